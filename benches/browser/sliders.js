// @ts-check
/** Main-thread milliseconds of every slider of every figure, at 960 × 640 CSS pixels and pixel ratio 2. */
import assert from "node:assert/strict";
import { bounded, median, report } from "./report.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").CDPSession} CDPSession */

/** Events for each slider. */
const EVENTS = 60;

/** The share of the range of a slider between two events. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

const LAYERS = ["win", "question", "regions", "distance", "halving"];

/** The figures that are scrubbed, by their settings. @type {Record<string, string>[]} */
const VIEWS = [
  ...["race", "official", "open"].flatMap((rules) => LAYERS.map((layer) => ({ figure: "win-map", rules, layer, size: "256" }))),
  { figure: "win-map", rules: "race", size: "512", contours: "tenths" },
  { figure: "win-map", rules: "race", size: "2000000000", axes: "log" },
  { figure: "win-map", rules: "official", answers: "3", layer: "question", size: "256" },
  { figure: "win-map", rules: "race", compare: "official", size: "512" },
  { figure: "win-map", rules: "race", compare: "official", "compare-as": "difference", size: "512" },
  ...["2", "3", "4"].map((answers) => ({ figure: "question-profile", rules: "official", answers })),
  { figure: "question-profile", rules: "race", answers: "2" },
  ...["2", "3"].map((answers) => ({ figure: "limit-tiles", rules: "race", answers })),
  { figure: "limit-tiles", rules: "official", answers: "2" },
  ...["2", "3", "8"].map((players) => ({ figure: "guts-payoff", players })),
  ...["3", "6"].map((players) => ({ figure: "guts-coalition", players })),
  ...["1", "2", "3"].map((cards) => ({ figure: "guts-cards", cards })),
  { figure: "real-board" },
];

/**
 * A page with one figure in the size the budget speaks of.
 * @param {Page} page
 * @param {Record<string, string>} settings
 */
async function show(page, settings) {
  await page.evaluate(async (settings) => {
    const figure = /** @type {any} */ (document.createElement("upper-hand"));
    for (const [name, value] of Object.entries(settings)) figure.setAttribute(name, value);
    document.body.replaceChildren(figure);
    await figure.ready;
    const root = figure.shadowRoot;
    const notice = root.querySelector(".notice:not([hidden])")?.textContent ?? "";
    if (notice !== "") throw new Error(notice);
    const picture = root.querySelector(".main .frame");
    Object.assign(picture.style, { width: "960px", height: "640px", aspectRatio: "auto" });
    const canvas = root.querySelector("canvas");
    // An answer may ask for the next one, and a coarse picture becomes fine; then the figure stands still.
    for (let answers = 0; answers < 2; answers += 1) await figure.solved;
    while (root.querySelector("[aria-busy=true]") !== null || canvas.width !== 1920) await new Promise(requestAnimationFrame);
    if (canvas.height !== 1280) throw new Error(`${canvas.width} × ${canvas.height}`);
  }, settings);
}

/** The sliders of the figure as they stand. @param {Page} page */
function slidersOf(page) {
  return page.evaluate(() => {
    const inputs = document.querySelector("upper-hand")?.shadowRoot?.querySelectorAll(".slider input[type=range]") ?? [];
    return [.../** @type {NodeListOf<HTMLInputElement>} */ (inputs)]
      .filter((input) => input.checkVisibility())
      .map((input) => ({ name: input.closest(".slider")?.classList.item(2) ?? "", from: Number(input.min), to: Number(input.max) }));
  });
}

/** The processor time that the page's main thread has used, in milliseconds: other programs do not count. @param {CDPSession} session */
async function used(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const task = metrics.find(({ name }) => name === "TaskDuration");
  assert.ok(task !== undefined);
  return task.value * 1000;
}

/**
 * Moves a slider and waits for the frame that shows it. Without a graphics processor a canvas is rastered in the
 * frame’s own task, so it need not be read back, which would make the browser copy all of it before the next stroke.
 * Without a name it only waits.
 * @param {{ name: string, position: number }} event
 */
async function move({ name, position }) {
  const root = /** @type {ShadowRoot} */ (document.querySelector("upper-hand")?.shadowRoot);
  const input = /** @type {HTMLInputElement | null} */ (name === "" ? null : root.querySelector(`.slider.${name} input[type=range]`));
  if (input !== null) {
    input.value = String(position);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // Asked for after the figure's own callback, so this runs behind it in the same frame.
  await new Promise((done) => {
    requestAnimationFrame(done);
  });
}

/** The texts of the figure, in one. @param {Page} page */
const stateOf = (page) => page.evaluate(() => JSON.stringify(/** @type {any} */ (document.querySelector("upper-hand")).getState()));

/**
 * Main-thread time of each event: its handler, the callbacks of the frame, style and layout, the drawing.
 * @param {Page} page
 * @param {CDPSession} session
 * @param {string} name of the slider, or nothing
 * @param {number[]} positions
 */
async function scrub(page, session, name, positions) {
  const times = /** @type {number[]} */ ([]);
  let [moved, last] = [0, await stateOf(page)];
  for (const position of positions) {
    const before = await used(session);
    await page.evaluate(move, { name, position });
    times.push(await used(session) - before);
    const state = await stateOf(page);
    if (state !== last) moved += 1;
    last = state;
  }
  return { times, moved };
}

/** A view of each figure. */
const FEW = VIEWS.filter(({ figure }, index) => VIEWS.findIndex((view) => view.figure === figure) === index);

/**
 * @param {Page} page
 * @param {import("./bench.js").Options} options
 */
export async function sliders(page, { only, rounds }) {
  // Two positions at least: the slider may be at one of them already.
  const events = Math.max(2, Math.min(EVENTS, rounds));
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto("/explore.html");
  for (const settings of events < EVENTS ? FEW : VIEWS) {
    const title = Object.values(settings).join(" ");
    if (!title.includes(only)) continue;
    await show(page, settings);
    // The cost of asking, and of a frame in which nothing moves.
    const idle = median((await scrub(page, session, "", Array(Math.min(20, rounds)).fill(0))).times);
    for (const { name, from, to } of await slidersOf(page)) {
      // All over the range, and never twice at the same place, whatever the steps of the slider.
      const positions = Array.from({ length: events }, (_, index) => from + ((index * GOLDEN) % 1) * (to - from));
      const { times, moved } = await scrub(page, session, name, positions);
      assert.ok(moved >= 0.9 * (events - 1), `${name} of ${title}: ${moved} of ${events} events moved something`);
      report(`${title}: ${name}`, times.map((time) => time - idle), bounded("slider"));
    }
  }
}
