// @ts-check
/** The way between CSS pixels and device pixels: the one module of the page that calculates. */

/** @typedef {{ width: number, height: number, pixelRatio: number }} Size in device pixels */

/**
 * Calls back with the exact device size of an element, now and whenever it or the pixel ratio changes.
 * @param {Element} element
 * @param {(size: Size) => void} changed
 * @returns {ResizeObserver}
 */
export function watchSize(element, changed) {
  const observer = new ResizeObserver((entries) => {
    const entry = entries.at(-1);
    if (entry === undefined) return;
    const css = entry.contentRect;
    const device = entry.devicePixelContentBoxSize?.[0];
    const zoom = zoomOf(element);
    const width = devicePixels(css.width * zoom, device?.inlineSize);
    const height = devicePixels(css.height * zoom, device?.blockSize);
    if (width > 0 && height > 0) changed({ width, height, pixelRatio: devicePixelRatio * zoom });
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }
  return observer;
}

/**
 * The device size of an element now; at least a pixel.
 * @param {Element} element
 * @param {number} fineness the least number of pixels in a CSS pixel
 * @returns {Size}
 */
export function sizeOf(element, fineness) {
  const css = element.getBoundingClientRect();
  const finer = Math.max(fineness / devicePixelRatio, 1);
  const width = Math.max(devicePixels(css.width * finer, undefined), 1);
  const height = Math.max(devicePixels(css.height * finer, undefined), 1);
  return { width, height, pixelRatio: devicePixelRatio * finer * zoomOf(element) };
}

/**
 * The zoom that the styles of the page give an element, in which lengths of its own are not counted.
 * @param {Element} element
 * @returns {number}
 */
function zoomOf(element) {
  return element.currentCSSZoom ?? 1;
}

/**
 * A length in device pixels: the browser’s own, which knows how an edge was rounded, unless it
 * contradicts the pixel ratio (as where a pixel ratio is only emulated).
 * @param {number} css
 * @param {number | undefined} reported
 */
function devicePixels(css, reported) {
  const expected = css * devicePixelRatio;
  if (reported !== undefined && Math.abs(reported - expected) <= 1) return reported;
  return Math.round(expected);
}

/** The text size that a picture is designed for, in CSS pixels. */
const TEXT_SIZE = 14;

/**
 * Device pixels in a CSS pixel of a picture’s design: texts and margins grow with the reader’s text size.
 * @param {Element} element whose text size holds
 * @param {number} pixelRatio
 */
export function designRatio(element, pixelRatio) {
  return (pixelRatio * Number.parseFloat(getComputedStyle(element).fontSize)) / TEXT_SIZE;
}

/**
 * The place of a pointer on a canvas, in device pixels from its corner, also where the page has scaled it.
 * @param {{ clientX: number, clientY: number }} event
 * @param {HTMLCanvasElement} canvas which may have fewer pixels of its own while it moves
 */
export function pointOn(event, canvas) {
  const box = canvas.getBoundingClientRect();
  const ratio = devicePixelRatio * zoomOf(canvas);
  const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio];
  return {
    x: ((event.clientX - box.left) * width) / box.width,
    y: ((event.clientY - box.top) * height) / box.height,
  };
}

/** The distance from a track at which a drag becomes finer, and in which it becomes twice as fine, in CSS pixels. */
const FINE_FROM = 48;
const FINE_DOUBLING = 48;
/** The fineness of a drag with Shift. */
const SHIFT_FINENESS = 16;

/**
 * The place of a pointer along the track of a slider, from 0 to 1, and how fine a drag there is: 1 on the track.
 * @param {PointerEvent} event
 * @param {HTMLInputElement} range
 */
export function alongTrack(event, range) {
  const box = range.getBoundingClientRect();
  const isUpright = box.height > box.width;
  const share = isUpright ? (box.bottom - event.clientY) / box.height : (event.clientX - box.left) / box.width;
  const middle = isUpright ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
  const away = Math.abs((isUpright ? event.clientX : event.clientY) - middle);
  const fineness = event.shiftKey ? SHIFT_FINENESS : 2 ** Math.max(0, Math.floor((away - FINE_FROM) / FINE_DOUBLING) + 1);
  return { share, fineness };
}

/**
 * A part of a slider's track as a difference of positions.
 * @param {HTMLInputElement} range
 * @param {number} share of the track
 * @param {number} fineness of the drag
 */
export function stepAlong(range, share, fineness) {
  return (share * (Number(range.max) - Number(range.min))) / fineness;
}

/** The way of a pointer that moves a number in a sentence by a step, and the least that is a drag, in CSS pixels. */
const STEP = 6;
const DRAG = 4;

/**
 * The steps of a drag sideways, and whether it is one: nobody holds quite still while pressing.
 * @param {number} way in CSS pixels
 */
export function stepsOfDrag(way) {
  return { steps: Math.trunc(way / STEP), isDrag: Math.abs(way) >= DRAG };
}

/**
 * Is the beginning of an element in the window, and enough of it to be looked at?
 * @param {Element} element
 */
export function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen >= Math.min(bottom - top, innerHeight) / 2;
}

/**
 * Scrolls to an element, at once where less motion is wanted.
 * @param {Element} element
 * @param {"start" | "center"} block where in the window it is to stand
 */
export function bringIntoSight(element, block) {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  element.scrollIntoView({ block, behavior });
}

/** The way of the line at which a passage is read for each pixel that the page is scrolled: it comes down by a quarter. */
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

/**
 * The way that everything around an element is scrolled down, in CSS pixels.
 * @param {Element} element
 * @returns {number}
 */
function scrolled(element) {
  const around = element.assignedSlot ?? element.parentElement ?? /** @type {{ host?: Element }} */ (element.getRootNode()).host;
  return element.scrollTop + (around === undefined ? 0 : scrolled(around));
}

/** The widest that a note beside something is, in CSS pixels. */
const NOTE_WIDTH = 320;

/**
 * The place of a note in the window, below something, or above it where there is more room.
 * @param {Element} element
 */
export function beside(element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  const isHigh = top + bottom < innerHeight;
  return {
    left: `${Math.max(8, Math.min(left, innerWidth - NOTE_WIDTH - 8))}px`,
    top: isHigh ? `${bottom + 6}px` : "auto",
    bottom: isHigh ? "auto" : `${innerHeight - top + 6}px`,
  };
}

/**
 * The turn of a wheel, in CSS pixels.
 * @param {WheelEvent} event
 */
export function wheelTurn(event) {
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  return event.deltaY * lines;
}

/**
 * The CSS pixels in so many rem, where a page leaves those as browsers begin with them.
 * @param {number} rem
 */
export function pixelsIn(rem) {
  return 16 * rem;
}
