// @ts-check
/** The readout beside the picture: one fixed place, filled with words that the core has made. */

import { make } from "./markup.js";

/** @typedef {import("./pkg/upperhand.js").Readout} Words */

export class Readout {
  #parts = {
    position: make("span"),
    percent: make("p", { class: "percent" }),
    exact: make("b"),
    decimal: make("span"),
    advice: make("p", { class: "advice" }),
    moves: make("dd", { class: "moves" }),
    region: make("dd"),
  };
  #regionTerm = make("dt", {}, ["Region"]);
  #pin = make("button", { type: "button", class: "pin", "aria-pressed": "false" }, ["Pin"]);

  /** @param {() => void} togglePin */
  constructor(togglePin) {
    const { position, percent, exact, decimal, advice, moves, region } = this.#parts;
    this.element = make("div", { class: "readout", part: "readout" }, [
      make("div", { class: "heading" }, [position, this.#pin]),
      percent,
      make("p", { class: "fraction" }, [exact, " ", decimal]),
      advice,
      make("dl", { class: "facts" }, [
        make("div", {}, [make("dt", {}, ["All best moves"]), moves]),
        make("div", {}, [this.#regionTerm, region]),
      ]),
    ]);
    this.#pin.addEventListener("click", togglePin);
  }

  /**
   * @param {Words} words
   * @param {boolean} pinned
   */
  fill(words, pinned) {
    for (const [name, element] of Object.entries(this.#parts)) {
      const text = words[/** @type {keyof Words} */ (name)];
      if (element.textContent !== text) element.textContent = text;
    }
    this.#regionTerm.hidden = words.region === "";
    this.#pin.setAttribute("aria-pressed", String(pinned));
    this.#pin.textContent = pinned ? "Pinned" : "Pin";
  }
}
