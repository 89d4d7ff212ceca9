// @ts-check
/** Which elements are in sight, and where in the window a passage is read. */

/** Is at least half of an element, or half a window of it, in sight? @param {Element} element */
export function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen >= Math.min(bottom - top, innerHeight) / 2;
}

/**
 * Scrolls to an element, at once where less motion is wanted.
 * @param {HTMLElement} element
 * @param {"start" | "center"} block where in the window it is to stand
 * @param {Element} [words] that are to stay in sight, if enough of the element is seen then
 */
export function bringIntoSight(element, block, words) {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const margin = element.style.scrollMarginTop;
  if (words !== undefined) element.style.scrollMarginTop = `${beside(element, words)}px`;
  element.scrollIntoView({ block, behavior });
  element.style.scrollMarginTop = margin;
}

/** The space above words that stay in sight, in CSS pixels. */
const ABOVE = 8;

/** The share of the window that is enough of an element. */
const ENOUGH = 0.3;

/**
 * How far below the top of the window an element may at most be scrolled to, so that words stay in sight; 0 where too little
 * of it would be seen then.
 * @param {Element} element
 * @param {Element} words
 */
function beside(element, words) {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const [{ top, height }, read] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
  const way = top - covered;
  const most = way > 0 ? Math.min(way, read.top - covered - ABOVE) : Math.max(way, read.bottom - innerHeight + ABOVE);
  const place = way - most;
  const seen = Math.min(covered + place + height, innerHeight) - Math.max(covered + place, covered);
  return seen < ENOUGH * innerHeight ? 0 : place;
}

/** How far the reading line moves per scrolled pixel: relative to the window it moves down by a quarter of a pixel. */
const READING_WAY = 1.25;

/**
 * The line across the window at which the passages of a story are read. At the top of a page, where several may stand in the
 * window at once, it begins at the first of them and comes down to its place while the page is scrolled.
 * @param {number} share of the window above its place
 * @param {Element} [first] the passage that it begins at
 */
export function readingLine(share, first) {
  const place = innerHeight * share;
  if (first === undefined) return place;
  const { top, height } = first.getBoundingClientRect();
  return Math.min(place, top + height / 2 + scrolled(first) * READING_WAY);
}

/** How far everything around an element is scrolled down, in CSS pixels. @param {Element} element @returns {number} */
function scrolled(element) {
  const around = element.assignedSlot ?? element.parentElement ?? /** @type {{ host?: Element }} */ (element.getRootNode()).host;
  return element.scrollTop + (around === undefined ? 0 : scrolled(around));
}
