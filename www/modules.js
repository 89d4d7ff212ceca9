// @ts-check
/**
 * The addresses of the WebAssembly modules and of their scripts. They are relative to the script that
 * names them, and `cargo xtask dist` puts this one into `element.js`: it lies beside that.
 */

import { imported } from "./kit/loading.js";
import { placed } from "./kit/webassembly.js";

/** @typedef {typeof import("./pkg/boards.js")} Boards */
/** @typedef {(options: { module_or_path: unknown }) => Promise<unknown>} Init */
/** What only some modules offer. @typedef {"TaskRun" | "facesOfBoard"} Own */
/** What every module offers, and what only some do. @typedef {Omit<Boards, Own | "default" | "initSync"> & { default: Init } & Partial<Pick<Boards, Own>>} Module */

// written by `cargo xtask generate` from the manifests of the modules
/** The scripts. @type {Readonly<Record<"beyond" | "boards" | "guess-who" | "guts", () => Promise<Module>>>} */
const SCRIPTS = {
  beyond: () => import("./pkg/beyond.js"),
  boards: () => import("./pkg/boards.js"),
  "guess-who": () => import("./pkg/guess-who.js"),
  guts: () => import("./pkg/guts.js"),
};

/** The modules, beside their scripts. @type {Readonly<Record<keyof typeof SCRIPTS, () => URL>>} */
const BESIDE = {
  beyond: () => new URL("./pkg/beyond_bg.wasm", import.meta.url),
  boards: () => new URL("./pkg/boards_bg.wasm", import.meta.url),
  "guess-who": () => new URL("./pkg/guess-who_bg.wasm", import.meta.url),
  guts: () => new URL("./pkg/guts_bg.wasm", import.meta.url),
};
// end of what is written

/** @typedef {keyof typeof SCRIPTS} ModuleName */

/** The sizes of the modules in bytes, which `cargo xtask dist` writes here. */
const BAKED = /** @type {{ modules?: Readonly<Record<ModuleName, number>> }} */ (import.meta).modules;

/**
 * The size of a module in bytes, decompressed; unknown before `cargo xtask dist`. The module in a
 * folder that a page names may have another size.
 * @param {ModuleName} moduleName
 * @returns {number | undefined}
 */
export function sizeOf(moduleName) {
  return BAKED?.[moduleName];
}

/** The script around a module. @param {ModuleName} moduleName */
export function script(moduleName) {
  // biome-ignore lint/style/useTemplate: `cargo xtask dist` finds the names of files between double quotes
  return imported(SCRIPTS[moduleName], "Figure", "./pkg/" + moduleName + ".js", import.meta.url);
}

/**
 * The address of a module.
 * @param {ModuleName} moduleName
 * @param {string | null} folder that holds it, where it is not beside its script
 */
export function place(moduleName, folder) {
  return placed(moduleName, BESIDE[moduleName], folder);
}
