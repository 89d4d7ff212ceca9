// @ts-check
/** The figure `blindfold`: the position looked at is solved first, then the map, part by part, with progress and a stop. */
import { openAlone } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

test.use({ viewport: { width: 1000, height: 900 } });

/** @param {import("@playwright/test").Page} page @param {import("./support/figure.js").Settings} settings */
const openBlindfold = (page, settings) => openAlone(page, "blindfold", settings);

test("the position looked at comes first, in exact fractions", async ({ page }) => {
  const figure = await openBlindfold(page, { rules: "official", mine: 24, theirs: 24 });
  await expect(figure.fraction).toHaveText("131837/197757");
  await expect(figure.text(".advice")).toHaveText(/^You gain 11\.1 points by the blindfold: with eyes open you win 55\.6\s%\.$/);
  await expect(figure.text(".sentence")).toContainText("Guess Who? blindfold, under the official rules, with 24 against 24: you win 66.7");
});

test("the map is stopped, and goes on where it is asked to", async ({ page }) => {
  // All pools up to a size, not the position looked at.
  await resting(page, "beyond-worker.js", { of: /"numbers":\[\d+,\d+\]/ });
  const figure = await openBlindfold(page, { rules: "official" });
  const button = figure.element.getByRole("button", { name: "Stop" });
  await expect(figure.element).toContainText("Solving all pools up to");
  await button.click();
  await expect(button).toBeHidden();
  // What is looked at is solved nevertheless.
  await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).setState({ mine: 23, theirs: 9 }));
  await expect(figure.fraction).toHaveText(/^\d+\/\d+$/);
});

test("pools are chosen by the pointer, by keys and by touch, and the open rules come whole", async ({ page }) => {
  const figure = await openBlindfold(page, { rules: "open" });
  await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).solved);
  const box = await figure.canvas.boundingBox();
  if (box === null) throw new Error("a picture was expected");
  const to = (/** @type {number} */ across, /** @type {number} */ down) => page.mouse.move(box.x + across * box.width, box.y + down * box.height);
  await to(0.3, 0.3);
  await page.mouse.down();
  await to(0.8, 0.6);
  await page.mouse.up();
  const { mine, theirs } = /** @type {{ mine: number, theirs: number }} */ (await figure.state());
  expect(mine).toBeGreaterThan(theirs);
  await figure.canvas.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  expect(await figure.state()).toMatchObject({ mine: mine - 1, theirs: theirs + 1 });
  await expect(figure.text(".advice")).toHaveText("Nobody gains by the blindfold: with eyes open you win as often.");
});
