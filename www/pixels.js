// @ts-check
/** The way between CSS pixels and device pixels: the one module of the page that calculates. */

/** @typedef {readonly [x: number, y: number]} Point in device pixels from the corner of a canvas, whose own may be larger while it moves */

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
    const width = devicePixels(css.width, device?.inlineSize);
    const height = devicePixels(css.height, device?.blockSize);
    if (width > 0 && height > 0) changed({ width, height, pixelRatio: width / css.width });
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
 * @returns {Size}
 */
export function sizeOf(element) {
  const css = element.getBoundingClientRect();
  const width = Math.max(devicePixels(css.width, undefined), 1);
  const height = Math.max(devicePixels(css.height, undefined), 1);
  return { width, height, pixelRatio: css.width > 0 ? width / css.width : devicePixelRatio };
}

/**
 * A length in device pixels: what the browser reports, which knows how an edge was rounded, unless it
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
 * Where a pointer is on a canvas, also where the page has scaled it.
 * @param {{ clientX: number, clientY: number }} event
 * @param {HTMLCanvasElement} canvas
 * @returns {Point}
 */
export function pointOn(event, canvas) {
  const box = canvas.getBoundingClientRect();
  const [width, height] = sides(canvas);
  return [((event.clientX - box.left) * width) / box.width, ((event.clientY - box.top) * height) / box.height];
}

/**
 * How long the sides of a canvas are in device pixels.
 * @param {HTMLCanvasElement} canvas
 * @returns {Point}
 */
function sides({ clientWidth, clientHeight }) {
  return [clientWidth * devicePixelRatio, clientHeight * devicePixelRatio];
}

/**
 * How far a point has moved.
 * @param {Point} from
 * @param {Point} to
 * @returns {Point}
 */
export function moved([x, y], [newX, newY]) {
  return [newX - x, newY - y];
}

/**
 * The point between two.
 * @param {readonly [Point, Point]} points
 * @returns {Point}
 */
export function middle([[x, y], [otherX, otherY]]) {
  return [(x + otherX) / 2, (y + otherY) / 2];
}

/**
 * What two fingers did: how far the point between them moved, and how many times as long the sides of what
 * they hold become.
 * @param {readonly [Point, Point]} before
 * @param {readonly [Point, Point]} after
 */
export function pinched(before, after) {
  /** @param {readonly [Point, Point]} points */
  const apart = ([[x, y], [otherX, otherY]]) => Math.max(Math.hypot(x - otherX, y - otherY), 1);
  return { move: moved(middle(before), middle(after)), factor: apart(before) / apart(after) };
}

/** How much a button or a key zooms. */
export const ZOOM_OUT = 2;
export const ZOOM_IN = 1 / 2;

/** How much of its window a button moves a figure by, as a share of its canvas. */
const PAN_SHARE = 0.25;

/**
 * A step of a button that moves a figure’s window, in device pixels.
 * @param {HTMLCanvasElement} canvas
 * @param {Point} direction −1, 0 or 1 along each axis
 * @returns {Point}
 */
export function panStep(canvas, [x, y]) {
  const [width, height] = sides(canvas);
  return [x * width * PAN_SHARE, y * height * PAN_SHARE];
}

/**
 * How far a wheel turned, in pixels; one step at most by half of what doubles.
 * @param {WheelEvent} event
 */
export function wheelTurn(event) {
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  return Math.max(-200, Math.min(200, event.deltaY * lines));
}

/**
 * How many times as long the sides become for a turn of a wheel: 400 pixels halve or double them.
 * @param {number} turned in pixels
 */
export function wheelFactor(turned) {
  return 2 ** (turned / 400);
}

/** How long a loop takes to double what it shows, in milliseconds. */
const DOUBLING = 9000;

/**
 * How many times as long the sides of a figure become while a loop runs.
 * @param {number} passed milliseconds
 */
export function loopFactor(passed) {
  return 2 ** (-Math.min(passed, 100) / DOUBLING);
}
