// @ts-check
/**
 * Checks claims off the page. Messages to it are `{ id }` for the list, `{ id, claim, size }` for a check, `{ id, stop }`;
 * those from it stand in checker.js.
 */

import { checkClaim, claims, ready } from "../core.js";
import { messageOf } from "../kit/errors.js";

/** The checks under way, by number. @type {Map<number, AbortController>} */
const running = new Map();

/** @param {{ id: number, claim?: string, size?: number }} order */
async function follow({ id, claim, size }) {
  await ready();
  if (claim === undefined) return { id, claims: claims() };
  const controller = new AbortController();
  running.set(id, controller);
  const onProgress = (/** @type {number} */ done) => postMessage({ id, done });
  return { id, evidence: await checkClaim(claim, size, { onProgress, signal: controller.signal }) };
}

addEventListener("message", ({ data }) => {
  if (data.stop === true) {
    running.get(data.id)?.abort();
    return;
  }
  follow(data)
    .then(postMessage, (error) => postMessage({ id: data.id, error: messageOf(error) }))
    .finally(() => running.delete(data.id));
});
