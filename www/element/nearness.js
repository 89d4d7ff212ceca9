// @ts-check
/** Whether an element is in the window, or near it, and when it may load. */

import { viewOf } from "../kit/markup.js";

/** The distance from the window at which a figure is loaded, as a share of the window. */
const NEAR = "75% 25%";

/** How often a figure that waits for others checks whether it is in sight, in milliseconds. */
const LOOK_AGAIN = 100;

/** What figures in sight are loading: figures that are only near wait for it. @type {Set<Promise<void>>} */
const urgent = new Set();

export class Nearness {
  isNear = false;
  /** @type {IntersectionObserver | undefined} */
  #observer;

  /** @param {Element} element @param {() => void} changed it is near now, or no longer */
  constructor(element, changed) {
    this.element = element;
    this.changed = changed;
  }

  connect() {
    const { IntersectionObserver } = viewOf(this.element);
    // Documents without layout, as in jsdom, have no observers: nothing is near there, and figures start only when `start()` is called.
    this.#observer =
      IntersectionObserver &&
      new IntersectionObserver(
        (entries) => {
          this.isNear = entries.at(-1)?.isIntersecting ?? false;
          this.changed();
        },
        // Pages that scroll inside an element of theirs have margins there, too.
        /** @type {IntersectionObserverInit} */ ({ rootMargin: NEAR, scrollMargin: NEAR }),
      );
    this.#observer?.observe(this.element);
  }

  disconnect() {
    this.#observer?.disconnect();
    this.isNear = false;
  }

  /** Is it in sight, or about to be? While the page loads, the browser has yet to scroll to the target of the address. */
  get isInSight() {
    const target = document.readyState === "complete" ? null : document.getElementById(location.hash.slice(1));
    const from = target?.getBoundingClientRect().top ?? 0;
    const { top, bottom, left, right } = this.element.getBoundingClientRect();
    const { innerWidth, innerHeight } = viewOf(this.element);
    return bottom > from && top < from + innerHeight && right > 0 && left < innerWidth && this.element.checkVisibility();
  }

  /** Resolves when it is in sight, or when the page and the figures in sight have loaded. */
  async turn() {
    // Scrolling brings it into sight without an event.
    for (let mayGo = this.isInSight; !mayGo; mayGo = this.isInSight || (document.readyState === "complete" && urgent.size === 0)) {
      await new Promise((next) => setTimeout(next, LOOK_AGAIN));
    }
  }

  /** If this one is in sight, figures that are only near wait for it. @param {Promise<void>} loading */
  hurry(loading) {
    if (!this.isInSight) return;
    urgent.add(loading);
    void loading.then(() => urgent.delete(loading));
  }
}
