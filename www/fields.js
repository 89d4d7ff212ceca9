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

/** The settings that figures of one group share. */
export const SHARED = /** @type {const} */ (["rules", "answers", "mine", "theirs", "players", "weenie", "threshold"]);
