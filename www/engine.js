// @ts-check
/** The WebAssembly modules, one for each game: fetched and compiled once, however many figures a page has. */

import { FIGURES, GAMES, USUAL_FIGURE } from "./fields.js";
import { brought, imported } from "./loading.js";

/** @typedef {typeof import("./pkg/guess-who.js")} Module what the module of every game offers */
/** @typedef {InstanceType<Module["Figure"]>} Handle a figure inside its module */

export { FIGURES };

/**
 * The folder that holds the WebAssembly, where it is not that of the scripts around it.
 * @param {string} base
 */
const folder = (base) => new URL(base.replace(/\/*$/, "/"), document.baseURI);

/** The way to the script of each, and to its WebAssembly. Written out, so that bundlers find both. */
const MODULES = {
  "guess-who": {
    script: () => import("./pkg/guess-who.js"),
    wasm: (/** @type {string | null} */ base) =>
      (base === null ? new URL("./pkg/guess-who_bg.wasm", import.meta.url) : new URL("guess-who_bg.wasm", folder(base))),
  },
  guts: {
    script: () => import("./pkg/guts.js"),
    wasm: (/** @type {string | null} */ base) =>
      (base === null ? new URL("./pkg/guts_bg.wasm", import.meta.url) : new URL("guts_bg.wasm", folder(base))),
  },
};

/** @typedef {keyof typeof MODULES} Game */

/** @typedef {{ figure: string, base: string | null }} Source which figure, by any name, and the folder of its module */

/** The version of the package. */
export const VERSION = "0.1.0";

/** The modules that answer. @type {Map<Game, Module>} */
const ready = new Map();
/** The modules that were asked for. @type {Map<Game, Promise<Module>>} */
const asked = new Map();
/** The figures of a module, by the way to start them again when it does. @type {Map<Game, Set<() => void>>} */
const users = new Map();

/**
 * Is there a figure of that name?
 * @param {string} name
 */
export function isFigure(name) {
  return Object.hasOwn(GAMES, name);
}

/**
 * The figure that is shown for a name: the usual one in place of one that is not known.
 * @param {string} name
 */
export function known(name) {
  return isFigure(name) ? name : USUAL_FIGURE;
}

/**
 * The game of the figure that is shown for a name.
 * @param {string} name
 * @returns {Game}
 */
export function gameOf(name) {
  return GAMES[known(name)] ?? "guess-who";
}

/**
 * The module of a figure, if it answers already.
 * @param {string} name
 */
export function started(name) {
  return ready.get(gameOf(name));
}

/**
 * Resolves to the module of a figure when it answers. Rejects where WebAssembly is missing, blocked or not
 * found; the next call tries again.
 * @param {Source} source
 * @returns {Promise<Module>}
 */
export function start({ figure, base }) {
  const game = gameOf(figure);
  const earlier = asked.get(game);
  if (earlier !== undefined) return earlier;
  const starting = load(game, base);
  asked.set(game, starting);
  starting.catch(() => asked.delete(game));
  return starting;
}

/**
 * The script around a module, for a page and for a Worker.
 * @param {Game} game
 */
export function script(game) {
  return imported(MODULES[game].script, "Figure");
}

/**
 * @param {Game} game
 * @param {string | null} base
 * @returns {Promise<Module>}
 */
async function load(game, base) {
  // The WebAssembly is on its way before the script around it is there.
  const source = brought.get(game) ?? fetch(MODULES[game].wasm(base));
  if (source instanceof Promise) source.catch(() => {});
  const module = await script(game);
  await module.default({ module_or_path: source });
  ready.set(game, module);
  return module;
}

/**
 * From now on `again` is called when the module of a game has started again: everything in it is gone.
 * Returns the way to end that.
 * @param {Game} game
 * @param {() => void} again
 */
export function follow(game, again) {
  const all = users.get(game) ?? new Set();
  users.set(game, all.add(again));
  return () => all.delete(again);
}

/**
 * Did a module end with this error, so that nothing can be done with it any more? A panic, a trap, an overflow of the
 * stack.
 * @param {unknown} error
 */
export function isFatal(error) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  // A full stack has no room for a regular expression.
  return error instanceof Error && (error.name === "Panic" || error.message.includes("call stack") || error.message.includes("recursion"));
}

/**
 * Starts a module again, with nothing in it, and tells all its figures.
 * @param {Game} game
 */
export function startAgain(game) {
  ready.get(game)?.__wbg_reset_state();
  for (const again of [...(users.get(game) ?? [])]) again();
}
