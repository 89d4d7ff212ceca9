// @ts-check
/** A claim on the page: statement, status, and a check that the reader can run. */

import { messageOf } from "../kit/errors.js";
import { make, say } from "../kit/markup.js";

/** @typedef {import("../core.js").Claim} Claim */
/** @typedef {typeof import("../jobs/checks.js").check} Check */

/** What each status means to a reader. @type {Readonly<Record<Claim["status"], string>>} */
export const STATUSES = {
  holds: "holds as printed",
  corrected: "misprint, corrected here",
  false: "false as printed",
  settled: "open there, settled here",
  open: "open",
};

/** As evidence and figures spell numbers. @param {number} count */
const grouped = (count) => new Intl.NumberFormat("en", { useGrouping: "min2" }).format(count).replaceAll(",", "\u202f");

/** A power: "^(k+1)", "^k". */
const POWER = /\^(?:\((?<inside>[^()]*)\)|(?<plain>[\p{L}\p{N}]+))/gu;

/**
 * A text with powers as superscripts.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function raised(text) {
  /** @type {(Node | string)[]} */
  const parts = [];
  let from = 0;
  for (const { 0: whole, index, groups } of text.matchAll(POWER)) {
    parts.push(text.slice(from, index), make("sup", {}, [groups?.inside ?? groups?.plain ?? ""]));
    from = index + whole.length;
  }
  return [...parts, text.slice(from)];
}

export class ClaimCard {
  /** The check under way. @type {AbortController | undefined} */
  #running;
  #button = make("button", { type: "button" }, ["Check"]);
  #progress = make("progress", { max: "1", value: "0", hidden: "" });
  #evidence = make("p", { class: "evidence", role: "status" });

  /**
   * @param {Claim} claim
   * @param {Check} check
   */
  constructor(claim, check) {
    this.claim = claim;
    this.check = check;
    const { id, number, section, pages, statement, status, counterexample, extent, figure, size } = claim;
    this.size = make("input", {
      type: "number",
      min: String(size.smallest),
      max: String(size.largest),
      step: "1",
      value: String(size.default),
      inputmode: "numeric",
    });
    this.#progress.setAttribute("aria-label", `The check of ${number}`);
    this.#button.setAttribute("aria-label", `Check ${number}`);
    this.element = make("article", { class: `claim ${status}`, id }, [
      make("div", {}, [
        make("h3", {}, [make("a", { href: `#${id}` }, [number])]),
        make("p", { class: "place" }, [pages === null ? section : `${section}, ${pages.includes(" ") ? "pages" : "page"} ${pages}`]),
        make("p", { class: "status" }, [STATUSES[status]]),
      ]),
      make("div", {}, [
        make("p", {}, raised(statement)),
        ...(counterexample === null
          ? []
          : [make("p", { class: "counterexample" }, [make("b", {}, ["As printed it fails: "]), ...raised(counterexample)])]),
        make("p", { class: "extent" }, [extent]),
        make("div", { class: "tools" }, [
          this.#button,
          make("label", {}, [`Size, ${size.meaning}:`, this.size]),
          this.#progress,
          ...(figure === null ? [] : [make("a", { href: `./explore.html?${figure}` }, ["See it"])]),
        ]),
        this.#evidence,
      ]),
    ]);
    this.#button.addEventListener("click", () => void this.toggle());
  }

  /** Starts the check, or stops the one under way. */
  async toggle() {
    if (this.#running !== undefined) {
      this.#running.abort();
      return;
    }
    if (!this.size.checkValidity()) {
      this.#say(`The size is a whole number from ${this.size.min} to ${this.size.max}, not “${this.size.value}”.`, true);
      return;
    }
    const running = new AbortController();
    this.#show(running);
    try {
      const onProgress = (/** @type {number} */ done) => {
        this.#progress.value = done;
      };
      const found = await this.check(this.claim.id, this.size.valueAsNumber, { onProgress, signal: running.signal });
      if (found === undefined) this.#say("Stopped: nothing is known of it yet.", false);
      else {
        const cases = `${grouped(found.cases)} ${found.cases === 1 ? "case" : "cases"}`;
        this.#say(`${found.holds ? "It holds" : "It does not hold"}, in ${cases}. ${found.evidence}`, !found.holds);
      }
    } catch (error) {
      this.#say(`The check has failed: ${messageOf(error)}`, true);
    } finally {
      this.#show(undefined);
    }
  }

  /** @param {AbortController | undefined} running */
  #show(running) {
    this.#running = running;
    this.#progress.value = 0;
    this.#progress.hidden = running === undefined;
    const does = running === undefined ? "Check" : "Stop";
    say(this.#button, does);
    this.#button.setAttribute("aria-label", `${does} ${this.claim.number}`);
    if (running !== undefined) this.#say("", false);
  }

  /**
   * @param {string} text
   * @param {boolean} isBad
   */
  #say(text, isBad) {
    say(this.#evidence, text);
    this.#evidence.classList.toggle("failed", isBad);
  }
}
