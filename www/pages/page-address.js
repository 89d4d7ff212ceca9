// @ts-check
/** The address of a page, which follows what its figures show. */

import { FIELDS, property } from "../kit/fields.js";

/** The pause before the address is updated, in milliseconds: not with every step of a slider. */
const PAUSE = 250;

/** Is a figure being set to what the address says? The address needs no writing then. */
export let isFollowing = false;

/**
 * Shows these settings in a figure, with defaults for all others.
 * @param {import("../element.js").UpperHand} figure
 * @param {{ get: (field: string) => string | null | undefined }} settings
 */
export function show(figure, settings) {
  const asked = FIELDS.map((field) => /** @type {const} */ ([field, settings.get(field) ?? undefined]));
  isFollowing = true;
  // Twice, as what goes first may be written once more with what goes later.
  for (const [field, value] of [...asked, ...asked]) if (value === undefined) Reflect.set(figure, property(field), null);
  // Not every figure has every setting.
  /** @type {any} */ (figure).setState(Object.fromEntries(asked), () => {});
  isFollowing = false;
}

/**
 * A function that updates the address of the page a moment after its last call, without an entry in the history.
 * @param {() => string} query of the address, without its question mark
 */
export function later(query) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pending;
  return () => {
    if (isFollowing) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      const text = query();
      history.replaceState(null, "", `${location.pathname}${text === "" ? "" : `?${text}`}${location.hash}`);
    }, PAUSE);
  };
}
