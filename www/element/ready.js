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
  /** What settles it, until that is done. @type {{ resolve: (answer?: Promise<void>) => void, reject: (reason: unknown) => void } | undefined} */
  #pending;

  constructor() {
    this.renew();
  }

  /** Makes a new promise, unless the present one is still pending. */
  renew() {
    if (this.#pending !== undefined) return;
    this.promise = quiet(
      new Promise((resolve, reject) => {
        this.#pending = { resolve, reject };
      }),
    );
  }

  /** @param {Promise<void>} [answer] */
  resolve(answer) {
    this.#pending?.resolve(answer);
    this.#pending = undefined;
  }

  /** @param {unknown} reason */
  reject(reason) {
    this.#pending?.reject(reason);
    this.#pending = undefined;
  }
}
