// @ts-check
/** When a figure is drawn: once per animation frame while it is visible, and at once when its size changes and for printing. */

import { viewOf } from "../kit/markup.js";
import { themeOf } from "./theme.js";

/** @typedef {import("../generated/boundary.js").Frame} Frame */

/**
 * @typedef {object} Viewer
 * @property {() => boolean} isWatching is the figure visible, or waited for?
 * @property {(frame: Frame | undefined) => void} show puts a frame on the page; nothing where there is none
 */

/** The least number of device pixels per CSS pixel in print. */
const PRINTED = 3;

/** What tells that a page is on the screen again: not every browser says so after printing. */
const BACK = ["afterprint", "focus", "pointerdown", "keydown"];

/** The longest wait for an animation frame, in milliseconds: in a tab that nobody sees there are none. */
const PATIENCE = 500;

/** Calls with the next animation frame. Returns a function that cancels it. @param {Window} view @param {() => void} act */
function nextFrame(view, act) {
  const frame = view.requestAnimationFrame(act);
  const timer = setTimeout(act, PATIENCE);
  return () => {
    view.cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export class Drawing {
  isConnected = false;
  /** Has every panel been drawn at least once? */
  wasDrawn = false;
  /** Has the figure changed since it was drawn? Only a frame tells which jobs it needs. */
  isBehind = false;
  /** Cancels the frame that is scheduled, if one is. @type {(() => void) | undefined} */
  #cancel;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isFitted = false;
  #isPrinted = false;

  /** @param {import("./elements.js").Elements} elements @param {import("./live-handle.js").LiveHandle} live @param {Viewer} viewer */
  constructor(elements, live, viewer) {
    this.elements = elements;
    this.live = live;
    this.viewer = viewer;
  }

  /** Draws with the next animation frame, if the figure is visible. */
  schedule() {
    this.isBehind = true;
    if (this.#cancel !== undefined || !this.isConnected || !this.#isSeen()) return;
    this.#cancel = nextFrame(viewOf(this.elements.element), () => {
      this.now();
      // After the browser has painted the frame.
      setTimeout(() => this.live.attempt((handle) => handle.dispatch({ seen: performance.now() })));
    });
  }

  /** Draws now, instead of a scheduled drawing. A figure out of sight is drawn when it comes back. */
  now() {
    this.cancel();
    if (this.isConnected && this.#isSeen()) this.#draw();
  }

  cancel() {
    this.#cancel?.();
    clearTimeout(this.#timer);
    this.#cancel = undefined;
  }

  /** Each colour has an event of its own: one scheduled drawing covers all of them. */
  recolour() {
    for (const picture of this.elements.pictures) picture.isStale = true;
    this.schedule();
  }

  /** Draws what is near the window, and gives up the pixels of pictures that are far from it. */
  follow() {
    this.schedule();
    if (this.#isSeen()) return;
    for (const picture of this.elements.pictures) {
      this.live.attempt((handle) => picture.attach(handle));
      Object.assign(picture.canvas, { width: 0, height: 0 });
    }
    this.isBehind = true;
  }

  /** Redraws a picture whose canvas the browser has lost, with its caches. @param {import("./picture.js").Picture} picture */
  restore(picture) {
    this.live.attempt((handle) => picture.attach(handle));
    this.schedule();
  }

  /** Draws for printing, visible or not. */
  print() {
    this.#isPrinted = true;
    const back = new (viewOf(this.elements.element).AbortController)();
    const printed = () => {
      back.abort();
      this.#printed();
    };
    for (const type of BACK) viewOf(this.elements.element).addEventListener(type, printed, { signal: back.signal });
    this.elements.look.print(true);
    for (const picture of this.elements.pictures) picture.print(PRINTED);
    this.#isFitted = true;
    this.live.attempt((handle) => handle.dispatch("print"));
    this.#draw();
  }

  /** Draws for the screen again. */
  #printed() {
    this.#isPrinted = false;
    this.elements.look.print(false);
    for (const picture of this.elements.pictures) picture.unprint();
    this.follow();
  }

  #isSeen() {
    return !this.wasDrawn || this.#isPrinted || this.viewer.isWatching();
  }

  #draw() {
    const { pictures, body } = this.elements;
    // The first drawing measures the size itself: the observer would come later, and everything would be drawn twice.
    if (!this.#isFitted) for (const picture of pictures) picture.fit();
    this.#isFitted = true;
    const frame = this.live.attempt((handle) => {
      if (pictures.some(({ isStale }) => isStale)) handle.setTheme(themeOf(body));
      for (const picture of pictures) picture.prepare(handle);
      return handle.frame(performance.now());
    });
    this.isBehind = false;
    this.viewer.show(frame);
    if (frame?.again === 0) this.schedule();
    else if (frame?.again !== undefined) this.#timer = setTimeout(() => this.now(), frame.again);
  }
}
