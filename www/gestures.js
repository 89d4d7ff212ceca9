// @ts-check
/** Pointer and keyboard on the map: both move one crosshair. */

import { pointOn } from "./pixels.js";

/** @typedef {readonly [number, number]} Position suspects you have left, suspects they have left */
/**
 * @typedef {object} Actions
 * @property {(point: readonly [number, number], nearest: boolean) => Position | undefined} find
 * @property {() => Position} where the crosshair’s position
 * @property {(position: Position | undefined) => void} preview shows a position until the pointer leaves
 * @property {(position: Position) => void} move moves the crosshair for good
 * @property {(pinned: boolean) => void} pin holds the crosshair against a hovering pointer
 * @property {() => number} largest the largest pool on the map
 * @property {(change: "in" | "out" | "reset") => void} zoom shows fewer or more positions
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Actions} actions
 */
export function listen(canvas, actions) {
  canvas.addEventListener("pointermove", (event) => {
    const dragging = event.buttons !== 0;
    const position = actions.find(pointOn(event, canvas), dragging);
    if (!dragging && event.pointerType !== "touch") actions.preview(position);
    else if (position !== undefined) actions.move(position);
  });
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const position = actions.find(pointOn(event, canvas), false);
    if (position === undefined) return;
    if (event.pointerType === "mouse") canvas.setPointerCapture(event.pointerId);
    actions.move(position);
  });
  canvas.addEventListener("click", (event) => {
    const pointer = /** @type {PointerEvent} */ (event);
    if (pointer.pointerType === "touch" || actions.find(pointOn(pointer, canvas), false) === undefined) return;
    actions.pin(true);
  });
  canvas.addEventListener("pointerleave", () => actions.preview(undefined));
  canvas.addEventListener("keydown", (event) => {
    if (press(event, actions)) event.preventDefault();
  });
}

/**
 * What a key does; false for a key that is not ours.
 * @param {KeyboardEvent} event
 * @param {Actions} actions
 */
function press(event, actions) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const [mine, theirs] = actions.where();
  const largest = actions.largest();
  const step = event.shiftKey ? 10 : 1;
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => actions.move([mine - step, theirs]),
    ArrowRight: () => actions.move([mine + step, theirs]),
    ArrowDown: () => actions.move([mine, theirs - step]),
    ArrowUp: () => actions.move([mine, theirs + step]),
    PageDown: () => actions.move([mine, theirs - 10]),
    PageUp: () => actions.move([mine, theirs + 10]),
    Home: () => actions.move(event.shiftKey ? [mine, 1] : [1, theirs]),
    End: () => actions.move(event.shiftKey ? [mine, largest] : [largest, theirs]),
    Enter: () => actions.pin(true),
    Escape: () => actions.pin(false),
    "+": () => actions.zoom("in"),
    "=": () => actions.zoom("in"),
    "-": () => actions.zoom("out"),
    0: () => actions.zoom("reset"),
  };
  const act = keys[event.key];
  act?.();
  return act !== undefined;
}
