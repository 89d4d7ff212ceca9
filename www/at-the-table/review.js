// @ts-check
/** What was skill and what was luck in a game at the table, by the core, which is loaded when somebody asks. */

import { begun, winner, written, wrongName } from "./game.js";
import { found, loaded } from "./solved.js";

/** @typedef {import("./game.js").Stand} Stand */
/** @typedef {import("./solved.js").Found} Found */
/** @typedef {import("../core.js").Rules} Rules */

/**
 * A turn: the suspects that you asked about, none for a name and for their turn; yours, or theirs, that are left after it; in shares of
 * games what it gave away, of theirs nothing, and what its answer brought; and why it is told as if both could ask about any group.
 * @typedef {{ isYours: boolean, count: number | undefined, left: number, lost: number, luck: number, why?: string }} Turn
 */

/** Your chance as it stands, and what is known of it while the game goes on. @param {Stand} stand @returns {Promise<[number, Found?]>} */
async function chance(stand) {
  const over = winner(stand);
  if (over !== undefined) return [over === "you" ? 1 : 0];
  const known = await found(stand);
  return [stand.isYours ? known.low : 1 - known.low, known];
}

/**
 * Your chance if you name one now. Against somebody who knows yours nothing else is left, so that the core knows how often a name is right.
 * @param {typeof import("../core.js")} core @param {Stand} stand
 */
function name({ winProbability }, { rules: given, mine, theirs }) {
  const rules = /** @type {Rules} */ (given);
  const right = winProbability(rules, mine, 1).value;
  return wrongName(given) === "turn" && mine > 1 ? right + (1 - right) * (1 - winProbability(rules, theirs, mine - 1).value) : right;
}

/**
 * The turns of the last game, and whether they are all of it: not where it was opened on its way, or something was set by hand later.
 * @param {readonly Stand[]} all @returns {Promise<{ turns: Turn[], isWhole: boolean }>}
 */
export async function review(all) {
  const core = await loaded();
  const stands = all.slice(all.findLastIndex(({ turn }) => turn === undefined));
  const turns = [];
  let isWhole = stands.slice(0, 1).every((first) => written(first) === written(begun(first.rules, first.isYours, first.faces?.board)));
  for (const [index, before] of stands.entries()) {
    const after = stands[index + 1];
    if (turns.length > 0 && after?.turn === null) isWhole = false;
    if (!after?.turn) continue;
    const { mine, theirs, isYours } = before;
    const { count, question } = after.turn;
    const [[best, known], [then]] = [await chance(before), await chance(after)];
    const rules = /** @type {Rules} */ (before.rules);
    const ask = known?.asks.find((one) => one.question === question);
    // Of their turn nothing is told but what it brought.
    const told = !isYours ? best : count === undefined ? name(core, before) : ask?.low;
    const asked = told ?? core.questionValue(rules, mine, theirs, [count ?? 1, mine - (count ?? 1)]).value;
    turns.push({
      isYours,
      count,
      left: isYours ? after.mine : after.theirs,
      lost: best - asked,
      luck: then - asked,
      why: before.faces && known?.why,
    });
  }
  return { turns, isWhole };
}

/** "+6.2 points", "−1.0 points". @param {number} share */
function points(share) {
  const size = Math.abs(100 * share).toFixed(1);
  return `${size === "0.0" ? "" : share < 0 ? "−" : "+"}${size} points`;
}

/** What is told of a game: each of your questions, and in the end all of them. @param {Awaited<ReturnType<typeof review>>} game @returns {string[]} */
export function told({ turns, isWhole }) {
  const part = isWhole ? [] : ["Not all of this game is known here: it was opened on its way, or something was set by hand."];
  const yours = turns.filter(({ isYours }) => isYours);
  /** @param {readonly number[]} shares */
  const sum = (shares) => shares.reduce((total, share) => total + share, 0);
  const lines = yours.flatMap(({ count, left, lost, luck }) => {
    const skill = lost < 0.0005 ? "as good as any" : `${points(lost).slice(1)} given away`;
    if (count === undefined) return [`You named one, ${skill}: ${points(luck)}.`];
    return [`You asked about ${count}, ${skill}; ${left} left: ${points(luck)}.`];
  });
  if (!isWhole && yours.length === 0) return part;
  const given = sum(yours.map(({ lost }) => lost));
  const skill = given < 0.0005 ? "you gave nothing away" : `you gave away ${points(given).slice(1)}`;
  const theirs = sum(turns.filter(({ isYours }) => !isYours).map(({ luck }) => luck));
  const why = turns.find((turn) => turn.why)?.why;
  const as = why === undefined ? "" : ` Partly told as if both could ask about any group of faces: ${why}.`;
  return [
    ...part,
    ...lines,
    `Skill: ${skill}. Luck: your answers brought ${points(sum(yours.map(({ luck }) => luck)))}, their turns ${points(theirs)}. A point is one game in a hundred.${as}`,
  ];
}
