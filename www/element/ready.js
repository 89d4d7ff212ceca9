// @ts-check
/** The promise that a figure is drawn, which a later start renews. */

import { coded } from "../kit/errors.js";

/** A promise whose rejection need not be handled. @template {Promise<void>} P @param {P} promise */
function quiet(promise) {
  promise.catch(() => {});
  return promise;
}

/** A rejection for those who start, or await, a figure outside of a document. */
export function outside() {
  return quiet(Promise.reject(coded("no-document", "it starts once it is in a document")));
}

export class Ready {
  /** @type {Promise<void>} */
  promise = Promise.resolve();
  /** Settles it, until that is done. @type {((answer?: Promise<never>) => void) | undefined} */
  #settle;

  constructor() {
    this.renew();
  }

  /** Makes a new promise, unless the present one is still pending. */
  renew() {
    if (this.#settle !== undefined) return;
    this.promise = quiet(
      new Promise((settle) => {
        this.#settle = settle;
      }),
    );
  }

  /** @param {Promise<never>} [answer] one that is rejected, where it goes wrong */
  settle(answer) {
    // Nobody may wait any more.
    if (answer) quiet(answer);
    this.#settle?.(answer);
    this.#settle = undefined;
  }
}
