// @ts-check
/**
 * The browser bench, run by `cargo xtask bench`: first paint, slider events, redraws beside other ways to draw them,
 * tables in wasm beside the same native ones, what the Worker solves, the tasks that it leaves to the page, ten thousand random events. Every measurement asserts its answer before it is timed.
 */
import { argv, env } from "node:process";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.js";
import { endurance } from "./endurance.js";
import { firstPaint } from "./first-paint.js";
import { longTasks } from "./long-tasks.js";
import { redraws } from "./redraws.js";
import { sliders } from "./sliders.js";
import { solving } from "./solving.js";
import { tables } from "./tables.js";

const browser = await chromium.launch(config.use?.launchOptions);
const context = await browser.newContext({ baseURL: env["UPPERHAND_URL"], viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 2 });

/** All parts, or those whose names are given; `only=…` names the views whose sliders are moved, by a part of their titles, and the figures that endure. */
const asked = argv.slice(2);
const only = asked.find((word) => word.startsWith("only="))?.slice("only=".length) ?? "";
const parts = { "first-paint": firstPaint, sliders, redraws, tables, solving, "long-tasks": longTasks, endurance };
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const page = await context.newPage();
  await part(page, only);
  await page.close();
}
await browser.close();
