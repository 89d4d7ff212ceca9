// @ts-check
/** A figure in a storm: its page, on a clock that runs by leaps, and what it shows once it is left alone. */
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { FigureOnPage } from "./figure.js";
import { html } from "./host.js";
import { FIELDS, FIGURES } from "../../../www/generated/schema.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../www/element.js").UpperHand} UpperHand */

/** Is everything to be run, and not only the hundredth part that the suite runs? */
export const IS_FULL = env.UPPERHAND_STORM === "full";

/** All figures, or for the suite one of each module: a board with cells and buttons, and a figure with tasks for a Worker. */
export const BOARD_AND_WORKER = IS_FULL ? FIGURES : ["play-guess-who", "guts-cards"];

/**
 * A page with a figure in a host, and a mate that may be of its group.
 * @param {Page} page
 * @param {string} name
 * @param {number} seed
 * @param {"does anything" | "is still"} [does] what the page does to its element
 */
export async function open(page, name, seed, does) {
  const script = '<script type="module" src="/www/element.js"></script>';
  const figure = `<upper-hand figure="${name}"`;
  const body = `<div id="host">${figure} id="stormed"></upper-hand></div><div id="copies"></div>${figure} id="mate" group="storm"></upper-hand>`;
  await page.route("/storm", (route) => route.fulfill({ contentType: "text/html", body: html(script, body) }));
  for (const script of ["browser/support/events.js", "pictures/support/in-storm.js"]) {
    await page.route(`/${script}`, (route) => route.fulfill({ path: fileURLToPath(new URL(`../../${script}`, import.meta.url)) }));
  }
  await page.clock.install();
  await page.goto("/storm");
  await page.evaluate(async ({ fields, seed, does }) => {
    const { Events, generator } = await import(/** @type {string} */ ("/browser/support/events.js"));
    const { look } = await import(/** @type {string} */ ("/pictures/support/in-storm.js"));
    // Games are dealt anew by chance, which is of the same seed.
    const draw = generator(seed);
    crypto.getRandomValues = (numbers) => /** @type {any} */ (numbers)?.fill(draw(2 ** 32));
    const figures = /** @type {UpperHand[]} */ ([...document.querySelectorAll("upper-hand")]);
    await Promise.all(figures.map((figure) => figure.start()));
    const errors = /** @type {string[]} */ ([]);
    addEventListener("upper-hand:error", (event) => errors.push(/** @type {CustomEvent} */ (event).detail.message));
    const events = new Events(document.querySelector("#stormed"), fields, seed, does);
    Object.assign(window, { events, errors, look: () => look(events) });
  }, { fields: FIELDS, seed, does });
  return new FigureOnPage(page, page.locator("#stormed"));
}

/**
 * Leaves the figure alone, and stops the zoom that goes on by itself, which would make of every look another state.
 * @param {Page} page
 */
export async function calm(page) {
  await page.evaluate(() => /** @type {any} */ (window).events.calm());
  // A button that was pressed just now says so with the next frame.
  await page.clock.runFor(200);
  await page.evaluate(() => {
    const root = /** @type {any} */ (window).events.element.shadowRoot;
    for (const button of root.querySelectorAll(".tools button")) if (button.ariaPressed === "true") button.click();
  });
}

/**
 * What the stormed figure shows once it is left alone, and what a new one shows that is told its address alone.
 * @param {FigureOnPage} figure
 * @returns {Promise<import("../../pictures/support/in-storm.js").Look>}
 */
export async function look({ page }) {
  await page.setViewportSize({ width: 998, height: 900 });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await page.mouse.move(0, 0);
  await calm(page);
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  // Whatever takes its time comes to its end.
  await page.clock.runFor(3_000);
  await rendered(page);
  return page.evaluate(() => /** @type {any} */ (window).look());
}

/**
 * Waits for a frame of the browser itself, with news of sizes, which the clock of the page knows nothing of.
 * @param {Page} page
 */
export function rendered(page) {
  return page.evaluate(() => new Promise((done) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      done(undefined);
    });
    observer.observe(document.body);
  }));
}
