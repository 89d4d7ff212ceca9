// @ts-check
/** Names in attributes and addresses: those of figures and settings come from their schemas. What each may be, the core knows. */

import { FIELDS, FIGURES, GAMES, HEIGHTS, SHARED, USUAL_FIGURE } from "./schema.js";

export { FIELDS, FIGURES, GAMES, HEIGHTS, SHARED, USUAL_FIGURE };

/** @typedef {Record<string, string | number | boolean>} State a figure’s settings, and its name as `figure` */

/** Attributes that say how a figure is presented. */
export const LOOKS = /** @type {const} */ (["theme", "controls", "actions", "touch-action"]);

/** Attributes that say where a figure comes from, and with whom it moves. */
export const TIES = /** @type {const} */ (["group", "loading", "wasm-src", "home"]);

/** The version of the settings’ names and meanings, as addresses give it; one without is of the first. */
export const VERSION = "1";

/**
 * The property of an element that goes with an attribute.
 * @param {string} name
 */
export function property(name) {
  return name.replaceAll(/-./g, (pair) => pair.slice(1).toUpperCase());
}

/**
 * A value as attributes spell it.
 * @param {string | number | boolean} value
 */
export function text(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** What a reader can take away, as the attribute `actions` lists it. */
export const ACTIONS = /** @type {const} */ (["png", "svg", "csv", "json", "link", "embed"]);
