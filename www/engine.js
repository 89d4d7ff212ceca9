// @ts-check
/** The WebAssembly modules, one for each figure: fetched and compiled once, however many figures a page has. */

import { USUAL_FIGURE } from "./fields.js";
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

/** @typedef {{ figure: string, base: string | null }} Source which figure, by any name, and the folder of its module */

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
 * The figure that is shown for a name: the usual one in place of one that is not known.
 * @param {string} name
 * @returns {Figure}
 */
export function known(name) {
  return isFigure(name) ? name : USUAL_FIGURE;
}

/**
 * The module of a figure, if it answers already.
 * @param {string} name
 */
export function started(name) {
  return ready.get(known(name));
}

/**
 * Resolves to the module of a figure when it answers. Rejects where WebAssembly is missing, blocked or not
 * found; who asks again tries again.
 * @param {Source} source
 * @returns {Promise<Module>}
 */
export function start({ figure: name, base }) {
  const figure = known(name);
  const earlier = asked.get(figure);
  if (earlier !== undefined) return earlier;
  const starting = load(figure, base);
  asked.set(figure, starting);
  starting.catch(() => asked.delete(figure));
  return starting;
}

/**
 * @param {Figure} figure
 * @param {string | null} base
 * @returns {Promise<Module>}
 */
async function load(figure, base) {
  const folder = base === null ? undefined : new URL(base.replace(/\/*$/, "/"), document.baseURI);
  const module = await imported(MODULES[figure], "Stage");
  const source = brought.get(figure) ?? (folder && new URL(`${figure}_bg.wasm`, folder));
  await module.default(source === undefined ? undefined : { module_or_path: source });
  ready.set(figure, module);
  return module;
}
