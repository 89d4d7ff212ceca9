// @ts-check
/**
 * What a reader can do with a board of a figure besides playing on it, with a module of its own. It is loaded when it is asked
 * for, as most readers never do, and lies beside its module.
 */

import { coded } from "./kit/errors.js";
import { imported } from "./kit/loading.js";
import { fetched, placed } from "./kit/webassembly.js";

export { Editor } from "./board/editor.js";
export { Report } from "./board/report.js";
export { boardSheet } from "./board/styles.js";

/** @typedef {typeof import("./pkg/own-board.js")} OwnBoard */

/** @type {Promise<OwnBoard> | undefined} */
let started;
/** After a failure the cache is not trusted. @type {RequestCache} */
let cache = "default";

/**
 * The module, which is started once.
 * @param {BufferSource | undefined} brought where a single file brings it along
 * @param {string | null} folder that holds it, where it is not beside this script
 */
export function ownBoard(brought, folder) {
  started ??= load(brought, folder);
  started.catch(() => {
    started = undefined;
    cache = "reload";
  });
  return started;
}

/** @param {BufferSource | undefined} brought @param {string | null} folder */
async function load(brought, folder) {
  /** @type {string | undefined} */
  let file;
  try {
    /** @type {BufferSource | Promise<Response> | undefined} */
    let source = brought;
    if (source === undefined) {
      file = String(placed("own-board", () => new URL("./pkg/own-board_bg.wasm", import.meta.url), folder));
      // The WebAssembly is requested before its script arrives.
      source = fetched(file, cache);
      source.catch(() => {});
    }
    const module = await imported(() => import("./pkg/own-board.js"), "editTable", "./pkg/own-board.js", import.meta.url);
    await module.default({ module_or_path: source });
    return module;
  } catch (error) {
    throw coded("module-missing", error, file);
  }
}
