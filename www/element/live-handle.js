// @ts-check
/** The handle of a figure in its module. A panic ends the module, and with it all figures that are in it. */

import { coded, isFatal } from "../kit/errors.js";

/** @typedef {import("./engine.js").Handle} Handle */

/**
 * @typedef {object} Owner
 * @property {(error: unknown) => void} failed something cannot be done; the next change may well be possible
 * @property {(error: unknown) => void} stopped this figure has ended the module, which is to start again
 * @property {() => void} restarted another figure has ended it
 */

export class LiveHandle {
  /** Is the module still there, and the figure in it? */
  isAlive = true;
  /** The error that has ended it, until its owner knows. @type {unknown} */
  #stoppedBy;
  #unfollow = () => {};

  /**
   * @param {import("./engine.js").Engine} engine of its game
   * @param {string} figure that the module has
   * @param {Owner} owner
   */
  constructor(engine, figure, owner) {
    this.owner = owner;
    this.engine = engine;
    this.handle = new engine.module.Figure(figure);
  }

  /** Hears from now on when another figure has ended the module. */
  follow() {
    this.#unfollow = this.engine.follow(() => {
      this.isAlive = false;
      this.owner.restarted();
    });
  }

  /**
   * Asks the figure for something, which cannot be had where it has come to an end.
   * @template T
   * @param {(handle: Handle) => T} question
   * @returns {T}
   */
  ask(question) {
    if (!this.isAlive) {
      this.#tellStop();
      throw coded("stopped", "the figure has stopped: start it again");
    }
    try {
      return question(this.handle);
    } catch (error) {
      if (isFatal(error)) this.#stop(error);
      throw error;
    }
  }

  /**
   * Has the figure do something, as far as it still can.
   * @template T
   * @param {(handle: Handle) => T} act
   * @returns {T | undefined}
   */
  attempt(act) {
    if (!this.isAlive) {
      this.#tellStop();
      return undefined;
    }
    try {
      return act(this.handle);
    } catch (error) {
      if (isFatal(error)) this.#stop(error);
      else this.owner.failed(error);
      return undefined;
    }
  }

  /** Gives the memory of the figure back. Returns whether it was alive. */
  free() {
    this.#unfollow();
    if (!this.isAlive) return false;
    this.isAlive = false;
    try {
      this.handle.free();
    } catch {
      // A drawing that the browser has cut off holds the figure for ever.
    }
    return true;
  }

  /** @param {unknown} error */
  #stop(error) {
    this.isAlive = false;
    this.#stoppedBy = error;
    this.#tellStop();
  }

  /** Tells its owner why the figure has stopped, once; where the stack is full now, with the next call. */
  #tellStop() {
    const error = this.#stoppedBy;
    if (error === undefined) return;
    setTimeout(() => {
      this.#unfollow();
      this.owner.stopped(error);
    });
    this.#stoppedBy = undefined;
  }
}
