// @ts-check
/** Does the jobs of figures, in a Worker or on the page. */

// The only module with jobs. It is imported statically, so that the Worker is a single file, which every bundler can handle.
import init, { TaskRun } from "../pkg/guts.js";
import { inSlices } from "./slices.js";

/** @typedef {{ module: WebAssembly.Module, name: string, numbers: number[] }} Job by which module */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Solved */

/**
 * Loads the module of a job, unless it is loaded already.
 * @param {Job} job
 */
export async function ready({ module }) {
  await init({ module_or_path: module });
}

/**
 * Runs a job until it is finished or told to stop.
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
