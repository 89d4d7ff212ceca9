// @ts-check
/** Solves off the page. What it is sent: `{ id, asked }` or `{ id }` to stop; see work.js for what it sends. */

import { ready, solve } from "./solving.js";

/** What is being solved, by number. @type {Set<number>} */
const wanted = new Set();

/** There is nothing that it can do. */
const giveUp = () => postMessage({ id: 0 });

/** @param {{ id: number, asked: import("./solving.js").Asked }} order */
async function follow({ id, asked }) {
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
  if (data.asked === undefined) {
    wanted.delete(data.id);
    return;
  }
  wanted.add(data.id);
  ready(data.asked).then(() => follow(data), giveUp);
});

// A module may be more than a browser passes on.
addEventListener("messageerror", giveUp);
