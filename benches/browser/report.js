// @ts-check
/** How times are printed, beside what was decided. Timing is printed, never judged. */
import { readFileSync } from "node:fs";

/** What was decided of times and ratios, with a reason each. @type {Record<string, { bound: number, unit: string }>} */
const MEASURES = JSON.parse(readFileSync(new URL("../../bounds.json", import.meta.url), "utf8")).measures;

/** @param {number[]} times @param {number} share of the times that are shorter */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Number.NaN;

export const median = (/** @type {number[]} */ times) => quantile(times, 0.5);

/**
 * A remark on a measure: its value, where it is another one than the times themselves, and its bound.
 * @param {string} measure
 * @param {number} [value]
 */
export function bounded(measure, value) {
  const { bound, unit } = MEASURES[measure] ?? { bound: Number.NaN, unit: `: bounds.json has no measure ${measure}` };
  return value === undefined ? `   bound ${bound} ${unit}` : `   ${value.toFixed(2)} ${unit}, bound ${bound}`;
}

/**
 * @param {string} name
 * @param {number[]} times in milliseconds
 * @param {string} [remark]
 */
export function report(name, times, remark = "") {
  const [middle, late] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1).padStart(6));
  console.log(`${name.padEnd(64)} p50 ${middle} ms   p95 ${late} ms${remark}`);
}
