// @ts-check
/** The promise of a figure, which a later start makes anew. */

import { coded } from "../kit/errors.js";

/**
 * A promise whose rejection bothers nobody who does not ask.
 * @param {Promise<void>} promise
 */
function quiet(promise) {
  promise.catch(() => {});
  return promise;
}

/** The answer to who starts, or awaits, a figure outside of a document. */
export function outside() {
  return quiet(Promise.reject(coded("no-document", "the figure is in no document: it starts once it is put into one")));
}

export class Ready {
  /** @type {Promise<void>} */
  promise = Promise.resolve();
  #isSettled = true;
  /** @type {(answer?: Promise<void>) => void} */
  #resolve = () => {};
  /** @type {(reason: unknown) => void} */
  #reject = () => {};

  constructor() {
    this.renew();
  }

  /** Promises anew, unless there is a promise that is still to be kept. */
  renew() {
    if (!this.#isSettled) return;
    this.#isSettled = false;
    this.promise = quiet(
      new Promise((resolve, reject) => {
        this.#resolve = resolve;
        this.#reject = reject;
      }),
    );
  }

  /** @param {Promise<void>} [answer] */
  resolve(answer) {
    this.#isSettled = true;
    this.#resolve(answer);
  }

  /** @param {unknown} reason */
  reject(reason) {
    this.#isSettled = true;
    this.#reject(reason);
  }
}
