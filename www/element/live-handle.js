// @ts-check
/** A figure’s handle in its WebAssembly module. A panic ends the module, and with it all its figures. */

import { coded, isFatal } from "../kit/errors.js";

/** @typedef {import("./engine.js").Handle} Handle */

/**
 * @typedef {object} Owner
 * @property {(error: unknown) => void} failed a call failed; the next one may well succeed
 * @property {(error: unknown) => void} stopped a call has ended the module, which must be restarted
 * @property {() => void} restarted another figure has ended the module
 */

/** The memory of a module never shrinks: after so long without any figure, in milliseconds, it starts anew. */
const REST = 60_000;

/** The figures in each module, and what waits once there is none. @type {WeakMap<import("./engine.js").Engine, { figures: number, rest?: ReturnType<typeof setTimeout> | undefined }>} */
const uses = new WeakMap();

export class LiveHandle {
  /** Are the module and the figure still alive? */
  isAlive = true;
  /** The error that has stopped it, until its owner is told. @type {unknown} */
  #stoppedBy;
  #unfollow = () => {};

  /** @param {import("./engine.js").Engine} engine of its game @param {string} figure that the module has @param {Owner} owner */
  constructor(engine, figure, owner) {
    this.owner = owner;
    this.engine = engine;
    this.handle = new engine.module.Figure(figure);
    this.#count(1);
  }

  /** From now on, notifies the owner when another figure ends the module. */
  follow() {
    this.#unfollow = this.engine.follow(() => {
      this.isAlive = false;
      this.owner.restarted();
    });
  }

  /**
   * Calls the handle and returns the result; throws if the figure has stopped.
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
   * Calls the handle and returns the result; undefined if that fails or the figure has stopped.
   * @template T
   * @param {(handle: Handle) => T} act
   * @returns {T | undefined}
   */
  attempt(act) {
    try {
      return this.ask(act);
    } catch (error) {
      if (this.isAlive && !isFatal(error)) this.owner.failed(error);
      return undefined;
    }
  }

  /** Frees the memory of the figure. Returns whether it was alive. */
  free() {
    this.#unfollow();
    this.#count(-1);
    if (!this.isAlive) return false;
    this.isAlive = false;
    try {
      this.handle.free();
    } catch {
      // A drawing that the browser has interrupted still borrows the figure.
    }
    return true;
  }

  /** @param {number} more */
  #count(more) {
    // What waits holds nothing of the figure.
    const { engine } = this;
    const before = uses.get(engine);
    const figures = (before?.figures ?? 0) + more;
    clearTimeout(before?.rest);
    uses.set(engine, { figures, rest: figures === 0 ? setTimeout(() => engine.startAgain(), REST) : undefined });
  }

  /** @param {unknown} error */
  #stop(error) {
    this.isAlive = false;
    this.#stoppedBy = error;
    this.#tellStop();
  }

  /** Tells the owner, once, why the figure has stopped. On a full stack this throws, and the next call tries again. */
  #tellStop() {
    if (this.#stoppedBy === undefined) return;
    setTimeout(() => {
      const error = this.#stoppedBy;
      if (error === undefined) return;
      this.#stoppedBy = undefined;
      this.#unfollow();
      this.owner.stopped(error);
    });
  }
}
