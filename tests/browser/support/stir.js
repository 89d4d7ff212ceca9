// @ts-check
/** Random events: sliders, fields, buttons, pointers, wheels and keys, whatever a figure has. */

/**
 * Does all kinds of things to a figure, the same ones for the same seed. Runs in the page.
 * @param {Element} element
 * @param {{ count: number, seed: number, script: string }} events how many, which, and the script around the figure’s module
 */
export async function stir(element, { count, seed, script }) {
  const errors = /** @type {string[]} */ ([]);
  const note = (/** @type {Event} */ event) => errors.push(/** @type {CustomEvent} */ (event).detail.message);
  element.addEventListener("upper-hand:error", note);
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
  let state = seed;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  /** @template {Element} T @param {string} selector @returns {T | undefined} */
  const any = (selector) => {
    const found = root.querySelectorAll(selector);
    return /** @type {T | undefined} */ (found[random(found.length)]);
  };
  const place = () => {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return { clientX: x + random(width), clientY: y + random(height), bubbles: true, cancelable: true };
  };
  const keys = ["ArrowLeft", "ArrowUp", "PageDown", "PageUp", "Home", "End", "Enter", "Escape", "+", "+", "-", "0"];
  const acts = [
    () => {
      const range = /** @type {HTMLInputElement | undefined} */ (any("input[type=range]"));
      if (range === undefined) return;
      range.valueAsNumber = Number(range.min) + random(Number(range.max) - Number(range.min) + 1);
      range.dispatchEvent(new Event("input"));
    },
    () => /** @type {HTMLInputElement | undefined} */ (any("input[type=radio]"))?.click(),
    () => /** @type {HTMLButtonElement | undefined} */ (any(".tools button, .pin"))?.click(),
    () => {
      const field = /** @type {HTMLInputElement | undefined} */ (any("input[type=number]"));
      if (field === undefined) return;
      field.value = ["", "-3", "1e9", "7.5", "400", "12"][random(6)] ?? "";
      field.dispatchEvent(new Event("change"));
    },
    () => canvas.dispatchEvent(new PointerEvent("pointermove", { ...place(), pointerType: "mouse", buttons: random(2) })),
    () => canvas.dispatchEvent(new PointerEvent("pointerdown", { ...place(), pointerType: "touch", pointerId: 7 + random(2) })),
    () => canvas.dispatchEvent(new PointerEvent(random(2) === 0 ? "pointerup" : "pointercancel", { ...place(), pointerType: "touch", pointerId: 7 + random(2) })),
    () => canvas.dispatchEvent(new WheelEvent("wheel", { ...place(), ctrlKey: true, deltaY: random(400) - 220 })),
    () => canvas.dispatchEvent(new KeyboardEvent("keydown", { key: keys[random(keys.length)] ?? "", shiftKey: random(4) === 0, bubbles: true })),
  ];
  for (let event = 0; event < count; event += 1) {
    acts[random(acts.length)]?.();
    if (event % 16 === 0) await new Promise((done) => requestAnimationFrame(done));
  }
  canvas.dispatchEvent(new PointerEvent("pointerleave", { bubbles: true }));
  // Stops whatever runs, and unpins.
  canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  element.removeEventListener("upper-hand:error", note);
  const { default: exports } = await import(script);
  return { errors, memory: (await exports()).memory.buffer.byteLength };
}
