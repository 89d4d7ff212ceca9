// @ts-check
/** The report of a board, for designers and teachers: it is made board by board off the page, on request, and can be stopped. */

import { Progress } from "../controls/progress.js";
import { messageOf } from "../kit/errors.js";
import { make, say } from "../kit/markup.js";

/** The name of the task. */
const TASK = "real-board/report";

/** The settings that a report is about. @typedef {{ board: string, rules: string }} About */

/**
 * What a report needs from its figure.
 * @typedef {object} Host
 * @property {() => About} about what the figure shows
 * @property {(board: string, rules: string) => Uint32Array} numbers of the task
 * @property {(board: string, rules: string, answer: BigInt64Array) => string[]} sentences of an answer
 * @property {import("../element/figure-jobs.js").RunJob} run
 */

export class Report {
  #cost = make("p", { class: "hint" });
  #begin = make("button", { type: "button" }, ["Make the report"]);
  #progress = new Progress(
    () => this.#stop(),
    () => this.#begin.focus(),
  );
  #said = make("ul", { "aria-label": "Report on this board" });
  /** The board and the rules that are said something about. */
  #about = "";
  #stop = () => {};

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.#begin.addEventListener("click", () => void this.#make());
    this.element = make("div", { class: "own-board report" }, [
      this.#cost,
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
    const [, suspects = 0, questions = 0] = this.host.numbers(board, rules);
    const boards = questions + questions * suspects;
    say(
      this.#cost,
      `What designers and teachers ask of a board: who has the edge, which questions tell most and least, which nobody needs, who cannot be told apart, and which cell to change so that it is fairer. For that, ${boards} boards are solved: without each of the ${questions} questions, and with each of ${questions * suspects} cells changed.`,
    );
  }

  async #make() {
    this.#stop();
    const { board, rules } = this.host.about();
    const about = this.#about;
    const isWanted = () => about === this.#about;
    this.#said.replaceChildren();
    this.#show("Solving…", 0);
    const stop = await this.host.run(TASK, this.host.numbers(board, rules), {
      progressed: (done) => {
        if (isWanted()) this.#show(`Solving: ${Math.floor(100 * done)} %`, done);
      },
      finished: ({ answer }) => {
        if (!isWanted()) return;
        this.#show("", undefined);
        this.#said.replaceChildren(...this.host.sentences(board, rules, answer).map((sentence) => make("li", {}, [sentence])));
      },
      failed: (error) => {
        if (!isWanted()) return;
        this.#show("", undefined);
        const [why = `There is no report: ${messageOf(error)}.`] = this.host.sentences(board, rules, new BigInt64Array());
        this.#said.replaceChildren(make("li", {}, [why]));
      },
    });
    this.#stop = stop;
  }

  /**
   * @param {string} words
   * @param {number | undefined} done
   */
  #show(words, done) {
    this.#begin.ariaDisabled = String(done !== undefined);
    this.#progress.show({ label: "Report on this board", words, done: done ?? null, button: done === undefined ? "" : "Stop" });
  }
}
