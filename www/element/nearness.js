// @ts-check
/** Whether an element is in the window, or near it, and whose turn it is to load. */

/** The distance from the window at which a figure is loaded, as a share of the window. */
const NEAR = "75% 25%";

/** How often a figure that leaves the line to others looks whether it has come into sight, in milliseconds. */
const LOOK_AGAIN = 100;

/** What figures in sight are loading: figures that are only near leave the line to them. @type {Set<Promise<void>>} */
const urgent = new Set();

export class Nearness {
  isNear = false;
  // Documents that are laid out nowhere, as those of jsdom, have no observers: nothing is near there, and a start waits for its word.
  #observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver(
      (entries) => {
        this.isNear = entries.at(-1)?.isIntersecting ?? false;
        if (this.isNear) this.came();
      },
      { rootMargin: NEAR },
    );

  /**
   * @param {Element} element
   * @param {() => void} came it is near now
   */
  constructor(element, came) {
    this.element = element;
    this.came = came;
  }

  connect() {
    this.#observer?.observe(this.element);
  }

  disconnect() {
    this.#observer?.disconnect();
    this.isNear = false;
  }

  /** In sight, or soon: until the page is there, the browser has yet to go to the place that the address names. */
  get isInSight() {
    const target = document.readyState === "complete" ? null : document.getElementById(location.hash.slice(1));
    const from = target?.getBoundingClientRect().top ?? 0;
    const { top, bottom } = this.element.getBoundingClientRect();
    return bottom > from && top < from + innerHeight;
  }

  /** Resolves when it is in sight, or else when the page and the figures in sight are there. */
  async turn() {
    // Scrolling brings it into sight without a word.
    for (let mayGo = this.isInSight; !mayGo; mayGo = this.isInSight || (document.readyState === "complete" && urgent.size === 0)) {
      await new Promise((next) => setTimeout(next, LOOK_AGAIN));
    }
  }

  /**
   * Has figures that are only near wait for this one, if it is in sight.
   * @param {Promise<void>} loading
   */
  hurry(loading) {
    if (!this.isInSight) return;
    urgent.add(loading);
    void loading.then(() => urgent.delete(loading));
  }
}
