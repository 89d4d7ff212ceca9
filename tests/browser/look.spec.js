// @ts-check
/** How a figure fits its surroundings: themes, pixel ratios, forced colours, calm. */
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

const [LIGHT, DARK] = ["251,250,247,255", "20,21,24,255"];

test("the picture follows the theme while the page is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const figure = await new FigureOnPage(page).open();
  const paper = () => figure.colour(1, 1);
  expect(await paper()).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe(DARK);
  await figure.element.evaluate((element) => element.setAttribute("theme", "light"));
  await expect.poll(paper).toBe(LIGHT);
  await figure.element.evaluate((element) => element.setAttribute("theme", "dark"));
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(paper).toBe(DARK);
  await page.evaluate(() => document.documentElement.style.setProperty("--upper-hand-paper", "rgb(1 2 3)"));
  await expect.poll(paper).toBe("1,2,3,255");
  // Colours that are not told by eight bits a channel.
  await page.evaluate(() => document.documentElement.style.setProperty("--upper-hand-paper", "color-mix(in srgb, white 20%, black)"));
  await expect.poll(paper).toBe("51,51,51,255");
  await page.evaluate(() => document.documentElement.style.setProperty("--upper-hand-paper", "oklch(1 0 0)"));
  await expect.poll(paper).toBe("255,255,255,255");
});

for (const deviceScaleFactor of [1, 1.5, 2]) {
  test.describe(`at pixel ratio ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });
    test("the canvas has a pixel for each pixel of the screen, also after a resize", async ({ page }) => {
      const figure = await new FigureOnPage(page).open();
      for (const width of [1280, 900, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await figure.drawn();
        const sizes = await figure.canvas.evaluate((element) => {
          const canvas = /** @type {HTMLCanvasElement} */ (element);
          const box = canvas.getBoundingClientRect();
          return { across: canvas.width - box.width * devicePixelRatio, along: canvas.height - box.height * devicePixelRatio };
        });
        expect(Math.abs(sizes.across)).toBeLessThanOrEqual(1);
        expect(Math.abs(sizes.along)).toBeLessThanOrEqual(1);
      }
    });
  });
}

test("whatever part of a pixel its width ends in, a picture is designed for the pixel ratio of the screen", async ({ page }) => {
  await page.goto("/explore.html");
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

test.describe("with forced colours", () => {
  test.use({ forcedColors: "active" });
  test("what is chosen and where the focus is stay visible", async ({ page }) => {
    const figure = await new FigureOnPage(page).open();
    await figure.agreesWithCore();
    const backgrounds = await figure.element.locator("fieldset.rules label").evaluateAll((labels) =>
      labels.map((label) => getComputedStyle(label).backgroundColor));
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
    expect(backgrounds[1]).toBe(backgrounds[2]);
    await figure.canvas.focus();
    await page.keyboard.press("ArrowRight");
    await expect(figure.canvas).toHaveCSS("outline-style", "solid");
  });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`the picture’s paper is that of a ${colorScheme} page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const figure = await new FigureOnPage(page).open();
      await expect.poll(() => figure.colour(1, 1)).toBe({ light: "255,255,255,255", dark: "0,0,0,255" }[colorScheme]);
    });
  }
});

test("nothing moves of its own accord", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
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
});
