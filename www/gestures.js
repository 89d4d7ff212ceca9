// @ts-check
/** Pointer, wheel and keyboard on a picture. */

import { ZOOM_IN, ZOOM_OUT, middle, moved, pinched, pointOn, wheelFactor, wheelTurn } from "./pixels.js";

/** @typedef {import("./pixels.js").Point} Point */
/** @typedef {import("./pkg/win-map.js").Stage} Stage */

/** After this long a wheel that turns again turns anew, in milliseconds. */
const WHEEL_PAUSE = 300;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Stage} stage
 * @param {number} panel which panel of the figure the canvas shows
 * @param {(kind: "hover" | "change") => void} changed
 */
export function listen(canvas, stage, panel, changed) {
  new Pointers(canvas, stage, panel, changed);
  let [turned, latest] = [0, -Infinity];
  canvas.addEventListener("wheel", (event) => {
    // The plain wheel scrolls the page. A pinch on a touchpad is a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (event.timeStamp - latest > WHEEL_PAUSE) {
      turned = 0;
      stage.takeHold(panel, ...pointOn(event, canvas));
    }
    latest = event.timeStamp;
    turned += wheelTurn(event);
    stage.carry(panel, wheelFactor(turned), 0, 0);
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
  /** Where two of them took hold of the window. @type {[Point, Point] | undefined} */
  #grip;
  /** Where the pointer took hold of it. @type {Point | undefined} */
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
        this.#takeHold();
        return;
      }
    }
    if (event.button === 1 || (event.button === 0 && event.shiftKey)) {
      event.preventDefault();
      this.#hand = point;
      this.stage.takeHold(this.panel, ...point);
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
      this.stage.carry(this.panel, 1, ...moved(this.#hand, point));
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

  /** Two fingers hold the window where they are now; fewer let it go. */
  #takeHold() {
    const [first, second] = this.#fingers.values();
    this.#grip = first === undefined || second === undefined ? undefined : [first, second];
    if (this.#grip !== undefined) this.stage.takeHold(this.panel, ...middle(this.#grip));
  }

  /**
   * Two fingers zoom and move. True when this was one of them.
   * @param {PointerEvent} event
   * @param {Point} point
   */
  #pinch(event, point) {
    if (!this.#fingers.has(event.pointerId)) return false;
    this.#fingers.set(event.pointerId, point);
    const [first, second] = this.#fingers.values();
    if (this.#grip === undefined || first === undefined || second === undefined) return false;
    const { move, factor } = pinched(this.#grip, [first, second]);
    this.stage.carry(this.panel, factor, ...move);
    this.changed("change");
    return true;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (this.#fingers.delete(event.pointerId)) this.#takeHold();
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
  // Where nothing is pinned, Escape is left to the page.
  if (event.key === "Escape" && !stage.pinned) return false;
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
