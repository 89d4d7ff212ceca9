// @ts-check
/** The tasks of figures, wherever they are solved: in a Worker, or on the page where there can be none. */

import { script } from "./modules.js";
import { inSlices } from "./slices.js";

/** @typedef {import("./modules.js").Game} Game */
/** @typedef {{ game: Game, module: WebAssembly.Module, name: string, numbers: number[] }} Task by which module */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Answer */

/**
 * Starts the module of a task, unless it runs already.
 * @param {Task} task
 */
export async function ready({ game, module }) {
  const { default: init } = await script(game);
  await init({ module_or_path: module });
}

/**
 * Solves a task, or the part of it that there is time for.
 * @param {Task} task
 * @param {(done: number) => void} progressed
 * @param {() => boolean} goesOn
 * @returns {Promise<Answer>}
 */
export async function solve({ game, name, numbers }, progressed, goesOn) {
  const module = await script(game);
  if (!("TaskRun" in module)) throw new Error(`the module ${game} solves no tasks`);
  const { TaskRun } = /** @type {typeof import("./pkg/guts.js")} */ (module);
  const run = new TaskRun(name, Uint32Array.from(numbers));
  try {
    await inSlices(run, progressed, goesOn);
    return { answer: run.answer(), isWhole: run.isOver };
  } finally {
    run.free();
  }
}
