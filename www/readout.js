// @ts-check
/** The readout beside the picture: one fixed place, filled with words that the core has made. */

import { make, say } from "./markup.js";

/** @typedef {import("./boundary.js").Readout} Words */

export class Readout {
  #parts = {
    heading: make("span"),
    value: make("p", { class: "percent" }),
    exact: make("b"),
    decimal: make("span"),
    advice: make("p", { class: "advice" }),
  };
  #facts = make("dl", { class: "facts" });
  /** The terms that stand there, and where their texts go. @type {Map<string, HTMLElement>} */
  #texts = new Map();
  #pin = make("button", { type: "button", class: "pin", "aria-pressed": "false" }, ["Pin"]);

  /** @param {() => void} togglePin */
  constructor(togglePin) {
    const { heading, value, exact, decimal, advice } = this.#parts;
    this.element = make("div", { class: "readout", part: "readout" }, [
      make("div", { class: "heading" }, [heading, this.#pin]),
      value,
      make("p", { class: "fraction" }, [exact, " ", decimal]),
      advice,
      this.#facts,
    ]);
    this.#pin.addEventListener("click", togglePin);
  }

  /** @param {Words} words */
  fill(words) {
    for (const [name, element] of Object.entries(this.#parts)) {
      say(element, words[/** @type {"heading" | "value" | "exact" | "decimal" | "advice"} */ (name)]);
    }
    const terms = words.facts.map(([term]) => term);
    if (terms.join() !== [...this.#texts.keys()].join()) this.#rebuild(terms);
    for (const [term, text] of words.facts) {
      const place = this.#texts.get(term);
      if (place !== undefined) say(place, text);
    }
  }

  /** @param {boolean} pinned */
  showPin(pinned) {
    this.#pin.setAttribute("aria-pressed", String(pinned));
    say(this.#pin, pinned ? "Pinned" : "Pin");
  }

  /** @param {string[]} terms */
  #rebuild(terms) {
    this.#texts = new Map(terms.map((term) => [term, make("dd")]));
    const rows = [...this.#texts].map(([term, text]) => make("div", {}, [make("dt", {}, [term]), text]));
    this.#facts.replaceChildren(...rows);
  }
}
