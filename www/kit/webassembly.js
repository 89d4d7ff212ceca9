// @ts-check
/** Where WebAssembly modules lie, their download and their start. */

import { coded } from "./errors.js";
import { LATE } from "./loading.js";

/** Advice in the error message for bundles that lack the modules. */
const REMEDY = "If it is left out, take “upperhand/inline”, on a CDN inline.js.";

/**
 * The address of a module.
 * @param {string} moduleName
 * @param {() => URL} beside where it lies beside its script
 * @param {string | null} folder that holds it, where it is not beside its script
 */
export function placed(moduleName, beside, folder) {
  if (folder === null) {
    if (import.meta.url === undefined) throw new Error(`this script does not know where it lies. ${REMEDY}`);
    return beside();
  }
  try {
    return new URL(`${moduleName}_bg.wasm`, new URL(folder.replace(/[/]*$/, "/"), document.baseURI));
  } catch {
    throw new Error(`“${folder.slice(0, 60)}” is not possible as wasm-src: it takes the address of a folder`);
  }
}

/**
 * The response with a module. Servers that lack it may answer with a page, even with status 200.
 * @param {string} file
 * @param {RequestCache} cache
 * @param {AbortSignal} [signal] ends the request
 */
export async function fetched(file, cache, signal) {
  const answer = await fetch(file, { cache, signal });
  const { ok, headers, status } = answer;
  if (!ok || headers.get("content-type")?.startsWith("text/html")) throw new Error(`this is no WebAssembly (${status}). ${REMEDY}`);
  return answer;
}

/**
 * Starts a module. Rejects where WebAssembly is missing, blocked or not found.
 * @template {{ default: (options: { module_or_path: any }) => Promise<unknown> }} Module
 * @param {BufferSource | undefined} brought by a single file
 * @param {() => URL} place where it lies else
 * @param {() => Promise<Module>} script around it
 * @param {(file: string) => Promise<Response>} request
 */
export async function begun(brought, place, script, request) {
  /** @type {string | undefined} */
  let file;
  try {
    if (brought === undefined) file = String(place());
    // The WebAssembly is requested before its script arrives.
    const source = file === undefined ? brought : request(file);
    if (source instanceof Promise) source.catch(() => {});
    const module = await script();
    await module.default({ module_or_path: source });
    return module;
  } catch (error) {
    // Only we end a request.
    const cause = /^Abort/.test(/** @type {string} */ (error)) ? LATE : error;
    throw coded(isBlocked() ? "webassembly-blocked" : "module-missing", cause, file);
  }
}

/** Is WebAssembly blocked, even for an empty module? */
function isBlocked() {
  try {
    return !new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    return true;
  }
}
