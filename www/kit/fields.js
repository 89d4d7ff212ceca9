// @ts-check
/** The names used in attributes and addresses. Those of figures and settings come from their schemas; the module knows their values. */

import { ABOUT, BOARDS, FIELDS, FIGURES, NAVIGATION, SHARED, USUAL_FIGURE } from "../generated/schema.js";

export { BOARDS, FIELDS, FIGURES, NAVIGATION, SHARED, USUAL_FIGURE };

/** @typedef {import("../element.d.ts").State} State */
/** @typedef {import("../element.d.ts").Settings} Settings */

/** Is there a figure of that name? @param {string} name */
export function isFigure(name) {
  return FIGURES.includes(name);
}

/** The figure that is shown for a name: the default one where the name is unknown. @param {string} name */
export function known(name) {
  return isFigure(name) ? name : USUAL_FIGURE;
}

/** What is known of a figure, or of the default one, before it is loaded. @param {string} name */
export function about(name) {
  return /** @type {import("../generated/schema.js").About} */ (ABOUT[known(name)]);
}

/** The attributes of a figure’s look, and what the first of them may be. */
export const LOOKS = /** @type {const} */ (["theme", "controls", "actions", "touch-action", "compact"]);
export const THEMES = ["auto", "light", "dark"];

/** Does an element show its picture, its sliders and its advice, with all else in a sheet? @param {Element} element */
export const isCompact = (element) => element.matches(WHERE_COMPACT);
/** The selector of such an element. */
export const WHERE_COMPACT = "[compact]:not([compact=no])";

/** The attributes of a figure’s origin and of its group. */
export const TIES = /** @type {const} */ (["group", "loading", "wasm-src", "home"]);

/** The property of an element that goes with an attribute. @param {string} name */
export function property(name) {
  return name.replaceAll(/-./g, (pair) => pair.slice(1).toUpperCase());
}

/**
 * The settings that a script passes, without those that are undefined.
 * @param {Readonly<Settings>} settings
 * @returns {[name: string, text: string][]} as attributes spell them
 */
export function given(settings) {
  if (settings === null || typeof settings !== "object") throw new TypeError(`${String(settings)} is no object of settings`);
  return Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [/** @type {[string, string]} */ ([name, text(value)])],
  );
}

/** A value as an attribute spells it. @param {string | number | boolean} value */
export function text(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/**
 * Those of the named attributes that an element has.
 * @param {Element} element
 * @param {readonly string[]} names
 * @returns {[name: string, text: string][]}
 */
export function attributesOf(element, names) {
  return names.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [/** @type {[string, string]} */ ([name, value])];
  });
}

/** The names that the attribute `actions` takes. */
export const ACTIONS = /** @type {const} */ (["png", "svg", "csv", "json", "link", "embed"]);
