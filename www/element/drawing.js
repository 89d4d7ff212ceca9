// @ts-check
/** When a figure is drawn: once a frame where somebody sees it, and at once for another size and for the printer. */

import { themeOf } from "./theme.js";

/** @typedef {import("../generated/boundary.js").Frame} Frame */

/**
 * @typedef {object} Viewer
 * @property {() => boolean} isWatching does anybody see the figure, or wait for it?
 * @property {(frame: Frame | undefined) => void} show puts a frame on the page; nothing where there is none
 */

/** The least number of pixels in a CSS pixel of what is printed. */
const PRINTED = 3;

export class Drawing {
  isConnected = false;
  /** Was all of it drawn once? */
  wasDrawn = false;
  /** Has it changed since it was drawn? Then it does not know yet what there is to solve. */
  isBehind = false;
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isFitted = false;
  #isPrinted = false;

  /**
   * @param {import("./elements.js").Elements} elements
   * @param {import("./live-handle.js").LiveHandle} live
   * @param {Viewer} viewer
   */
  constructor(elements, live, viewer) {
    this.elements = elements;
    this.live = live;
    this.viewer = viewer;
  }

  /** Draws soon, if anybody sees it. */
  schedule() {
    this.isBehind = true;
    if (this.#frame !== 0 || !this.isConnected || !this.#isSeen()) return;
    this.#frame = requestAnimationFrame(() => {
      this.now();
      // After the browser has painted the frame.
      setTimeout(() => this.live.attempt((handle) => handle.dispatch({ seen: { time: performance.now() } })));
    });
  }

  /** Draws at once, in place of a drawing that was due. A figure out of sight asks anew when it is seen again. */
  now() {
    this.cancel();
    if (this.isConnected && this.#isSeen()) this.#draw();
  }

  cancel() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }

  /** Each colour tells of its change by itself: all of them are drawn together, in the frame that tells of them. */
  recolour() {
    for (const picture of this.elements.pictures) picture.isStale = true;
    this.schedule();
  }

  /**
   * Draws a picture anew that the browser has lost, and with it whatever was kept for it.
   * @param {import("./picture.js").Picture} picture
   */
  restore(picture) {
    this.live.attempt((handle) => picture.attach(handle));
    this.schedule();
  }

  /** Draws for the printer, wherever the figure is. */
  print() {
    this.#isPrinted = true;
    this.elements.look.print(true);
    for (const picture of this.elements.pictures) picture.print(PRINTED);
    this.#isFitted = true;
    this.live.attempt((handle) => handle.dispatch("print"));
    this.#draw();
  }

  /** Draws for the screen again. */
  printed() {
    this.#isPrinted = false;
    this.elements.look.print(false);
    for (const picture of this.elements.pictures) picture.unprint();
    this.schedule();
  }

  #isSeen() {
    return !this.wasDrawn || this.#isPrinted || this.viewer.isWatching();
  }

  #draw() {
    const { pictures, body } = this.elements;
    // The first drawing waits for no news of the size, or everything would be drawn twice.
    if (!this.#isFitted) for (const picture of pictures) picture.fit();
    this.#isFitted = true;
    const frame = this.live.attempt((handle) => {
      if (pictures.some(({ isStale }) => isStale)) handle.dress(themeOf(body));
      for (const picture of pictures) picture.prepare(handle);
      return handle.frame(performance.now());
    });
    this.isBehind = false;
    this.viewer.show(frame);
    if (frame?.again === 0) this.schedule();
    else if (frame?.again !== undefined) this.#timer = setTimeout(() => this.now(), frame.again);
  }
}
