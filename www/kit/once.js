// @ts-check
/** Work that is done once, and again only after it has failed. */

/**
 * @template {unknown[]} Given, T
 * @param {(...given: Given) => Promise<T>} work
 * @returns {(...given: Given) => Promise<T>} what is given counts for the call that works
 */
export function once(work) {
  /** @type {Promise<T> | undefined} */
  let done;
  return (...given) => {
    done ??= work(...given).catch((error) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
