// @ts-check
/** The way between CSS pixels and device pixels: the one module of the page that calculates. */

/**
 * Calls back with the exact device size of an element, now and whenever it or the pixel ratio changes.
 * @param {Element} element
 * @param {(width: number, height: number, pixelRatio: number) => void} changed
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
    if (width > 0 && height > 0) changed(width, height, width / css.width);
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }
  return observer;
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
 * Where a pointer is on a canvas, in the canvas’s device pixels.
 * @param {PointerEvent} event
 * @param {HTMLCanvasElement} canvas
 * @returns {[number, number]}
 */
export function pointOn(event, canvas) {
  const box = canvas.getBoundingClientRect();
  const x = ((event.clientX - box.left) * canvas.width) / box.width;
  const y = ((event.clientY - box.top) * canvas.height) / box.height;
  return [x, y];
}
