// @ts-check
/** The address of a page, which follows what its figures show. */

import { FIELDS } from "../kit/fields.js";

/** The pause before the address is updated, in milliseconds: not with every step of a slider. */
const PAUSE = 250;

/**
 * Shows these settings in a figure, with defaults for all others.
 * @param {Element} figure
 * @param {{ get: (field: string) => string | null | undefined }} settings
 */
export function show(figure, settings) {
  for (const field of FIELDS) {
    const value = settings.get(field) ?? null;
    if (value === null) figure.removeAttribute(field);
    else figure.setAttribute(field, value);
  }
}

/**
 * A function that updates the address of the page a moment after its last call, without an entry in the history.
 * @param {() => string} query of the address, without its question mark
 */
export function later(query) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pending;
  return () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      const text = query();
      history.replaceState(null, "", `${location.pathname}${text === "" ? "" : `?${text}`}${location.hash}`);
    }, PAUSE);
  };
}
