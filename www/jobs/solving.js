// @ts-check
/** Does the jobs of figures by a module that has tasks, in a Worker or on the page. */

import { inSlices } from "./slices.js";

/** @typedef {{ module: WebAssembly.Module, name: string, numbers: number[] }} Job by which module */
/** @typedef {{ answer: BigInt64Array, isWhole: boolean }} Solved */
/** @typedef {(options: { module_or_path: WebAssembly.Module }) => Promise<unknown>} Init */
/** @typedef {typeof import("../pkg/guts.js").TaskRun} TaskRun that of any module */

/** The workshop of a module. @param {Init} init @param {TaskRun} TaskRun @returns {import("./runner.js").Workshop<Job, Solved>} */
export function workshop(init, TaskRun) {
  return {
    /** Loads the module of a job, unless it is loaded already. */
    async ready({ module }) {
      await init({ module_or_path: module });
    },
    async run({ name, numbers }, progressed, goesOn) {
      const run = new TaskRun(name, Uint32Array.from(numbers));
      try {
        const isWhole = await inSlices(run, progressed, goesOn);
        return { answer: run.answer(), isWhole };
      } finally {
        run.free();
      }
    },
  };
}
