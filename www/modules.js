// @ts-check
/**
 * The addresses of the WebAssembly modules, one for each game, and of their scripts. They are relative to the script that
 * names them, and `cargo xtask dist` puts this one into `element.js`: it lies beside that.
 */

import { imported } from "./kit/loading.js";

/** The scripts, written out so that bundlers find them; so are the modules below. */
const SCRIPTS = {
  "guess-who": () => import("./pkg/guess-who.js"),
  guts: () => import("./pkg/guts.js"),
};

/** @typedef {keyof typeof SCRIPTS} Game */

/** The modules, beside their scripts. @type {Readonly<Record<Game, () => URL>>} */
const BESIDE = {
  "guess-who": () => new URL("./pkg/guess-who_bg.wasm", import.meta.url),
  guts: () => new URL("./pkg/guts_bg.wasm", import.meta.url),
};

/** The sizes of the modules, which `cargo xtask dist` writes here. */
const BAKED = /** @type {{ modules?: Readonly<Record<Game, { bytes: number }>> }} */ (import.meta).modules;

/**
 * The size of a module in bytes, decompressed; unknown before `cargo xtask dist`. The module in a
 * folder that a page names may have another size.
 * @param {Game} game
 * @returns {number | undefined}
 */
export function sizeOf(game) {
  return BAKED?.[game].bytes;
}

/** Advice in the error message for bundles that lack the modules. */
export const REMEDY = "Where a bundler leaves the WebAssembly out, take “upperhand/inline”.";

/**
 * The script around a module.
 * @param {Game} game
 */
export function script(game) {
  // biome-ignore lint/style/useTemplate: `cargo xtask dist` finds the names of files between double quotes
  return imported(SCRIPTS[game], "Figure", "./pkg/" + game + ".js", import.meta.url);
}

/**
 * The address of a module.
 * @param {Game} game
 * @param {string | null} folder that holds it, where it is not beside its script
 */
export function place(game, folder) {
  if (folder === null) {
    if (import.meta.url === undefined) throw new Error(`this script does not know where it lies. ${REMEDY}`);
    return BESIDE[game]();
  }
  try {
    return new URL(`${game}_bg.wasm`, new URL(folder.replace(/\/*$/, "/"), document.baseURI));
  } catch {
    throw new Error(`“${folder.slice(0, 60)}” is not possible as wasm-src: it takes the address of a folder`);
  }
}
