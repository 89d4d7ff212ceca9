// @ts-check
/** The WebAssembly modules, one for each figure: fetched and compiled once, however many figures a page has. */

import { brought, imported } from "./loading.js";

/** @typedef {typeof import("./pkg/win-map.js")} Module what the module of every figure offers */

/** How each is loaded. Written out, so that bundlers find them. */
const MODULES = {
  "win-map": () => import("./pkg/win-map.js"),
  "question-profile": () => import("./pkg/question-profile.js"),
  "limit-tiles": () => import("./pkg/limit-tiles.js"),
  "guts-payoff": () => import("./pkg/guts-payoff.js"),
  "guts-coalition": () => import("./pkg/guts-coalition.js"),
  "guts-cards": () => import("./pkg/guts-cards.js"),
};

/** @typedef {keyof typeof MODULES} Figure */

/** The names of all figures. */
export const FIGURES = /** @type {Figure[]} */ (Object.keys(MODULES));

/** The version of the package. */
export const VERSION = "0.1.0";

/** Those that answer. @type {Map<Figure, Module>} */
const ready = new Map();
/** Those that were asked for. @type {Map<Figure, Promise<Module>>} */
const asked = new Map();

/**
 * Is there a figure of that name?
 * @param {string} name
 * @returns {name is Figure}
 */
export function isFigure(name) {
  return Object.hasOwn(MODULES, name);
}

/**
 * The module of a figure, if it answers already.
 * @param {Figure} figure
 */
export function started(figure) {
  return ready.get(figure);
}

/**
 * Resolves to the module of a figure when it answers. Rejects where WebAssembly is missing, blocked or not
 * found; who asks again tries again.
 * @param {Figure} figure
 * @param {string | URL} [base] the folder that holds `win-map_bg.wasm` and the others, if not the one beside the scripts
 * @returns {Promise<Module>}
 */
export function start(figure, base) {
  const known = asked.get(figure);
  if (known !== undefined) return known;
  const starting = load(figure, base);
  asked.set(figure, starting);
  starting.catch(() => asked.delete(figure));
  return starting;
}

/**
 * @param {Figure} figure
 * @param {string | URL} [base]
 * @returns {Promise<Module>}
 */
async function load(figure, base) {
  const module = await imported(MODULES[figure], "Stage");
  const source = brought.get(figure) ?? (base === undefined ? undefined : new URL(`${figure}_bg.wasm`, base));
  await module.default(source === undefined ? undefined : { module_or_path: source });
  ready.set(figure, module);
  return module;
}
