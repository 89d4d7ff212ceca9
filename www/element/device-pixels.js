// @ts-check
/** Conversions between CSS pixels and device pixels. */

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

/** The CSS zoom of an element, which its own lengths do not include. @param {Element} element @returns {number} */
function zoomOf(element) {
  return element.currentCSSZoom ?? 1;
}

/**
 * A length in device pixels: as the browser reports it, which knows how an edge was rounded, unless that
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
 * Device pixels per CSS pixel of a picture’s design: texts and margins grow with the reader’s text size.
 * @param {Element} element whose text size holds
 * @param {number} pixelRatio
 */
export function designRatio(element, pixelRatio) {
  return (pixelRatio * Number.parseFloat(getComputedStyle(element).fontSize)) / TEXT_SIZE;
}

/**
 * The position of a pointer on a canvas, in device pixels from its corner, also where the page has scaled it.
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
