// @ts-check
/** Seconds from the wish to the whole answer of what the Worker solves: the equilibria of real cards, and boards of faces. */
import assert from "node:assert/strict";
import { FigureOnPage } from "../../tests/browser/support/figure.js";
import { report } from "./report.js";

/** So often each is solved, on a page of its own: answers are kept as long as a page is open. */
const TIMES = 5;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./bench.js").Options} Options */

/**
 * The time from a wish to its whole answer, on a page where another wish was answered before.
 * @param {Page} page
 * @param {Record<string, string>} before
 * @param {Record<string, string | number>} wish
 */
async function timed(page, before, wish) {
  await page.goto("/explore.html");
  return page.evaluate(async ({ before, wish }) => {
    const figure = /** @type {any} */ (document.createElement("upper-hand"));
    for (const [name, value] of Object.entries(before)) figure.setAttribute(name, value);
    document.body.replaceChildren(figure);
    await figure.ready;
    await figure.solved;
    const start = performance.now();
    figure.setState(wish);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    await figure.solved;
    await frame();
    return performance.now() - start;
  }, { before, wish });
}

/** @param {Page} page @param {Options} options */
export async function solving(page, options) {
  await cards(page, options);
  await boards(page, options);
}

/** @param {Page} page @param {Options} options */
async function cards(page, { rounds }) {
  for (const cards of rounds < TIMES ? [2] : [1, 2, 3]) {
    // Where no times are wanted, the answers without the weenie rule say that it works.
    for (const weenie of rounds < TIMES ? ["no"] : ["no", "yes"]) {
      const times = [];
      for (let time = 0; time < Math.min(TIMES, rounds); time += 1) {
        const took = await timed(page, { figure: "guts-cards", cards: "2", ranks: "4", suits: "1" }, { cards, ranks: 13, suits: 4, weenie });
        const figure = new FigureOnPage(page);
        await figure.drawn();
        assert.equal(await figure.fact("Equilibrium loses").textContent(), "nothing, exactly");
        times.push(took);
      }
      report(`${cards} cards, weenie ${weenie}: asked, solved in the Worker and shown`, times);
    }
  }
}

/**
 * Boards, and what whoever begins wins: with glasses as the first question, because the best one is kept with the figure; and
 * where features may be joined.
 * @type {[name: string, wish: Record<string, string | number>, wins: string][]}
 */
const BOARDS = [
  ["24 faces, official", { board: "faces-24", rules: "official", moves: "1n", move: 0 }, "323/576"],
  ["24 faces, official, joined", { board: "faces-24", rules: "official", joined: "yes", moves: "" }, "5/9"],
  ["24 faces, race, joined", { board: "faces-24", rules: "race", joined: "yes", moves: "" }, "91/144"],
  ["40 faces, official, joined", { board: "faces-40", rules: "official", joined: "yes", moves: "" }, "14/25"],
  ["40 faces, race, joined", { board: "faces-40", rules: "race", joined: "yes", moves: "" }, "251/400"],
];

/** @param {Page} page @param {Options} options */
async function boards(page, { rounds }) {
  // Where no times are wanted, the board that is soonest solved says that it works.
  for (const [name, wish, wins] of rounds < TIMES ? BOARDS.slice(0, 1) : BOARDS) {
    const times = [];
    for (let time = 0; time < Math.min(TIMES, rounds); time += 1) {
      const took = await timed(page, { figure: "real-board", board: "faces-16", moves: "" }, wish);
      const figure = new FigureOnPage(page);
      await figure.drawn();
      assert.equal(await figure.fraction.textContent(), wins, name);
      times.push(took);
    }
    report(`${name}: asked, solved in the Worker and shown`, times);
  }
}
