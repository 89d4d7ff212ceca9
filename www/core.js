// @ts-check
/** The headless core for browsers: its module lies beside this script. */

import { ready as load } from "./solver.js";

export * from "./solver.js";

/**
 * Loads the WebAssembly module: from beside this script, or `source`.
 * @param {import("./core.js").Source} [source]
 */
export function ready(source = new URL("./pkg/core_bg.wasm", import.meta.url)) {
  return load(source);
}
