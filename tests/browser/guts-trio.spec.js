// @ts-check
/** The figure `guts-trio`: lines of all three under pointer, touch, keys and typing; two cards solved off the page, with progress and stop. */
import { axeFindsNothing } from "./support/axe.js";
import { drag, openAlone } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

test.use({ viewport: { width: 1000, height: 900 } });

/** @param {import("@playwright/test").Page} page @param {import("./support/figure.js").Settings} [settings] */
const openTrio = (page, settings) => openAlone(page, "guts-trio", settings);

test("one card is solved at once, and every line can be moved", async ({ page }) => {
  const figure = await openTrio(page);
  await expect(figure.heading).toHaveText(/^One holds everything, the other K♥\ufe0e or better$/);
  await expect(figure.text(".advice")).toHaveText(/No pair on this map wins more from you\.$/);
  await expect(figure.fact("With a die they win")).toHaveText("0.53 antes per 100 rounds");
  await expect(figure.fact("With a die, exactly")).toHaveText("648/122005 antes a round");
  await expect(figure.fact("You lose no more if you hold")).toContainText("134/1877");
  // A click on the map chooses the lines of the two.
  const box = await figure.canvas.boundingBox();
  if (box === null) throw new Error("a canvas was expected");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await figure.drawn();
  const { "one-line": one, "other-line": other } = await figure.state();
  expect([one, other]).not.toEqual([0, 45]);
  // Arrow keys move them.
  await figure.canvas.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ "one-line": Number(one) + 1, "other-line": Number(other) + 1 });
  // Her line by its slider, and typed.
  await drag(figure.slider("hold-above"), 20);
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ "hold-above": 20 });
  await expect(figure.text(".advice")).toContainText("Worst for you is if both hold");
  await figure.field("hold-above").fill("37");
  await figure.field("hold-above").press("Enter");
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ "hold-above": 37 });
  await expect(figure.fact("From the worst pair for it")).toHaveText(/^−10\.4 antes per 100 rounds: one holds everything, the other A♣\ufe0e or better$/);
  // Without a die every pair has an answer.
  await figure.choose("mixture", "Without a die");
  await expect(figure.text(".advice")).toHaveText(/^You know their lines\. Hold .+, and you win .+ antes per 100 rounds\.$/);
  await expect(figure.fact("Without a die they win")).toHaveText(/^nothing/);
  await axeFindsNothing(page, "upper-hand");
});

test("two cards are solved beside the page, which says what it knows until then, and can be stopped", async ({ page }) => {
  const work = await resting(page, "beyond-worker.js");
  const figure = await openTrio(page, { cards: 2 });
  const bar = figure.element.getByRole("progressbar", { name: "Solving two cards" });
  await expect(bar).toBeVisible();
  await expect(figure.fact("With a die they win")).toHaveText("not solved yet");
  await expect(figure.text(".sentence")).toContainText("is not solved yet");
  await expect(figure.heading).toHaveText("Both hold K-3 or better");
  // Meanwhile lines can be moved.
  await drag(figure.slider("hold-above"), 50);
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ "hold-above": 50 });
  await figure.element.getByRole("button", { name: "Stop" }).click();
  await expect(figure.text(".solving span")).toHaveText("Stopped: what is shown is a part of the answer.");
  await figure.element.getByRole("button", { name: "Go on" }).click();
  await work.goOn();
  await expect(figure.fact("With a die, exactly")).toHaveText("10195103784/3616576561325 antes a round");
  await expect(figure.fact("Without a die they win")).toHaveText("no more than that, perhaps nothing: that is open");
  await expect(figure.text(".solving span")).toBeEmpty();
  const table = await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).toCSV());
  expect(table).toContain("their die");
});
