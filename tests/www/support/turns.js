// @ts-check
/** Turns of the event loop that long work leaves to others, on a machine of any speed. */
import { mock } from "node:test";

/**
 * The number of turns during some work, each of whose slices is a single step: a look at the clock takes a whole one.
 * @param {() => Promise<unknown>} work
 */
export async function turnsOf(work) {
  let [turns, looks, isOver] = [0, 0, false];
  const clock = mock.method(performance, "now", () => (looks += 10));
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  try {
    await work();
  } finally {
    isOver = true;
    clock.mock.restore();
  }
  return turns;
}
