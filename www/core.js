// @ts-check
/** The headless core: the solver without figures, in browsers and in Node. */

import init, * as core from "./pkg/upperhand_core.js";
import { inSlices } from "./slices.js";

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

/** A module with one function, which makes a vector of a number: valid only where there is SIMD. */
const VECTORS = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // "\0asm", version 1
  1, 5, 1, 0x60, 0, 1, 0x7b, // one type: nothing → v128
  3, 2, 1, 0, // one function of that type
  10, 8, 1, 6, 0, 0x41, 0, 0xfd, 15, 11, // i32.const 0, i8x16.splat, end
]);

/** The module beside this script that this browser can run fastest. */
function ownModule() {
  return WebAssembly.validate(VECTORS)
    ? new URL("./pkg/upperhand_core_bg.wasm", import.meta.url)
    : new URL("./pkg/upperhand_core_scalar_bg.wasm", import.meta.url);
}

/** @param {string | URL | ArrayBuffer | Uint8Array | WebAssembly.Module} [source] */
async function load(source) {
  const place = source ?? ownModule();
  const isFile = place instanceof URL && place.protocol === "file:";
  if (!isFile) return init({ module_or_path: /** @type {BufferSource} */ (place) });
  const { readFile } = await import("node:fs/promises");
  return init({ module_or_path: await readFile(place) });
}

/**
 * Two-player Guts with real cards: see the types.
 * @param {Parameters<typeof import("./core.js").gutsCards>[0]} options
 * @returns {ReturnType<typeof import("./core.js").gutsCards>}
 */
export async function gutsCards(options) {
  const solver = new core.CardSolver(options);
  try {
    const { onProgress, signal } = options;
    const goesOn = () => {
      if (signal?.aborted) throw signal.reason;
      return true;
    };
    await inSlices(solver, (done) => onProgress?.(done), goesOn);
    return solver.result();
  } finally {
    solver.free();
  }
}

export const { limitProbability, mixedWinProbability, position, questionValue, winProbability, winTable } = core;
export const { gutsBestResponse, gutsCardsExploitability, gutsCoalition, gutsEquilibrium, gutsPayoff } = core;
