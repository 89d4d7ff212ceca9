// @ts-check
/** The controls below the picture, as the core describes them: sliders with a number field, choices, switches. */

import { make, say } from "./markup.js";

/** @typedef {import("./boundary.js").Control} Control */
/** @typedef {import("./boundary.js").Input} Input */
/** @typedef {(event: import("./boundary.js").Event) => void} Send */

/**
 * A setting as a text asks for it.
 * @param {string} name
 * @param {string} text
 * @returns {import("./boundary.js").Event}
 */
const write = (name, text) => ({ write: { texts: [[name, text]], source: "user" } });

let serial = 0;

/**
 * Sets the limits of a field, unless it has them already.
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
  /** The number to be shown when nothing is being typed. */
  #value = "";

  /**
   * @param {Control} control
   * @param {Send} send
   */
  constructor({ name, label, whose }, send) {
    serial += 1;
    const id = `uh-${name}-${serial}`;
    this.label = make("label", { for: id }, [label]);
    this.range = make("input", { type: "range", id });
    this.number = make("input", { type: "number", "aria-label": `${label}, as a number`, inputmode: "numeric" });
    this.element = make("div", { class: `slider ${name} ${whose}` }, [this.label, this.range, this.number]);
    this.range.addEventListener("input", () => send({ slide: { name, position: this.range.valueAsNumber } }));
    this.number.addEventListener("input", () => {
      this.#isTyping = true;
      // While a reader types, only an allowed number counts: "2" on the way to "24" does, "" does not.
      if (this.number.validity.valid && this.number.value !== "") send({ number: { name, value: this.number.valueAsNumber } });
    });
    this.number.addEventListener("change", () => {
      this.#isTyping = false;
      const { value, valueAsNumber, validity } = this.number;
      if (Number.isNaN(valueAsNumber)) send(write(name, validity.badInput ? "not a number" : value));
      else send({ number: { name, value: valueAsNumber } });
      this.number.value = this.#value;
    });
    this.number.addEventListener("blur", () => {
      this.#isTyping = false;
    });
  }

  /**
   * Shows a value in the number field at once: keys may reach it before the next frame does.
   * @param {number} value
   */
  note(value) {
    this.#value = String(value);
    if (this.number.valueAsNumber !== value && !this.#isTyping) this.number.value = this.#value;
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind !== "slider") return;
    const { range, number } = this;
    limit(range, input.from, input.to, input.step);
    range.value = String(input.position);
    range.setAttribute("aria-valuetext", input.spoken);
    limit(number, input.least, input.most, input.step);
    this.note(input.value);
  }
}

/** A choice of one of a few names. */
class Choice {
  /**
   * @param {Control} control
   * @param {Send} send
   */
  constructor({ name, label, input }, send) {
    serial += 1;
    this.explanation = make("p", { class: "explanation" });
    /** @type {Map<string, HTMLInputElement>} */
    this.inputs = new Map();
    const options = input.kind === "choice" ? input.options : [];
    const labels = options.map(([value, says]) => {
      const radio = make("input", { type: "radio", name: `uh-${name}-${serial}`, value });
      radio.addEventListener("change", () => send(write(name, value)));
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

/** A switch: on or off. */
class Switch {
  /**
   * @param {Control} control
   * @param {Send} send
   */
  constructor({ name, label }, send) {
    this.box = make("input", { type: "checkbox" });
    this.element = make("label", { class: `switch ${name}` }, [this.box, label]);
    this.box.addEventListener("change", () => send({ switch: { name, on: this.box.checked } }));
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind === "switch") this.box.checked = input.on;
  }
}

const KINDS = { slider: Slider, choice: Choice, switch: Switch };

/** All controls of a figure. */
export class Controls {
  /** The controls that are shown. @type {Map<string, Slider | Choice | Switch>} */
  #made = new Map();
  /** The names of all controls that the figure has, in order. @type {string[]} */
  #names = [];
  /** The present state of each. @type {Map<string, Control>} */
  #known = new Map();
  /** The names of the controls that the page wants. @type {readonly string[]} */
  #wanted = [];
  #places = {
    sliders: make("div", { class: "sliders", part: "controls" }),
    choices: make("div", { class: "choices", part: "controls" }),
    more: make("div", { class: "more-controls", part: "controls" }),
  };

  /** @param {Send} send */
  constructor(send) {
    this.send = send;
    const { sliders, choices, more } = this.#places;
    this.more = make("details", { class: "more" }, [make("summary", {}, ["More: axes, contours, comparison"]), more]);
    this.elements = [sliders, choices, this.more];
  }

  /**
   * Shows no other controls from now on.
   * @param {readonly string[]} names
   */
  limitTo(names) {
    this.#wanted = names;
    this.#arrange();
  }

  /**
   * @param {string[] | undefined} names of all controls, where that list has changed
   * @param {Control[]} controls those that have changed
   */
  update(names, controls) {
    for (const control of controls) this.#known.set(control.name, control);
    if (names !== undefined) {
      this.#names = names;
      this.#arrange();
    }
    for (const { name, input } of controls) this.#made.get(name)?.show(input);
  }

  /**
   * Shows values in number fields at once.
   * @param {[name: string, value: string | number | boolean][]} settings those that have changed
   */
  note(settings) {
    for (const [name, value] of settings) {
      const control = this.#made.get(name);
      if (control instanceof Slider && typeof value === "number") control.note(value);
    }
  }

  #arrange() {
    const wanted = this.#names.filter((name) => this.#wanted.includes(name));
    this.#rebuild(wanted.flatMap((name) => this.#known.get(name) ?? []));
  }

  /** @param {Control} control */
  #make(control) {
    const made = new KINDS[control.input.kind](control, this.send);
    made.show(control.input);
    return made;
  }

  /**
   * Keeps the controls that stay, so that none loses the focus.
   * @param {Control[]} controls
   */
  #rebuild(controls) {
    const before = this.#made;
    this.#made = new Map(controls.map((control) => {
      const kept = before.get(control.name);
      return [control.name, kept ?? this.#make(control)];
    }));
    for (const [name, { element }] of before) if (!this.#made.has(name)) element.remove();
    for (const { name, place } of controls) {
      const element = this.#made.get(name)?.element;
      if (element !== undefined && element.parentElement === null) this.#places[place].append(element);
    }
    this.more.hidden = controls.every(({ place }) => place !== "more");
  }
}
