// @ts-check
/** The scripts that show a figure, which `element.js` asks for later: pages may ask for them ahead by this name. */

export * from "./element/figure.js";
