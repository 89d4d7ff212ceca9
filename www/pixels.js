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
    const width = device?.inlineSize ?? Math.round(css.width * devicePixelRatio);
    const height = device?.blockSize ?? Math.round(css.height * devicePixelRatio);
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
