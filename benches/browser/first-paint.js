// @ts-check
/** From navigation to the first painted figure, on a page with one figure and nothing in the cache. */
import assert from "node:assert/strict";
import { env } from "node:process";
import { report } from "./report.js";
import { FIGURES } from "../../www/schema.js";

/** Visits for each figure. */
const VISITS = 9;

/**
 * A page as a blog serves it, in a browser that has never seen it.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} figure
 */
async function visit(browser, figure) {
  const site = env["UPPERHAND_SITE_URL"];
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  const body = `<!doctype html><title>A post</title><script type="module" src="/www/element.js"></script><upper-hand figure="${figure}"></upper-hand>`;
  await page.route(`${site}/post`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${site}/post`);
  const shown = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector("upper-hand"));
    await customElements.whenDefined("upper-hand");
    await element.ready;
    // Drawn in one frame, on the screen by the next.
    await new Promise((done) => requestAnimationFrame(done));
    return { after: performance.now(), figure: element.getState().figure };
  });
  await context.close();
  assert.equal(shown.figure, figure);
  return shown.after;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function firstPaint(page, { rounds }) {
  const browser = page.context().browser();
  assert.ok(browser !== null);
  for (const figure of FIGURES) {
    const times = [];
    for (let round = 0; round < Math.min(VISITS, rounds); round += 1) times.push(await visit(browser, figure));
    report(`first paint: ${figure}`, times);
  }
}
