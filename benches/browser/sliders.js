// @ts-check
/** Main-thread milliseconds of every slider of every figure, at 960 × 640 CSS pixels and pixel ratio 2. */
import assert from "node:assert/strict";
import { bounded, median, report } from "./report.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").CDPSession} CDPSession */

/** Events for each slider. */
const EVENTS = 60;

/** Milliseconds after which a figure stands still: whatever is solved elsewhere has been solved too. */
const STILL = 1500;

const LAYERS = ["win", "question", "regions", "count", "distance", "halving"];

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
 * @param {number} pause in milliseconds, before it is measured
 */
async function show(page, settings, pause) {
  await page.evaluate(async ({ settings, pause }) => {
    const figure = /** @type {any} */ (document.createElement("upper-hand"));
    for (const [name, value] of Object.entries(settings)) figure.setAttribute(name, value);
    document.body.replaceChildren(figure);
    await figure.ready;
    const root = figure.shadowRoot;
    const notice = root.querySelector(".notice:not([hidden])")?.textContent ?? "";
    if (notice !== "") throw new Error(notice);
    const picture = root.querySelector(".main .frame");
    Object.assign(picture.style, { width: "960px", height: "640px", aspectRatio: "auto" });
    await figure.solved;
    await new Promise((done) => setTimeout(done, pause));
    const canvas = root.querySelector("canvas");
    for (let frame = 0; frame < 600 && canvas.width !== 1920; frame += 1) await new Promise(requestAnimationFrame);
    const { width, height } = canvas;
    if (width !== 1920 || height !== 1280) throw new Error(`${width} × ${height}`);
  }, { settings, pause });
}

/** The sliders of the figure as they stand. @param {Page} page */
function slidersOf(page) {
  return page.evaluate(() => {
    const inputs = document.querySelector("upper-hand")?.shadowRoot?.querySelectorAll(".slider input[type=range]") ?? [];
    return [.../** @type {NodeListOf<HTMLInputElement>} */ (inputs)]
      .filter((input) => input.checkVisibility())
      .map((input) => ({ name: input.closest(".slider")?.classList.item(1) ?? "", from: Number(input.min), to: Number(input.max) }));
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
  const [times, states] = [/** @type {number[]} */ ([]), new Set()];
  for (const position of positions) {
    const before = await used(session);
    await page.evaluate(move, { name, position });
    times.push(await used(session) - before);
    states.add(await stateOf(page));
  }
  return { times, states: states.size };
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
    await show(page, settings, events < EVENTS ? 0 : STILL);
    // The cost of asking, and of a frame in which nothing moves.
    const idle = median((await scrub(page, session, "", Array(Math.min(20, rounds)).fill(0))).times);
    for (const { name, from, to } of await slidersOf(page)) {
      const positions = Array.from({ length: events }, (_, index) => from + ((index * 37) % (to - from + 1)));
      const { times, states } = await scrub(page, session, name, positions);
      assert.ok(states > 1, `${name} of ${title} moved nothing`);
      report(`${title}: ${name}`, times.map((time) => time - idle), bounded("slider"));
    }
  }
}
