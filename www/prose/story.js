// @ts-check
/**
 * `<upper-hand-story>`: a figure that stays in sight, where all of it has room there, the passages about it, and buttons that lead
 * from one to the next.
 */

import { make, say } from "../kit/markup.js";
import * as styles from "./styles.js";
import { walkIn } from "./walk.js";
import { isPlain } from "../kit/keys.js";

const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

export class UpperHandStory extends Base {
  #root = this.attachShadow({ mode: "open" });
  #back = make("button", { type: "button", part: "button" }, ["‹ Back"]);
  #next = make("button", { type: "button", part: "button" }, ["Next ›"]);
  #count = make("span", { class: "count", part: "count" });
  #content = make("div", { class: "content" }, [make("slot", { name: "figure" })]);
  #window = make("div", { class: "window" }, [this.#content]);
  #said = make("span", { lang: "en" });
  /** The label of a passage is in the language of the page. */
  #read = make("span");
  #status = make("p", { class: "unseen", role: "status" }, [this.#said, this.#read]);
  #passages = make("div", { class: "passages", part: "passages" }, [make("slot")]);
  #walk = walkIn(this);
  #width = new ResizeObserver(() => this.#walk.readAt(getComputedStyle(this.#passages).getPropertyValue("--upper-hand-reading")));

  #height = new ResizeObserver(() => this.#fit());

  constructor() {
    super();
    const walk = make("div", { class: "walk", role: "group", lang: "en", "aria-label": "Steps of the story" }, [
      this.#back,
      this.#count,
      this.#next,
    ]);
    const pane = make("div", { class: "pane", part: "figure" }, [this.#window, walk]);
    this.#root.append(make("div", { class: "frame" }, [pane, this.#passages]), this.#status);
    this.#back.addEventListener("click", () => this.#move(-1));
    this.#next.addEventListener("click", () => this.#move(1));
    walk.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || !isPlain(event)) return;
      event.preventDefault();
      this.#move(by === 1 ? 1 : -1);
    });
    this.addEventListener("upper-hand:step", () => this.#tell());
    this.#passages.addEventListener("slotchange", () => this.#tell());
  }

  connectedCallback() {
    this.#root.adoptedStyleSheets = [styles.story(this)];
    this.#width.observe(this);
    for (const part of [this.#window, this.#content]) this.#height.observe(part);
  }

  disconnectedCallback() {
    this.#width.disconnect();
    this.#height.disconnect();
  }

  /**
   * Has a figure that would be cut off go without controls that the page has not named, as it is moved on the picture, too; one that
   * is too high even so scrolls with the page. Whether it fits is seen in the room that a pinned one has.
   */
  #fit() {
    const { classList } = this.#window;
    classList.remove("spare", "loose");
    const isNamed = this.querySelector(":scope > upper-hand[controls]") !== null;
    for (const less of isNamed ? ["loose"] : ["spare", "loose"])
      if (this.#content.offsetHeight > this.#window.clientHeight + 1) classList.add(less);
  }

  next() {
    this.#move(1);
  }

  back() {
    this.#move(-1);
  }

  /** @param {-1 | 1} by */
  #move(by) {
    const step = this.#walk.move(by);
    // With a button, screen readers would not notice the new passage.
    if (step !== undefined) say(this.#read, `. ${step.passage}`);
  }

  #place() {
    const { steps, present } = this.#walk;
    return present === undefined ? `${steps.length} steps` : `Step ${steps.indexOf(present) + 1} of ${steps.length}`;
  }

  #tell() {
    const { steps, present } = this.#walk;
    say(this.#count, this.#place());
    say(this.#said, this.#place());
    say(this.#read, "");
    this.#back.ariaDisabled = String(present === undefined || steps[0] === present);
    this.#next.ariaDisabled = String(steps.at(-1) === present);
  }
}
