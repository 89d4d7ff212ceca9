// @ts-check
/** The controls below the picture: sliders with a number field each, and choices. */

import { make } from "./markup.js";
import { CHOICES, LARGEST_MAP, SMALLEST_MAP, wholeNumber } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {"mine" | "theirs" | "size"} Amount */

const AMOUNTS = /** @type {const} */ ({
  mine: "Suspects you have left",
  theirs: "Suspects they have left",
  size: "Size of the map",
});

const WORDS = /** @type {const} */ ({
  rules: {
    title: "Rules",
    names: { race: "Race", official: "Official", open: "Open" },
    explained: {
      race: "The first player to get down to one suspect wins at once. Nobody names anybody.",
      official: "Naming a suspect takes your turn and ends the game: right, you win; wrong, you lose.",
      open: "Naming a suspect takes your turn: right, you win; wrong, that suspect is struck off.",
    },
  },
  layer: {
    title: "Colours show",
    names: { win: "Chance", question: "Question", regions: "Regions" },
    explained: {
      win: "Your chance to win when it is your turn and both of you play perfectly.",
      question: "How bold the best question is: the smaller part it splits off, over your pool.",
      regions: "Where you do best to be bold, and where an even split is safe and best.",
    },
  },
});

let serial = 0;

/** A slider and a number field for one amount. */
class Slider {
  /**
   * @param {Amount} field
   * @param {(field: Amount, value: number, notice: string | null) => void} changed
   */
  constructor(field, changed) {
    serial += 1;
    const id = `uh-${field}-${serial}`;
    this.range = make("input", { type: "range", id, min: "1", step: "1" });
    this.number = make("input", { type: "number", "aria-label": `${AMOUNTS[field]}, as a number`, min: "1", step: "1", inputmode: "numeric" });
    this.element = make("div", { class: `slider ${field}` }, [
      make("label", { for: id }, [AMOUNTS[field]]),
      this.range,
      this.number,
    ]);
    this.range.addEventListener("input", () => {
      // At once, not with the next frame: whoever tabs on works with the value just chosen.
      this.number.value = this.range.value;
      changed(field, this.range.valueAsNumber, null);
    });
    this.number.addEventListener("input", () => {
      // While typing only what is allowed counts: "2" on the way to "24" does, "" does not.
      if (this.number.validity.valid && this.number.value !== "") changed(field, this.number.valueAsNumber, null);
    });
    this.number.addEventListener("change", () => {
      const { min, max, value } = this.number;
      const given = this.number.validity.badInput ? "not a number" : value;
      const read = wholeNumber(field, given, Number(min), Number(max), this.range.valueAsNumber);
      this.number.value = String(read.value);
      changed(field, read.value, read.notice);
    });
  }

  /**
   * @param {number} value
   * @param {number} least
   * @param {number} most
   * @param {string} spoken
   */
  show(value, least, most, spoken) {
    for (const input of [this.range, this.number]) {
      input.min = String(least);
      input.max = String(most);
    }
    this.range.value = String(value);
    this.range.setAttribute("aria-valuetext", spoken);
    // A field in which somebody types is left alone.
    if (this.number.valueAsNumber !== value && !this.number.matches(":focus")) this.number.value = String(value);
  }
}

/**
 * One of a few names.
 * @template {"rules" | "layer"} F
 */
class Choice {
  /**
   * @param {F} field
   * @param {(field: F, value: string) => void} changed
   */
  constructor(field, changed) {
    serial += 1;
    this.words = WORDS[field];
    this.explanation = make("p", { class: "explanation" });
    /** @type {Map<string, HTMLInputElement>} */
    this.inputs = new Map();
    const options = CHOICES[field].map((name) => {
      const input = make("input", { type: "radio", name: `uh-${field}-${serial}`, value: name });
      input.addEventListener("change", () => changed(field, name));
      this.inputs.set(name, input);
      return make("label", {}, [input, /** @type {Record<string, string>} */ (this.words.names)[name] ?? name]);
    });
    this.element = make("fieldset", { class: field }, [
      make("legend", {}, [this.words.title]),
      make("div", { class: "options" }, options),
      this.explanation,
    ]);
  }

  /** @param {string} value */
  show(value) {
    const input = this.inputs.get(value);
    if (input !== undefined) input.checked = true;
    this.explanation.textContent = /** @type {Record<string, string>} */ (this.words.explained)[value] ?? "";
  }
}

/** All controls of a map. */
export class Controls {
  /** @param {(change: Partial<State>, notice: string | null) => void} changed */
  constructor(changed) {
    /** @param {Amount} field */
    const slider = (field) => new Slider(field, (name, value, notice) => changed({ [name]: value }, notice));
    /** @param {"rules" | "layer"} field */
    const choice = (field) => new Choice(field, (name, value) => changed({ [name]: value }, null));
    this.mine = slider("mine");
    this.theirs = slider("theirs");
    this.size = slider("size");
    this.rules = choice("rules");
    this.layer = choice("layer");
    /** @type {[HTMLElement, HTMLElement]} */
    this.elements = [
      make("div", { class: "sliders", part: "controls" }, [this.mine.element, this.theirs.element, this.size.element]),
      make("div", { class: "choices", part: "controls" }, [this.rules.element, this.layer.element]),
    ];
  }

  /**
   * @param {State} state
   * @param {import("./pkg/upperhand.js").Readout} spoken what the sliders say
   */
  show(state, spoken) {
    this.mine.show(state.mine, 1, state.size, spoken.mineSpoken);
    this.theirs.show(state.theirs, 1, state.size, spoken.theirsSpoken);
    this.size.show(state.size, SMALLEST_MAP, LARGEST_MAP, `pools up to ${state.size}`);
    this.rules.show(state.rules);
    this.layer.show(state.layer);
  }
}
