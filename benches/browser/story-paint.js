// @ts-check
/**
 * From navigation to a figure of the story, first its still picture and then the living one, with nothing in the cache, over
 * "Slow 4G" on a processor a quarter as fast. Each figure is gone to by its chapter, as a link would.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { compressed } from "./compressed.js";
import { bounded, median, report } from "./report.js";
import { limitOf, noteArrivals, slowDown } from "./slow.js";

/** Visits for each figure. */
const VISITS = 5;

/** The chapters that are gone to, each with its figure. */
const FIGURES = /** @type {const} */ ([["why-gambling-pays", "profile"], ["the-map", "map"], ["no-question-splits-in-half", "board"], ["play-a-game", "play"]]);

/**
 * The moments at which the still picture and the living figure are on the screen.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} site
 * @param {string} chapter
 * @param {string} id
 * @param {boolean} isSlow
 */
async function visit(browser, site, chapter, id, isSlow) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  await page.addInitScript(noteArrivals);
  await page.addInitScript((id) => {
    const seen = Object.assign(globalThis, { still: 0 });
    const look = () => {
      const image = /** @type {HTMLImageElement | null} */ (document.querySelector(`#${id} > picture img`));
      const { top = 0, bottom = 0, width = 0 } = image?.getBoundingClientRect() ?? {};
      const isPainted = image?.complete === true && image.naturalWidth > 0 && width > 0 && bottom > 0 && top < innerHeight;
      // Drawn in this frame, on the screen by the next.
      if (isPainted) requestAnimationFrame(() => { seen.still = performance.now(); });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, id);
  await page.goto(`${site}/#${chapter}`);
  const shown = await page.evaluate(async (id) => {
    const element = /** @type {any} */ (document.querySelector(`#${id}`));
    const living = await /** @type {any} */ (globalThis).arrivals.get(element);
    const entries = /** @type {PerformanceResourceTiming[]} */ ([...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]);
    const bytes = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd < living).reduce((sum, { transferSize }) => sum + transferSize, 0);
    const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot.querySelector("canvas"));
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
    const { still } = /** @type {{ still: number }} */ (/** @type {unknown} */ (globalThis));
    return { still, living, bytes, colours: new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size };
  }, id);
  await context.close();
  assert.ok(shown.colours > 10, `${id} is painted with ${shown.colours} colours`);
  if (isSlow) assert.ok(shown.living > limitOf(shown.bytes).line, `${id} lives at ${shown.living} ms, and its ${shown.bytes} bytes take longer`);
  assert.ok(shown.still > 0 && shown.still < shown.living, `the still picture of ${id} came at ${shown.still}, the figure at ${shown.living}`);
  return shown;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function storyPaint(page, { rounds }) {
  const browser = page.context().browser();
  assert.ok(browser !== null);
  const host = await compressed(env.UPPERHAND_SITE_URL ?? "");
  // Where no times are wanted, one visit says that they work.
  for (const [chapter, id] of FIGURES.slice(0, rounds)) {
    // Not counted: the host compresses what is asked for first.
    await visit(browser, host.url, chapter, id, false);
    const visits = [];
    for (let round = 0; round < Math.min(VISITS, rounds); round += 1) visits.push(await visit(browser, host.url, chapter, id, true));
    const limit = limitOf(median(visits.map(({ bytes }) => bytes)));
    for (const what of /** @type {const} */ (["still", "living"])) {
      const times = visits.map((one) => one[what]);
      const remark = what === "still" ? "" : `, ${(median(times) / limit.whole).toFixed(2)} times the limit of ${limit.words}`;
      report(`story: ${id}, ${what}, Slow 4G, 4x slower`, times, bounded(`story-${what}`) + remark);
    }
  }
  host.close();
}
