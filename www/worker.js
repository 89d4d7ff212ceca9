// @ts-check
/** Solves off the page. What it is sent: `{ id, asked }` or `{ id }` to stop; see work.js for what it sends. */

import { ready } from "./core.js";
import { solve } from "./solving.js";

/** What is being solved, by number. @type {Set<number>} */
const wanted = new Set();

/** @param {{ id: number, asked: import("./solving.js").Asked }} order */
async function follow({ id, asked }) {
  wanted.add(id);
  try {
    const solved = await solve(asked, (done) => postMessage({ id, done }), () => wanted.has(id));
    postMessage({ id, solved }, { transfer: [solved.answer.buffer] });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  } finally {
    wanted.delete(id);
  }
}

addEventListener("message", ({ data }) => {
  if (data.asked === undefined) wanted.delete(data.id);
  else void follow(data);
});

// Without WebAssembly there is nothing that it can do.
ready().catch(() => postMessage({ id: 0 }));
