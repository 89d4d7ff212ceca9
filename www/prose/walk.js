// @ts-check
/** The passages of a story in order. One of them is being read, and its figure shows what that passage is about. */

import { bringIntoSight, isInSight, readingLine } from "./sight.js";
import { figureFor, settingsOf, show } from "./figures.js";

/** @typedef {import("./step.js").UpperHandStep} UpperHandStep */

/** The share of the window above the reading line, by default. */
const READING = 0.5;

/** The longest time that scrolling to a passage may take, in milliseconds. */
const SCROLLING = 1200;

/** The passages of each story, and those outside of all. @type {WeakMap<Node, Walk>} */
const walks = new WeakMap();

/** The walk that a passage belongs to. @param {Element} step */
export function walkOf(step) {
  return walkIn(step.closest("upper-hand-story") ?? step.getRootNode());
}

/** The walk through a story, or through a page without one. @param {Node} place */
export function walkIn(place) {
  const walk = walks.get(place) ?? new Walk(place);
  walks.set(place, walk);
  return walk;
}

/** The passage around an element. @param {Element} element @returns {UpperHandStep | undefined} */
export function stepAround(element) {
  const step = element.closest("upper-hand-step");
  return step !== null && "isPresent" in step ? /** @type {UpperHandStep} */ (step) : undefined;
}

/**
 * Does the address set a figure, as `?map.mine=40` or `#map?mine=40`? Then no passage does so before the reader comes to
 * another one.
 * @param {Element | undefined} figure
 */
function isAddressed(figure) {
  if (figure === undefined || figure.id === "") return false;
  const isNamed = [...new URLSearchParams(location.search).keys()].some((name) => name.startsWith(`${figure.id}.`));
  return isNamed || location.hash.startsWith(`#${figure.id}?`);
}

export class Walk {
  /** @type {Set<UpperHandStep>} */
  #steps = new Set();
  /** @type {UpperHandStep | undefined} */
  #present;
  /** The passage at the reading line. @type {UpperHandStep | undefined} */
  #reached;
  #reading = READING;
  /** Notices passages that move without scrolling. */
  #observer = new IntersectionObserver(() => this.#read());
  /** Set while the page scrolls by itself to a passage. @type {ReturnType<typeof setTimeout> | undefined} */
  #scrolling;

  /** @param {Node} place */
  constructor(place) {
    this.place = place;
  }

  /** The passages in their order. */
  get steps() {
    return [...this.#steps].sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  get present() {
    return this.#present;
  }

  /** @param {UpperHandStep} step */
  join(step) {
    this.#steps.add(step);
    // Captured, so that scrolling inside parts of the page counts, too.
    addEventListener("scroll", this.#read, true);
    this.#observer.observe(step);
  }

  /** @param {UpperHandStep} step */
  leave(step) {
    this.#steps.delete(step);
    this.#observer.unobserve(step);
    if (this.#present === step) this.#present = undefined;
    if (this.#reached === step) this.#reached = undefined;
    if (this.#steps.size === 0) removeEventListener("scroll", this.#read, true);
  }

  /** Where in the window a passage is read. @param {string} share the part of the window above */
  readAt(share) {
    if (share.trim() !== "") this.#reading = Number(share);
    this.#read();
  }

  /** Goes to the passage at the reading line, if it is another one. */
  #read = () => {
    const [before, reached] = [this.#reached, this.#find()];
    if (reached === undefined || reached === before) return;
    this.#reached = reached;
    if (this.#scrolling !== undefined || reached === this.#present || this.#isBehind(before, reached)) return;
    this.go(reached, before === undefined && isAddressed(figureFor(reached)) ? "only mark" : "on the way");
  };

  /**
   * The passage at the reading line: in a story the last that has reached it, elsewhere one that it crosses.
   * @returns {UpperHandStep | undefined} nothing where there is none, or no longer
   */
  #find() {
    const { steps, place } = this;
    const story = place instanceof Element ? place.getBoundingClientRect() : undefined;
    if (story !== undefined && story.bottom <= 0) return undefined;
    const first = story !== undefined && this.#reached !== undefined ? steps[0] : undefined;
    // In a story below the window nothing else need be measured.
    if (story !== undefined && story.top >= innerHeight) return first;
    const line = readingLine(this.#reading, story && steps[0]);
    const reached = steps.findLast((step) => step.getBoundingClientRect().top <= line) ?? first;
    return story !== undefined || Number(reached?.getBoundingClientRect().bottom) > line ? reached : undefined;
  }

  /**
   * Is the passage at the line still behind the present one, which the reader has gone to by a button?
   * @param {UpperHandStep | undefined} before where it was
   * @param {UpperHandStep} reached
   */
  #isBehind(before, reached) {
    if (before === undefined || this.#present === undefined) return false;
    const [from, to, present] = [before, reached, this.#present].map((step) => this.steps.indexOf(step));
    return from < to ? to < present : to > present;
  }

  /**
   * Goes to a passage, and has its figure show what it is about.
   * @param {UpperHandStep} step
   * @param {"only mark" | "on the way" | "at once"} how
   */
  go(step, how) {
    const before = this.#present;
    this.#present = step;
    if (before !== step) {
      before?.removeAttribute("aria-current");
      step.setAttribute("aria-current", "step");
    }
    const figure = figureFor(step);
    const settings = settingsOf(step.getAttribute("state") ?? "");
    // A figure out of sight is set at once.
    const way = how === "on the way" && figure !== undefined && !isInSight(figure) ? "at once" : how;
    if (way !== "only mark" && figure !== undefined && Object.keys(settings).length > 0) show(step, figure, settings, way);
    if (before !== step)
      step.dispatchEvent(new CustomEvent("upper-hand:step", { bubbles: true, composed: true, detail: { state: settings } }));
  }

  /**
   * Goes some passages on or back, and scrolls to the new one.
   * @param {-1 | 1} by
   * @returns {UpperHandStep | undefined} nothing at an end
   */
  move(by) {
    const steps = this.steps;
    const place = this.#present === undefined ? -1 : steps.indexOf(this.#present);
    const next = steps[Math.max(place + by, 0)];
    if (next === undefined || next === this.#present) return undefined;
    this.#scrollTo(next);
    this.go(next, "on the way");
    return next;
  }

  /** @param {UpperHandStep} step */
  #scrollTo(step) {
    clearTimeout(this.#scrolling);
    const arrived = () => {
      clearTimeout(this.#scrolling);
      this.#scrolling = undefined;
      for (const name of ["scrollend", "wheel", "touchmove"]) removeEventListener(name, arrived, true);
    };
    this.#scrolling = setTimeout(arrived, SCROLLING);
    // Once the reader scrolls, the reading line decides again.
    for (const name of ["scrollend", "wheel", "touchmove"]) addEventListener(name, arrived, { capture: true, passive: true });
    // Below a figure that covers the upper part of the window, else in its middle.
    const isCovered = Number.parseFloat(getComputedStyle(step).scrollMarginBlockStart) > 0;
    bringIntoSight(step, isCovered ? "start" : "center");
  }
}
