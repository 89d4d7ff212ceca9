// @ts-check
/** Lists claims and checks them, in a Worker or on the page. */

import { checkClaim, claims, ready as load } from "../core.js";

/** @typedef {import("../core.js").Claim} Claim */
/** @typedef {{ holds: boolean, cases: number, evidence: string }} Evidence */
/** The list, or the check of a claim. @typedef {"list" | { claim: string, size: number }} Check */

/** Loads the core. */
export async function ready() {
  await load();
}

/**
 * Checks a claim, or lists all of them.
 * @param {Check} check
 * @param {(done: number) => void} progressed
 * @param {() => boolean} goesOn
 * @returns {Promise<Claim[] | Evidence | undefined>} undefined where it was stopped
 */
export async function run(check, progressed, goesOn) {
  if (check === "list") return claims();
  const controller = new AbortController();
  const onProgress = (/** @type {number} */ done) => {
    progressed(done);
    if (!goesOn()) controller.abort();
  };
  try {
    return await checkClaim(check.claim, check.size, { onProgress, signal: controller.signal });
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  }
}
