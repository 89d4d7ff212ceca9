// @ts-check
/** Pointers, wheel and keys on a picture, as events for its figure. */

import { pointOn } from "./device-pixels.js";
import { isPlain } from "../kit/keys.js";

/** @typedef {import("../generated/boundary.js").EventResponse} EventResponse */
/** @typedef {(event: import("../generated/boundary.js").Event) => EventResponse | undefined} Send */

/**
 * Captures a pointer on a canvas, unless pointer or canvas is gone by now.
 * @param {HTMLCanvasElement} canvas
 * @param {number} id of the pointer
 */
function capture(canvas, id) {
  try {
    canvas.setPointerCapture(id);
  } catch {
    // A pen was lifted meanwhile, or the element removed.
  }
}

/** The scroll distance of a wheel event, in CSS pixels. @param {WheelEvent} event */
function wheelTurn(event) {
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  return event.deltaY * lines;
}

/**
 * @param {HTMLElement} frame around the canvas and all that lies over it
 * @param {HTMLCanvasElement} canvas
 * @param {number} panel which panel of the figure the canvas shows
 * @param {Send} send
 */
export function listen(frame, canvas, panel, send) {
  /** @param {import("../generated/boundary.js").Phase} phase */
  const pointer = (phase) => (/** @type {PointerEvent} */ event) => {
    const { pointerId: id, button, shiftKey: shift } = event;
    // A pen scrolls the page as a finger does, and hovers as a mouse does.
    const isPenDown = event.pointerType === "pen" && phase !== "move";
    const [touch, pressed, at] = [event.pointerType === "touch" || isPenDown, event.buttons !== 0, pointOn(event, canvas)];
    const response = send({ pointer: { phase, panel, id, touch, button, pressed, shift, ...at } });
    if (response?.handled) event.preventDefault();
    if (response?.capture) capture(canvas, id);
    if (response?.grip !== undefined) {
      canvas.classList.toggle("dividing", response.grip === "sideways");
      canvas.classList.toggle("raising", response.grip === "upwards");
      canvas.classList.toggle("handling", response.grip === "handle");
    }
  };
  frame.addEventListener("pointerdown", pointer("down"));
  frame.addEventListener("pointermove", pointer("move"));
  frame.addEventListener("pointerup", pointer("up"));
  frame.addEventListener("pointercancel", pointer("cancel"));
  frame.addEventListener("pointerleave", pointer("leave"));
  frame.addEventListener(
    "wheel",
    (event) => {
      // Pinching on a touchpad sends wheel events with Ctrl.
      const [ctrl, turn, time] = [event.ctrlKey || event.metaKey, wheelTurn(event), event.timeStamp];
      if (send({ wheel: { panel, turn, ctrl, time, ...pointOn(event, canvas) } })?.handled) event.preventDefault();
    },
    { passive: false },
  );
  frame.addEventListener(
    "touchstart",
    (event) => {
      const [finger] = event.touches;
      if (finger === undefined) return;
      const touch = send({ touch: { panel, fingers: event.touches.length, ...pointOn(finger, canvas) } });
      if (touch?.handled) event.preventDefault();
    },
    { passive: false },
  );
  canvas.addEventListener("keydown", (event) => {
    if (!isPlain(event)) return;
    if (send({ key: { panel, key: event.key, shift: event.shiftKey } })?.handled) event.preventDefault();
  });
}
