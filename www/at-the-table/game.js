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
 * @property {Faces} [faces] where a board is known
 * @property {{ count?: number, question?: number } | null} [turn] the turn that led here: the suspects that you asked about, and by which
 *   question of the board; null where a counter or the rules were set by hand, and nothing at all where a game begins
 */

/**
 * The faces that stand, by their places on the board. Of theirs only the number is known once they ask something that is not on it.
 * @typedef {{ board: Board, mine: readonly number[], theirs?: readonly number[] }} Faces
 */

/** A board, and how addresses spell it. @typedef {import("../core.js").Board & { address: string }} Board */

/**
 * What is best for whoever is to move: numbers to ask about, from the first to the last of each run, is naming somebody as good as any
 * question, and the games of a thousand that are won.
 * @typedef {{ asks: readonly (readonly [number, number])[], names: boolean, won: number }} Best
 */

/** The rules that there are tables for. @param {string} rules */
const isRules = (rules) => Object.hasOwn(POSITIONS, rules);

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

/** Does a wrong name remove the suspect who was named? Else it ends the game. @param {Stand} stand */
export const removes = ({ rules, mine, theirs, isYours }) => wrongName(rules) === "turn" && (isYours ? mine : theirs) > 1;

/**
 * After whoever is to move has named a suspect.
 * @param {Stand} stand
 * @param {boolean} isRight
 * @param {number} [face] which one of yours it was, where a board is known
 * @returns {Stand}
 */
export function named(stand, isRight, face) {
  const { mine, theirs, isYours, faces } = stand;
  const turn = {};
  if (isRight || !removes(stand)) return { ...stand, named: isYours ? "you" : "they", isRight, turn };
  if (!isYours) return { ...stand, theirs: theirs - 1, isYours: true, turn };
  const left = faces && { faces: { ...faces, mine: faces.mine.filter((one) => one !== face) } };
  return { ...stand, mine: mine - 1, ...left, isYours: false, turn };
}

/** At the beginning, where everybody stands. @param {string} rules @param {boolean} isYours @param {Board} [board] @returns {Stand} */
export function begun(rules, isYours, board) {
  if (board === undefined) return { rules, mine: 24, theirs: 24, isYours };
  const everybody = board.suspects.map((_, face) => face);
  return agreed({ rules, mine: 0, theirs: everybody.length, isYours, faces: { board, mine: everybody, theirs: everybody } });
}

/** After a question of the board by whoever is to move. @param {Stand} stand @param {number} question @param {boolean} isYes @returns {Stand} */
export function answered(stand, question, isYes) {
  const { faces, isYours } = stand;
  const yes = faces?.board.questions[question]?.yes;
  if (faces === undefined || yes === undefined) return stand;
  /** @param {readonly number[]} set */
  const split = (set) => set.filter((face) => yes.includes(face) === isYes);
  if (!isYours) {
    const theirs = split(faces.theirs ?? []);
    return { ...leftThem(stand, theirs.length), faces: { ...faces, theirs } };
  }
  const turn = { question, count: faces.mine.filter((face) => yes.includes(face)).length };
  return agreed({ ...stand, faces: { ...faces, mine: split(faces.mine) }, isYours: false, turn });
}

/** The same with one of your faces turned by hand. @param {Stand} stand @param {number} face @returns {Stand} */
export function turned(stand, face) {
  const { board, mine = [], theirs } = stand.faces ?? {};
  const left = mine.includes(face) ? mine.filter((one) => one !== face) : [...mine, face].sort((one, other) => one - other);
  return board === undefined || left.length === 0
    ? stand
    : agreed(corrected(stand, { faces: { board, mine: left, ...(theirs && { theirs }) } }));
}

/** The same where the faces say how many of yours are left. Theirs are given up where their number is another one. @param {Stand} stand @returns {Stand} */
export function agreed(stand) {
  if (stand.faces === undefined) return stand;
  const { board, mine, theirs } = stand.faces;
  return { ...stand, mine: mine.length, faces: theirs?.length === stand.theirs ? stand.faces : { board, mine } };
}

/** With something set by hand, which takes a name back. @param {Stand} stand @param {Partial<Stand>} set @returns {Stand} */
export const corrected = ({ rules, mine, theirs, isYours, faces }, set) => ({
  rules,
  mine,
  theirs,
  isYours,
  ...(faces && { faces }),
  turn: null,
  ...set,
});

/** How it stands as an address keeps it, a digit for each face of a board. @param {Stand} stand */
export function written({ rules, mine, theirs, isYours, faces }) {
  /** @param {readonly number[] | undefined} set */
  const digits = (set) => set && faces?.board.suspects.map((_, face) => (set.includes(face) ? 1 : 0)).join("");
  return [rules, mine, theirs, isYours ? "you" : "they", digits(faces?.mine), digits(faces?.theirs)]
    .filter((part) => part !== undefined)
    .join("-");
}

/** @param {string} text @param {Board} [board] that is spoken of @returns {Stand | undefined} */
export function read(text, board) {
  const [rules = "", mine, theirs, turn, ...sets] = text.split("-");
  const stand = { rules, mine: Number(mine), theirs: Number(theirs), isYours: turn === "you" };
  const isKnown = isRules(rules) && isCount(stand.mine) && isCount(stand.theirs) && (turn === "you" || turn === "they");
  if (!isKnown || board === undefined) return isKnown ? stand : undefined;
  const size = board.suspects.length;
  const [ours, others] = sets.map((digits) =>
    digits.length === size ? [...digits].flatMap((digit, face) => (digit === "1" ? [face] : [])) : [],
  );
  if (ours?.length !== stand.mine || stand.theirs > size) return undefined;
  return agreed({ ...stand, faces: { board, mine: ours, ...(others && { theirs: others }) } });
}
