// @ts-check
/** Milliseconds of the longest task of the page while cards are solved: it scrolls and answers keys only between tasks. */
import assert from "node:assert/strict";
import { FigureOnPage } from "../../tests/browser/support/figure.js";
import { report } from "./report.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../tests/browser/support/figure.js").Settings} State */

/** The number of measurements of each. */
const TIMES = 3;

/** The number of times that a measurement may be begun anew because the browser's record of it has holes. */
const RECORDS = 10;

/** The deck that takes longest. */
const LONG = { cards: 3, ranks: 4, suits: 4 };

/** The questions that take longest, each from a figure with nothing left to solve. */
const STEPS = /** @type {[string, State, State][]} */ ([
  ["from one card to two", { cards: 1 }, { cards: 2 }],
  ["from two cards to three", {}, { cards: 3 }],
  ["from three cards to the deck that takes longest", { cards: 3 }, LONG],
  ["from the map to the matrix of two cards", { cards: 2 }, { show: "matrix" }],
  ["from the map to the matrix of three cards", { cards: 3 }, { show: "matrix" }],
]);

/**
 * The longest task of the main thread while something is done, by the processor's time: other programs do not count.
 * Nothing where the browser's record has holes: it happens that a page is traced only from a later moment on.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number | undefined>}
 */
async function longestTask(page, act) {
  const browser = /** @type {import("@playwright/test").Browser} */ (page.context().browser());
  const mark = (/** @type {string} */ name) => page.evaluate((name) => { performance.mark(name); }, name);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "blink.user_timing"] });
  await mark("measured from here");
  await act();
  await mark("measured to here");
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  /** @typedef {{ name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} Traced */
  const events = /** @type {Traced[]} */ (traceEvents);
  if (!["measured from here", "measured to here"].every((mark) => events.some(({ name }) => name === mark))) return undefined;
  const thread = (/** @type {Traced} */ { pid, tid }) => `${pid} ${tid}`;
  const main = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread));
  const tasks = events.filter((event) => event.name.endsWith("RunTask") && main.has(thread(event))).map(({ tdur }) => tdur ?? 0);
  return Math.max(...tasks) / 1000;
}

/**
 * A figure on a new page, with nothing left to solve.
 * @param {Page} page
 * @param {State} settings
 */
async function openSolved(page, settings) {
  const query = Object.entries({ figure: "guts-cards", ...settings }).map(([name, value]) => `${name}=${value}`);
  const figure = await new FigureOnPage(page).open(`?${query.join("&")}`, "embed.html");
  await solved(figure);
  return figure;
}

/** An answer may ask for the next one. @param {FigureOnPage} figure */
async function solved(figure) {
  for (let part = 0; part < 2; part += 1) {
    await figure.element.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).solved);
    await figure.drawn();
  }
}

/**
 * @param {Page} page
 * @param {State} from
 * @param {State} to
 */
async function measured(page, from, to) {
  for (let record = 1; record <= RECORDS; record += 1) {
    const figure = await openSolved(page, from);
    const task = await longestTask(page, async () => {
      await figure.setState(to);
      await solved(figure);
    });
    assert.equal(await figure.fact("Equilibrium loses").textContent(), "nothing, exactly");
    if (task !== undefined) return task;
  }
  throw new Error(`none of ${RECORDS} records of the browser is whole`);
}

/**
 * @param {Page} page
 * @param {import("./bench.js").Options} options
 */
export async function longTasks(page, { rounds }) {
  // Where no times are wanted, those that are soon solved say that it works.
  for (const [what, from, to] of STEPS.filter(([, ...states]) => rounds >= TIMES || states.every(({ cards = 2 }) => Number(cards) < 3))) {
    const tasks = [];
    for (let time = 0; time < Math.min(TIMES, rounds); time += 1) tasks.push(await measured(page, from, to));
    report(`${what}: the longest task of the page`, tasks);
  }
}
