// @ts-check
/** Paper: figures in light colours, whole, without controls, also those that nobody has scrolled to. */
import { execFileSync } from "node:child_process";
import { FigureOnPage } from "./support/figure.js";
import { html } from "./support/host.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const SCRIPT = '<script type="module" src="/www/element.js"></script>';
const FAR = '<div style="height: 9000px"></div>';
const PAPER = [251, 250, 247];

/** @param {Page} page @param {string} head @param {string} body */
async function visit(page, head, body) {
  await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html(head, body) }));
  await page.goto("/blog");
}

/** The colour in the corner of a canvas. @param {FigureOnPage} figure */
const corner = (figure) => figure.colour(1, 1);

test("a dark figure is printed in light colours, and dark again on the screen", async ({ page }) => {
  const style = "<style>body { background: #111; color: #eee } upper-hand { --upper-hand-paper: #223; --upper-hand-ink: #eef }</style>";
  await visit(page, style + SCRIPT, "<upper-hand></upper-hand>");
  const figure = new FigureOnPage(page);
  await figure.drawn();
  const dark = await corner(figure);
  const picture = await figure.picture();
  expect(dark).toBe("34,34,51,255");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await corner(figure)).toBe([...PAPER, 255].join());
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => figure.picture()).toBe(picture);
});

test("a figure whose scripts are not there yet says so on paper, and comes then", async ({ page }) => {
  await visit(page, SCRIPT, `${FAR}<upper-hand></upper-hand>`);
  await page.evaluate(() => customElements.whenDefined("upper-hand"));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const figure = page.locator("upper-hand");
  await expect(figure.locator(".fallback")).toContainText("it had not been loaded yet when the page was printed");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(figure.locator("canvas").first()).toBeAttached();
  await expect(figure.locator(".fallback")).toHaveCount(0);
});

test("the pages of a print hold every picture whole, and no control", async ({ page }) => {
  await visit(page, SCRIPT, `<upper-hand></upper-hand>${FAR}<upper-hand layer="regions"></upper-hand><upper-hand figure="question-profile"></upper-hand>`);
  await new FigureOnPage(page).drawn();
  const pdf = (await page.pdf({ format: "A4", printBackground: false })).toString("latin1");
  const widths = [...pdf.matchAll(/\/Subtype\s*\/Image\b[^>]*?\/Width (\d+)|\/Width (\d+)[^>]*?\/Subtype\s*\/Image/g)].map(([, a, b]) => Number(a ?? b));
  console.log(widths, (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length, pdf.length);
  (await import("node:fs")).writeFileSync("/tmp/p.pdf", Buffer.from(pdf,"latin1"));
});
