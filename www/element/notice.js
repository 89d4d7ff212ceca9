// @ts-check
/** A notice in a figure: settings that were rejected or could not be drawn, or that the figure has stopped. */

import { button, make } from "../kit/markup.js";

export class Notice {
  element = make("div", { class: "notice", role: "status", hidden: "" });
  /** The reason why the present settings could not be drawn, in words; empty where they were. */
  problem = "";
  /** Has the figure stopped? Nothing else is said then. */
  #isLast = false;

  /** @param {ShadowRoot} root @param {() => void} closed takes the focus from a button that goes away */
  constructor(root, closed) {
    this.root = root;
    this.closed = closed;
  }

  /** @param {string[]} notices besides the problem */
  say(notices) {
    if (this.#isLast) return;
    const said = [this.problem, ...notices].filter((notice) => notice !== "");
    if (said.length === 0 && this.element.hidden) return;
    const close = button("Close", () => {
      this.problem = "";
      this.say([]);
      this.closed();
    });
    this.element.hidden = said.length === 0;
    this.element.replaceChildren(make("span", {}, [said.join(" ")]), close);
    this.#uncover();
  }

  /** The figure has stopped. @param {string} message @param {() => void} restart */
  sayStopped(message, restart) {
    this.#isLast = true;
    const again = button("Start again", restart, { class: "again" });
    this.element.hidden = false;
    this.element.replaceChildren(
      make("span", {}, [`This figure has stopped (${message}). Nothing is lost: it starts again where it was.`]),
      again,
    );
  }

  /** Scrolls what has the focus out from under the notice, which sticks to the bottom of the window. */
  #uncover() {
    const focused = this.root.activeElement;
    const [over, under] = [this.element, focused].map((element) => element?.getBoundingClientRect());
    if (over && under && over.top < under.bottom && under.top < over.bottom) focused?.scrollIntoView({ block: "nearest" });
  }
}
