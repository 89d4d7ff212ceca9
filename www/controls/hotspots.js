// @ts-check
/**
 * The hotspots of a picture as buttons over its canvas, for keyboards and screen readers: one of them is a tab stop,
 * arrow keys move to its neighbours. The picture handles pointers itself, so that one sweep can choose several hotspots.
 */

import { make } from "../kit/markup.js";
import { isPlain } from "../kit/keys.js";

/** @typedef {import("../generated/boundary.js").PlacedHotspots} PlacedHotspots */

/** A fraction as a CSS length. */
const percent = (/** @type {number} */ share) => `calc(${share} * 100%)`;

export class Hotspots {
  element = make("div", { class: "hotspots", role: "group", hidden: "" });
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  #columns = 1;

  /** @param {(event: import("../generated/boundary.js").Event) => void} send */
  constructor(send) {
    this.send = send;
    this.element.addEventListener("keydown", (event) => this.#go(event));
  }

  /** @param {PlacedHotspots} hotspots */
  show({ label, columns, hotspots }) {
    this.element.hidden = hotspots.length === 0;
    this.element.ariaLabel = label;
    this.#columns = columns;
    while (this.#buttons.length < hotspots.length) this.#buttons.push(this.#make(this.#buttons.length));
    for (const button of this.#buttons.splice(hotspots.length)) button.remove();
    for (const [index, hotspot] of hotspots.entries()) {
      const button = this.#buttons[index];
      if (button === undefined) continue;
      if (button.ariaLabel !== hotspot.label) button.ariaLabel = hotspot.label;
      button.ariaPressed = String(hotspot.isChosen);
      button.ariaDisabled = String(!hotspot.isOpen);
      Object.assign(button.style, {
        left: percent(hotspot.across.from),
        right: percent(1 - hotspot.across.to),
        bottom: percent(hotspot.upwards.from),
        top: percent(1 - hotspot.upwards.to),
      });
    }
    if (!this.#buttons.some(({ tabIndex }) => tabIndex === 0)) this.#stopAt(this.#buttons[0]);
  }

  /** @param {number} index */
  #make(index) {
    const button = make("button", { type: "button", tabindex: "-1" });
    button.addEventListener("click", (event) => {
      // A pointer has chosen its hotspot on pointerdown.
      if (event.detail === 0 && button.ariaDisabled !== "true") this.send({ hotspot: { index } });
    });
    button.addEventListener("focus", () => this.#stopAt(button));
    this.element.append(button);
    return button;
  }

  /** @param {HTMLButtonElement | undefined} stop */
  #stopAt(stop) {
    for (const button of this.#buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #go(event) {
    if (!isPlain(event)) return;
    const from = this.#buttons.findIndex((button) => button.matches(":focus"));
    const [first, last] = [-from, this.#buttons.length - 1 - from];
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.#columns, ArrowDown: this.#columns, Home: first, End: last }[event.key];
    if (step === undefined || from < 0) return;
    event.preventDefault();
    this.#buttons[from + step]?.focus();
  }
}
