// @ts-check
/** The WebAssembly module: fetched and compiled once, however many figures a page has. */

import init from "./pkg/upperhand.js";

/** @type {Promise<unknown> | undefined} */
let started;

/** Resolves when the module answers. Rejects where WebAssembly is missing, blocked or not found. */
export function start() {
  started ??= init();
  return started;
}
