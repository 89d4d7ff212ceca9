// @ts-check
/** What is said of the first game. */

import { winner } from "./game.js";

/** @typedef {import("./game.js").Game} Game */

const NUMBERS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** @param {number} count */
const inWords = (count) => NUMBERS[count] ?? String(count);

/** What a button says. @param {number} count */
export const question = (count) => `Ask about ${inWords(count)}`;

/**
 * What has happened since you asked: your question with its answer, theirs, and how it stands. Each is a line.
 * @param {Game} game
 * @param {readonly string[]} names those of your suspects
 * @returns {string[]}
 */
export function told(game, names) {
  const { asked, reply } = game;
  if (asked === undefined) return [];
  const [first = 0, ...others] = asked.about;
  const about = others.length === 0 ? `Is it ${names[first]}?` : `One of these ${inWords(others.length + 1)}?`;
  const answer = `${about} ${asked.isYes ? "Yes" : "No"}`;
  const secret = names[game.secrets.mine];
  if (reply === undefined) return [`${answer}.`, `You win! It is ${secret}.`];
  const end = winner(game) === "they" ? `They win. Yours was ${secret}.` : "Your turn.";
  const theirs = `They ask about ${inWords(reply.about.length)}: ${inWords(reply.left.length)} left.`;
  return [`${answer}: ${inWords(asked.left.length)} left.`, theirs, end];
}

/**
 * The games of both columns, for those who do not see them.
 * @param {{ games: number, halving: number, best: number }} drawn
 * @param {number} count the best number to begin with
 */
export function compared({ games, halving, best }, count) {
  return ` Of ${games} such games, asking about half every time wins ${halving}, and asking about ${inWords(count)} first wins ${best}.`;
}
