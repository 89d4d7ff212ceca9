// @ts-check
/**
 * From navigation to a figure that lives, on a page with one figure and nothing in the cache: as quickly as it goes, and over
 * "Slow 4G" on a processor a quarter as fast, with and without the lines that ask for its parts. Beside it the first paint,
 * which is that of the figure's room and title, and the physical limit: the line's time for the bytes, and three round trips.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { compressed } from "./compressed.js";
import { bounded, median, report } from "./report.js";
import { limitOf, noteArrivals, slowDown } from "./slow.js";
import { ABOUT, FIGURES } from "../../www/generated/schema.js";

/** Visits for each figure. */
const VISITS = 9;

/** A figure of each module: where no times are wanted, these say that it works. */
const ONE_OF_EACH_MODULE = FIGURES.filter((name, index) => FIGURES.findIndex((other) => ABOUT[other]?.module === ABOUT[name]?.module) === index);

/**
 * A page as a blog serves it, in a browser that has never seen it.
 * @param {import("@playwright/test").Browser} browser
 * @param {Awaited<ReturnType<typeof compressed>>} host
 * @param {string} figure
 * @param {{ isSlow: boolean, lines?: string }} how
 */
async function visit(browser, host, figure, { isSlow, lines = "" }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  host.put("/post", `<!doctype html><title>A post</title>${lines}<script type="module" src="/www/element.js"></script><upper-hand figure="${figure}"></upper-hand>`);
  await page.addInitScript(noteArrivals);
  if (isSlow) await slowDown(page);
  await page.goto(`${host.url}/post`);
  const shown = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector("upper-hand"));
    const living = await /** @type {any} */ (globalThis).arrivals.get(element);
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const entries = /** @type {PerformanceResourceTiming[]} */ ([...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]);
    const before = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd < living);
    const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot.querySelector("canvas"));
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
    return {
      living,
      painted,
      bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
      parts: before.map(({ name }) => name),
      figure: element.getState().figure,
      colours: new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size,
    };
  });
  await context.close();
  assert.equal(shown.figure, figure);
  assert.ok(shown.colours > 10, `${figure} is painted with ${shown.colours} colours`);
  assert.ok(shown.painted <= shown.living, `${figure}: the first paint is at ${shown.painted}, the figure lives at ${shown.living}`);
  // No figure lives before its bytes have come through the line, on any machine.
  if (isSlow) assert.ok(shown.living > limitOf(shown.bytes).line, `${figure} lives at ${shown.living} ms, and its ${shown.bytes} bytes take longer`);
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
export async function arrival(page, { rounds }) {
  const browser = page.context().browser();
  assert.ok(browser !== null);
  const host = await compressed(env.UPPERHAND_SITE_URL ?? "");
  for (const [index, figure] of (rounds < VISITS ? ONE_OF_EACH_MODULE : FIGURES).entries()) {
    // Not counted: the host compresses what is asked for first.
    const { parts } = await visit(browser, host, figure, { isSlow: false });
    // Slow visits take as long as they do: where no times are wanted, those of the first figure say that they work.
    const slowly = index < rounds ? rounds : 0;
    for (const [how, most, isSlow, lines] of /** @type {[string, number, boolean, string][]} */ ([
      ["", rounds < VISITS ? 0 : rounds, false, ""],
      [", Slow 4G, 4x slower", slowly, true, ""],
      [", Slow 4G, 4x slower, parts asked for by the page", slowly, true, preloads(parts)],
    ])) {
      const visits = [];
      for (let round = 0; round < Math.min(VISITS, most); round += 1) visits.push(await visit(browser, host, figure, { isSlow, lines }));
      if (visits.length === 0) continue;
      const living = visits.map((one) => one.living);
      const limit = limitOf(median(visits.map(({ bytes }) => bytes)));
      report(`${figure}${how}: first paint, of its room`, visits.map(({ painted }) => painted));
      report(`${figure}${how}: it lives`, living, isSlow ? `${bounded("arrival", median(living) / limit.whole)}: ${limit.words}` : "");
    }
  }
  host.close();
}
