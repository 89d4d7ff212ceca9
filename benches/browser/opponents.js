// @ts-check
/**
 * Milliseconds until an opponent of 64 suspects has answered: from the press of the button to its question and the answer to
 * it. A frame has 16.
 */
import assert from "node:assert/strict";
import { report } from "./report.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Games of each kind: each has its own deal, and its first move, the longest to think about. */
const DEALS = 6;

const RULES = ["race", "official", "open"];
const ANSWERS = ["2", "3", "4", "5", "6"];

/** @type {[name: string, settings: Record<string, string>][]} */
const OPPONENTS = [
  ...["perfect", "halving", "bold"].map((name) => /** @type {[string, Record<string, string>]} */ ([name, { opponent: name }])),
  ...["1", "2", "3"].map((strength) => /** @type {[string, Record<string, string>]} */ ([`careless ${strength}`, { opponent: "careless", carelessness: strength }])),
];

/** A board of 64 against 64. @param {Page} page */
function show(page) {
  return page.evaluate(async () => {
    const board = /** @type {any} */ (document.createElement("upper-hand"));
    for (const [name, value] of Object.entries({ figure: "play-guess-who", mine: "64", theirs: "64" })) board.setAttribute(name, value);
    document.body.replaceChildren(board);
    await board.ready;
  });
}

/**
 * Asks about half of the suspects, in a new game, and returns the time of the press and what was said then.
 * @param {Page} page
 * @param {Record<string, string | number>} settings
 */
function ask(page, settings) {
  return page.evaluate(async (settings) => {
    const board = /** @type {any} */ (document.querySelector("upper-hand"));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    board.setState(settings);
    board.setState({ ask: 32 });
    const button = board.shadowRoot.querySelector(".act.question");
    // Of the game before, or of this one before its question is chosen, the button says something else.
    while (!/32/.test(button.textContent)) await frame();
    const start = performance.now();
    button.click();
    const took = performance.now() - start;
    return { took, moves: board.getState().moves, theirs: board.valueAt().facts.find((/** @type {string[]} */ [term]) => term === "Their last move")[1] };
  }, settings);
}

/**
 * @param {Page} page
 * @param {import("./bench.js").Options} options
 */
export async function opponents(page, { rounds }) {
  await page.goto("/explore.html");
  await show(page);
  const isBrief = rounds < DEALS;
  for (const [index, [name, opponent]] of OPPONENTS.entries()) {
    // Where no times are wanted, each opponent meets the fewest and the most answers, under rules in turn.
    const rulesOf = isBrief ? RULES.slice(index % RULES.length, index % RULES.length + 1) : RULES;
    for (const answers of isBrief ? ["2", "6"] : ANSWERS) {
      const times = [];
      for (const rules of rulesOf) {
        for (let deal = 0; deal < Math.min(DEALS, rounds); deal += 1) {
          const { took, moves, theirs } = await ask(page, { rules, answers, "opponent-answers": answers, ...opponent, seed: deal });
          assert.match(String(moves), /^pa32b32$|^32-32$/, `${name}, ${rules}, ${answers} answers: the question was asked`);
          assert.match(String(theirs), /^They (asked about |asked “|split |named )/, `${name}, ${rules}, ${answers} answers: the opponent has moved`);
          times.push(took);
        }
      }
      report(`64 suspects, ${answers} answers, ${name}: their question and its answer`, times, `   longest ${Math.max(...times).toFixed(1)} ms`);
    }
  }
}
