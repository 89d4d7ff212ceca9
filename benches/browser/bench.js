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
  const picture = /** @type {HTMLElement} */ (figure.shadowRoot?.querySelector(".main .frame"));
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

/** What the figure is set to before its sliders are moved. @param {Record<string, string>} settings */
async function set(settings) {
  await page.evaluate((settings) => {
    const figure = document.querySelector("upper-hand");
    for (const name of figure?.getAttributeNames() ?? []) figure?.removeAttribute(name);
    for (const [name, value] of Object.entries(settings)) figure?.setAttribute(name, value);
  }, settings);
  await page.waitForTimeout(300);
}

/** The ends of a slider as it stands. @param {string} name @returns {Promise<[number, number]>} */
const ends = (name) => page.evaluate((name) => {
  const input = /** @type {HTMLInputElement} */ (document.querySelector("upper-hand")?.shadowRoot?.querySelector(`.${name} input[type=range]`));
  return [Number(input.min), Number(input.max)];
}, name);

const LAYERS = ["win", "question", "regions", "count", "distance", "halving"];
/** @type {Record<string, string>[]} */
const VIEWS = [
  ...["race", "official", "open"].flatMap((rules) => LAYERS.map((layer) => ({ rules, layer, size: "256" }))),
  { rules: "race", size: "512", contours: "tenths" },
  { rules: "race", size: "2000000000", axes: "log" },
  { rules: "official", answers: "3", layer: "question", size: "256" },
  { rules: "race", compare: "official", size: "512" },
  { rules: "race", compare: "official", "compare-as": "difference", size: "512" },
];
for (const view of VIEWS) {
  await set(view);
  const name = Object.values(view).join(" ");
  for (const slider of ["mine", "theirs", "size", "answers"]) {
    const [from, to] = await ends(slider);
    const values = wander(from, to);
    // Around where it stands: the whole range would be another figure.
    const near = slider === "size" ? wander(Math.max(from, to - 380), to - 350) : values;
    report(`${slider}: ${name}`, await scrub(`.${slider} input[type=range]`, near));
  }
}

// The whole ground, drawn again and again, against filling and putting an ImageData of as many pixels.
const redraw = await page.evaluate(async () => {
  const { Stage } = await import(/** @type {string} */ ("/www/pkg/upperhand.js"));
  const { themeOf } = await import(/** @type {string} */ ("/www/theme.js"));
  const [canvas, backing, plain] = [0, 1, 2].map(() => Object.assign(document.createElement("canvas"), { width: 1920, height: 1280 }));
  if (canvas === undefined || backing === undefined || plain === undefined) throw new Error("no canvas");
  const pixels = /** @type {CanvasRenderingContext2D} */ (plain.getContext("2d"));
  const drawn = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const theme = themeOf(document.querySelector("upper-hand"), pixels);
  const stage = new Stage("win-map");
  stage.attach(0, canvas, backing, document.createElement("canvas"));
  stage.read({ size: "512", contours: "none" });
  const times = { figure: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) };
  for (let round = 0; round < 40; round += 1) {
    let begin = performance.now();
    stage.look(0, 2, theme);
    stage.draw(false);
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
report("512 × 512, solved and drawn anew", redraw.figure);
report("a bare ImageData, filled and put", redraw.bare);
console.log(`ratio ${(median(redraw.figure) / median(redraw.bare)).toFixed(2)} (budget 2)`);

// The same matrix in the same place by two libraries for charts.
await page.addScriptTag({ path: "node_modules/plotly.js-dist-min/plotly.min.js" });
await page.addScriptTag({ path: "node_modules/echarts/dist/echarts.min.js" });
const others = await page.evaluate(async () => {
  const core = await import(/** @type {string} */ ("/www/core.js"));
  await core.ready();
  const SIZE = 512;
  const { numerators } = core.winTable("race", SIZE, SIZE);
  const chance = (/** @type {number} */ n, /** @type {number} */ m) => numerators[(n - 1) * SIZE + m - 1] / (n * m);
  const pools = Array.from({ length: SIZE }, (_, index) => index + 1);
  // Two matrices, so that every redraw has something to redraw.
  const matrices = [0, 1].map((shift) => pools.map((m) => pools.map((n) => chance(n, m) + shift / 1000)));
  const place = document.createElement("div");
  Object.assign(place.style, { width: "960px", height: "640px" });
  document.body.prepend(place);
  const ROUNDS = 9;
  const times = { plotly: /** @type {number[]} */ ([]), echarts: /** @type {number[]} */ ([]) };
  const { Plotly, echarts } = /** @type {any} */ (globalThis);
  await Plotly.newPlot(place, [{ type: "heatmap", z: matrices[0], colorscale: "Cividis" }], {}, { staticPlot: true });
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await Plotly.restyle(place, { z: [matrices[(round + 1) % 2]] });
    void place.getBoundingClientRect();
    times.plotly.push(performance.now() - begin);
  }
  Plotly.purge(place);
  const chart = echarts.init(place, null, { devicePixelRatio: 2 });
  const data = matrices.map((matrix) => matrix.flatMap((row, m) => row.map((value, n) => [n, m, value])));
  const axis = { type: "category", data: pools };
  chart.setOption({
    animation: false, xAxis: axis, yAxis: axis,
    visualMap: { min: 0, max: 1, calculable: true },
    series: [{ type: "heatmap", data: data[0], progressive: 0 }],
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    chart.setOption({ series: [{ data: data[(round + 1) % 2] }] });
    place.querySelector("canvas")?.getContext("2d")?.getImageData(0, 0, 1, 1);
    times.echarts.push(performance.now() - begin);
  }
  chart.dispose();
  place.remove();
  return times;
});
for (const [name, times] of Object.entries(others)) {
  report(`512 × 512 redrawn by ${name}`, times);
  console.log(`  ${(median(times) / median(redraw.figure)).toFixed(0)} times as long as ours (budget 20)`);
}

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
