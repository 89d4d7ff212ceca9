// @ts-check
/** The report of a board, for designers and teachers: it is made board by board off the page, on request, and can be stopped. */

import { Progress } from "../controls/progress.js";
import { messageOf } from "../kit/errors.js";
import { button, make, say } from "../kit/markup.js";

/** The name of the task. */
const TASK = "real-board/report";

/** The settings that a report is about. @typedef {{ board: string, rules: string }} About */

/** What the module has for a report. @typedef {Pick<import("../own-board.js").OwnBoard, "reportNumbers" | "reportOffer" | "reportSentences">} Words */

/**
 * What a report needs from its figure.
 * @typedef {object} Host
 * @property {() => About} about what the figure shows
 * @property {(task: string, numbers: Uint32Array, listener: import("../element/figure-jobs.js").JobListener) => Promise<() => void>} run
 *   runs a task, and resolves to a function that stops it
 */

export class Report {
  #offer = make("p", { class: "hint" });
  #begin = button("Make the report", () => void this.#make());
  #progress = new Progress(
    () => this.#stop(),
    () => this.#begin.focus(),
  );
  #said = make("ul", { "aria-label": "Report on this board" });
  /** The board and the rules that are said something about. */
  #about = "";
  #stop = () => {};

  /** @param {Words} words @param {Host} host */
  constructor(words, host) {
    this.words = words;
    this.host = host;
    this.element = make("div", { class: "own-board report" }, [
      this.#offer,
      make("div", { class: "actions" }, [this.#begin]),
      this.#progress.element,
      this.#said,
    ]);
    this.follow();
  }

  /** The figure may show another board, or other rules. */
  follow() {
    const { board, rules } = this.host.about();
    const about = `${rules} ${board}`;
    if (about === this.#about) return;
    this.#about = about;
    this.#stop();
    this.#said.replaceChildren();
    this.#show("", undefined);
    say(this.#offer, this.words.reportOffer(board));
  }

  async #make() {
    this.#stop();
    const { board, rules } = this.host.about();
    const about = this.#about;
    const isWanted = () => about === this.#about;
    this.#said.replaceChildren();
    this.#show("Solving…", 0);
    const stop = await this.host.run(TASK, this.words.reportNumbers(board, rules), {
      progressed: (done) => {
        if (isWanted()) this.#show(`Solving: ${Math.floor(100 * done)} %`, done);
      },
      finished: ({ answer }) => {
        if (!isWanted()) return;
        this.#show("", undefined);
        this.#said.replaceChildren(...this.words.reportSentences(board, rules, answer).map((sentence) => make("li", {}, [sentence])));
      },
      failed: (error) => {
        if (!isWanted()) return;
        this.#show("", undefined);
        const [why = `There is no report: ${messageOf(error)}.`] = this.words.reportSentences(board, rules, new BigInt64Array());
        this.#said.replaceChildren(make("li", {}, [why]));
      },
    });
    this.#stop = stop;
  }

  /** @param {string} words @param {number | undefined} done */
  #show(words, done) {
    this.#begin.ariaDisabled = String(done !== undefined);
    this.#progress.show({ label: "Report on this board", words, done: done ?? null, button: done === undefined ? "" : "Stop" });
  }
}
