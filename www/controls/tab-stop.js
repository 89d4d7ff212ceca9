// @ts-check
/** Buttons that are one tab stop together: Tab leads to the one that was used last, arrow keys to its neighbours. */

import { isPlain } from "../kit/keys.js";

export class TabStop {
  /** @type {HTMLButtonElement[]} */
  buttons = [];
  /** The number of buttons in a row, for the keys that lead up and down. */
  columns = 1;

  /** @param {HTMLElement} group the element that holds the buttons */
  constructor(group) {
    group.addEventListener("keydown", (event) => this.#go(event));
  }

  /** @param {HTMLButtonElement} button */
  add(button) {
    button.tabIndex = -1;
    button.addEventListener("focus", () => this.#stopAt(button));
    this.buttons.push(button);
  }

  /** Called after buttons have come or gone. */
  settle() {
    const seen = this.#seen();
    if (!seen.some(({ tabIndex }) => tabIndex === 0)) this.#stopAt(seen[0]);
  }

  /** Those that are not hidden in their places. */
  #seen() {
    return this.buttons.filter(({ style }) => style.visibility !== "hidden");
  }

  /** @param {HTMLButtonElement | undefined} stop */
  #stopAt(stop) {
    for (const button of this.buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #go(event) {
    if (!isPlain(event)) return;
    const seen = this.#seen();
    const from = seen.findIndex((button) => button.matches(":focus"));
    const [first, last] = [-from, seen.length - 1 - from];
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.columns, ArrowDown: this.columns, Home: first, End: last }[event.key];
    if (step === undefined || from < 0) return;
    event.preventDefault();
    seen[from + step]?.focus();
  }
}
