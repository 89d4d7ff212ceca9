// @ts-check
/** The headless core for browsers: its module lies beside this script. */

import { ready as load } from "./jobs/solver.js";

export * from "./jobs/solver.js";

/**
 * A place beside this script. Some hosts, as Cloudflare’s, do not tell scripts where they lie.
 * @param {() => URL} place written out at each call, so that bundlers find the module
 */
function beside(place) {
  try {
    return place();
  } catch {
    throw new Error("this script does not know where it lies: hand over the modules, as in `ready(core, claims)`");
  }
}

/**
 * Loads the WebAssembly module: from beside this script, or `source`. That of the checks comes with the first of them.
 * @param {import("./core.js").Source} [source]
 * @param {import("./core.js").Source} [checks]
 */
export function ready(source, checks) {
  return load(
    () => source ?? beside(() => new URL("./pkg/core_bg.wasm", import.meta.url)),
    () => checks ?? beside(() => new URL("./pkg/claims_bg.wasm", import.meta.url)),
  );
}
