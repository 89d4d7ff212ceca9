// @ts-check
/** The tasks of figures, wherever they are solved: in a Worker, or on the page where there can be none. */

// The one module with tasks. Not asked for by name: the Worker is a single file, which every bundler can carry.
import init, { TaskRun } from "../pkg/guts.js";
import { inSlices } from "./slices.js";

/** @typedef {{ module: WebAssembly.Module, name: string, numbers: number[] }} Task by which module */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Answer */

/**
 * Starts the module of a task, unless it runs already.
 * @param {Task} task
 */
export async function ready({ module }) {
  await init({ module_or_path: module });
}

/**
 * Solves a task, or the part of it that there is time for.
 * @param {Task} task
 * @param {(done: number) => void} progressed
 * @param {() => boolean} goesOn
 * @returns {Promise<Answer>}
 */
export async function solve({ name, numbers }, progressed, goesOn) {
  const run = new TaskRun(name, Uint32Array.from(numbers));
  try {
    await inSlices(run, progressed, goesOn);
    return { answer: run.answer(), isWhole: run.isOver };
  } finally {
    run.free();
  }
}
