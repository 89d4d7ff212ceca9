// @ts-check
/** The headless core for browsers: its module lies beside this script. */

import { ready as load } from "./jobs/solver.js";

export * from "./jobs/solver.js";

/**
 * The address of a file beside this script. Some hosts, such as Cloudflare’s, do not tell scripts their own address.
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
 * Loads the WebAssembly module from beside this script, or from `source`. The module of the checks is loaded with the first check.
 * @param {import("./core.js").Source} [source]
 * @param {import("./core.js").Source} [checks]
 */
export function ready(source, checks) {
  return load(
    () => source ?? beside(() => new URL("./pkg/core_bg.wasm", import.meta.url)),
    checks,
    () => beside(() => new URL("./pkg/claims_bg.wasm", import.meta.url)),
  );
}
