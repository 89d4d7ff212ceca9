// @ts-check
/**
 * What a reader can do with a board of a figure besides playing on it, with a module of its own. It is loaded when it is asked
 * for, as most readers never do, and lies beside its module.
 */

import { imported } from "./kit/loading.js";
import { once } from "./kit/once.js";
import { begun, fetched, placed } from "./kit/webassembly.js";

export { Editor } from "./board/editor.js";
export { Report } from "./board/report.js";
export { boardSheet } from "./board/styles.js";

/** @typedef {typeof import("./pkg/own-board.js")} OwnBoard */

/** The first time the cache is trusted, after a failure no longer. @type {RequestCache[]} */
const caches = ["default"];

/** The module, which is started once. @type {(brought: BufferSource | undefined, folder: string | null) => Promise<OwnBoard>} */
export const ownBoard = once((brought, folder) =>
  begun(
    brought,
    () => placed("own-board", () => new URL("./pkg/own-board_bg.wasm", import.meta.url), folder),
    () => imported(() => import("./pkg/own-board.js"), "editTable", "./pkg/own-board.js", import.meta.url),
    (file) => fetched(file, caches.pop() ?? "reload"),
  ),
);
