// @ts-check
/** The work of figures, wherever it is done: in a Worker, or on the page where there can be none. */

import init, { Solver } from "./pkg/guts-cards.js";
import { inSlices } from "./slices.js";

/** @typedef {{ name: string, numbers: Uint32Array, module: WebAssembly.Module }} Asked by which module of a figure */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Answer */

/**
 * Starts a module, unless it runs already.
 * @param {Asked} asked
 */
export const ready = ({ module }) => init({ module_or_path: module });

/**
 * Solves, or goes as far as it may.
 * @param {Asked} asked
 * @param {(done: number) => void} progressed
 * @param {() => boolean} goesOn
 * @returns {Promise<Answer>}
 */
export async function solve({ name, numbers }, progressed, goesOn) {
  const solver = new Solver(name, numbers);
  try {
    await inSlices(solver, progressed, goesOn);
    return { answer: solver.answer(), isWhole: solver.isOver };
  } finally {
    solver.free();
  }
}
