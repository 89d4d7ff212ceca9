// @ts-check
/** The promise that a figure is drawn, which a later start renews. */

import { coded } from "../kit/errors.js";

/** A promise whose rejection need not be handled. @param {Promise<void>} promise */
function quiet(promise) {
  promise.catch(() => {});
  return promise;
}

/** A rejection for those who start, or await, a figure outside of a document. */
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

  /** Makes a new promise, unless the present one is still pending. */
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
