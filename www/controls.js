// @ts-check
/** The controls below the picture, as the core describes them: sliders with a number field, choices, switches. */

import { make, say } from "./markup.js";

/** @typedef {import("./pkg/win-map.js").Control} Control */
/** @typedef {import("./pkg/win-map.js").Input} Input */
/**
 * @typedef {object} Listener
 * @property {(name: string, position: number) => void} slid a slider stands elsewhere
 * @property {(name: string, text: string) => void} set something was typed or chosen
 */

let serial = 0;

/**
 * Says what a field takes, and leaves alone what says so already.
 * @param {HTMLInputElement} field
 * @param {number} from
 * @param {number} to
 * @param {number} step
 */
function limit(field, from, to, step) {
  const [min, max, by] = [String(from), String(to), String(step)];
  if (field.min !== min) field.min = min;
  if (field.max !== max) field.max = max;
  if (field.step !== by) field.step = by;
}

/** A slider and a number field. */
class Slider {
  /** Is something being typed? Then the field is left alone. */
  #isTyping = false;

  /**
   * @param {Control} control
   * @param {Listener} listener
   */
  constructor({ name, label, whose }, listener) {
    serial += 1;
    const id = `uh-${name}-${serial}`;
    this.label = make("label", { for: id }, [label]);
    this.range = make("input", { type: "range", id });
    this.number = make("input", { type: "number", "aria-label": `${label}, as a number`, inputmode: "numeric" });
    this.element = make("div", { class: `slider ${name} ${whose}` }, [this.label, this.range, this.number]);
    this.range.addEventListener("input", () => listener.slid(name, this.range.valueAsNumber));
    this.number.addEventListener("input", () => {
      this.#isTyping = true;
      // While typing only what is allowed counts: "2" on the way to "24" does, "" does not.
      if (this.number.validity.valid && this.number.value !== "") listener.set(name, this.number.value);
    });
    this.number.addEventListener("change", () => {
      this.#isTyping = false;
      listener.set(name, this.number.validity.badInput ? "not a number" : this.number.value);
    });
    this.number.addEventListener("blur", () => {
      this.#isTyping = false;
    });
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind !== "slider") return;
    const { range, number } = this;
    limit(range, input.from, input.to, input.step);
    range.value = String(input.position);
    range.setAttribute("aria-valuetext", input.spoken);
    limit(number, input.least, input.most, input.step);
    if (number.valueAsNumber !== input.value && !this.#isTyping) number.value = String(input.value);
  }
}

/** One of a few names. */
class Choice {
  /**
   * @param {Control} control
   * @param {Listener} listener
   */
  constructor({ name, label, input }, listener) {
    serial += 1;
    this.explanation = make("p", { class: "explanation" });
    /** @type {Map<string, HTMLInputElement>} */
    this.inputs = new Map();
    const options = input.kind === "choice" ? input.options : [];
    const labels = options.map(([value, says]) => {
      const radio = make("input", { type: "radio", name: `uh-${name}-${serial}`, value });
      radio.addEventListener("change", () => listener.set(name, value));
      this.inputs.set(value, radio);
      return make("label", {}, [radio, says]);
    });
    this.element = make("fieldset", { class: name }, [
      make("legend", {}, [label]),
      make("div", { class: "options" }, labels),
      this.explanation,
    ]);
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind !== "choice") return;
    const radio = this.inputs.get(input.value);
    if (radio !== undefined) radio.checked = true;
    say(this.explanation, input.explanation);
    this.explanation.hidden = input.explanation === "";
  }
}

/** On or off. */
class Switch {
  /**
   * @param {Control} control
   * @param {Listener} listener
   */
  constructor({ name, label }, listener) {
    this.box = make("input", { type: "checkbox" });
    this.element = make("label", { class: `switch ${name}` }, [this.box, label]);
    this.box.addEventListener("change", () => listener.set(name, this.box.checked ? "yes" : "no"));
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind === "switch") this.box.checked = input.on;
  }
}

const KINDS = { slider: Slider, choice: Choice, switch: Switch };

/** All controls of a figure. */
export class Controls {
  /** @type {Map<string, Slider | Choice | Switch>} */
  #made = new Map();
  #places = {
    sliders: make("div", { class: "sliders", part: "controls" }),
    choices: make("div", { class: "choices", part: "controls" }),
    more: make("div", { class: "more-controls", part: "controls" }),
  };

  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
    const { sliders, choices, more } = this.#places;
    this.more = make("details", { class: "more" }, [make("summary", {}, ["More: axes, contours, comparison"]), more]);
    this.elements = [sliders, choices, this.more];
  }

  /** @param {Control[]} controls */
  show(controls) {
    const names = controls.map(({ name }) => name);
    if (names.join() !== [...this.#made.keys()].join()) this.#rebuild(controls);
    for (const { name, input } of controls) this.#made.get(name)?.show(input);
  }

  /**
   * Keeps the controls that stay, so that none loses the focus.
   * @param {Control[]} controls
   */
  #rebuild(controls) {
    const before = this.#made;
    this.#made = new Map(controls.map((control) => {
      const kept = before.get(control.name);
      return [control.name, kept ?? new KINDS[control.input.kind](control, this.listener)];
    }));
    for (const [name, { element }] of before) if (!this.#made.has(name)) element.remove();
    for (const { name, place } of controls) {
      const element = this.#made.get(name)?.element;
      if (element !== undefined && element.parentElement === null) this.#places[place].append(element);
    }
    this.more.hidden = controls.every(({ place }) => place !== "more");
  }
}
