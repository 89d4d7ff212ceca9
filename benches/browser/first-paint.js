// @ts-check
/**
 * From navigation to the main picture of a figure that answers, on a page with one figure and nothing in the cache: as quickly
 * as it goes, and over "Slow 4G" on a processor a quarter as fast, with and without the lines that ask for its parts.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { compressed } from "./compressed.js";
import { report } from "./report.js";
import { slowDown } from "./slow.js";
import { FIGURES } from "../../www/generated/schema.js";

/** Visits for each figure. */
const VISITS = 9;

/** The most that a figure may take whose page asks for its parts, in milliseconds: printed beside the times. */
const LIMIT = 2000;

/**
 * A page as a blog serves it, in a browser that has never seen it.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} site
 * @param {string} figure
 * @param {{ isSlow: boolean, lines?: string }} how
 */
async function visit(browser, site, figure, { isSlow, lines = "" }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  const body = `<!doctype html><title>A post</title>${lines}<script type="module" src="/www/element.js"></script><upper-hand figure="${figure}"></upper-hand>`;
  await page.route(`${site}/post`, (route) => route.fulfill({ contentType: "text/html", body }));
  if (isSlow) await slowDown(page);
  await page.goto(`${site}/post`);
  const shown = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector("upper-hand"));
    await customElements.whenDefined("upper-hand");
    // The page has nothing else that could be painted.
    const after = await new Promise((painted) => {
      const entry = "first-contentful-paint";
      const watch = new PerformanceObserver((list) => list.getEntriesByName(entry).forEach(({ startTime }) => painted(startTime)));
      watch.observe({ type: "paint", buffered: true });
    });
    // The other pictures follow.
    await element.ready;
    const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot.querySelector("canvas"));
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
    const parts = performance.getEntriesByType("resource").map(({ name }) => name);
    return { after, parts, figure: element.getState().figure, colours: new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size };
  });
  await context.close();
  assert.equal(shown.figure, figure);
  assert.ok(shown.colours > 10, `${figure} is painted with ${shown.colours} colours`);
  return shown;
}

/**
 * The lines of docs/embedding.md by which a page asks for all parts of a figure at once.
 * @param {string[]} parts that the figure was made of
 */
function preloads(parts) {
  const needed = parts.filter((part) => /\/(figure|pkg\/[\w-]+)(\.js|_bg\.wasm)$/.test(part));
  assert.equal(needed.length, 3, `a figure is made of ${parts.join()}`);
  return needed.map((part) => part.endsWith(".js") ? `<link rel="modulepreload" href="${part}">` : `<link rel="preload" href="${part}" as="fetch" crossorigin>`).join("");
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function firstPaint(page, { rounds }) {
  const browser = page.context().browser();
  assert.ok(browser !== null);
  const host = await compressed(env.UPPERHAND_SITE_URL ?? "");
  for (const [index, figure] of FIGURES.entries()) {
    // Slow visits take as long as they do: where no times are wanted, those of the first figure say that they work.
    const slowly = index < rounds ? rounds : 0;
    /** @type {string[]} */
    let parts = [];
    for (const [how, most, isSlow, isAsked] of /** @type {[string, number, boolean, boolean][]} */ ([
      ["", rounds, false, false],
      [", Slow 4G, 4x slower", slowly, true, false],
      [", Slow 4G, 4x slower, parts asked for by the page", slowly, true, true],
    ])) {
      const times = [];
      for (let round = 0; round < Math.min(VISITS, most); round += 1) {
        const shown = await visit(browser, host.url, figure, { isSlow, lines: isAsked ? preloads(parts) : "" });
        parts = shown.parts;
        times.push(shown.after);
      }
      if (times.length > 0) report(`first paint: ${figure}${how}`, times, isAsked ? `   limit ${LIMIT} ms` : "");
    }
  }
  host.close();
}
