// @ts-check
/** The headless core: the solver without figures, in browsers and in Node. */

import init, * as core from "./pkg/upperhand_core.js";

/** @type {Promise<unknown> | undefined} */
let started;

/**
 * Loads the WebAssembly module. Browsers: from beside this script, or `source`. Node: from the package.
 * @param {string | URL | ArrayBuffer | Uint8Array | WebAssembly.Module} [source]
 * @returns {Promise<void>}
 */
export async function ready(source) {
  started ??= load(source);
  try {
    await started;
  } catch (error) {
    started = undefined;
    throw error;
  }
}

/** @param {string | URL | ArrayBuffer | Uint8Array | WebAssembly.Module} [source] */
async function load(source) {
  const place = source ?? new URL("./pkg/upperhand_core_bg.wasm", import.meta.url);
  const isFile = place instanceof URL && place.protocol === "file:";
  if (!isFile) return init({ module_or_path: /** @type {BufferSource} */ (place) });
  const { readFile } = await import("node:fs/promises");
  return init({ module_or_path: await readFile(place) });
}

export const { limitProbability, mixedWinProbability, position, questionValue, winProbability, winTable } = core;
