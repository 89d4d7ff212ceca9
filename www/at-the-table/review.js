// @ts-check
/** What was skill and what was luck in a game at the table, by the core, which is loaded when somebody asks. */

import { winner, wrongName } from "./game.js";
import { questionValue, ready, winProbability } from "../core.js";

/** @typedef {import("./game.js").Stand} Stand */
/** @typedef {import("../core.js").Rules} Rules */

/**
 * A turn in shares of games: what it gave away, and what its answer brought.
 * @typedef {object} Turn
 * @property {boolean} isYours
 * @property {number | undefined} count the suspects that were asked about; undefined for a name and for their turn
 * @property {number} left your suspects, or theirs, after it
 * @property {number} lost by a question that was not the best; of their turn nothing is told
 * @property {number} luck
 */

/** Your chance as it stands. @param {Stand} stand */
function chance(stand) {
  const over = winner(stand);
  if (over !== undefined) return over === "you" ? 1 : 0;
  const { mine, theirs, isYours } = stand;
  const rules = /** @type {Rules} */ (stand.rules);
  return isYours ? winProbability(rules, mine, theirs).value : 1 - winProbability(rules, theirs, mine).value;
}

/**
 * Your chance if you name one now. Against somebody who knows yours nothing else is left, so that the core knows how often a name is right.
 * @param {Stand} stand
 */
function name({ rules: given, mine, theirs }) {
  const rules = /** @type {Rules} */ (given);
  const right = winProbability(rules, mine, 1).value;
  return wrongName(given) === "turn" && mine > 1 ? right + (1 - right) * (1 - winProbability(rules, theirs, mine - 1).value) : right;
}

/** The turns of the last game. A counter that was set by hand is none. @param {readonly Stand[]} all @returns {Promise<Turn[]>} */
export async function review(all) {
  await ready();
  const stands = all.slice(all.findLastIndex(({ turn }) => turn === undefined));
  const turns = [];
  for (const [index, before] of stands.entries()) {
    const after = stands[index + 1];
    if (!after?.turn) continue;
    const { mine, theirs, isYours } = before;
    const { count } = after.turn;
    const best = chance(before);
    const rules = /** @type {Rules} */ (before.rules);
    // Of their turn nothing is told but what it brought.
    const asked = !isYours ? best : count === undefined ? name(before) : questionValue(rules, mine, theirs, [count, mine - count]).value;
    turns.push({ isYours, count, left: isYours ? after.mine : after.theirs, lost: best - asked, luck: chance(after) - asked });
  }
  return turns;
}

/** "+6.2 points", "−1.0 points". @param {number} share */
function points(share) {
  const size = Math.abs(100 * share).toFixed(1);
  return `${size === "0.0" ? "" : share < 0 ? "−" : "+"}${size} points`;
}

/** What is told of a game: each of your questions, and in the end all of them. @param {readonly Turn[]} turns @returns {string[]} */
export function told(turns) {
  const yours = turns.filter(({ isYours }) => isYours);
  /** @param {readonly number[]} shares */
  const sum = (shares) => shares.reduce((total, share) => total + share, 0);
  const lines = yours.flatMap(({ count, left, lost, luck }) => {
    const skill = lost < 0.0005 ? "as good as any" : `${points(lost).slice(1)} given away`;
    if (count === undefined) return [`You named one, ${skill}: ${points(luck)}.`];
    return [`You asked about ${count}, ${skill}; ${left} left: ${points(luck)}.`];
  });
  const given = sum(yours.map(({ lost }) => lost));
  const skill = given < 0.0005 ? "you gave nothing away" : `you gave away ${points(given).slice(1)}`;
  const theirs = sum(turns.filter(({ isYours }) => !isYours).map(({ luck }) => luck));
  return [
    ...lines,
    `Skill: ${skill}. Luck: your answers brought ${points(sum(yours.map(({ luck }) => luck)))}, their turns ${points(theirs)}. A point is one game in a hundred.`,
  ];
}
