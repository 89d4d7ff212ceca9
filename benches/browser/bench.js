// @ts-check
/**
 * The browser bench: main-thread milliseconds of slider events, redraws against a bare ImageData, and
 * tables in wasm against the same native ones. Run by `cargo xtask bench`.
 *
 * Every measurement asserts its answer before it is timed. Timing is printed, never judged.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { env } from "node:process";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.js";

const EVENTS = 200;

const browser = await chromium.launch(config.use?.launchOptions);
const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 2 });
const page = await context.newPage();

/**
 * @param {string} name
 * @param {number[]} times in milliseconds
 */
function report(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  console.log(`${name.padEnd(52)} p50 ${at(0.5).padStart(6)} ms   p95 ${at(0.95).padStart(6)} ms`);
}

/**
 * The median time of a native benchmark in milliseconds, timed now, so that both sides meet the same machine.
 * @param {string} group
 * @param {string} name
 */
function native(group, name) {
  const filter = ["--bench", "tables", "--", `${group}/${name}$`, "--measurement-time", "2", "--warm-up-time", "1"];
  const run = spawnSync("cargo", ["bench", "--quiet", "--package", "upperhand", ...filter], { encoding: "utf8" });
  assert.equal(run.status, 0, run.stderr);
  const file = new URL(`../../target/criterion/${group}/${name}/new/estimates.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).median.point_estimate / 1e6;
}

const median = (/** @type {number[]} */ times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

// Adds up the time that callbacks of animation frames take.
await page.addInitScript(() => {
  const plain = requestAnimationFrame.bind(globalThis);
  Object.assign(globalThis, { inFrames: 0 });
  globalThis.requestAnimationFrame = (callback) =>
    plain((time) => {
      const begin = performance.now();
      callback(time);
      /** @type {any} */ (globalThis).inFrames += performance.now() - begin;
    });
});
await page.goto(`${env["UPPERHAND_URL"]}/?size=256`);
await page.evaluate(async () => {
  const figure = /** @type {HTMLElement & { ready: Promise<void> }} */ (document.querySelector("upper-hand"));
  await figure.ready;
  // The size the budget speaks of: 960 × 640 CSS pixels.
  const picture = /** @type {HTMLElement} */ (figure.shadowRoot?.querySelector(".picture"));
  Object.assign(picture.style, { width: "960px", height: "640px", aspectRatio: "auto" });
  await new Promise((done) => setTimeout(done, 300));
});

/**
 * Main-thread time from an input event to a finished frame: the handler, the frame's callbacks, style and
 * layout, and the canvas flushed by reading a pixel back.
 * @param {string} control a selector inside the figure
 * @param {number[]} values
 */
function scrub(control, values) {
  return page.evaluate(
    async ({ control, values }) => {
      const root = /** @type {ShadowRoot} */ (document.querySelector("upper-hand")?.shadowRoot);
      const input = /** @type {HTMLInputElement} */ (root.querySelector(control));
      const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
      if (canvas.width !== 1920 || canvas.height !== 1280) throw new Error(`${canvas.width} × ${canvas.height}`);
      const pixels = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      const times = [];
      const clock = /** @type {{ inFrames: number }} */ (/** @type {unknown} */ (globalThis));
      for (const value of values) {
        input.value = String(value);
        clock.inFrames = 0;
        const begin = performance.now();
        input.dispatchEvent(new Event("input", { bubbles: true }));
        const handled = performance.now() - begin;
        // Asked for after the figure's own callback, so this runs behind it in the same frame.
        await new Promise((done) => {
          requestAnimationFrame(() => {
            void root.host.getBoundingClientRect();
            pixels.getImageData(0, 0, 1, 1);
            done(undefined);
          });
        });
        await new Promise((done) => setTimeout(done));
        times.push(handled + clock.inFrames);
      }
      return times;
    },
    { control, values },
  );
}

const wander = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: EVENTS }, (_, index) => from + ((index * 37) % (to - from)));

for (const rules of ["race", "official", "open"]) {
  for (const layer of ["win", "question", "regions"]) {
    await page.evaluate(({ rules, layer }) => {
      const figure = document.querySelector("upper-hand");
      for (const [name, value] of Object.entries({ rules, layer, size: "256" })) figure?.setAttribute(name, value);
    }, { rules, layer });
    await page.waitForTimeout(300);
    report(`your pool, ${rules}, ${layer}, 256`, await scrub(".mine input[type=range]", wander(1, 256)));
    report(`map size near 256, ${rules}, ${layer}`, await scrub(".size input[type=range]", wander(192, 257)));
  }
}

// The whole ground, drawn again and again, against filling and putting an ImageData of as many pixels.
const redraw = await page.evaluate(async () => {
  const { WinMap } = await import(/** @type {string} */ ("/www/pkg/upperhand.js"));
  const { themeOf } = await import(/** @type {string} */ ("/www/theme.js"));
  const [canvas, backing, plain] = [0, 1, 2].map(() => Object.assign(document.createElement("canvas"), { width: 1920, height: 1280 }));
  if (canvas === undefined || backing === undefined || plain === undefined) throw new Error("no canvas");
  const pixels = /** @type {CanvasRenderingContext2D} */ (plain.getContext("2d"));
  const drawn = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const theme = themeOf(document.querySelector("upper-hand"), pixels);
  const map = new WinMap(canvas, backing, document.createElement("canvas"));
  map.show("race", "win", 256);
  const times = { figure: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) };
  for (let round = 0; round < 40; round += 1) {
    let begin = performance.now();
    map.look(2, theme);
    map.draw(24, 24);
    drawn.getImageData(0, 0, 1, 1);
    times.figure.push(performance.now() - begin);
    begin = performance.now();
    const image = new ImageData(1920, 1280);
    const words = new Uint32Array(image.data.buffer);
    for (let index = 0; index < words.length; index += 1) words[index] = 0xff000000 | (index & 0xffff);
    pixels.putImageData(image, 0, 0);
    pixels.getImageData(0, 0, 1, 1);
    times.bare.push(performance.now() - begin);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return times;
});
report("redraw of the whole figure", redraw.figure);
report("a bare ImageData, filled and put", redraw.bare);
console.log(`ratio ${(median(redraw.figure) / median(redraw.bare)).toFixed(2)} (budget 2)`);

/** @param {number} size */
function inWasm(size) {
  return page.evaluate(async (size) => {
    const core = await import(/** @type {string} */ ("/www/core.js"));
    await core.ready();
    const times = [];
    let at24 = 0;
    for (let round = 0; round < 15; round += 1) {
      const begin = performance.now();
      const table = core.winTable("official", size, size, { exhaustive: true });
      times.push(performance.now() - begin);
      at24 = table.numerators[23 * size + 23];
    }
    return { times, at24 };
  }, size);
}

for (const size of [256, 512, 1024]) {
  const reference = native("exhaustive official", String(size));
  const { times, at24 } = await inWasm(size);
  assert.equal(at24, 320, "official (24, 24) is 320/576");
  report(`exhaustive official ${size}², wasm`, times);
  console.log(`  native ${reference.toFixed(1)} ms, ratio ${(median(times) / reference).toFixed(2)} (budget 1.5)`);
}

await browser.close();
