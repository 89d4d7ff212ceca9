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

/** The parts on which a pointer moves something, and the events by which a page would take that for a gesture of its own. */
const MOVED = "canvas:not([role=img]), .hotspots, input[type=range], .chips";
const GESTURES = ["pointerdown", "pointermove", "mousedown", "touchstart", "touchmove"];

/** Is a key used by the part that has the focus? The page moves the focus itself. @param {KeyboardEvent} event */
function isUsed(event) {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented) return true;
  if (!isPlain(event) || key === "Tab" || key === "Escape") return false;
  return /** @type {Element} */ (target).matches(
    key === "Enter" || key === " " ? "input, select, textarea, button, summary, a" : "input, select, textarea",
  );
}

/**
 * What is done with a figure is not done with the page: no slide is turned, and no card dragged that the figure is on.
 * @param {HTMLElement} body all of the figure
 */
export function keepFromPage(body) {
  body.addEventListener("keydown", (event) => {
    if (isUsed(event)) event.stopPropagation();
  });
  for (const type of GESTURES) {
    body.addEventListener(
      type,
      (event) => {
        const { target, buttons } = /** @type {PointerEvent} */ (event);
        if (buttons === 0 || /** @type {Element} */ (target).closest(MOVED) === null) return;
        event.stopPropagation();
        if (type !== "pointerdown") return;
        const [page, held] = [body.ownerDocument, new AbortController()];
        const { signal } = held;
        page.addEventListener("dragstart", (dragged) => dragged.preventDefault(), { capture: true, signal });
        for (const end of ["pointerup", "pointercancel"]) page.addEventListener(end, () => held.abort(), { capture: true, signal });
      },
      { passive: true },
    );
  }
}

/**
 * @param {HTMLElement} frame around the canvas and all that lies over it
 * @param {HTMLCanvasElement} canvas
 * @param {number} panel which panel of the figure the canvas shows
 * @param {Send} send
 * @param {() => import("./device-pixels.js").Size} size of the canvas, as the figure knows it
 */
export function listen(frame, canvas, panel, send, size) {
  /** @param {import("../generated/boundary.js").Phase} phase */
  const pointer = (phase) => (/** @type {PointerEvent} */ event) => {
    const { pointerId: id, button, shiftKey: shift } = event;
    // A pen scrolls the page as a finger does, and hovers as a mouse does.
    const isPenDown = event.pointerType === "pen" && phase !== "move";
    const [touch, pressed, at] = [event.pointerType === "touch" || isPenDown, event.buttons !== 0, pointOn(event, canvas, size())];
    const response = send({ pointer: { phase, panel, id, touch, button, pressed, shift, ...at } });
    if (response?.handled) event.preventDefault();
    if (response?.capture) capture(canvas, id);
    if (response?.grip !== undefined) {
      canvas.classList.toggle("dividing", response.grip === "sideways");
      canvas.classList.toggle("raising", response.grip === "upwards");
      canvas.classList.toggle("handling", response.grip === "handle");
    }
  };
  for (const phase of /** @type {const} */ (["down", "move", "up", "cancel", "leave"]))
    frame.addEventListener(`pointer${phase}`, pointer(phase));
  frame.addEventListener(
    "wheel",
    (event) => {
      // Pinching on a touchpad sends wheel events with Ctrl.
      const [ctrl, turn, time] = [event.ctrlKey || event.metaKey, wheelTurn(event), event.timeStamp];
      if (send({ wheel: { panel, turn, ctrl, time, ...pointOn(event, canvas, size()) } })?.handled) event.preventDefault();
    },
    { passive: false },
  );
  frame.addEventListener(
    "touchstart",
    (event) => {
      const [finger] = event.touches;
      if (finger === undefined) return;
      const touch = send({ touch: { panel, fingers: event.touches.length, ...pointOn(finger, canvas, size()) } });
      if (touch?.handled) event.preventDefault();
    },
    { passive: false },
  );
  canvas.addEventListener("keydown", (event) => {
    if (!isPlain(event)) return;
    if (send({ key: { panel, key: event.key, shift: event.shiftKey } })?.handled) event.preventDefault();
  });
}
