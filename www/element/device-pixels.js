// @ts-check
/** Conversions between CSS pixels and device pixels. */

import { viewOf } from "../kit/markup.js";

/** @typedef {{ width: number, height: number, pixelRatio: number }} Size in device pixels */

/**
 * Calls back with the exact device size of an element, now and whenever it or the pixel ratio changes.
 * @param {Element} element
 * @param {(size: Size) => void} changed
 * @returns {AbortController} which ends it
 */
export function watchSize(element, changed) {
  const view = viewOf(element);
  const observer = new view.ResizeObserver((entries) => {
    const entry = entries.at(-1);
    if (entry === undefined) return;
    const css = entry.contentRect;
    const device = entry.devicePixelContentBoxSize?.[0];
    const zoom = zoomOf(element);
    const width = devicePixels(css.width * zoom * view.devicePixelRatio, device?.inlineSize);
    const height = devicePixels(css.height * zoom * view.devicePixelRatio, device?.blockSize);
    if (width > 0 && height > 0) changed({ width, height, pixelRatio: view.devicePixelRatio * zoom });
  });
  const held = new view.AbortController();
  const observe = () => {
    observer.disconnect();
    try {
      observer.observe(element, { box: "device-pixel-content-box" });
    } catch {
      // Here a change of the ratio alone is no change of the size: observed anew, it is told all the same.
      observer.observe(element);
      const ratio = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
      ratio.addEventListener("change", observe, { once: true, signal: held.signal });
    }
  };
  observe();
  held.signal.addEventListener("abort", () => observer.disconnect());
  return held;
}

/**
 * The device size of an element now; at least a pixel.
 * @param {Element} element
 * @param {number} fineness the least number of pixels in a CSS pixel
 * @returns {Size}
 */
export function sizeOf(element, fineness) {
  const css = element.getBoundingClientRect();
  const pixelRatio = Math.max(fineness, viewOf(element).devicePixelRatio);
  const pixels = (/** @type {number} */ length) => Math.max(Math.round(length * pixelRatio), 1);
  return { width: pixels(css.width), height: pixels(css.height), pixelRatio: pixelRatio * zoomOf(element) };
}

/** The CSS zoom of an element, which its own lengths do not include. @param {Element} element @returns {number} */
function zoomOf(element) {
  return element.currentCSSZoom ?? 1;
}

/**
 * A length in device pixels: as the browser reports it, which knows how an edge was rounded, unless that
 * contradicts the pixel ratio (as where a pixel ratio is only emulated).
 * @param {number} expected
 * @param {number | undefined} reported
 */
function devicePixels(expected, reported) {
  if (reported !== undefined && Math.abs(reported - expected) <= 1) return reported;
  return Math.round(expected);
}

/** The text size that a picture is designed for, in CSS pixels. */
const TEXT_SIZE = 14;

/**
 * Device pixels per CSS pixel of a picture’s design: texts and margins grow with the reader’s text size.
 * @param {Element} element whose text size holds
 * @param {number} pixelRatio
 */
export function designRatio(element, pixelRatio) {
  return (pixelRatio * Number.parseFloat(getComputedStyle(element).fontSize)) / TEXT_SIZE;
}

/**
 * The position of a pointer on a canvas, in device pixels from its corner, also where the page has scaled, turned or mirrored it.
 * @param {PointerEvent | WheelEvent | Touch} event
 * @param {HTMLCanvasElement} canvas which may have fewer pixels of its own while it moves
 * @param {Size} size that the figure knows
 */
export function pointOn(event, canvas, { width, height }) {
  const box = canvas.getBoundingClientRect();
  // What is pressed over the canvas does not tell its place there, and browsers do not agree on one that is zoomed.
  const [across, along] =
    "offsetX" in event && event.target === canvas && zoomOf(canvas) === 1
      ? [event.offsetX / canvas.clientWidth, event.offsetY / canvas.clientHeight]
      : [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  return { x: across * width, y: along * height };
}
