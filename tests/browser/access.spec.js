// @ts-check
/** What readers meet who work by keys, hear the page, see little of it at a time, or point with a finger or a pen. */
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Is the thing with the focus in the window, with nothing over it? Its words, where it is not. @param {Page} page */
function covered(page) {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return "";
    const { left, top, width, height } = focused.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let over = document.elementFromPoint(x, y);
    while (over?.shadowRoot?.elementFromPoint(x, y) && over.shadowRoot.elementFromPoint(x, y) !== over) over = over.shadowRoot.elementFromPoint(x, y);
    return over !== null && focused.contains(over) ? "" : focused.getAttribute("aria-label") ?? focused.textContent;
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the figure of a story covers nothing that has the focus, whichever way keys go, and leaves room for its words", async ({ page }) => {
    await page.goto("/");
    const map = new FigureOnPage(page, page.locator("upper-hand#map"));
    await map.drawn();
    for (const [from, key] of /** @type {const} */ ([["#map", "Tab"], ["#play", "Shift+Tab"]])) {
      const figure = new FigureOnPage(page, page.locator(from));
      await figure.element.evaluate((element) => element.scrollIntoView());
      // Keys go on from a picture only when it is there.
      await figure.drawn();
      await figure.element.locator("canvas").first().focus();
      let passages = 0;
      for (let press = 0; press < 40 && passages < 4; press += 1) {
        await page.keyboard.press(key);
        const isInPassage = await page.evaluate(() => document.activeElement?.closest("upper-hand-step") != null);
        if (!isInPassage) continue;
        passages += 1;
        await expect.poll(() => covered(page)).toBe("");
      }
      expect(passages, key).toBe(4);
    }
    // Low windows have room for the words.
    for (const [width, height] of /** @type {const} */ ([[320, 256], [844, 390]])) {
      await page.setViewportSize({ width, height });
      await map.drawn();
      const passage = page.locator("upper-hand-step").nth(2);
      await passage.evaluate((step) => step.scrollIntoView({ block: "center" }));
      await expect(passage).toHaveAttribute("aria-current", "step");
      await expect(map.element).not.toBeInViewport();
      await expect(passage).toBeInViewport({ ratio: 1 });
      await expect.poll(() => map.state()).toMatchObject({ layer: "regions", mine: 40 });
    }
  });
});

/** The pictures that keys lead to. @type {[attributes: string, stops: number][]} */
const STOPS = [['figure="play-guts" moves="d"', 0], ['figure="play-guess-who" coach="full" moves="12-12"', 1], ['figure="guts-ruin"', 2]];

test("keys lead to pictures that take them, and to no others", async ({ page }) => {
  const figures = await openAround(page, STOPS.map(([attributes]) => `<upper-hand ${attributes}></upper-hand>`).join(""));
  for (const [index, figure] of figures.entries()) {
    await expect(figure.element.locator("canvas[tabindex='0']")).toHaveCount(STOPS[index]?.[1] ?? 0);
    const still = figure.element.locator(".pictures canvas:visible").last();
    await expect(still).toHaveRole("img");
    await expect(still).toHaveAccessibleName(/\S/);
    // The summary of the figure is told of its main picture alone.
    await expect(figure.canvas).toHaveAccessibleDescription(new RegExp(((await figure.text("#summary").textContent()) ?? "").slice(0, 12)));
    await expect(still).not.toHaveAccessibleDescription(/Guts for|A game of|What you win by/);
  }
});

test("a number that does not go with the others is answered, and who closes the answer stays in the figure", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?figure=question-profile&mine=6&theirs=4");
  await expect(figure.field("bid")).toHaveAttribute("inputmode", "decimal");
  await figure.field("bid").fill("40");
  await figure.field("bid").press("Tab");
  await expect(figure.notice).toContainText("“40” is not possible as the part you ask about beside the other settings. Showing 5.");
  await figure.notice.getByRole("button", { name: "Close" }).press("Enter");
  await expect(figure.notice).toBeHidden();
  await expect(figure.canvas).toBeFocused();
});

test("on a phone the answer to a number is in the window, and not over the field, wherever that stands", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const space = '<p style="height: 1000px"></p>';
  const [figure] = await openAround(page, `${space}<upper-hand figure="guts-coalition" loading="eager"></upper-hand>${space}`);
  const field = figure.field("threshold");
  for (const block of /** @type {const} */ (["end", "center"])) {
    await field.evaluate((input, block) => input.scrollIntoView({ block }), block);
    await field.fill("-5");
    await field.press("Enter");
    await expect(figure.notice).toContainText("“-5” is not possible as your threshold");
    await expect(figure.notice).toBeInViewport({ ratio: 1 });
    await expect(field).toBeFocused();
    await expect.poll(() => covered(page)).toBe("");
    // Whoever goes on by keys is not led under it.
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => covered(page), `Tab ${press + 1}`).toBe("");
    }
    await figure.notice.getByRole("button", { name: "Close" }).click();
  }
  // It goes with its figure.
  await field.fill("-5");
  await field.press("Enter");
  await expect(figure.notice).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1e6));
  await expect(figure.notice).not.toBeInViewport();
});

test("a pen that goes up scrolls the page, one that taps selects, one that hovers previews, and a note on a word is in the window", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=24&theirs=24&size=48");
  const send = (/** @type {[type: string, x: number, y: number, buttons: number][]} */ ...events) => figure.canvas.evaluate((canvas, events) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    for (const [type, x, y, buttons] of events) {
      const place = { clientX: left + width * x, clientY: top + height * y };
      canvas.dispatchEvent(new PointerEvent(type, { ...place, pointerType: "pen", pointerId: 5, isPrimary: true, buttons, bubbles: true, composed: true }));
    }
  }, events);
  await send(["pointerdown", 0.6, 0.5, 1], ["pointermove", 0.6, 0.48, 1], ["pointercancel", 0.6, 0.48, 0]);
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ mine: 24, theirs: 24 });
  await send(["pointermove", 0.6, 0.5, 0]);
  await figure.drawn();
  await expect(figure.heading).not.toHaveText("You have 24, they have 24");
  expect(await figure.state()).toMatchObject({ mine: 24, theirs: 24 });
  await send(["pointerdown", 0.6, 0.5, 1], ["pointerup", 0.6, 0.5, 0]);
  await figure.drawn();
  expect((await figure.state()).mine).not.toBe(24);
  await expect(figure.pin).toHaveText("Hold still");
  // A note on a word is in the window, above a word that stands low.
  await page.setViewportSize({ width: 320, height: 256 });
  const word = figure.element.locator(".advice .term").first();
  await expect(word).not.toHaveAttribute("aria-haspopup");
  const note = figure.element.locator(".meaning:popover-open");
  for (const block of /** @type {const} */ (["end", "start"])) {
    await word.evaluate((button, block) => button.scrollIntoView({ block }), block);
    await word.press("Enter");
    await expect(note).toBeInViewport({ ratio: 1 });
    await word.press("Escape");
    await expect(note).toHaveCount(0);
  }
});

test("two fingers zoom the page over a picture that has no zoom of its own", async ({ page }) => {
  const [map, board, none] = await openAround(page, `<upper-hand loading="eager"></upper-hand>
    <upper-hand figure="play-guess-who" loading="eager"></upper-hand><upper-hand figure="play-guts" touch-action="none"></upper-hand>`);
  await expect(/** @type {FigureOnPage} */ (map).canvas).toHaveCSS("touch-action", "pan-y");
  for (const part of ["canvas", ".hotspots button"]) {
    await expect(/** @type {FigureOnPage} */ (board).element.locator(part).first()).toHaveCSS("touch-action", "pan-y pinch-zoom");
  }
  await expect(/** @type {FigureOnPage} */ (none).canvas).toHaveCSS("touch-action", "none");
});
