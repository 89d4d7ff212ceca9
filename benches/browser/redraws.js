// @ts-check
/** The whole map drawn anew, against a bare ImageData and against libraries for charts. */
import assert from "node:assert/strict";
import { bounded, median, report } from "./report.js";
import { scriptOf } from "../../tests/browser/support/site.js";

/** The libraries that draw the same matrix, and where their scripts are. */
const LIBRARIES = ["node_modules/plotly.js-dist-min/plotly.min.js", "node_modules/echarts/dist/echarts.min.js"];

/**
 * The ground of 512 × 512, drawn again and again, against filling and putting an ImageData of as many pixels.
 * @param {{ rounds: number, script: string }} how how often, and the script around the module of the page’s figure
 */
async function ownRedraws({ rounds, script }) {
  const { Figure } = await import(script);
  const { themeOf } = await import(/** @type {string} */ ("/www/element/theme.js"));
  const [canvas, backing, plain] = [0, 1, 2].map(() => Object.assign(document.createElement("canvas"), { width: 1920, height: 1280 }));
  if (canvas === undefined || backing === undefined || plain === undefined) throw new Error("no canvas");
  const pixels = /** @type {CanvasRenderingContext2D} */ (plain.getContext("2d"));
  const drawn = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const theme = themeOf(document.querySelector("upper-hand")?.shadowRoot?.querySelector(".body"));
  const map = new Figure("win-map");
  map.attach(0, canvas, backing, document.createElement("canvas"));
  map.dispatch({ read: { texts: [["rules", "race"], ["size", "512"], ["contours", "none"]], others: [] } });
  map.setTheme(theme);
  map.resize(0, 1920, 1280, 2);
  map.frame(performance.now());
  const times = { figure: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) };
  for (let round = 0; round < rounds; round += 1) {
    drawn.clearRect(0, 0, 1920, 1280);
    let begin = performance.now();
    map.resize(0, 1920, 1280, 2);
    map.frame(begin);
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
  // Not an empty canvas, which it was before: many colours.
  const shown = new Uint32Array(drawn.getImageData(400, 200, 1000, 800).data.buffer);
  return { ...times, colours: new Set(shown).size };
}

/**
 * A matrix of such a size in the same place by the libraries.
 * @param {{ rounds: number, size: number }} how
 */
async function librariesRedraws({ rounds, size: SIZE }) {
  const core = await import(/** @type {string} */ ("/www/core.js"));
  await core.ready();
  const { numerators } = core.winTable("race", SIZE, SIZE);
  const chance = (/** @type {number} */ n, /** @type {number} */ m) => numerators[(n - 1) * SIZE + m - 1] / (n * m);
  const pools = Array.from({ length: SIZE }, (_, index) => index + 1);
  // Two matrices, so that every redraw has something to redraw.
  const matrices = [0, 1].map((shift) => pools.map((m) => pools.map((n) => chance(n, m) + shift / 1000)));
  const place = document.createElement("div");
  Object.assign(place.style, { width: "960px", height: "640px" });
  document.body.prepend(place);
  const times = { plotly: /** @type {number[]} */ ([]), echarts: /** @type {number[]} */ ([]) };
  const { Plotly, echarts } = /** @type {any} */ (globalThis);
  await Plotly.newPlot(place, [{ type: "heatmap", z: matrices[0], colorscale: "Cividis" }], {}, { staticPlot: true });
  for (let round = 0; round < rounds; round += 1) {
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
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    chart.setOption({ series: [{ data: data[(round + 1) % 2] }] });
    place.querySelector("canvas")?.getContext("2d")?.getImageData(0, 0, 1, 1);
    times.echarts.push(performance.now() - begin);
  }
  chart.dispose();
  place.remove();
  return times;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function redraws(page, { rounds }) {
  await page.goto("/explore.html");
  await page.evaluate(() => /** @type {any} */ (document.querySelector("upper-hand")).ready);
  const { figure, bare, colours } = await page.evaluate(ownRedraws, { rounds: Math.min(40, rounds), script: scriptOf("guess-who") });
  assert.ok(colours > 50, `${colours} colours are no map`);
  report("512 × 512 drawn anew", figure);
  report("a bare ImageData, filled and put", bare, bounded("redraw", median(figure) / median(bare)));
  for (const path of LIBRARIES) await page.addScriptTag({ path });
  // Where no times are wanted, a small matrix says that it works.
  const size = rounds < 9 ? 64 : 512;
  for (const [name, times] of Object.entries(await page.evaluate(librariesRedraws, { rounds: Math.min(9, rounds), size }))) {
    report(`${size} × ${size} redrawn by ${name}`, times, size < 512 ? "" : bounded("libraries", median(times) / median(figure)));
  }
}
