// @ts-check
/** A number field: it sends the numbers that are allowed as they are typed, and shows the value of the setting. */

import { make } from "../kit/markup.js";

/** @typedef {import("../generated/boundary.js").Input} Input */
/** @typedef {(event: import("../generated/boundary.js").Event) => void} Send */

/**
 * Sets the limits of a field, unless it has them already.
 * @param {HTMLInputElement} field
 * @param {number} from
 * @param {number} to
 * @param {number} step
 */
export function limit(field, from, to, step) {
  const [min, max, by] = [String(from), String(to), String(step)];
  if (field.min !== min) field.min = min;
  if (field.max !== max) field.max = max;
  if (field.step !== by) field.step = by;
}

export class NumberField {
  /** Is the reader typing? Then the text of the field is left alone. */
  #isTyping = false;
  /** The number to show when the reader is not typing. */
  #value = "";

  /** @param {string} name of the setting @param {string} label @param {Send} send */
  constructor(name, label, send) {
    const field = make("input", { type: "number", inputmode: "decimal" });
    this.element = field;
    this.call(label);
    field.addEventListener("input", () => {
      this.#isTyping = true;
      // While a reader types, only an allowed number counts: "2" on the way to "24" does, "" does not.
      if (field.validity.valid && field.value !== "") send({ number: { name, value: field.valueAsNumber } });
    });
    field.addEventListener("change", () => {
      this.#isTyping = false;
      const { value, valueAsNumber, validity } = field;
      if (Number.isNaN(valueAsNumber)) {
        const said = validity.badInput ? "not a number" : value;
        send({ write: { texts: [[name, said]], source: "user" } });
      } else send({ number: { name, value: valueAsNumber } });
      field.value = this.#value;
    });
    field.addEventListener("blur", () => {
      this.#isTyping = false;
    });
  }

  /** @param {string} label */
  call(label) {
    this.element.ariaLabel = `${label}, as a number`;
  }

  /** Shows a value at once, as a key press may come before the next frame. @param {number} value */
  note(value) {
    this.#value = String(value);
    if (this.element.valueAsNumber !== value && !this.#isTyping) this.element.value = this.#value;
  }

  /** @param {Extract<Input, { kind: "slider" }>} input */
  show({ value, least, most, step, digits }) {
    limit(this.element, least, most, step);
    this.element.style.setProperty("--digits", String(digits));
    this.note(value);
  }
}
