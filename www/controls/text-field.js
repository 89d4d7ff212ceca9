// @ts-check
/** A field for a setting whose values are words: it keeps what is typed until the figure understands it. */

import { make } from "../kit/markup.js";

/** @typedef {import("../generated/boundary.js").Input} Input */
/** @typedef {import("./number-field.js").Send} Send */

export class TextField {
  /** Is there a text of the reader’s that the figure has not taken over? */
  #isTyped = false;
  /** Has the reader typed since the figure was last told? */
  #isNews = false;
  /** The value as the figure says it. */
  #words = "";

  /** @param {string} name of the setting @param {string} label @param {Send} send */
  constructor(name, label, send) {
    const field = make("input", { type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false" });
    this.element = field;
    this.call(label);
    field.addEventListener("input", () => {
      this.#isTyped = true;
      this.#isNews = true;
    });
    const tell = () => {
      if (!this.#isNews) return;
      this.#isNews = false;
      const response = /** @type {import("../generated/boundary.js").EventResponse | undefined} */ (
        send({ write: { texts: [[name, field.value]], source: "user" } })
      );
      // What was shown already is understood without a change.
      if (response?.notices.length === 0) this.note();
    };
    field.addEventListener("change", tell);
    field.addEventListener("keydown", (event) => {
      // Before the next frame the field may still show what is typed: then the browser sees no change.
      if (event.key === "Enter") tell();
      if (event.key !== "Escape" || !this.#isTyped) return;
      event.stopPropagation();
      this.#isNews = false;
      this.note();
    });
  }

  /** @param {string} label */
  call(label) {
    this.element.ariaLabel = `${label}, in words`;
  }

  /** The setting has changed: what was typed before is done with. */
  note() {
    if (this.#isNews) return;
    this.#isTyped = false;
    this.element.value = this.#words;
  }

  /** @param {Extract<Input, { kind: "slider" }>} input */
  show({ words, digits }) {
    this.element.style.setProperty("--digits", String(digits));
    this.#words = words;
    if (!this.#isTyped && this.element.value !== words) this.element.value = words;
  }
}
