// @ts-check
/** What browsers keep for a page. */

/**
 * What a function has from a storage; undefined where the browser does not allow it: frames without an origin throw.
 * @template T @param {"device" | "tab"} where @param {(storage: Storage) => T} act
 */
export function tried(where, act) {
  try {
    return act(where === "device" ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}
