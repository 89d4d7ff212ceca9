// @ts-check
/** How a figure fits its surroundings: themes, pixel ratios, forced colours, calm. */
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

/**
 * From now on something else takes its time in each frame that shows a change, behind the figure.
 * @param {import("@playwright/test").Page} page
 */
async function makeLate(page) {
  await page.evaluate(() => {
    const tarry = () => {
      const end = performance.now() + 30;
      while (performance.now() < end);
    };
    for (const type of ["input", "pointermove"]) addEventListener(type, () => requestAnimationFrame(tarry));
  });
}

/** How many pixels the canvas of a figure has across. @param {FigureOnPage} figure */
const pixels = (figure) => figure.canvas.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width);

/**
 * The pixels of all canvases of a figure, and its words.
 * @param {FigureOnPage} figure
 */
const seen = (figure) => figure.element.evaluate(({ shadowRoot }) => [
  ...[...shadowRoot?.querySelectorAll("canvas") ?? []].map((canvas) => canvas.toDataURL()),
  ...[...shadowRoot?.querySelectorAll(".readout, .sentence") ?? []].map(({ textContent }) => textContent),
  ...[...shadowRoot?.querySelectorAll("input") ?? []].map(({ value, ariaValueText }) => `${value} ${ariaValueText}`),
]);

/**
 * Puts a new figure in the state of another one in its place. It stays in the page: Chromium may draw the same letters
 * otherwise in another one, hinted as it met them at another pixel ratio.
 * @param {FigureOnPage} figure
 */
async function replace(figure) {
  await figure.element.evaluate((element) => {
    const fresh = document.createElement("upper-hand");
    const state = /** @type {import("../../www/element.js").UpperHand} */ (element).getState();
    for (const [name, value] of Object.entries(state)) fresh.setAttribute(name, String(value));
    fresh.toggleAttribute("compact", element.hasAttribute("compact"));
    element.replaceWith(fresh);
  });
  await figure.drawn();
  // A first picture may be drawn on the canvas at once. One that stays is copied from the canvas behind it, as here.
  const { mine } = await figure.state();
  for (const other of [mine - 1, mine]) await figure.setState({ mine: other });
}

/**
 * Moves a slider from frame to frame, each of them late, until the canvas has fewer pixels.
 * @param {FigureOnPage} figure
 * @param {string} name
 * @returns {Promise<number>} the pixels across, at last
 */
const scrub = (figure, name) => figure.slider(name).evaluate(async (slider) => {
  const input = /** @type {HTMLInputElement} */ (slider);
  const canvas = /** @type {HTMLCanvasElement} */ (/** @type {ShadowRoot} */ (input.getRootNode()).querySelector("canvas"));
  const whole = canvas.width;
  for (let step = 0; step < 20 && canvas.width === whole; step += 1) {
    input.value = String(input.valueAsNumber + 1);
    input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    await new Promise(requestAnimationFrame);
    // And the moment after it, when the figure hears that it was late.
    await new Promise((done) => setTimeout(done));
  }
  return canvas.width;
});

test.describe("where pictures come late", () => {
  test.use({ deviceScaleFactor: 2 });
  test("what moves has CSS pixels at least, and what is still has all of them", async ({ page }) => {
    const figure = await new FigureOnPage(page).open("?mine=9", "embed.html");
    const whole = await pixels(figure);
    await makeLate(page);
    // The one changes the whole picture, the other moves the crosshair.
    for (const slider of ["size", "mine"]) {
      expect(await scrub(figure, slider), slider).toBe(Math.floor(whole / 2));
      await figure.drawn();
      expect(await pixels(figure), slider).toBe(whole);
    }
    await figure.agreesWithCore();
    const moved = await seen(figure);
    await replace(figure);
    expect(await seen(figure)).toEqual(moved);
  });
});

test("with colours of the reader’s own, what is chosen, which figure is shown and where the focus is stay visible, and the paper is the page’s", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const figure = await new FigureOnPage(page).open();
  await figure.agreesWithCore();
  const colours = (/** @type {import("@playwright/test").Locator} */ all) => all.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const [first, second, third] = await colours(figure.element.locator("fieldset.rules label"));
  expect(first).not.toBe(second);
  expect(second).toBe(third);
  await expect(page.locator(".figures [aria-current]")).toHaveCSS("forced-color-adjust", "none");
  expect(await colours(page.locator(".figures [aria-current]"))).not.toEqual((await colours(page.locator(".figures a:not([aria-current])"))).slice(0, 1));
  await figure.canvas.focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure.canvas).toHaveCSS("outline-style", "solid");
  for (const [colorScheme, paper] of /** @type {const} */ ([["light", "255,255,255,255"], ["dark", "0,0,0,255"]])) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => figure.colour(1, 1)).toBe(paper);
  }
});

test("nothing moves of its own accord, and whatever part of a pixel its width ends in, a picture is designed for the pixel ratio of the screen", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await drag(figure.slider("mine"), 40);
  await figure.drawn();
  const moving = await figure.element.evaluate((element) =>
    [...document.getAnimations(), ...(element.shadowRoot?.getAnimations() ?? [])].map((animation) => animation.playState));
  expect(moving).toEqual([]);
  const slow = await figure.element.evaluate((element) => {
    const all = [element, ...(element.shadowRoot?.querySelectorAll("*") ?? [])];
    return all.filter((part) => Number.parseFloat(getComputedStyle(part).transitionDuration) > 0.01).length;
  });
  expect(slow).toBe(0);
  const picture = await figure.picture();
  await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))));
  expect(await figure.picture()).toBe(picture);
  const ratios = await page.evaluate(async () => {
    const { sizeOf, watchSize } = await import(/** @type {string} */ ("/www/element/device-pixels.js"));
    const element = document.body.appendChild(document.createElement("div"));
    const found = /** @type {Record<string, number[]>} */ ({});
    for (const zoom of [1, 2]) for (const width of [314.2, 314.5, 314.8]) {
      element.style.cssText = `width: ${width}px; height: 10px; zoom: ${zoom}`;
      const told = await new Promise((done) => {
        const observer = watchSize(element, (/** @type {{ pixelRatio: number }} */ size) => {
          observer.abort();
          done(size.pixelRatio);
        });
      });
      found[zoom] = [...(found[zoom] ?? []), sizeOf(element, 0).pixelRatio, told];
    }
    return found;
  });
  expect(ratios).toEqual({ 1: Array(6).fill(1), 2: Array(6).fill(2) });
});
