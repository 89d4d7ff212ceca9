// @ts-check
/** The script that shows a figure. `element.js` loads it later; pages may preload it by this name. */

export * from "./element/figure.js";
