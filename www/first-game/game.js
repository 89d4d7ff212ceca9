// @ts-check
/**
 * A race of a few suspects, played by the tables that the solver has written: nothing is computed here but who is left. A
 * suspect is known by the place of its card, from 0.
 */

import { QUESTIONS, REPLIES, START } from "../generated/first-game.js";

/**
 * A question and what it leaves.
 * @typedef {object} Turn
 * @property {readonly number[]} about the suspects that it is about
 * @property {boolean} isYes
 * @property {readonly number[]} left
 * @property {readonly number[]} fell those who stood before
 */

/**
 * @typedef {object} Game
 * @property {readonly number[]} mine the suspects who stand on your board
 * @property {readonly number[]} theirs
 * @property {{ mine: number, theirs: number }} secrets who is looked for on both boards
 * @property {Turn} [asked] your last question
 * @property {Turn} [reply] theirs, after it
 */

/** A new game. @param {(below: number) => number} draw draws a whole number from 0 on @returns {Game} */
export function dealt(draw) {
  const [mine, theirs] = [START.mine, START.theirs].map((count) => Array.from({ length: count }, (_, place) => place));
  return { mine: mine ?? [], theirs: theirs ?? [], secrets: { mine: draw(START.mine), theirs: draw(START.theirs) } };
}

/** Who is down to one suspect. @param {Game} game @returns {"you" | "they" | undefined} */
export function winner({ mine, theirs }) {
  if (mine.length === 1) return "you";
  return theirs.length === 1 ? "they" : undefined;
}

/** How many you may ask about. @param {Game} game @returns {readonly number[]} */
export function questions(game) {
  return winner(game) === undefined ? (QUESTIONS[`${game.mine.length} ${game.theirs.length}`] ?? []) : [];
}

/**
 * The game after your question, about the first who stand, and their reply to it.
 * @param {Game} game
 * @param {number} count
 * @returns {Game}
 */
export function after(game, count) {
  const asked = turn(game.mine, count, game.secrets.mine);
  const next = { mine: asked.left, theirs: game.theirs, secrets: game.secrets, asked };
  if (winner(next) !== undefined) return next;
  const reply = turn(game.theirs, REPLIES[`${game.theirs.length} ${asked.left.length}`] ?? 1, game.secrets.theirs);
  return { ...next, theirs: reply.left, reply };
}

/** @param {readonly number[]} standing @param {number} count @param {number} secret @returns {Turn} */
function turn(standing, count, secret) {
  const [about, others] = [standing.slice(0, count), standing.slice(count)];
  const isYes = about.includes(secret);
  return { about, isYes, left: isYes ? about : others, fell: isYes ? others : about };
}
