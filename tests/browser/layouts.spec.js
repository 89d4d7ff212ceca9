// @ts-check
/** A figure has a width of its own where a page gives it none: in rows, grids, dialogs, tables. */
import { FigureOnPage, openAround } from "./support/figure.js";
import { visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";

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

test("in whatever a page puts a figure, it is neither flat nor thin, and no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const figures = await openAround(page, Object.values(AROUND).map((body) => `<section style="display: flow-root; position: relative">${body}</section>`).join(""));
  const placed = Object.keys(AROUND).map((around, index) => ({ around, figure: /** @type {FigureOnPage} */ (figures[index]) }));
  for (const { around, figure } of placed) {
    const box = await figure.element.boundingBox();
    expect(box?.width, around).toBeGreaterThan(500);
    expect((box?.x ?? 0) + (box?.width ?? 0), around).toBeLessThanOrEqual(1200);
    expect(box?.height, around).toBeLessThan(1500);
    expect((await figure.canvas.boundingBox())?.width, around).toBeGreaterThan(350);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const { around, figure } of placed) expect((await figure.element.boundingBox())?.width, around).toBeGreaterThan(180);
});

/** How a page may turn a figure, where its position of the first picture lies then, and which side of the box is its width. */
const TURNED = /** @type {const} */ ([
  ["", [0.3, 0.4], "width"],
  ["zoom: 0.5", [0.3, 0.4], "width"],
  ["zoom: 1.5", [0.3, 0.4], "width"],
  ["transform: scaleX(-1)", [0.7, 0.4], "width"],
  ["transform: rotate(90deg)", [0.6, 0.3], "height"],
]);

test("zoomed and turned by the page, a picture is crisp, and the pointer where the crosshair is", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 1000 });
  const figures = await openAround(page, TURNED.map(([style]) => `<div style="width: 640px; ${style}">${FIGURE}</div>`).join(""));
  const pointed = /** @type {{ mine: number, theirs: number }[]} */ ([]);
  for (const [index, [style, [across, along], side]] of TURNED.entries()) {
    const figure = /** @type {FigureOnPage} */ (figures[index]);
    const box = await figure.box();
    await figure.drawn();
    expect(Math.abs((await figure.canvas.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width)) - box[side]), style).toBeLessThanOrEqual(1);
    await page.mouse.move(box.x + across * box.width, box.y + along * box.height);
    await figure.drawn();
    pointed.push(await figure.pointedAt());
  }
  expect(pointed[0]?.mine).toBeGreaterThan(4);
  expect(pointed).toEqual(TURNED.map(() => pointed[0]));
});

for (const tells of ["its pixels", "sizes in CSS pixels alone"]) {
  test(`at any pixel ratio and size, a picture has a pixel for each of the screen: where the browser tells ${tells}`, async ({ page }) => {
    if (tells !== "its pixels") await page.addInitScript(() => {
      const { observe } = ResizeObserver.prototype;
      ResizeObserver.prototype.observe = function (element, options) {
        if (options?.box !== undefined) throw new TypeError("no such box");
        observe.call(this, element);
      };
    });
    const [figure] = await openAround(page, FIGURE);
    const blurred = () => figure?.canvas.evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { width, height } = canvas.getBoundingClientRect();
      return Math.max(...[canvas.width - width * devicePixelRatio, canvas.height - height * devicePixelRatio].map(Math.abs));
    });
    const session = await page.context().newCDPSession(page);
    for (const [index, [width, deviceScaleFactor]] of /** @type {const} */ ([[1000, 1.5], [900, 1], [360, 3], [640, 2]]).entries()) {
      await session.send("Emulation.setDeviceMetricsOverride", { width, height: 720, deviceScaleFactor, mobile: false });
      // A ratio that is emulated is told with the next other change of media alone.
      await page.emulateMedia({ reducedMotion: index % 2 === 0 ? "no-preference" : "reduce" });
      expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([width, deviceScaleFactor]);
      await expect.poll(blurred, `${width} × ${deviceScaleFactor}`).toBeLessThanOrEqual(1);
    }
    // So it is where a reader or the page zooms, and nothing leaves the page.
    for (const style of ["font-size: 200%", "zoom: 2"]) {
      await page.evaluate((style) => { document.documentElement.style.cssText = style; }, style);
      await figure?.drawn();
      expect(await figure?.canvas.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width / canvas.clientWidth), style).toBeGreaterThanOrEqual(1.99);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), style).toBe(true);
    }
    // Other tests have a screen of their own.
    await session.detach();
    await page.setViewportSize({ width: 1280, height: 720 });
  });
}

/** What a page may say of its own text. */
const TYPE = {
  "counts in tens": "html { font-size: 62.5% } body { font-size: 1.6rem }",
  "is set in columns": "div { writing-mode: vertical-rl } upper-hand { width: 100% }",
  "paints and marks its letters": "div { -webkit-text-fill-color: transparent; -webkit-text-stroke: 2px red; text-emphasis: dot; line-break: anywhere; text-decoration: underline; font: italic small-caps 900 1em serif; white-space: pre; text-indent: 3em }",
  "breaks words, with shadows": "body { word-break: break-all; overflow-wrap: anywhere; hyphens: auto; text-align: justify; text-align-last: right; text-shadow: 2px 2px red }",
};

test("whatever a page does to its own text, a figure is as on any other", async ({ page }) => {
  const [figure] = await openAround(page, `<style id="page"></style><div style="height: 2000px">${FIGURE}</div>`);
  /** The type and the boxes of all that a figure consists of, in a column of this width, and its words as a picture. @param {number} width @param {string} style */
  const look = async (width, style) => {
    await page.evaluate(([width, style]) => {
      Object.assign(document.querySelector("div")?.style ?? {}, { width });
      Object.assign(document.querySelector("#page") ?? {}, { textContent: style });
    }, [`${width}px`, style]);
    await figure.drawn();
    const words = await figure.text(".advice").first().screenshot();
    return figure.element.evaluate(({ shadowRoot }, words) => [words, ...[...(shadowRoot?.querySelectorAll(":not(.watch, slot:not([name]))") ?? [])].map((part) => {
      const { fontSize, writingMode, textAlign, textShadow, wordBreak } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      return [part.className, fontSize, writingMode, textAlign, textShadow, wordBreak, Math.round(width), Math.round(height)].join(" ");
    })], words.toString("base64"));
  };
  for (const width of [320, 560, 900]) {
    const usual = await look(width, "");
    for (const [what, style] of Object.entries(TYPE)) expect(await look(width, style), `a page that ${what}, ${width} pixels wide`).toEqual(usual);
  }
});

const [GUESS_WHO, GUTS] = ["guess-who", "guts"].map((game) => `/www/single/upperhand-${game}.js`);

for (const [what, scripts, figures] of /** @type {[string, string[], string[]][]} */ ([
  ["two single files", [GUESS_WHO, GUTS], ["win-map", "guts-payoff"]],
  ["a single file before the element’s own script", [GUESS_WHO, "/www/element.js"], ["win-map", "guts-payoff"]],
  ["a single file after the element’s own script", ["/www/element.js", GUESS_WHO], ["win-map", "guts-payoff"]],
  ["a single file and figures of the other game", [GUESS_WHO], ["win-map", "guts-payoff"]],
])) {
  test(`${what} on one page get on with each other`, async ({ page }) => {
    const head = scripts.map((script) => `<script ${script.includes("single") ? "" : 'type="module"'} src="${SITE}${script}"></script>`).join("");
    await visit(page, head, figures.map((name) => `<upper-hand figure="${name}"></upper-hand>`).join(""));
    for (const element of await page.locator("upper-hand").all()) {
      const figure = new FigureOnPage(page, element);
      await figure.drawn();
      await expect(figure.text(".percent").first()).not.toBeEmpty();
    }
  });
}
