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
  await page.evaluate(() => document.documentElement.style.setProperty("--upper-hand-paper", "rgb(1 2 3 / 0.5)"));
  await expect.poll(paper).toBe("1,2,3,255");
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
 * Opens the figure anew in the state that it is in.
 * @param {FigureOnPage} figure
 */
async function reopen(figure) {
  const state = Object.entries(await figure.state()).map(([name, value]) => [name, String(value)]);
  await figure.open(`embed.html?${new URLSearchParams(state)}`);
}

for (const [deviceScaleFactor, spared] of /** @type {const} */ ([[1, 1], [2, 2]])) {
  test.describe(`where pictures come late at pixel ratio ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });
    // The one changes the whole picture, the other moves the crosshair.
    for (const slider of ["size", "mine"]) {
      test(`what ${slider} moves has CSS pixels at least, and what is still has all of them`, async ({ page }) => {
        const figure = await new FigureOnPage(page).open("embed.html?mine=9");
        const whole = await pixels(figure);
        await makeLate(page);
        let moving = whole;
        for (let step = 0; step < 20 && moving === whole; step += 1) {
          await figure.slider(slider).press("ArrowRight");
          moving = await pixels(figure);
        }
        expect(moving).toBe(Math.floor(whole / spared));
        await figure.drawn();
        expect(await pixels(figure)).toBe(whole);
        await figure.agreesWithCore();
        const moved = await seen(figure);
        await reopen(figure);
        expect(await seen(figure)).toEqual(moved);
      });
    }
  });
}

test("where pictures come late words and the panels beside the main one take turns, and all are right once it is still", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("embed.html?figure=guts-payoff&players=4");
  // Which panels are written on.
  await page.evaluate(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    const written = /** @type {Set<number>} */ (new Set());
    Object.assign(window, { written });
    CanvasRenderingContext2D.prototype.fillText = function fillTextAndNote(...given) {
      const all = document.querySelector("upper-hand")?.shadowRoot?.querySelectorAll("canvas") ?? [];
      written.add([...all].indexOf(this.canvas));
      fillText.apply(this, given);
    };
  });
  await makeLate(page);
  // Panels that were drawn beside the main one alone, without words, and the main one with words alone. Now and then
  // all are renewed: where it has just begun, or was still.
  const alone = await page.evaluate(async () => {
    const root = document.querySelector("upper-hand")?.shadowRoot;
    const input = /** @type {HTMLInputElement} */ (root?.querySelector(".slider.players input[type=range]"));
    const words = /** @type {HTMLElement} */ (root?.querySelector(".sentence"));
    const written = /** @type {Set<number>} */ (Reflect.get(window, "written"));
    const alone = new Set();
    for (let step = 0; step < 200 && alone.size < 4; step += 1) {
      written.clear();
      const before = words.textContent;
      input.value = String(5 + (step % 12));
      input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      // And the moment after it, when the figure hears that it was late.
      await new Promise(requestAnimationFrame);
      const [main, ...others] = [...written].toSorted();
      if (words.textContent !== before) others.push(Infinity);
      if (main === 0 && others.length === 1) alone.add(others[0]);
      await new Promise((done) => setTimeout(done));
    }
    return [...alone].toSorted();
  });
  expect(alone).toEqual([1, 2, 3, Infinity]);
  await figure.drawn();
  const moved = await seen(figure);
  await reopen(figure);
  expect(await seen(figure)).toEqual(moved);
});

test.describe("where the canvas has fewer pixels while it moves", () => {
  test.use({ deviceScaleFactor: 2 });
  test("what is carried stays under the hand", async ({ page }) => {
    const figure = new FigureOnPage(page);
    /** @param {number} steps */
    const carried = async (steps) => {
      await figure.open("?size=200&left=1000&bottom=1000");
      const { x, y, width, height } = await figure.box();
      const [fromX, fromY] = [x + width / 2, y + height / 2];
      const whole = await pixels(figure);
      let least = whole;
      await makeLate(page);
      await page.keyboard.down("Shift");
      await page.mouse.move(fromX, fromY);
      await page.mouse.down();
      for (let step = 1; step <= steps; step += 1) {
        await page.mouse.move(fromX - (120 * step) / steps, fromY + (60 * step) / steps);
        least = Math.min(least, await pixels(figure));
      }
      await page.mouse.up();
      await page.keyboard.up("Shift");
      await figure.drawn();
      const { left, bottom } = await figure.state();
      return { at: [left, bottom], spares: least < whole };
    };
    const [slowly, atOnce] = [await carried(12), await carried(1)];
    expect(slowly.at).toEqual(atOnce.at);
    expect(slowly.at).not.toEqual([1000, 1000]);
    expect(slowly.spares).toBe(true);
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
