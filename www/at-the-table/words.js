// @ts-check
/** What is said at the table. */

import { best, LARGEST, winner } from "./game.js";

/** @typedef {import("./game.js").Stand} Stand */

/** "55.6 %", "100 %". @param {number} won of a thousand */
export const percent = (won) => (won === 1000 ? "100 %" : `${Math.floor(won / 10)}.${won % 10} %`);

/** "8 to 12, or 14". @param {readonly (readonly [number, number])[]} runs */
function numbers(runs) {
  const all = runs.flatMap(([first, last]) =>
    last === first + 1 ? [`${first}`, `${last}`] : first === last ? [`${first}`] : [`${first} to ${last}`],
  );
  const final = all.pop() ?? "";
  return all.length === 0 ? final : `${all.join(", ")} or ${final}`;
}

/**
 * The best move, and what it is worth where both play perfectly from then on.
 * @param {Stand} stand
 * @returns {[advice: string, worth: string]}
 */
export function advice(stand) {
  const over = winner(stand);
  if (over !== undefined) return over === "you" ? ["You win!", ""] : ["They win.", ""];
  const found = best(stand);
  if (found === undefined) return ["There is no such position.", ""];
  const { asks, names, won } = found;
  if (!stand.isYours) return ["Their turn.", `They win ${percent(won)} with perfect play.`];
  const worth = `This wins ${percent(won)}.`;
  if (stand.mine === 1) return ["You know who it is: name them.", worth];
  if (asks.length === 0) return ["Name one of yours now.", worth];
  const ask = `Ask about ${numbers(asks)} of yours`;
  return [names ? `${ask}, or name one.` : `${ask}.`, worth];
}

/** Why a counter cannot be so. @param {string} given */
export const refused = (given) => `A counter goes from 1 to ${LARGEST}, not ${given === "" ? "nothing" : given.slice(0, 20)}.`;
