// @ts-check
/** A claim on the page: statement, status, and a check that the reader can run. */

import { STANDINGS, standing } from "./papers.js";
import { messageOf } from "../kit/errors.js";
import { make, say } from "../kit/markup.js";

/** @typedef {import("../core.js").Claim} Claim */
/** @typedef {typeof import("../jobs/checks.js").check} Check */

/** As evidence and figures spell numbers. @param {number} count */
export const grouped = (count) => new Intl.NumberFormat("en", { useGrouping: "min2" }).format(count).replaceAll(",", "\u202f");

/** A power, "^(k+1)" or "^k", an index, "_<" or "_a", or a variable: a letter that stands alone and is no word. */
const SHIFTED =
  /\^(?:\((?<inside>[^()]*)\)|(?<plain>[\p{L}\p{N}]+))|_(?<index>[<>]{1,2}|[\p{L}\p{N}]+)|(?<![\p{L}\p{N}’'-])(?<variable>[b-zα-ω])(?![\p{L}\p{N}’'-])/gu;

/** A text with powers as superscripts, indices as subscripts and variables in italics. @param {string} text @returns {(Node | string)[]} */
function shifted(text) {
  /** @type {(Node | string)[]} */
  const parts = [];
  let from = 0;
  for (const { 0: whole, index, groups } of text.matchAll(SHIFTED)) {
    const power = groups?.inside ?? groups?.plain;
    const [tag, words] =
      power !== undefined ? ["sup", power] : groups?.variable !== undefined ? ["i", groups.variable] : ["sub", groups?.index];
    parts.push(text.slice(from, index), make(/** @type {"i"} */ (tag), {}, [words ?? ""]));
    from = index + whole.length;
  }
  return [...parts, text.slice(from)];
}

/** Its element fires "checked" when a check has ended, however it has. */
export class ClaimCard {
  /** The check under way, and the promise of its end. @type {{ stop: AbortController, end: Promise<void> } | undefined} */
  #running;
  /** What the check at the default size has found, once it has run. @type {{ holds: boolean, cases: number } | undefined} */
  outcome;
  #button = make("button", { type: "button" }, ["Check"]);
  #progress = make("progress", { max: "1", value: "0", hidden: "" });
  #evidence = make("p", { class: "evidence", role: "status" });

  /** @param {Claim} claim @param {Check} check */
  constructor(claim, check) {
    this.claim = claim;
    this.check = check;
    const { id, number, section, pages, statement, counterexample, extent, figure, size } = claim;
    const stands = standing(claim);
    const told = claim.status === "settled" && claim.paper !== "upperhand" ? "open there, found here" : STANDINGS[stands];
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
    this.element = make("article", { class: `claim ${stands}`, id }, [
      make("div", {}, [
        make("h3", {}, [make("a", { href: `#${id}` }, [number])]),
        make("p", { class: "place" }, [pages === null ? section : `${section}, ${pages.includes(" ") ? "pages" : "page"} ${pages}`]),
        make("p", { class: "status" }, [told]),
      ]),
      make("div", {}, [
        make("p", {}, shifted(statement)),
        ...(counterexample === null
          ? []
          : [make("p", { class: "counterexample" }, [make("b", {}, ["As printed it fails: "]), ...shifted(counterexample)])]),
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
    this.#button.addEventListener("click", () => this.toggle());
    this.size.addEventListener("keydown", ({ key }) => {
      if (key === "Enter" && this.#running === undefined) this.toggle();
    });
  }

  /** Starts the check, or stops the one under way. */
  toggle() {
    if (this.#running !== undefined) {
      this.#running.stop.abort();
      return;
    }
    this.#evidence.setAttribute("aria-live", "polite");
    if (this.size.checkValidity()) void this.#start(this.size.valueAsNumber);
    else this.#say(`The size is a whole number from ${this.size.min} to ${this.size.max}, not “${this.size.value}”.`, true);
  }

  /**
   * Checks the claim as one of many: what is found is not announced. Waits for a check under way first.
   * @param {number} size
   * @param {{ onProgress: (done: number) => void, signal: AbortSignal }} options
   */
  async run(size, { onProgress, signal }) {
    await this.#running?.end;
    if (signal.aborted) return;
    this.size.value = String(size);
    this.#evidence.setAttribute("aria-live", "off");
    const end = this.#start(size, onProgress);
    const stop = () => this.#running?.stop.abort();
    signal.addEventListener("abort", stop);
    await end;
    signal.removeEventListener("abort", stop);
  }

  /** Forgets what was found. */
  forget() {
    this.outcome = undefined;
    this.#say("", false);
  }

  /** @param {number} size @param {(done: number) => void} [onProgress] */
  #start(size, onProgress = () => {}) {
    const stop = new AbortController();
    const end = this.#check(size, onProgress, stop.signal).finally(() => {
      this.#show(undefined);
      this.element.dispatchEvent(new Event("checked", { bubbles: true }));
    });
    this.#show({ stop, end });
    return end;
  }

  /** @param {number} size @param {(done: number) => void} onProgress @param {AbortSignal} signal */
  async #check(size, onProgress, signal) {
    const progressed = (/** @type {number} */ done) => {
      this.#progress.value = done;
      onProgress(done);
    };
    this.forget();
    try {
      const found = await this.check(this.claim.id, size, { onProgress: progressed, signal });
      if (found === undefined) this.#say("Stopped: nothing is known of it yet.", false);
      else {
        if (size === this.claim.size.default) this.outcome = found;
        const cases = `${grouped(found.cases)} ${found.cases === 1 ? "case" : "cases"}`;
        this.#say(`${found.holds ? "It holds" : "It does not hold"}, in ${cases}. ${found.evidence}`, !found.holds);
      }
    } catch (error) {
      this.#say(`The check has failed: ${messageOf(error)}`, true);
    }
  }

  /** @param {{ stop: AbortController, end: Promise<void> } | undefined} running */
  #show(running) {
    this.#running = running;
    this.#progress.value = 0;
    this.#progress.hidden = running === undefined;
    const does = running === undefined ? "Check" : "Stop";
    say(this.#button, does);
    this.#button.setAttribute("aria-label", `${does} ${this.claim.number}`);
  }

  /** @param {string} text @param {boolean} isBad */
  #say(text, isBad) {
    say(this.#evidence, text);
    this.#evidence.classList.toggle("failed", isBad);
  }
}
