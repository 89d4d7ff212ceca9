// @ts-check
/** Solves tasks off the page. Messages to it are `{ id, task }`, or `{ id }` to stop; those from it stand in work.js. */

import { messageOf } from "../kit/errors.js";
import { ready, solve } from "./solving.js";

/** The orders that are being solved, by number. @type {Set<number>} */
const wanted = new Set();

/** Says that it can do nothing. */
const giveUp = () => postMessage({ id: 0 });

/** @param {{ id: number, task: import("./solving.js").Task }} order */
async function follow({ id, task }) {
  try {
    const solved = await solve(task, (done) => postMessage({ id, done }), () => wanted.has(id));
    postMessage({ id, solved }, { transfer: [solved.answer.buffer] });
  } catch (error) {
    postMessage({ id, error: messageOf(error) });
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
