// @ts-check
/** Figures of the story that stay in sight while one reads: how large their plots are, what is pinned with them, and where nothing is. */
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The least height of a plot, as a share of the window’s. */
const LEAST = 0.45;

/** Phones that are held upright. */
const PHONES = /** @type {const} */ ([[390, 844], [360, 740]]);

/** A few lines of a passage, in CSS pixels. */
const LINES = 96;

/** The pages with figures that stay in sight. */
const STORIES = ["/", "/guts.html"];

/** The ids of the figures that stay in sight. @param {Page} page */
const pinned = (page) => page.locator("upper-hand-story > upper-hand").evaluateAll((all) => all.map(({ id }) => id));

/**
 * Goes to the second passage about a figure, and measures what is in sight then: the plot itself by the frame around it.
 * @param {Page} page
 * @param {string} id
 */
async function measure(page, id) {
  return page.evaluate(async (id) => {
    const figure = /** @type {import("../../www/element.js").UpperHand} */ (document.getElementById(id));
    const story = /** @type {import("../../www/prose.js").UpperHandStory} */ (figure.closest("upper-hand-story"));
    figure.scrollIntoView();
    await figure.start();
    /** @type {import("../../www/prose.js").UpperHandStep} */ (story.querySelector("upper-hand-step")).choose();
    story.next();
    // The page scrolls, whoever watches where the figure is and how large hears of it, and it draws.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await new Promise((done) => new IntersectionObserver(done).observe(figure));
    for (let count = 0; count < 2; count += 1) await frame();
    const isInSight = () => figure.getBoundingClientRect().bottom > 0 && figure.getBoundingClientRect().top < innerHeight;
    while (isInSight() && figure.shadowRoot?.querySelector("[aria-busy=true]") != null) await frame();
    const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
    const box = canvas.getBoundingClientRect();
    const paper = (/** @type {number} */ width, /** @type {number} */ height) => /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(width, height).getContext("2d"));
    const [scratch, copy] = [paper(1, 1), paper(canvas.width, canvas.height)];
    scratch.fillStyle = getComputedStyle(/** @type {Element} */ (root.querySelector(".body"))).getPropertyValue("--uh-muted");
    scratch.fillRect(0, 0, 1, 1);
    copy.drawImage(canvas, 0, 0);
    const { width, height } = canvas;
    const [[frameColour], pixels] = [scratch, copy].map((context) => new Uint32Array(context.getImageData(0, 0, context.canvas.width, context.canvas.height).data.buffer));
    let [count, top, bottom] = [0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      const rows = Array.from({ length: height }, (_, y) => y).filter((y) => pixels[y * width + x] === frameColour);
      if (rows.length > count) [count, top, bottom] = [rows.length, rows[0] ?? 0, rows.at(-1) ?? 0];
    }
    const scale = height / box.height;
    const pane = /** @type {Element} */ (story.shadowRoot?.querySelector(".pane"));
    const side = (/** @type {Element | null} */ part) => part?.getBoundingClientRect().toJSON();
    return {
      plot: { height: (bottom - top - 1) / scale, top: box.top + top / scale, bottom: box.top + bottom / scale },
      picture: box.toJSON(),
      pane: { ...side(pane), position: getComputedStyle(pane).position },
      walk: side(/** @type {Element} */ (pane.querySelector(".walk"))),
      rest: /** @type {HTMLElement} */ (pane.querySelector(".content")).offsetHeight - /** @type {Element} */ (pane.querySelector(".window")).clientHeight,
      buttons: [...pane.querySelectorAll(".walk button:not([hidden])")].map((part) => side(part)),
      choices: [...root.querySelectorAll(".variants > *")].map((part) => side(part)).filter((box) => box.height > 0),
      fields: [...root.querySelectorAll(".across .number")].map((part) => side(part)),
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  }, id);
}

/** Windows in which a pinned figure is seen whole, and those in which there is no room for that: of these the hardest comes first. */
const LARGE = /** @type {const} */ ([[1440, 900], [1280, 720], [1024, 768], [768, 1024]]);
const SMALL = /** @type {const} */ ([[320, 740, "200%"], [390, 844, "200%"], [844, 390], [667, 375]]);

/**
 * Looks at each pinned figure of a story in windows of these sizes, one after the other.
 * @param {Page} page
 * @param {string} story
 * @param {readonly (readonly [width: number, height: number, text?: string])[]} windows
 * @param {(seen: Awaited<ReturnType<typeof measure>>, where: string, height: number) => void} look
 */
async function inWindows(page, story, windows, look) {
  for (const [width, height, text = "100%"] of windows) {
    await page.setViewportSize({ width, height });
    if (page.url() === "about:blank") await page.goto(story);
    await page.evaluate((size) => { document.documentElement.style.fontSize = size; }, text);
    const ids = await pinned(page);
    expect(ids).toHaveLength(story === "/" ? 1 : 2);
    // Before figures are there, too.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const id of ids) look(await measure(page, id), `${id}, ${width}×${height}, ${text}`, height);
  }
}

/** All of a pinned figure is in the window, and nothing of it is cut. @type {Parameters<typeof inWindows>[3]} */
function isWhole({ pane, rest, picture, fields, walk }, where, height) {
  expect(pane.position, where).toBe("sticky");
  expect(rest, where).toBeLessThanOrEqual(1);
  for (const part of [picture, ...fields]) {
    expect(part.top, where).toBeGreaterThanOrEqual(pane.top);
    expect(part.bottom, where).toBeLessThanOrEqual(walk.top);
  }
  expect(pane.bottom, where).toBeLessThanOrEqual(height + 1);
}

for (const story of STORIES) {
  test(`figures of ${story} are whole in large windows, and scroll with the page in low ones and with text twice as large`, async ({ page }) => {
    await inWindows(page, story, SMALL, ({ pane, wide }, where) => {
      expect(pane.position, where).toBe("static");
      expect(wide, where).toBeLessThanOrEqual(0);
    });
    await inWindows(page, story, LARGE, isWhole);
  });

  test.describe("for fingers", () => {
    test.use({ hasTouch: true, isMobile: true });
    test(`figures of ${story} are whole; on phones their plots take 45 % of the window, with what their passages are about above them, and leave room to read`, async ({ page }) => {
      await inWindows(page, story, PHONES, ({ plot, picture, pane, walk, choices, fields, buttons, rest }, where, height) => {
        expect(plot.height, where).toBeGreaterThanOrEqual(LEAST * height);
        expect(pane.position, where).toBe("sticky");
        // All of the plot is seen, between the bar of the page and the buttons.
        expect(plot.top, where).toBeGreaterThan(40);
        expect(plot.bottom, where).toBeLessThan(walk.top);
        expect(height - pane.bottom, where).toBeGreaterThan(LINES);
        for (const choice of choices) {
          expect(choice.top, where).toBeGreaterThanOrEqual(40);
          expect(choice.bottom, where).toBeLessThanOrEqual(picture.top);
        }
        for (const button of buttons) expect(Math.min(button.width, button.height), where).toBeGreaterThanOrEqual(44);
        // Nothing is cut.
        expect(rest, where).toBeLessThanOrEqual(1);
        for (const field of fields) expect(field.bottom, where).toBeLessThanOrEqual(walk.top);
      });
      await inWindows(page, story, LARGE, isWhole);
    });
  });
}

test("a link in the prose moves its figure and stays in sight with it", async ({ page }) => {
  await page.goto("/");
  for (const [width, height] of /** @type {const} */ ([[1280, 720], [360, 740]])) {
    await page.setViewportSize({ width, height });
    for (const id of ["profile", "board"]) {
      const figure = page.locator(`#${id}`);
      await figure.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).start());
      for (const link of await page.locator(`a[href^="#${id}?"]`).all()) {
        // Where a reader meets it: in the lower part of the window.
        await link.evaluate((element) => {
          element.scrollIntoView({ block: "end" });
          scrollBy(0, 60);
        });
        await link.click();
        await expect(link).toBeInViewport({ ratio: 1 });
        const seen = await figure.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (Math.min(bottom, innerHeight) - Math.max(top, 40)) / innerHeight;
        });
        expect(seen, `${id}: ${await link.textContent()}`).toBeGreaterThan(0.3);
      }
    }
  }
});
