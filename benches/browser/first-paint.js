// @ts-check
/**
 * From navigation to the first painted figure, on a page with one figure and nothing in the cache: as quickly as it goes, and
 * over "Slow 4G" on a processor a quarter as fast.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { compressed } from "./compressed.js";
import { report } from "./report.js";
import { FIGURES } from "../../www/schema.js";

/** Visits for each figure. */
const VISITS = 9;

/** Bytes a second and milliseconds, as Chromium's developer tools call "Slow 4G". */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower than this one the processor is. */
const SLOWER = 4;

/** @param {import("@playwright/test").Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/**
 * A page as a blog serves it, in a browser that has never seen it.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} site
 * @param {string} figure
 * @param {boolean} isSlow
 */
async function visit(browser, site, figure, isSlow) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  const body = `<!doctype html><title>A post</title><script type="module" src="/www/element.js"></script><upper-hand figure="${figure}"></upper-hand>`;
  await page.route(`${site}/post`, (route) => route.fulfill({ contentType: "text/html", body }));
  if (isSlow) await slowDown(page);
  await page.goto(`${site}/post`);
  const shown = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector("upper-hand"));
    await customElements.whenDefined("upper-hand");
    await element.ready;
    // Drawn in one frame, on the screen by the next.
    await new Promise((done) => requestAnimationFrame(done));
    const after = performance.now();
    const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot.querySelector("canvas"));
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
    return { after, figure: element.getState().figure, colours: new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size };
  });
  await context.close();
  assert.equal(shown.figure, figure);
  assert.ok(shown.colours > 10, `${figure} is painted with ${shown.colours} colours`);
  return shown.after;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function firstPaint(page, { rounds }) {
  const browser = page.context().browser();
  assert.ok(browser !== null);
  const host = await compressed(env["UPPERHAND_SITE_URL"] ?? "");
  // Slow visits take as long as they do: where no times are wanted, one of each figure says that they work.
  for (const [isSlow, most, how] of /** @type {[boolean, number, string][]} */ ([[false, rounds, ""], [true, Math.ceil(rounds / VISITS), ", Slow 4G, 4x slower"]])) {
    for (const figure of FIGURES) {
      const times = [];
      for (let round = 0; round < Math.min(VISITS, most); round += 1) times.push(await visit(browser, host.url, figure, isSlow));
      report(`first paint: ${figure}${how}`, times);
    }
  }
  host.close();
}
