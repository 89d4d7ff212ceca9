// @ts-check
/** How times are printed. Timing is printed, never judged. */

/** @param {number[]} times @param {number} share of the times that are shorter */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Number.NaN;

export const median = (/** @type {number[]} */ times) => quantile(times, 0.5);

/**
 * @param {string} name
 * @param {number[]} times in milliseconds
 * @param {string} [remark]
 */
export function report(name, times, remark = "") {
  const [middle, late] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1).padStart(6));
  console.log(`${name.padEnd(64)} p50 ${middle} ms   p95 ${late} ms${remark}`);
}
