// @ts-check
/** The settings of all figures, by the names they have in attributes and addresses. What each may be, the core knows. */

/** @typedef {Record<string, string | number | boolean>} State a figure’s settings, and its name as `figure` */

/** In the order in which they stand in an address. */
export const FIELDS = /** @type {const} */ ([
  "figure", "rules", "answers", "mine", "theirs", "size", "left", "bottom", "axes", "layer", "contours",
  "compare", "compare-answers", "compare-as", "divider", "bid", "second", "alpha", "beta", "k", "zoom",
  "cards", "ranks", "suits", "players", "weenie", "threshold", "others", "apart", "third", "fee", "repeated", "mixture",
  "epsilon", "delta", "gap-constant", "bloc", "spoiler", "beside", "weight", "near", "show", "hold-above", "hand",
  "around",
]);

/** The figure that is shown when none is named. */
export const USUAL_FIGURE = "win-map";

/** About how tall a figure is, in rem: where it is narrow, in between, and wide. @type {Readonly<Record<string, readonly string[]>>} */
export const HEIGHTS = {
  "win-map": ["109", "98", "69"],
  "question-profile": ["105", "97", "68"],
  "limit-tiles": ["160", "205", "109"],
  "guts-payoff": ["152", "179", "86"],
  "guts-coalition": ["164", "201", "102"],
  "guts-cards": ["165", "180", "96"],
};

/** The settings that figures of one group share. */
export const SHARED = /** @type {const} */ (["rules", "answers", "mine", "theirs", "players", "weenie", "threshold"]);

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
