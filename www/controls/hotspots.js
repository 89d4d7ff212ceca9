// @ts-check
/**
 * The hotspots of a picture as buttons over its canvas, for keyboards and screen readers: one of them is a tab stop,
 * arrow keys move to its neighbours. The picture handles pointers itself, so that one sweep can choose several hotspots.
 */

import { make } from "../kit/markup.js";
import { TabStop } from "./tab-stop.js";

/** @typedef {import("../generated/boundary.js").PlacedHotspots} PlacedHotspots */

/** A fraction as a CSS length. */
const percent = (/** @type {number} */ share) => `calc(${share} * 100%)`;

export class Hotspots {
  element = make("div", { class: "hotspots", role: "group", hidden: "" });
  #stop = new TabStop(this.element);

  /** @param {(event: import("../generated/boundary.js").Event) => void} send */
  constructor(send) {
    this.send = send;
  }

  /** @param {PlacedHotspots} hotspots */
  show({ label, columns, hotspots }) {
    this.element.hidden = hotspots.length === 0;
    this.element.ariaLabel = label;
    const { buttons } = this.#stop;
    this.#stop.columns = columns;
    while (buttons.length < hotspots.length) this.#add(buttons.length);
    for (const button of buttons.splice(hotspots.length)) button.remove();
    hotspots.forEach((hotspot, index) => {
      const button = /** @type {HTMLButtonElement} */ (buttons[index]);
      if (button.ariaLabel !== hotspot.label) button.ariaLabel = hotspot.label;
      button.ariaPressed = String(hotspot.isChosen);
      button.ariaDisabled = String(!hotspot.isOpen);
      Object.assign(button.style, {
        left: percent(hotspot.across.from),
        right: percent(1 - hotspot.across.to),
        bottom: percent(hotspot.upwards.from),
        top: percent(1 - hotspot.upwards.to),
      });
    });
    this.#stop.settle();
  }

  /** @param {number} index */
  #add(index) {
    const button = make("button", { type: "button" });
    button.addEventListener("click", (event) => {
      // A pointer has chosen its hotspot on pointerdown.
      if (event.detail === 0 && button.ariaDisabled !== "true") this.send({ hotspot: index });
    });
    this.#stop.add(button);
    this.element.append(button);
  }
}
