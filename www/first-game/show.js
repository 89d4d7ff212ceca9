// @ts-check
/**
 * The first screen of the story: a game of a few questions, and what they are worth. Each press is answered at once; motion
 * shows the steps one after the other.
 */

import { DRAWN, QUESTIONS, START } from "../generated/first-game.js";
import { make, say } from "../kit/markup.js";
import { after, dealt, questions, winner } from "./game.js";
import { become, move, skip } from "./motion.js";
import { compared, question, told } from "./words.js";

/** @typedef {import("./game.js").Turn} Turn */

/** When each step is seen, in milliseconds after a press: the answer, the reply, how the game stands, the games of both columns. */
const ANSWER = 300;
const REPLY = 1200;
const STANDING = 2200;
const RESULTS = 3600;

/** How long a card is raised and takes to fall, words to appear, a board to shrink and a dot to fall. */
const RISE = 600;
const FALL = 400;
const APPEAR = 250;
const SHRINK = 600;
const DROP = 500;

/** The number of dots beside each other, as the style sheet has it, and the time between rows of them. */
const ACROSS = 20;
const NEXT_ROW = 90;

const section = /** @type {HTMLElement} */ (document.querySelector(".first-game"));
/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) => [...section.querySelectorAll(/** @type {"div"} */ (selector))];
/** @param {string} selector */
const one = (selector) => /** @type {HTMLElement} */ (section.querySelector(selector));
const [yours, theirs, counts, buttons] = [all(".yours li"), all(".theirs li"), all(".count"), all(".asks button:not(.reason)")];
const [status, reason, why] = [one(".told"), one(".reason"), one(".why")];
const names = yours.map((card) => card.textContent?.trim() ?? "");
const task = [...status.childNodes];
/** What is best to begin with. */
const best = QUESTIONS[`${START.mine} ${START.theirs}`]?.at(-1) ?? 1;

let game = newGame();

function newGame() {
  return dealt((below) => Math.floor(Math.random() * below));
}

/** Fills a column with a dot for each game, those that are won at its bottom. @param {HTMLElement} place @param {number} won */
function fill(place, won) {
  place.replaceChildren(...Array.from({ length: DRAWN.games }, (_, index) => make("i", index < DRAWN.games - won ? {} : { class: "won" })));
}

/** Shows who stands on a board. @param {HTMLElement[]} cards @param {readonly number[]} standing */
function stand(cards, standing) {
  for (const [place, card] of cards.entries()) {
    const isOut = !standing.includes(place);
    card.classList.toggle("out", isOut);
    card.ariaHidden = isOut ? "true" : null;
  }
}

/** The cards of a question rise, then those fall who are out. @param {HTMLElement[]} cards @param {Turn} turn @param {number} when */
function ask(cards, { about, fell }, when) {
  /** @param {readonly number[]} places */
  const at = (places) => places.flatMap((place) => cards[place]?.firstElementChild ?? []);
  // While a card rises, it has not fallen yet.
  for (const card of at(fell)) become(card, { transform: "none", filter: "none" }, when + RISE, FALL);
  const raised = { transform: "translateY(-3%)", boxShadow: "0 0 0 3px currentcolor" };
  const rise = [{ offset: 0 }, { ...raised, offset: 0.2 }, { ...raised, offset: 0.8 }, { offset: 1 }];
  for (const card of at(about)) move(card, rise, when, RISE);
}

/** The board shrinks, and the games of both columns fall from it, row upon row. */
function compare() {
  become(one(".boards"), { transform: "none" }, RESULTS - SHRINK, SHRINK);
  become(one(".results"), { opacity: 0 }, RESULTS - APPEAR, APPEAR);
  for (const column of all(".dots")) {
    for (const [index, dot] of [...column.children].entries()) {
      const row = Math.floor((DRAWN.games - 1 - index) / ACROSS);
      become(dot, { transform: "translateY(-12rem)", opacity: 0 }, RESULTS + (row + ((index * 7) % ACROSS) / ACROSS) * NEXT_ROW, DROP);
    }
  }
  const landed = RESULTS + (DRAWN.games / ACROSS) * NEXT_ROW + DROP;
  for (const words of all("figcaption")) become(words, { opacity: 0 }, landed, APPEAR);
}

/** Puts the questions on the buttons, or another game at the end. Who works by keys stays on a button. @param {boolean} isOver */
function offer(isOver) {
  const choices = isOver ? ["Again?"] : questions(game).map(question);
  const isHere = buttons.some((button) => button === document.activeElement);
  for (const [index, button] of buttons.entries()) {
    button.hidden = choices[index] === undefined;
    say(button, choices[index] ?? button.textContent ?? "");
  }
  if (isHere && buttons.some((button) => button.hidden)) buttons[0]?.focus();
  reason.hidden = !isOver;
  explain(false);
}

/** Shows why, or no longer: each answer turns from its faces into a square of the map. @param {boolean} isAsked */
function explain(isAsked) {
  why.hidden = !isAsked;
  reason.ariaExpanded = String(isAsked);
  if (!isAsked) return;
  for (const square of all(".square")) become(square, { transform: "translateY(-3rem) scale(0)", opacity: 0 }, RISE, SHRINK);
  why.scrollIntoView({ block: "nearest" });
}

/** Shows the game as it is. */
function show() {
  const isOver = winner(game) !== undefined;
  stand(yours, game.mine);
  stand(theirs, game.theirs);
  for (const [index, count] of counts.entries()) say(count, String((index === 0 ? game.mine : game.theirs).length));
  offer(isOver);
  section.dataset.state = isOver ? "over" : "going";
  const steps = told(game, names).map((text) => make("span", { class: "sentence" }, [`${text} `]));
  const unseen = isOver ? [make("span", { class: "unseen" }, [compared(DRAWN, best)])] : [];
  status.replaceChildren(...(steps.length === 0 ? task : steps), ...unseen);
  const { asked, reply } = game;
  if (asked === undefined) return;
  ask(yours, asked, 0);
  if (reply !== undefined) ask(theirs, reply, REPLY);
  for (const [index, step] of steps.entries()) become(step, { opacity: 0 }, [ANSWER, REPLY, STANDING][index] ?? 0, APPEAR);
  // Numbers and what can be pressed next would tell the answers before the cards do.
  for (const [index, count] of counts.entries()) become(count, { opacity: 0 }, (index === 0 ? 0 : REPLY) + RISE + FALL, APPEAR);
  for (const button of buttons) become(button, { opacity: 0.4, color: "transparent" }, STANDING, APPEAR);
  become(reason, { opacity: 0 }, STANDING, APPEAR);
  if (isOver) compare();
}

section.addEventListener("click", (event) => {
  // The second click of two would answer what nobody has read yet.
  if (event.detail > 1 || skip()) return;
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
  if (button === reason) explain(why.hidden === true);
  if (button === null || button === reason) return;
  const count = questions(game)[buttons.indexOf(button)];
  game = count === undefined ? newGame() : after(game, count);
  show();
});

for (const [index, place] of all(".dots").entries()) fill(place, index === 0 ? DRAWN.halving : DRAWN.best);
show();
