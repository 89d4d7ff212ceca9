// @ts-check
/** The figure `three-players`: few suspects at once, all others from a Worker, under pointer, keys and sliders. */
import { drag, openAlone } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("./support/figure.js").FigureOnPage} FigureOnPage */
/** @typedef {import("./support/figure.js").Settings} Settings */

test.use({ viewport: { width: 1000, height: 900 } });

/** @param {import("@playwright/test").Page} page @param {Settings} [settings] */
const openThree = (page, settings) => openAlone(page, "three-players", settings);

/** @param {FigureOnPage} figure */
async function solved(figure) {
  await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).solved);
  await figure.drawn();
}

/**
 * Does the figure say what the core says?
 * @param {FigureOnPage} figure
 */
async function saysWhatTheCoreDoes(figure) {
  const { rules, answers, mine, theirs, "last-pool": last } = await figure.state();
  const ends = await figure.page.evaluate(async ({ rules, pools }) => {
    const core = await import(/** @type {string} */ ("/www/core.js"));
    await core.ready();
    const [yours] = core.threePlayers(rules, pools);
    return [yours.low, yours.high].map(({ numerator, denominator }) => `${numerator}/${denominator}`);
  }, { rules: { ending: rules, answers }, pools: [mine, theirs, last] });
  const [low, high] = /** @type {[string, string]} */ (ends);
  await expect(figure.fraction).toHaveText(low === high ? low : `${low} to ${high}`);
}

test("few suspects are answered at once; the others are said to be solved, and come from a Worker", async ({ page }) => {
  const work = await resting(page, "beyond-worker.js");
  const figure = await openThree(page, { mine: 5, theirs: 3, "last-pool": 4 });
  await saysWhatTheCoreDoes(figure);
  await expect(figure.fact("The next player wins")).toHaveText(/^53\.3 to 56\.7.% \(8\/15 to 17\/30\)$/);
  await expect(figure.fact("Others decide")).toHaveText("at most 3.3 points");
  await expect(figure.fact("Nearest to fair")).toHaveText("not solved yet");
  const bar = figure.element.getByRole("progressbar", { name: "Solving the race for three" });
  await expect(bar).toBeVisible();
  await figure.setState({ mine: 30, theirs: 20, "last-pool": 16 });
  await expect(figure.text(".advice")).toHaveText("This position is being solved.");
  const height = await figure.element.evaluate((element) => element.getBoundingClientRect().height);
  await work.goOn();
  await solved(figure);
  await saysWhatTheCoreDoes(figure);
  await expect(figure.fact("Nearest to fair")).toHaveText(/^with \d+, \d+ and 16$/);
  expect(page.workers()).toHaveLength(1);
  // Nothing moves when the answer comes.
  expect(await figure.element.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
});

test("pointer, keys, sliders and typed numbers move the three pools", async ({ page }) => {
  const figure = await openThree(page);
  await solved(figure);
  const box = await figure.canvas.boundingBox();
  if (box === null) throw new Error("a picture was expected");
  await page.mouse.click(box.x + 0.5 * box.width, box.y + 0.5 * box.height);
  await figure.drawn();
  const pointed = await figure.state();
  expect(pointed.mine).not.toBe(6);
  await saysWhatTheCoreDoes(figure);
  await page.mouse.move(0, 0);
  await figure.canvas.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await figure.drawn();
  expect((await figure.state()).mine).toBe(24);
  await drag(figure.slider("last-pool"), 40);
  await figure.drawn();
  await saysWhatTheCoreDoes(figure);
  await figure.field("last-pool").fill("17");
  await page.keyboard.press("Enter");
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ mine: 24, "last-pool": 17 });
  await figure.choose("rules", "Official");
  await solved(figure);
  await saysWhatTheCoreDoes(figure);
  await figure.choose("layer", "What others decide");
  await expect(figure.text(".sentence")).toContainText("Three in turn under the official rules, with 24,");
});
