// @ts-check
/** The script that runs the jobs of figures, loaded when it is first needed. */

import { imported } from "../kit/loading.js";

/** @type {Promise<typeof import("./jobs.js")> | undefined} */
let loaded;

export function jobs() {
  loaded ??= imported(() => import("./jobs.js"), "run", "./jobs.js", import.meta.url);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
