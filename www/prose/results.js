// @ts-check
/** What a sentence takes from a figure: a setting, a result, a fact. */

import { warn } from "./figures.js";

/** @typedef {import("../element.js").UpperHand} UpperHand */
/** @typedef {import("../element.d.ts").InProse} InProse */

/** The parts of a readout, by their names in prose. @type {Readonly<Record<string, "value" | "unit" | "exact" | "decimal" | "advice" | "heading">>} */
export const RESULTS = {
  win: "value",
  value: "value",
  unit: "unit",
  exact: "exact",
  decimal: "decimal",
  advice: "advice",
  heading: "heading",
};

/**
 * A setting of a figure that is loaded.
 * @param {UpperHand} figure
 * @param {string} name
 * @returns {InProse | RangeError | undefined} an error where it has none of that name, nothing where it is not there yet
 */
export function setting(figure, name) {
  try {
    return figure.inProse(name);
  } catch (error) {
    return error instanceof RangeError ? error : undefined;
  }
}

/**
 * A field of a readout by its name, or a fact by its term.
 * @param {ReturnType<UpperHand["valueAt"]>} readout
 * @param {string} name
 * @returns {string | undefined} "" where a result is empty now, nothing where there is none of that name
 */
function part(readout, name) {
  const result = Object.hasOwn(RESULTS, name) ? RESULTS[name] : undefined;
  if (result !== undefined) return readout[result];
  return readout.facts.find(([term]) => term.toLowerCase() === name.toLowerCase())?.[1];
}

/**
 * A result of a figure that is loaded, as shown or at other settings.
 * @param {Element} element that says it
 * @param {UpperHand} figure
 * @param {string} name
 * @param {import("../kit/fields.js").Settings} at
 * @param {string} besides what else could have been asked for
 * @returns {string | undefined} "" where there is nothing to say now, nothing where there can be nothing
 */
export function result(element, figure, name, at, besides) {
  try {
    const readout = figure.valueAt(at);
    const said = part(readout, name);
    const facts = readout.facts.map(([term]) => `“${term}”`).join(", ");
    if (said === undefined)
      warn(element, `there is nothing of this name now: results are ${Object.keys(RESULTS).join(", ")}; facts are ${facts}${besides}`);
    return said;
  } catch (error) {
    // A figure that is not loaded yet has no readout.
    if (error instanceof RangeError) warn(element, error.message);
    return undefined;
  }
}
