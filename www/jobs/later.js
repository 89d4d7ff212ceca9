// @ts-check
/** The script that has jobs solved, loaded once it is asked for. */

import { imported } from "../kit/loading.js";

/** @type {Promise<typeof import("./work.js")> | undefined} */
let work;

export function works() {
  work ??= imported(() => import("./work.js"), "order", "./work.js", import.meta.url);
  work.catch(() => {
    work = undefined;
  });
  return work;
}
