// @ts-check
/** The script that has jobs of figures done, loaded once it is asked for. */

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
