// @ts-check
/** The handle of a figure in its module. A panic ends the module, and with it all its figures. */

import { coded, isFatal } from "../kit/errors.js";

/** @typedef {import("./engine.js").Handle} Handle */

/**
 * @typedef {object} Owner
 * @property {(error: unknown) => void} failed something cannot be done; the next change may well be possible
 * @property {(error: unknown) => void} stopped this figure has ended the module, which is to start again
 * @property {() => void} restarted another figure has ended it
 */

export class LiveHandle {
  /** Do module and figure still exist? */
  isAlive = true;
  /** The error that has stopped it, until its owner is told. @type {unknown} */
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

  /** Tells its owner from now on when another figure has ended the module. */
  follow() {
    this.#unfollow = this.engine.follow(() => {
      this.isAlive = false;
      this.owner.restarted();
    });
  }

  /**
   * Asks the figure for something; throws where it has stopped.
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
   * Has the figure do something; returns undefined where it fails or has stopped.
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

  /** Frees the memory of the figure. Returns whether it was alive. */
  free() {
    this.#unfollow();
    if (!this.isAlive) return false;
    this.isAlive = false;
    try {
      this.handle.free();
    } catch {
      // A drawing that the browser has interrupted still borrows the figure.
    }
    return true;
  }

  /** @param {unknown} error */
  #stop(error) {
    this.isAlive = false;
    this.#stoppedBy = error;
    this.#tellStop();
  }

  /** Tells its owner, once, why the figure has stopped. While the stack is full this throws, and the next call tells. */
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
