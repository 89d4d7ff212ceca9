// @ts-check
/** What is said at the table. */

import { best, LARGEST, winner, wrongName } from "./game.js";

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

/** A chance in thousandths: certain only where it is. @param {number} chance */
const thousandths = (chance) => (chance >= 1 ? 1000 : Math.min(999, Math.max(chance > 0 ? 1 : 0, Math.round(1000 * chance))));

/** "56.6 %", "between 55.9 and 56.3 %". @param {import("./solved.js").Bounds} bounds */
export function chance({ low, high }) {
  const [least, most] = [percent(thousandths(low)), percent(thousandths(high))];
  return least === most ? least : `between ${least.replace(" %", "")} and ${most}`;
}

/**
 * What is said with a board: the move, its worth, and whose faces the numbers are of.
 * @param {Stand} stand that is not over @param {import("./solved.js").Found} found
 * @param {import("./solved.js").Ask} [ask] the question that is spoken of
 * @returns {[advice: string, worth: string, told: string]}
 */
export function boardAdvice(stand, found, ask) {
  const { isYours, mine, theirs, faces } = stand;
  const { suspects = [], questions = [] } = faces?.board ?? {};
  const left = `You have ${mine} left, they have ${theirs}.`;
  const told = found.why === "" ? left : `${left} Told as if both could ask about any group of faces: ${found.why}.`;
  const text = `“${questions[ask?.question ?? -1]?.text.replace(/\?$/, "")}?”`;
  if (!isYours) {
    const worth = `They win ${chance(found)} with perfect play.`;
    if (found.asks.length === 0) return ["Their turn.", worth, told];
    return [ask === undefined ? "Their turn: tap what they asked." : `They asked ${text} Your answer?`, worth, told];
  }
  const worth = `This wins ${chance(found)}.`;
  if (mine === 1) return [`It is ${suspects[faces?.mine[0] ?? 0]}: name them.`, worth, told];
  const none = wrongName(stand.rules) === "never" ? "No question here tells yours apart: ask another." : "Name one of yours now.";
  if (ask === undefined) return [none, worth, told];
  const isBest = ask.high >= found.low;
  const move = `Ask ${text}: ${ask.yes} of ${mine}${found.names && isBest ? ", or name one" : ""}.`;
  return [move, isBest ? `This wins ${chance(ask)}.` : `This wins ${chance(ask)}, the best ${chance(found)}.`, told];
}

/** Why a counter cannot be so. @param {string} given */
export const refused = (given) => `A counter goes from 1 to ${LARGEST}, not ${given === "" ? "nothing" : given.slice(0, 20)}.`;
