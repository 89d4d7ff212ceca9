// @ts-check
/**
 * The browser bench, run by `cargo xtask bench`: the arrival of a figure and of those of the story, frames of scrolling through it,
 * slider events, redraws beside other ways to draw them, tables in wasm beside the same native ones, what the Worker solves, the
 * tasks that it leaves to the page, how long opponents take for a move, twenty thousand random events. Every measurement
 * asserts its answer before it is timed.
 */
import { argv, env } from "node:process";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.js";
import { arrival } from "./arrival.js";
import { endurance } from "./endurance.js";
import { longTasks } from "./long-tasks.js";
import { opponents } from "./opponents.js";
import { redraws } from "./redraws.js";
import { scrolling } from "./scrolling.js";
import { sliders } from "./sliders.js";
import { solving } from "./solving.js";
import { storyPaint } from "./story-paint.js";
import { tables } from "./tables.js";

const browser = await chromium.launch(config.use?.launchOptions);
const context = await browser.newContext({ baseURL: env.UPPERHAND_URL, viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 2 });

/** @typedef {{ only: string, rounds: number }} Options which views and figures, by a part of their names; how many rounds at most */

const words = argv.slice(2);
/** The text behind `name=`, if it is given. @param {string} name */
const option = (name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);

/**
 * All parts, or those whose names are given. `only=…` names the views whose sliders are moved, by a part of their titles, and
 * the figures that endure; `rounds=…` is for tests, which want the answers and no times.
 */
const asked = words.filter((word) => !word.includes("="));
/** @type {Options} */
const options = { only: option("only") ?? "", rounds: Number(option("rounds") ?? Infinity) };
const parts = { arrival, "story-paint": storyPaint, scrolling, sliders, redraws, tables, solving, "long-tasks": longTasks, opponents, endurance };
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`there is no part ${unknown.join()}; the parts are ${Object.keys(parts).join()}`);
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const page = await context.newPage();
  await part(page, options);
  await page.close();
}
await browser.close();
