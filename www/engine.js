// @ts-check
/** The WebAssembly module: fetched and compiled once, however many figures a page has. */

import init from "./pkg/upperhand.js";

/** @typedef {string | URL | BufferSource} Source where the module is, or the module itself */

/** @type {Promise<unknown> | undefined} */
let started;
let isStarted = false;
/** The module that was brought along. @type {Source | undefined} */
let own;

/**
 * Takes the module from here: for a copy that has it inside.
 * @param {Source} source
 */
export function bring(source) {
  own = source;
}

/** Does the module answer? */
export function isReady() {
  return isStarted;
}

/**
 * Resolves when the module answers. Rejects where WebAssembly is missing, blocked or not found; the next call
 * tries again.
 * @param {string | null} base the folder that holds the module, where it is not the usual one
 * @returns {Promise<void>}
 */
export async function start(base) {
  const beside = base === null ? undefined : new URL("upperhand_bg.wasm", new URL(`${base.replace(/\/*$/, "/")}`, document.baseURI));
  const source = own ?? beside;
  started ??= source === undefined ? init() : init({ module_or_path: source });
  try {
    await started;
    isStarted = true;
  } catch (error) {
    started = undefined;
    throw error;
  }
}
