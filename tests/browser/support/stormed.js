// @ts-check
/** A figure in a storm: its page, on a clock that runs by leaps, and what it shows once it is left alone. */
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
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
  await page.route("/events.js", (route) => route.fulfill({ path: fileURLToPath(new URL("events.js", import.meta.url)) }));
  await page.clock.install();
  await page.goto("/storm");
  await page.evaluate(async ({ fields, seed, does }) => {
    const { Events, generator } = await import(/** @type {string} */ ("/events.js"));
    // Games are dealt anew by chance, which is of the same seed.
    const draw = generator(seed);
    crypto.getRandomValues = (numbers) => /** @type {any} */ (numbers)?.fill(draw(2 ** 32));
    const figures = /** @type {UpperHand[]} */ ([...document.querySelectorAll("upper-hand")]);
    await Promise.all(figures.map((figure) => figure.start()));
    const errors = /** @type {string[]} */ ([]);
    addEventListener("upper-hand:error", (event) => errors.push(/** @type {CustomEvent} */ (event).detail.message));
    Object.assign(window, { events: new Events(document.querySelector("#stormed"), fields, seed, does), errors });
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
 */
export async function look(figure) {
  const { page, element } = figure;
  await page.setViewportSize({ width: 998, height: 900 });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await page.mouse.move(0, 0);
  await calm(page);
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  const shown = await seen(figure);
  const query = await element.evaluate((figure) => /** @type {UpperHand} */ (figure).query);
  await page.evaluate((query) => {
    const copy = document.createElement("upper-hand");
    for (const [name, value] of new URLSearchParams(query)) copy.setAttribute(name, value);
    // At the same place: how the browser rounds the edges of a box to pixels depends on it.
    document.querySelector("#host")?.toggleAttribute("hidden", true);
    document.querySelector("#copies")?.replaceChildren(copy);
  }, query);
  const copy = new FigureOnPage(page, page.locator("#copies upper-hand"));
  const told = await seen(copy);
  const differs = await differing(page);
  await expect(copy.notice, query).toBeHidden();
  await page.evaluate(() => {
    document.querySelector("#host")?.toggleAttribute("hidden", false);
    document.querySelector("#copies")?.replaceChildren();
  });
  return { shown, told, query, differing: differs };
}

/**
 * What a figure shows when nothing is left to be done.
 * @param {FigureOnPage} figure
 */
async function seen(figure) {
  await figure.drawn();
  await figure.page.clock.runFor(3_000);
  await figure.element.evaluate((figure) => /** @type {UpperHand} */ (figure).solved);
  await figure.drawn();
  await rendered(figure.page);
  await figure.drawn();
  const state = await figure.state();
  const isMarked = await figure.text(".solving:not(.idle), .notice:not([hidden])").count() > 0;
  return { state, isMarked, pictures: await pictures(figure) };
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

/**
 * Keeps the pictures of a figure in its page, beside those kept before. Returns their sizes.
 * @param {FigureOnPage} figure
 * @returns {Promise<string[]>}
 */
function pictures(figure) {
  return figure.element.evaluate(({ shadowRoot }) => {
    const canvases = [...(shadowRoot?.querySelectorAll("canvas") ?? [])].filter((canvas) => canvas.checkVisibility());
    const kept = canvases.map((canvas) => {
      const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      context?.drawImage(canvas, 0, 0);
      return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    });
    const { kept: before } = /** @type {any} */ (window);
    Object.assign(window, { kept, before });
    return canvases.map(({ width, height }) => `${width} × ${height}`);
  });
}

/** The levels, of 255, by which the browser itself may round one picture otherwise than the next. */
const LEVELS = 2;

/**
 * The number of channels of pixels in which the pictures kept last differ from those before.
 * @param {Page} page
 * @returns {Promise<number>}
 */
function differing(page) {
  return page.evaluate((levels) => {
    const { kept, before } = /** @type {{ kept: Uint8ClampedArray[], before: Uint8ClampedArray[] }} */ (/** @type {any} */ (window));
    let count = 0;
    for (const [index, data] of kept.entries()) data.forEach((level, at) => {
      if (!(Math.abs(level - (before[index]?.[at] ?? Infinity)) <= levels)) count += 1;
    });
    return count;
  }, LEVELS);
}
