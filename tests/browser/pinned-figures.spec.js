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
    for (let passage = 0; passage < 2; passage += 1) {
      story.next();
      // The page scrolls, whoever watches where the figure is and how large hears of it, and it draws.
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await new Promise((done) => new IntersectionObserver(done).observe(figure));
      for (let count = 0; count < 2; count += 1) await frame();
      const isInSight = () => figure.getBoundingClientRect().bottom > 0 && figure.getBoundingClientRect().top < innerHeight;
      while (isInSight() && figure.shadowRoot?.querySelector("[aria-busy=true]") != null) await frame();
    }
    const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
    const box = canvas.getBoundingClientRect();
    const scratch = new OffscreenCanvas(1, 1).getContext("2d");
    if (scratch === null) throw new Error("no context");
    scratch.fillStyle = getComputedStyle(/** @type {Element} */ (root.querySelector(".body"))).getPropertyValue("--uh-muted");
    scratch.fillRect(0, 0, 1, 1);
    const [red, green, blue] = scratch.getImageData(0, 0, 1, 1).data;
    const { data, width, height } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
    let [count, top, bottom] = [0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      const rows = Array.from({ length: height }, (_, y) => y).filter((y) => {
        const at = 4 * (y * width + x);
        return data[at] === red && data[at + 1] === green && data[at + 2] === blue;
      });
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

for (const [width, height] of PHONES) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, reducedMotion: "reduce" });
    for (const [story, count] of /** @type {const} */ ([["/", 1], ["/guts.html", 2]])) test(`plots of ${story} take 45 % of the window, with what their passages are about above them, and leave room to read`, async ({ page }) => {
      await page.goto(story);
      const ids = await pinned(page);
      expect(ids.length).toBe(count);
      for (const id of ids) {
        const { plot, picture, pane, walk, choices, fields, buttons, rest } = await measure(page, id);
        expect(plot.height, id).toBeGreaterThanOrEqual(LEAST * height);
        expect(pane.position, id).toBe("sticky");
        // All of the plot is seen, between the bar of the page and the buttons.
        expect(plot.top, id).toBeGreaterThan(40);
        expect(plot.bottom, id).toBeLessThan(walk.top);
        expect(height - pane.bottom, id).toBeGreaterThan(LINES);
        for (const choice of choices) {
          expect(choice.top, id).toBeGreaterThanOrEqual(40);
          expect(choice.bottom, id).toBeLessThanOrEqual(picture.top);
        }
        for (const button of buttons) expect(Math.min(button.width, button.height), id).toBeGreaterThanOrEqual(44);
        // Nothing is cut.
        expect(rest, id).toBeLessThanOrEqual(1);
        for (const field of fields) expect(field.bottom, id).toBeLessThanOrEqual(walk.top);
      }
    });
  });
}

for (const { what, size: [width, height], text } of /** @type {const} */ ([
  { what: "in a low window", size: [844, 390], text: "100%" },
  { what: "in a lower one", size: [667, 375], text: "100%" },
  { what: "with text twice as large", size: [390, 844], text: "200%" },
  { what: "with text twice as large, on a narrow phone", size: [320, 740], text: "200%" },
])) {
  test.describe(what, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" });
    test(`figures scroll with the page ${what}, and nothing is wider than it`, async ({ page }) => {
      for (const story of STORIES) {
        await page.goto(story);
        await page.evaluate((size) => { document.documentElement.style.fontSize = size; }, text);
        // Before figures are there, too.
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        for (const id of await pinned(page)) {
          const { pane, wide } = await measure(page, id);
          expect(pane.position, id).toBe("static");
          expect(wide, id).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}

for (const [width, height] of /** @type {const} */ ([[1440, 900], [1280, 720], [1024, 768], [768, 1024]])) {
  for (const hasTouch of [false, true]) test.describe(`${width}×${height} ${hasTouch ? "for fingers" : "with a mouse"}`, () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch, reducedMotion: "reduce" });
    test("all of a pinned figure is in the window, and nothing of it is cut", async ({ page }) => {
      for (const story of STORIES) {
        await page.goto(story);
        for (const id of await pinned(page)) {
          const { pane, rest, picture, fields, walk } = await measure(page, id);
          expect(pane.position, id).toBe("sticky");
          expect(rest, id).toBeLessThanOrEqual(1);
          for (const part of [picture, ...fields]) {
            expect(part.top, id).toBeGreaterThanOrEqual(pane.top);
            expect(part.bottom, id).toBeLessThanOrEqual(walk.top);
          }
          expect(pane.bottom, id).toBeLessThanOrEqual(height + 1);
        }
      }
    });
  });
}

for (const [width, height] of /** @type {const} */ ([[1280, 720], [390, 844], [360, 740]])) {
  test.describe(`links at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" });
    test("a link in the prose moves its figure and stays in sight with it", async ({ page }) => {
      await page.goto("/");
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
    });
  });
}
