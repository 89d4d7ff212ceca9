// @ts-check
/** Solves tasks off the page. What it is sent: `{ id, task }`, or `{ id }` to stop; see work.js for what it sends. */

import { ready, solve } from "./solving.js";

/** What is being solved, by number. @type {Set<number>} */
const wanted = new Set();

/** There is nothing that it can do. */
const giveUp = () => postMessage({ id: 0 });

/** @param {{ id: number, task: import("./solving.js").Task }} order */
async function follow({ id, task }) {
  try {
    const solved = await solve(task, (done) => postMessage({ id, done }), () => wanted.has(id));
    postMessage({ id, solved }, { transfer: [solved.answer.buffer] });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  } finally {
    wanted.delete(id);
  }
}

addEventListener("message", ({ data }) => {
  if (data.task === undefined) {
    wanted.delete(data.id);
    return;
  }
  wanted.add(data.id);
  ready(data.task).then(() => follow(data), giveUp);
});

// A module may be more than a browser passes on.
addEventListener("messageerror", giveUp);
