// @ts-check
/** Checks many claims, one after another, each at its default size; what is found stays with each claim. */

import { grouped } from "./claim-card.js";
import { make, say } from "../kit/markup.js";

/** @typedef {import("./claim-card.js").ClaimCard} ClaimCard */

/** All of them, as measured on a processor with two cores that had nothing else to do. */
const COST = "One after another, beside the page: all together take about half a minute.";

export class CheckAll {
  /** The checks under way. @type {AbortController | undefined} */
  #running;
  #button = make("button", { type: "button" });
  #progress = make("progress", { max: "1", value: "0", hidden: "", "aria-label": "All checks" });
  #cost = make("p", { class: "cost" });
  #summary = make("p", { class: "summary", role: "status" });

  /** @param {() => ClaimCard[]} shown the claims that are shown */
  constructor(shown) {
    this.shown = shown;
    this.element = make("div", { class: "all" }, [this.#button, this.#progress, this.#cost, this.#summary]);
    this.#button.addEventListener("click", () => {
      if (this.#running === undefined) void this.run();
      else this.#running.abort();
    });
    this.offer();
  }

  /** Others are shown: what was found of those before is no summary of them. */
  renew() {
    if (this.#running === undefined) this.#summary.replaceChildren();
    this.offer();
  }

  /** Says what the button does for the claims that are shown, and what that costs. */
  offer() {
    if (this.#running !== undefined) return;
    const shown = this.shown();
    const left = shown.filter(({ outcome }) => outcome === undefined).length;
    const again = left === 0 ? `Check all ${shown.length} again` : `Check the other ${left}`;
    say(this.#button, left === shown.length ? `Check all ${left}` : again);
    this.#button.disabled = shown.length === 0;
    say(this.#cost, COST);
  }

  /** Checks the claims that are shown and have not been checked; all of them again where none is left. */
  async run() {
    const shown = this.shown();
    if (shown.every(({ outcome }) => outcome !== undefined)) for (const card of shown) card.forget();
    const cards = shown.filter(({ outcome }) => outcome === undefined);
    const running = new AbortController();
    this.#running = running;
    this.#progress.hidden = false;
    say(this.#button, "Stop");
    say(this.#summary, "");
    const start = performance.now();
    for (const [done, card] of cards.entries()) {
      const onProgress = (/** @type {number} */ part) => {
        this.#progress.value = (done + part) / cards.length;
      };
      onProgress(0);
      say(this.#cost, `${done + 1} of ${cards.length}: ${card.claim.number}`);
      await card.run(card.claim.size.default, { onProgress, signal: running.signal });
      if (running.signal.aborted) break;
    }
    this.#running = undefined;
    this.#progress.hidden = true;
    this.#summarize(shown, running.signal.aborted ? undefined : (performance.now() - start) / 1000);
    this.offer();
  }

  /** @param {ClaimCard[]} cards @param {number | undefined} seconds nothing where the checks were stopped */
  #summarize(cards, seconds) {
    const checked = cards.filter(({ outcome }) => outcome !== undefined);
    const failed = checked.filter(({ outcome }) => !outcome?.holds);
    const cases = checked.reduce((sum, { outcome }) => sum + (outcome?.cases ?? 0), 0);
    const isWhole = checked.length === cards.length;
    const partly = `${checked.length} of ${cards.length} are checked: `;
    const hold = isWhole ? `All ${cards.length} checks pass` : `${partly}all of them hold`;
    const fail = `${isWhole ? "" : partly}${failed.length} ${failed.length === 1 ? "does" : "do"} not hold`;
    const links = failed.flatMap(({ claim }, index) => [index === 0 ? ": " : ", ", make("a", { href: `#${claim.id}` }, [claim.number])]);
    const found = checked.length === 0 ? "None is checked" : failed.length === 0 ? hold : fail;
    const cost = seconds === undefined ? "" : `, in ${Math.max(1, Math.round(seconds))} s`;
    const stopped = seconds === undefined ? "Stopped. " : "";
    this.#summary.replaceChildren(`${stopped}${found}`, ...links, checked.length === 0 ? "." : `. ${grouped(cases)} cases${cost}.`);
    this.#summary.classList.toggle("failed", failed.length > 0 || (seconds !== undefined && !isWhole));
  }
}
