// @ts-check
/** Does the jobs of figures by the module of their game, in a Worker or on the page. */

import { inSlices } from "./slices.js";

/** @typedef {{ module: WebAssembly.Module, name: string, numbers: number[] }} Job by which module */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Solved */
/** @typedef {typeof import("../pkg/guts.js")} Bindings the script around the module of any game */

/**
 * The workshop of a game.
 * @param {Bindings["default"]} init
 * @param {Bindings["TaskRun"]} TaskRun
 * @returns {import("./runner.js").Workshop<Job, Solved>}
 */
export function workshop(init, TaskRun) {
  return {
    /** Loads the module of a job, unless it is loaded already. */
    async ready({ module }) {
      await init({ module_or_path: module });
    },
    async run({ name, numbers }, progressed, goesOn) {
      const run = new TaskRun(name, Uint32Array.from(numbers));
      try {
        await inSlices(run, progressed, goesOn);
        return { answer: run.answer(), isWhole: run.isOver };
      } finally {
        run.free();
      }
    },
  };
}
