// @ts-check
/** A game at a table, as far as two counters know it. What is best stands in tables that the solver has written. */

import { LARGEST, POSITIONS, WRONG_NAME } from "../generated/positions.js";

export { LARGEST };

/**
 * How it stands.
 * @typedef {object} Stand
 * @property {string} rules
 * @property {number} mine suspects that you have left
 * @property {number} theirs
 * @property {boolean} isYours is it your turn?
 * @property {"you" | "they"} [named] who has named somebody, which ends the game
 * @property {boolean} [isRight]
 * @property {{ count?: number } | null} [turn] the turn that led here: the suspects that you asked about; null where a counter or the
 *   rules were set by hand, and nothing at all where a game begins
 */

/**
 * What is best for whoever is to move.
 * @typedef {object} Best
 * @property {readonly (readonly [number, number])[]} asks numbers to ask about, from the first to the last of each run
 * @property {boolean} names is naming somebody as good as any question?
 * @property {number} won games of a thousand
 */

/** The rules that there are tables for. @param {string} rules */
export const isRules = (rules) => Object.hasOwn(POSITIONS, rules);

/** What a wrong name does: it "ends" the game or costs a "turn"; "never", where nobody is named. @param {string} rules */
export const wrongName = (rules) => /** @type {Readonly<Record<string, string>>} */ (WRONG_NAME)[rules] ?? "never";

/** A whole number that a counter can have. @param {number} count */
export const isCount = (count) => Number.isInteger(count) && count >= 1 && count <= LARGEST;

/** Who has won, if it is over. @param {Stand} stand @returns {"you" | "they" | undefined} */
export function winner({ rules, mine, theirs, named, isRight }) {
  if (named !== undefined) return isRight === (named === "you") ? "you" : "they";
  if (wrongName(rules) !== "never") return undefined;
  if (mine === 1) return "you";
  return theirs === 1 ? "they" : undefined;
}

/** @param {Stand} stand @returns {Best | undefined} */
export function best({ rules, mine, theirs, isYours }) {
  const [own, other] = isYours ? [mine, theirs] : [theirs, mine];
  const entry = POSITIONS[rules]?.[own - 1]?.split(" ")[other - 1]?.match(/^([\d,-]*)(!?):(\d+)$/);
  if (!entry) return undefined;
  const [, asks = "", names, won] = entry;
  const runs = asks === "" ? [] : asks.split(",").map((run) => run.split("-").map(Number));
  return { asks: runs.map(([first = 1, last = first]) => [first, last]), names: names === "!", won: Number(won) };
}

/** After your question about some of yours. @param {Stand} stand @param {number} count @param {boolean} isYes @returns {Stand} */
export const asked = (stand, count, isYes) => ({ ...stand, mine: isYes ? count : stand.mine - count, isYours: false, turn: { count } });

/** After their turn, which left them so many. @param {Stand} stand @param {number} left @returns {Stand} */
export const leftThem = (stand, left) => ({ ...stand, theirs: left, isYours: true, turn: {} });

/**
 * After whoever is to move has named a suspect. A wrong name ends the game, but by the open rules, where it removes that suspect.
 * @param {Stand} stand
 * @param {boolean} isRight
 * @returns {Stand}
 */
export function named(stand, isRight) {
  const { rules, mine, theirs, isYours } = stand;
  const turn = {};
  if (isRight || wrongName(rules) === "ends" || (isYours ? mine : theirs) === 1)
    return { ...stand, named: isYours ? "you" : "they", isRight, turn };
  return isYours ? { ...stand, mine: mine - 1, isYours: false, turn } : { ...stand, theirs: theirs - 1, isYours: true, turn };
}

/** With something set by hand, which takes a name back. @param {Stand} stand @param {Partial<Stand>} set @returns {Stand} */
export const corrected = ({ rules, mine, theirs, isYours }, set) => ({ rules, mine, theirs, isYours, turn: null, ...set });

/** How it stands as an address keeps it. @param {Stand} stand */
export const written = ({ rules, mine, theirs, isYours }) => `${rules}-${mine}-${theirs}-${isYours ? "you" : "they"}`;

/** @param {string} text @returns {Stand | undefined} */
export function read(text) {
  const [rules = "", mine, theirs, turn] = text.split("-");
  const stand = { rules, mine: Number(mine), theirs: Number(theirs), isYours: turn === "you" };
  const isKnown = isRules(rules) && isCount(stand.mine) && isCount(stand.theirs) && (turn === "you" || turn === "they");
  return isKnown ? stand : undefined;
}
