// @ts-check
/** A figure has a width of its own where a page gives it none: in rows, grids, dialogs, tables. */
import { env } from "node:process";
import { FigureOnPage } from "./support/figure.js";
import { host, html } from "./support/host.js";
import { expect, test } from "./support/page.js";

const FIGURE = "<upper-hand></upper-hand>";
const AROUND = {
  "a row of flexible boxes": `<div style="display: flex"><p>Beside it.</p>${FIGURE}</div>`,
  "a column of flexible boxes": `<div style="display: flex; flex-direction: column; align-items: flex-start">${FIGURE}</div>`,
  "a grid": `<div style="display: grid; grid-template-columns: auto auto">${FIGURE}<p>Beside it.</p></div>`,
  "an inline block": `<div><div style="display: inline-block">${FIGURE}</div></div>`,
  "a dialog": `<dialog open style="max-width: none">${FIGURE}</dialog>`,
  "a table": `<table><tr><td>Beside it.</td><td>${FIGURE}</td></tr></table>`,
  "something that floats": `<div style="float: left">${FIGURE}</div>`,
  "a grid of one fraction": `<div style="display: grid; grid-template-columns: 1fr"><div>${FIGURE}</div></div>`,
  "a box that takes what is left": `<div style="display: flex"><div style="flex: 1">${FIGURE}</div></div>`,
  "a fieldset": `<fieldset>${FIGURE}</fieldset>`,
  "a box that fits its content": `<div style="width: fit-content">${FIGURE}</div>`,
};

for (const [around, body] of Object.entries(AROUND)) {
  test(`in ${around} a figure is neither flat nor thin, and no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    const script = '<script type="module" src="/www/element.js"></script>';
    await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html(script, body) }));
    await page.goto("/blog");
    const figure = new FigureOnPage(page);
    await figure.drawn();
    const box = await figure.element.boundingBox();
    expect(box?.width).toBeGreaterThan(500);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1200);
    expect(box?.height).toBeLessThan(1500);
    const canvas = await figure.canvas.boundingBox();
    expect(canvas?.width).toBeGreaterThan(350);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await figure.element.boundingBox())?.width).toBeGreaterThan(180);
  });
}

/** @param {import("@playwright/test").Page} page @param {string} head @param {string} body */
async function visit(page, head, body) {
  await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html(head, body) }));
  await page.goto("/blog");
  return new FigureOnPage(page);
}

const SCRIPT = '<script type="module" src="/www/element.js"></script>';

for (const theme of ["light", "dark"]) {
  test(`on a ${theme} page, paper that is transparent lets the page through, and texts can be read`, async ({ page }) => {
    const ground = theme === "dark" ? "16,24,32" : "240,244,248";
    const style = `<style>html { color-scheme: ${theme} } body { background: rgb(${ground}) } upper-hand { --upper-hand-paper: transparent }</style>`;
    const figure = await visit(page, style + SCRIPT, FIGURE);
    await figure.drawn();
    expect(await figure.colour(1, 1)).toBe(`${ground},255`);
    expect(await figure.text(".body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
    expect(await figure.text(".body").evaluate((body) => body.dataset.theme)).toBe(theme);
    await expect(figure.notice).toBeHidden();
  });
}

for (const [style, at, side] of /** @type {const} */ ([
  ["zoom: 0.5", [0.3, 0.4], "width"],
  ["zoom: 1.5", [0.3, 0.4], "width"],
  ["transform: scaleX(-1)", [0.7, 0.4], "width"],
  ["transform: rotate(90deg)", [0.6, 0.3], "height"],
])) {
  test(`under ${style} by the page, a picture is crisp, and the pointer where the crosshair is`, async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 1000 });
    const pointed = async (/** @type {string} */ style, /** @type {readonly [number, number]} */ [across, along], /** @type {"width" | "height"} */ side) => {
      const figure = await visit(page, SCRIPT, `<div style="width: 640px; ${style}">${FIGURE}</div>`);
      await figure.drawn();
      const box = await figure.box();
      expect(Math.abs((await figure.canvas.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width)) - box[side])).toBeLessThanOrEqual(1);
      await page.mouse.move(box.x + across * box.width, box.y + along * box.height);
      await figure.drawn();
      return figure.pointedAt();
    };
    const straight = await pointed("", [0.3, 0.4], "width");
    expect(straight.mine).toBeGreaterThan(4);
    expect(await pointed(style, at, side)).toEqual(straight);
  });
}

test("a picture is crisp at another pixel ratio, also where the browser tells sizes in CSS pixels alone", async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (element, options) {
      if (options?.box !== undefined) throw new TypeError("no such box");
      observe.call(this, element);
    };
  });
  const figure = await visit(page, SCRIPT, FIGURE);
  await figure.drawn();
  const pixels = () => figure.canvas.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width / canvas.clientWidth);
  const session = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [2, 3]) {
    await session.send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 720, deviceScaleFactor, mobile: false });
    // A ratio that is emulated is told with the next other change of media alone.
    await page.emulateMedia({ reducedMotion: deviceScaleFactor === 2 ? "no-preference" : "reduce" });
    await expect.poll(pixels).toBeCloseTo(deviceScaleFactor, 2);
  }
});

/** What a page may say of its own text. */
const TYPE = {
  "counts in tens": "html { font-size: 62.5% } body { font-size: 1.6rem }",
  "is set in columns": "div { writing-mode: vertical-rl } upper-hand { width: 100% }",
  "paints and marks its letters": "div { -webkit-text-fill-color: transparent; -webkit-text-stroke: 2px red; text-emphasis: dot; line-break: anywhere; text-decoration: underline; font: italic small-caps 900 1em serif; white-space: pre; text-indent: 3em }",
  "breaks words, with shadows": "body { word-break: break-all; overflow-wrap: anywhere; hyphens: auto; text-align: justify; text-align-last: right; text-shadow: 2px 2px red }",
};

for (const [what, style] of Object.entries(TYPE)) {
  test(`on a page that ${what}, a figure is as on any other`, async ({ page }) => {
    /** The type and the boxes of all that a figure consists of, in a column of this width, and its words as a picture. @param {number} width @param {string} style */
    const look = async (width, style) => {
      const figure = await visit(page, `<style>${style}</style>${SCRIPT}`, `<div style="width: ${width}px; height: 2000px">${FIGURE}</div>`);
      await figure.drawn();
      const words = await figure.text(".advice").first().screenshot();
      return figure.element.evaluate(({ shadowRoot }, words) => [words, ...[...(shadowRoot?.querySelectorAll(":not(.watch, slot:not([name]))") ?? [])].map((part) => {
        const { fontSize, writingMode, textAlign, textShadow, wordBreak } = getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        return [part.className, fontSize, writingMode, textAlign, textShadow, wordBreak, Math.round(width), Math.round(height)].join(" ");
      })], words.toString("base64"));
    };
    for (const width of [320, 560, 900]) expect(await look(width, style), `${width} pixels wide`).toEqual(await look(width, ""));
  });
}

const [GUESS_WHO, GUTS] = ["guess-who", "guts"].map((game) => `/www/single/upperhand-${game}.js`);

for (const [what, scripts, figures] of /** @type {[string, string[], string[]][]} */ ([
  ["two single files", [GUESS_WHO, GUTS], ["win-map", "guts-payoff"]],
  ["a single file before the element’s own script", [GUESS_WHO, "/www/element.js"], ["win-map", "guts-payoff"]],
  ["a single file after the element’s own script", ["/www/element.js", GUESS_WHO], ["win-map", "guts-payoff"]],
  ["a single file and figures of the other game", [GUESS_WHO], ["win-map", "guts-payoff"]],
])) {
  test(`${what} on one page get on with each other`, async ({ page }) => {
    const site = env.UPPERHAND_SITE_URL ?? "";
    const head = scripts.map((script) => (script.includes("single") ? `<script src="${site}${script}"></script>` : `<script type="module" src="${site}${script}"></script>`)).join("");
    const blog = await host(() => ({ body: html(head, figures.map((name) => `<upper-hand figure="${name}"></upper-hand>`).join("")) }));
    page.on("close", () => blog.close());
    await page.goto(blog.url);
    for (const element of await page.locator("upper-hand").all()) {
      const figure = new FigureOnPage(page, element);
      await figure.drawn();
      await expect(figure.text(".percent").first()).not.toBeEmpty();
    }
  });
}
