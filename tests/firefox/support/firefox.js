// @ts-check
/**
 * Firefox, driven by WebDriver BiDi: Playwright drives only a Firefox of its own. Waits are for conditions; only what
 * hangs is ended by the clock.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { launch } from "puppeteer-core";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("puppeteer-core").Frame} Frame */
/** @typedef {import("../../../www/element.js").UpperHand} UpperHand */

/** When something hangs, in milliseconds. */
const HANGS = 180_000;

/** A Firefox without a window. @param {Record<string, unknown>} [extraPrefsFirefox] what is set in it */
export function firefox(extraPrefsFirefox = {}) {
  const executablePath = env.FIREFOX;
  if (!executablePath) throw new Error("FIREFOX is not set: run the tests in Firefox with `cargo xtask test firefox`");
  return launch({ browser: "firefox", executablePath, extraPrefsFirefox, headless: true, timeout: HANGS, protocolTimeout: HANGS });
}

/**
 * Opens an address in a tab of its own.
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} address
 * @returns {Promise<{ page: Page, problems: string[] }>} `problems`: what goes wrong on the page from now on, a line each
 */
export async function open(browser, address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(HANGS);
  await page.setViewport({ width: 1000, height: 800 });
  const problems = /** @type {string[]} */ ([]);
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${String(error)}`));
  page.on("requestfailed", (request) => problems.push(`request failed: ${request.url()}`));
  await page.goto(address);
  return { page, problems };
}

/**
 * Asks until something holds.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {(answer: T) => boolean} holds
 */
export async function until(ask, holds) {
  const end = Date.now() + HANGS;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return;
    if (Date.now() > end) assert.fail(`still ${JSON.stringify(answer)} after ${HANGS} ms: ${String(holds)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * Shows a figure and returns what a reader sees of it, with nothing left to solve.
 * @param {Page | Frame} place
 * @param {number} [nth]
 */
export function look(place, nth = 0) {
  return place.evaluate(async (nth) => {
    await customElements.whenDefined("upper-hand");
    const figure = /** @type {UpperHand} */ (document.querySelectorAll("upper-hand")[nth]);
    figure.scrollIntoView();
    await figure.start();
    await figure.solved;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    copy?.drawImage(canvas, 0, 0);
    const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray(4);
    /** @param {string} selector */
    const text = (selector) => root.querySelector(selector)?.textContent ?? "";
    return {
      state: figure.getState(),
      colours: new Set(new Uint32Array(pixels.buffer)).size,
      corner: [...pixels.slice(4, 8)].join(),
      isCrisp: Math.abs(canvas.width - canvas.clientWidth * devicePixelRatio) <= 1,
      exact: text(".fraction b"),
      readout: `${text(".readout")} ${text(".position-facts .facts")}`,
      notice: root.querySelector(".notice:not([hidden])")?.textContent ?? "",
    };
  }, nth);
}

/**
 * The same, once there is a picture, sharp and of many colours: whoever was just scrolled into sight is drawn within
 * a few frames.
 * @param {Page | Frame} place
 * @param {number} [nth]
 */
export async function pictured(place, nth = 0) {
  await until(() => look(place, nth), ({ colours, isCrisp }) => colours > 100 && isCrisp);
  return look(place, nth);
}

/**
 * Something inside a figure, to point at and to type into.
 * @param {Page} page
 * @param {string} selector
 */
export async function inside(page, selector) {
  const found = await page.evaluateHandle((selector) => document.querySelector("upper-hand")?.shadowRoot?.querySelector(selector), selector);
  const element = found.asElement();
  assert.ok(element !== null, `the figure has no ${selector}`);
  return /** @type {import("puppeteer-core").ElementHandle<HTMLElement>} */ (element);
}
