// @ts-check
/** The work of figures, wherever it is done: in a Worker, or on the page where there can be none. */

import { ready } from "./core.js";
import { Solver } from "./pkg/upperhand_core.js";
import { inSlices } from "./slices.js";

/** @typedef {{ name: string, numbers: Uint32Array }} Asked */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Answer */

/**
 * Solves, or goes as far as it may.
 * @param {Asked} asked
 * @param {(done: number) => void} progressed
 * @param {() => boolean} goesOn
 * @returns {Promise<Answer>}
 */
export async function solve({ name, numbers }, progressed, goesOn) {
  await ready();
  const solver = new Solver(name, numbers);
  try {
    await inSlices(solver, progressed, goesOn);
    return { answer: solver.answer(), isWhole: solver.isOver };
  } finally {
    solver.free();
  }
}
