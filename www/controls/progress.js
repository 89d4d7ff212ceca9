// @ts-check
/** The progress of a job: a bar, a status line, and a button that stops it, goes on, or tries again. */

import { make } from "../kit/markup.js";

export class Progress {
  #words = make("span", { role: "status" });
  #bar = make("progress", { max: "1" });
  #button = make("button", { type: "button" }, ["Stop"]);

  #leave;

  /** @param {() => void} pressed @param {() => void} leave takes the focus from a button that goes away */
  constructor(pressed, leave) {
    this.#leave = leave;
    this.element = make("div", { class: "solving idle", part: "progress" }, [this.#bar, this.#words, this.#button]);
    this.#button.addEventListener("click", pressed);
  }

  /** @param {import("../generated/boundary.js").Progress} progress */
  show({ label, words, done, button }) {
    // An idle bar keeps its place, so that nothing moves.
    this.element.classList.toggle("idle", words === "");
    this.#words.textContent = words;
    this.#bar.hidden = done === undefined;
    this.#bar.value = done ?? 0;
    this.#bar.setAttribute("aria-label", label);
    const isLeft = button === "" && this.#button.matches(":focus");
    this.#button.hidden = button === "";
    this.#button.textContent = button;
    if (isLeft) this.#leave();
  }
}
