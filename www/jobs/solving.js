// @ts-check
/** The jobs of figures, wherever they are done: in a Worker, or on the page where there can be none. */

// The one module with jobs. Not asked for by name: the Worker is a single file, which every bundler can carry.
import init, { TaskRun } from "../pkg/guts.js";
import { inSlices } from "./slices.js";

/** @typedef {{ module: WebAssembly.Module, name: string, numbers: number[] }} Job by which module */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Solved */

/**
 * Starts the module of a job, unless it runs already.
 * @param {Job} job
 */
export async function ready({ module }) {
  await init({ module_or_path: module });
}

/**
 * Solves a job, or the part of it that there is time for.
 * @param {Job} job
 * @param {(done: number) => void} progressed
 * @param {() => boolean} goesOn
 * @returns {Promise<Solved>}
 */
export async function run({ name, numbers }, progressed, goesOn) {
  const run = new TaskRun(name, Uint32Array.from(numbers));
  try {
    await inSlices(run, progressed, goesOn);
    return { answer: run.answer(), isWhole: run.isOver };
  } finally {
    run.free();
  }
}
