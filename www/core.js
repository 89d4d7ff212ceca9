// @ts-check
/** The headless core for browsers: its module lies beside this script. */

import { ready as load } from "./solver.js";

export * from "./solver.js";

/**
 * Loads the WebAssembly module: from beside this script, or `source`. That of the checks comes with the first of them.
 * @param {import("./core.js").Source} [source]
 * @param {import("./core.js").Source} [checks]
 */
export function ready(
  source = new URL("./pkg/core_bg.wasm", import.meta.url),
  checks = new URL("./pkg/claims_bg.wasm", import.meta.url),
) {
  return load(source, checks);
}
