// @ts-check
/** The readout, which stays in place, and further facts. */

import { make, say } from "../kit/markup.js";

/** @typedef {import("../generated/boundary.js").Readout} Words */

/** Longer values, and longer headings, are set in a smaller font where there is little room. */
const LONG = { value: 7, heading: 50 };

/** A list of facts: terms and their texts. */
class Facts {
  element = make("dl", { class: "facts" });
  /** The terms that are shown, and the elements of their texts. @type {Map<string, HTMLElement>} */
  #texts = new Map();

  /** @param {[term: string, text: string][]} facts @param {(element: HTMLElement, text: string) => void} say */
  fill(facts, say) {
    const terms = facts.map(([term]) => term);
    if (terms.join() !== [...this.#texts.keys()].join()) this.#rebuild(terms, say);
    for (const [term, text] of facts) {
      const place = this.#texts.get(term);
      if (place !== undefined) say(place, text);
    }
  }

  /** @param {string[]} terms @param {(element: HTMLElement, text: string) => void} say */
  #rebuild(terms, say) {
    this.#texts = new Map(terms.map((term) => [term, make("dd")]));
    const rows = [...this.#texts].map(([term, text]) => {
      const name = make("dt");
      say(name, term);
      return make("div", {}, [name, text]);
    });
    this.element.replaceChildren(...rows);
  }
}

export class Readout {
  #parts = {
    heading: make("span", { class: "position" }),
    value: make("p", { class: "percent" }),
    unit: make("span"),
    exact: make("b"),
    advice: make("p", { class: "advice", part: "advice" }),
  };
  /** The facts beside the picture, as many of them as there is room for. */
  #glance = new Facts();
  /** All of them. */
  #facts = new Facts();
  #pin = make("button", { type: "button", class: "pin", "aria-pressed": "false" }, ["Hold still"]);

  /** @param {() => void} togglePin @param {import("./terms.js").Terms} terms */
  constructor(togglePin, terms) {
    this.terms = terms;
    const { heading, value, unit, exact, advice } = this.#parts;
    this.element = make("div", { class: "readout", part: "readout" }, [
      make("div", { class: "heading" }, [heading, this.#pin]),
      make("div", { class: "worth" }, [value, make("p", { class: "fraction" }, [unit, " ", exact])]),
      advice,
    ]);
    // Hidden from screen readers: all facts are listed below, too.
    this.glance = make("div", { class: "glance", "aria-hidden": "true" }, [this.#glance.element]);
    this.more = make("details", { class: "position-facts" }, [make("summary", {}, ["Details"]), this.#facts.element]);
    /** The advice where it may be longer than its lines: in the sheet of a compact figure. */
    this.whole = make("p", { class: "whole" });
    this.#pin.addEventListener("click", togglePin);
  }

  /** @param {Words} words */
  fill(words) {
    const { advice, ...parts } = this.#parts;
    for (const [name, element] of Object.entries(parts)) {
      say(element, words[/** @type {"heading" | "value" | "unit" | "exact"} */ (name)]);
    }
    parts.value.classList.toggle("long", words.value.length > LONG.value);
    parts.heading.classList.toggle("long", words.heading.length > LONG.heading);
    for (const place of [advice, this.whole]) this.terms.say(place, words.advice);
    this.glance.style.setProperty("--rows", String(words.facts.length));
    this.#glance.fill(words.facts, say);
    /** @type {[string, string][]} */
    const decimal = words.decimal === "" ? [] : [["As a decimal", words.decimal]];
    this.#facts.fill([...words.facts, ...decimal], (element, text) => this.terms.say(element, text));
  }

  /** @param {boolean} pinned */
  showPin(pinned) {
    this.#pin.setAttribute("aria-pressed", String(pinned));
    say(this.#pin, pinned ? "Held still" : "Hold still");
  }
}
