// @ts-check
/** Runs a long job in slices, so that the page stays responsive. */

/** The time of a slice, in milliseconds. */
const SLICE = 10;

/**
 * @typedef {object} Steps something that is solved step by step, in WebAssembly
 * @property {number} done how far it is, from 0 to 1
 * @property {() => boolean} step goes on, and says whether it is over then
 */

/** Waits for one turn of the event loop, without the delay of a timeout. Edge functions have no channels and use a timeout. */
function turn() {
  return new Promise((resolve) => {
    try {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(undefined);
      };
      port2.postMessage(null);
    } catch {
      setTimeout(resolve);
    }
  });
}

/**
 * Takes all steps until the job is finished or told to stop. Is it finished?
 * @param {Steps} steps
 * @param {(done: number) => void} progressed told after each slice
 * @param {() => boolean} goesOn asked before each slice and in the end; what it throws ends the job
 */
export async function inSlices(steps, progressed, goesOn) {
  let isOver = false;
  await turn();
  while (goesOn() && !isOver) {
    const end = performance.now() + SLICE;
    do isOver = steps.step();
    while (!isOver && performance.now() < end);
    progressed(steps.done);
    if (!isOver) await turn();
  }
  return isOver;
}
