// @ts-check
/** Pointer, wheel and keyboard on a picture. */

import { ZOOM_IN, ZOOM_OUT, moved, pinched, pointOn, wheelFactor } from "./pixels.js";

/** @typedef {import("./pixels.js").Point} Point */
/** @typedef {import("./pkg/upperhand.js").Stage} Stage */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Stage} stage
 * @param {number} panel which panel of the figure the canvas shows
 * @param {(kind: "hover" | "change") => void} changed
 */
export function listen(canvas, stage, panel, changed) {
  new Pointers(canvas, stage, panel, changed);
  canvas.addEventListener("wheel", (event) => {
    // The plain wheel scrolls the page. A pinch on a touchpad is a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    stage.zoom(panel, wheelFactor(event), ...pointOn(event, canvas));
    changed("change");
  }, { passive: false });
  canvas.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!press(event, stage, panel)) return;
    event.preventDefault();
    changed("change");
  });
}

/** What the pointers on a canvas do: one drags the crosshair or the divider, with Shift the window; two pinch. */
class Pointers {
  /** Fingers that are down, and where. @type {Map<number, Point>} */
  #fingers = new Map();
  /** Where the window is held. @type {Point | undefined} */
  #hand;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Stage} stage
   * @param {number} panel
   * @param {(kind: "hover" | "change") => void} changed
   */
  constructor(canvas, stage, panel, changed) {
    this.canvas = canvas;
    this.stage = stage;
    this.panel = panel;
    this.changed = changed;
    canvas.addEventListener("pointerdown", (event) => this.#down(event));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    canvas.addEventListener("pointerup", (event) => this.#up(event));
    canvas.addEventListener("pointercancel", (event) => this.#up(event));
    canvas.addEventListener("pointerleave", () => {
      if (stage.leave()) changed("hover");
    });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const point = pointOn(event, this.canvas);
    if (event.pointerType === "touch") {
      this.#fingers.set(event.pointerId, point);
      if (this.#fingers.size > 1) {
        this.stage.release();
        return;
      }
    }
    if (event.button === 1 || (event.button === 0 && event.shiftKey)) {
      event.preventDefault();
      this.#hand = point;
      this.canvas.setPointerCapture(event.pointerId);
      return;
    }
    if (event.button !== 0 || !this.stage.grab(this.panel, ...point)) return;
    if (event.pointerType === "mouse") this.canvas.setPointerCapture(event.pointerId);
    this.changed("change");
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const point = pointOn(event, this.canvas);
    if (this.#pinch(event, point)) return;
    if (this.#hand !== undefined) {
      this.stage.pan(this.panel, ...moved(this.#hand, point));
      this.#hand = point;
      this.changed("change");
      return;
    }
    if (event.buttons !== 0) {
      this.stage.drag(...point);
      this.changed("change");
      return;
    }
    if (event.pointerType === "touch") return;
    this.canvas.classList.toggle("dividing", this.stage.isOnDivider(this.panel, point[0]));
    if (this.stage.hover(this.panel, ...point)) this.changed("hover");
  }

  /**
   * Two fingers zoom and move. True when this was one of two.
   * @param {PointerEvent} event
   * @param {Point} point
   */
  #pinch(event, point) {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return false;
    this.#fingers.set(event.pointerId, point);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return false;
    const { centre, move, factor } = pinched([before, other], [point, other]);
    this.stage.pan(this.panel, ...move);
    this.stage.zoom(this.panel, factor, ...centre);
    this.changed("change");
    return true;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#fingers.delete(event.pointerId);
    if (this.#hand !== undefined) {
      this.#hand = undefined;
      return;
    }
    const held = this.stage.release();
    if (!held || event.type === "pointercancel" || event.pointerType === "touch") return;
    this.stage.pin(true);
    this.changed("change");
  }
}

/**
 * What a key does; false for a key that is not ours.
 * @param {KeyboardEvent} event
 * @param {Stage} stage
 * @param {number} panel
 */
function press(event, stage, panel) {
  /** @type {Record<string, () => void>} */
  const keys = {
    Enter: () => stage.pin(true),
    Escape: () => stage.pin(false),
    "+": () => stage.zoom(panel, ZOOM_IN),
    "=": () => stage.zoom(panel, ZOOM_IN),
    "-": () => stage.zoom(panel, ZOOM_OUT),
    0: () => stage.reset(panel),
  };
  const act = keys[event.key];
  act?.();
  return act !== undefined || stage.press(panel, event.key, event.shiftKey);
}
