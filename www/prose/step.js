// @ts-check
/** `<upper-hand-step>`: a passage that sets its figure when it is reached or pressed. */

import { make } from "../kit/markup.js";
import { isInSight } from "./sight.js";
import { expectFigure, figureFor } from "./figures.js";
import * as styles from "./styles.js";
import { walkOf } from "./walk.js";

const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** The elements in a passage that handle a press themselves. */
const PRESSED = "a, button, input, select, textarea, summary, label, upper-hand, upper-hand-value";

/** The most letters of a passage that name its button. */
const NAME = 60;

/** The first whole words of a passage. @param {string} passage */
function beginning(passage) {
  return passage.length <= NAME ? passage : `${passage.slice(0, NAME).replace(/\s+\S*$/, "")} …`;
}

export class UpperHandStep extends Base {
  #root = this.attachShadow({ mode: "open" });
  #button = make("button", { type: "button", part: "button" }, ["Show this"]);
  /** @type {import("./walk.js").Walk | undefined} */
  #walk;

  constructor() {
    super();
    const slot = make("slot");
    this.#root.append(slot, this.#button);
    slot.addEventListener("slotchange", () => this.#button.setAttribute("aria-label", `Show this: ${beginning(this.passage)}`));
    this.#button.addEventListener("click", () => this.#press());
    this.addEventListener("click", (event) => {
      const pressed = /** @type {Element} */ (event.target).closest(PRESSED);
      const isOwn = event.composedPath()[0] === this.#button;
      if (isOwn || event.defaultPrevented || (pressed !== null && this.contains(pressed)) || getSelection()?.isCollapsed === false) return;
      this.#press();
    });
  }

  connectedCallback() {
    this.#root.adoptedStyleSheets = [styles.step(this)];
    this.#button.classList.toggle("spare", this.closest("upper-hand-story") !== null);
    this.#walk = walkOf(this);
    this.#walk.join(this);
    if (document.readyState === "complete") queueMicrotask(() => expectFigure(this));
    else addEventListener("load", () => expectFigure(this), { once: true });
  }

  disconnectedCallback() {
    this.#walk?.leave(this);
    this.#walk = undefined;
    this.removeAttribute("aria-current");
  }

  get isPresent() {
    return this.#walk?.present === this;
  }

  get passage() {
    return (this.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  }

  /** @param {"on the way" | "at once"} [how] */
  choose(how = "on the way") {
    this.#walk?.go(this, how);
  }

  #press() {
    this.choose();
    const figure = figureFor(this);
    if (figure !== undefined && !isInSight(figure)) figure.scrollIntoView({ block: "nearest" });
  }
}
