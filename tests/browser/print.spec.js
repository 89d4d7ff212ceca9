// @ts-check
/** Paper: figures in light colours, whole, without controls, also those that nobody has scrolled to. */
import { FigureOnPage } from "./support/figure.js";
import { LOADER, show } from "./support/host.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

// Media and paper are those of a context.
test.use({ reuseContext: false });

const FAR = '<div style="height: 9000px"></div>';
const PAPER = [251, 250, 247];

/** The colour in the corner of a canvas. @param {FigureOnPage} figure */
const corner = (figure) => figure.colour(1, 1);

for (const form of ["", "compact"]) {
  test(`a dark ${form} figure is printed in light colours, and dark again on the screen`, async ({ page }) => {
    const style = "<style>body { background: #111; color: #eee } upper-hand { --upper-hand-paper: #223; --upper-hand-ink: #eef }</style>";
    await show(page, style + LOADER, `<upper-hand ${form}></upper-hand>`);
    const figure = new FigureOnPage(page);
    await figure.drawn();
    const dark = await corner(figure);
    const picture = await figure.picture();
    expect(dark).toBe("34,34,51,255");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await corner(figure)).toBe([...PAPER, 255].join());
    // Some browsers do not tell of the end; who presses something is at the screen.
    for (const end of ["afterprint", "keydown"]) {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.evaluate((end) => dispatchEvent(new Event(end)), end);
      await expect.poll(() => figure.picture()).toBe(picture);
    }
  });
}

test("on paper a picture takes the width of its column, drawn for that on any screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, LOADER, '<upper-hand compact></upper-hand><upper-hand figure="guts-payoff"></upper-hand>');
  for (const element of await page.locator("upper-hand").all()) await new FigureOnPage(page, element).drawn();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.locator(".main canvas").evaluateAll((all) => all.map((one) => /** @type {HTMLCanvasElement} */ (one).width))).toEqual([2160, 2160]);
  await page.emulateMedia({ media: "print" });
  for (const width of [718, 340]) {
    await page.setViewportSize({ width: width + 16, height: 1047 });
    for (const element of await page.locator("upper-hand").all()) {
      const figure = new FigureOnPage(page, element);
      const canvas = await figure.canvas.boundingBox();
      expect(canvas).toMatchObject({ x: 8, width, height: width / 2 });
    }
  }
});

test("a figure whose scripts are not there yet says so on paper, and comes then", async ({ page }) => {
  await show(page, LOADER, `${FAR}<upper-hand></upper-hand>`);
  await page.evaluate(() => customElements.whenDefined("upper-hand"));
  // A printer takes what is there when the event has been told; a moment later the figure may be there.
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const shown = document.querySelector("upper-hand")?.shadowRoot?.querySelector(".fallback")?.textContent;
    dispatchEvent(new Event("afterprint"));
    return shown;
  });
  expect(printed).toContain("it had not been loaded yet when the page was printed");
  const figure = page.locator("upper-hand");
  await expect(figure.locator("canvas").first()).toBeAttached();
  await expect(figure.locator(".fallback")).toHaveCount(0);
});

test("on paper every picture is fine and whole, also those never scrolled to, and no control is there", async ({ page }) => {
  await show(page, LOADER, `<upper-hand></upper-hand>${FAR}<upper-hand layer="regions"></upper-hand><upper-hand figure="question-profile"></upper-hand>`);
  await new FigureOnPage(page).drawn();
  await page.evaluate(() => {
    const told = /** @type {[finest: number, colours: number][]} */ ([]);
    Object.assign(window, { told });
    addEventListener("beforeprint", () => {
      for (const { shadowRoot } of document.querySelectorAll("upper-hand")) {
        const canvas = /** @type {HTMLCanvasElement} */ (shadowRoot?.querySelector("canvas"));
        const copy = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(canvas.width, canvas.height).getContext("2d"));
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
        told.push([Math.round(canvas.width / canvas.clientWidth), new Set(new Uint32Array(data.buffer)).size]);
      }
    });
  });
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const told = await page.evaluate(() => /** @type {[number, number][]} */ (/** @type {any} */ (window).told));
  expect(told.map(([finest]) => finest)).toEqual([3, 3, 3]);
  expect(Math.min(...told.map(([, colours]) => colours))).toBeGreaterThan(10);
  // 9000 px of nothing are nine or ten pages of A4; a figure before and two after it have one each, at most.
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(10);
  expect(pages).toBeLessThanOrEqual(13);
  // The room of a page of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  for (const element of await page.locator("upper-hand").all()) {
    const figure = new FigureOnPage(page, element);
    await figure.drawn();
    expect((await figure.text("figure").boundingBox())?.height).toBeLessThanOrEqual(1047);
    for (const control of await figure.text("button:not(.term), input, summary").all()) await expect(control).toBeHidden();
  }
});

test("on paper the story and the workbench have no bars, no buttons and no voids", async ({ page }) => {
  await page.goto("/#the-map");
  await new FigureOnPage(page, page.locator("#map")).drawn();
  await page.setViewportSize({ width: 718, height: 1047 });
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("nav.contents")).toBeHidden();
  for (const part of await page.locator(".skip, a.workbench, a.share, details.numbers").all()) await expect(part).toBeHidden();
  await expect(page.locator("#map").locator("button:not(.term):visible, input:visible")).toHaveCount(0);
  await expect(page.locator("upper-hand-story .walk").first()).toBeHidden();
  const [story, steps] = [page.locator("#the-map upper-hand-story"), page.locator("#the-map upper-hand-step")];
  const [around, figure] = [await story.boundingBox(), await page.locator("#map").boundingBox()];
  let words = 0;
  for (const step of await steps.all()) words += (await step.boundingBox())?.height ?? 0;
  // The story is its figure and its passages, with a line or two between them.
  expect(around?.height).toBeLessThan((figure?.height ?? 0) + words + 150);
  expect(figure?.height).toBeLessThan(700);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(before);
  await page.emulateMedia({ media: null });
  await page.goto("/win-map.html");
  await new FigureOnPage(page).drawn();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("nav.figures")).toBeHidden();
  await expect(page.getByRole("heading", { name: "The map of all positions" })).toBeVisible();
});
