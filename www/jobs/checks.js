// @ts-check
/** The claims and their checks, for a page. */

import { imported } from "../kit/loading.js";
import { Runner } from "./runner.js";

/** @typedef {import("./checking.js").Claim} Claim */
/** @typedef {import("./checking.js").Evidence} Evidence */

/** @type {Runner<import("./checking.js").Check, Claim[] | Evidence | undefined>} */
const runner = new Runner([() => new Worker(new URL("./claims-worker.js", import.meta.url), { type: "module" })], () =>
  imported(() => import("./checking.js"), "run", "./checking.js", import.meta.url),
);

/** @returns {Promise<Claim[]>} */
export function claims() {
  return new Promise((resolve, reject) => {
    runner.run("list", { progressed: () => {}, finished: (found) => resolve(/** @type {Claim[]} */ (found)), failed: reject });
  });
}

/**
 * Checks a claim.
 * @param {string} claim
 * @param {number} size
 * @param {{ onProgress: (done: number) => void, signal: AbortSignal }} options
 * @returns {Promise<Evidence | undefined>} nothing where it was stopped
 */
export function check(claim, size, { onProgress, signal }) {
  return new Promise((resolve, reject) => {
    const finished = (/** @type {any} */ found) => resolve(found);
    const stop = runner.run({ claim, size }, { progressed: onProgress, finished, failed: reject });
    signal.addEventListener("abort", stop);
  });
}
