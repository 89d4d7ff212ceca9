// @ts-check
/** A figure has a width of its own where a page gives it none: in rows, grids, dialogs, tables. */
import { env } from "node:process";
import { FigureOnPage } from "./support/figure.js";
import { host, html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { IS_FULL } from "./support/stormed.js";

const FIGURE = "<upper-hand></upper-hand>";
const AROUND = {
  "a row of flexible boxes": `<div style="display: flex"><p>Beside it.</p>${FIGURE}</div>`,
  "a column of flexible boxes": `<div style="display: flex; flex-direction: column; align-items: flex-start">${FIGURE}</div>`,
  "a grid": `<div style="display: grid; grid-template-columns: auto auto">${FIGURE}<p>Beside it.</p></div>`,
  "an inline block": `<div><div style="display: inline-block">${FIGURE}</div></div>`,
  "a dialog": `<dialog open style="max-width: none">${FIGURE}</dialog>`,
  "a table": `<table><tr><td>Beside it.</td><td>${FIGURE}</td></tr></table>`,
  "something that floats": `<div style="float: left">${FIGURE}</div>`,
};

for (const [around, body] of Object.entries(AROUND)) {
  test(`in ${around} a figure is neither flat nor thin`, async ({ page }) => {
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
  });
}

/** @param {import("@playwright/test").Page} page @param {string} head @param {string} body */
async function visit(page, head, body) {
  await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html(head, body) }));
  await page.goto("/blog");
  return new FigureOnPage(page);
}

const SCRIPT = '<script type="module" src="/www/element.js"></script>';

for (const zoom of [0.5, 1.5]) {
  test(`under a zoom of ${zoom} by the page, a picture is crisp, and the pointer where the crosshair is`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 1000 });
    const figure = await visit(page, SCRIPT, `<div style="zoom: ${zoom}">${FIGURE}</div>`);
    await figure.drawn();
    const box = await figure.box();
    expect(Math.abs((await figure.canvas.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width)) - box.width)).toBeLessThanOrEqual(1);
    const point = await figure.place(9, 15);
    await page.mouse.click(box.x + point.x, box.y + point.y);
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ mine: 9, theirs: 15 });
  });
}

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

/** What a page may say of its own text. */
const TYPE = {
  "counts in tens": "html { font-size: 62.5% } body { font-size: 1.6rem }",
  "is set in columns": "div { writing-mode: vertical-rl } upper-hand { width: 100% }",
  "breaks words, with shadows": "body { word-break: break-all; overflow-wrap: anywhere; hyphens: auto; text-align: justify; text-align-last: right; text-shadow: 2px 2px red }",
};

for (const [what, style] of Object.entries(TYPE)) {
  test(`on a page that ${what}, a figure is as on any other`, async ({ page }) => {
    /** The type and the boxes of all that a figure consists of, in a column of this width. @param {number} width @param {string} style */
    const look = async (width, style) => {
      const figure = await visit(page, `<style>${style}</style>${SCRIPT}`, `<div style="width: ${width}px; height: 2000px">${FIGURE}</div>`);
      await figure.drawn();
      return figure.element.evaluate(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(":not(.watch)") ?? [])].map((part) => {
        const { fontSize, writingMode, textAlign, textShadow, wordBreak } = getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        return [part.className, fontSize, writingMode, textAlign, textShadow, wordBreak, Math.round(width), Math.round(height)].join(" ");
      }));
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

test("figures that are made and removed leave nothing", async ({ page }) => {
  await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html('<script type="module" src="/www/element.js"></script>', FIGURE) }));
  await page.goto("/blog");
  await new FigureOnPage(page).drawn();
  const session = await page.context().newCDPSession(page);
  const nodes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
  const each = IS_FULL ? 75 : 5;
  const round = () => page.evaluate(async (each) => {
    for (const figure of ["limit-tiles", "win-map"]) {
      for (let count = 0; count < each; count += 1) {
        const element = document.createElement("upper-hand");
        element.setAttribute("figure", figure);
        document.body.append(element);
        await /** @type {import("../../www/element.js").UpperHand} */ (element).start();
        element.remove();
        await new Promise((done) => setTimeout(done));
      }
    }
  }, each);
  await round();
  const before = await nodes();
  await round();
  await round();
  // A figure that has just gone may still be held by a timer of its own; one that leaks stays for good.
  await expect.poll(async () => (await nodes()) - before, { timeout: 20_000 }).toBeLessThan(100);
});
