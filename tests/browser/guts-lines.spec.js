// @ts-check
/** What every line loses: dragged, typed, gone to by keys and buttons, and worked out off the page for five cards. */
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage, NARROW_SPACE } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";

/** @param {import("@playwright/test").Page} page */
const openLines = (page, search = "") => new FigureOnPage(page).open(search, "guts-lines.html");

/** Suits without the selector that makes them text. @param {string} text */
const plain = (text) => text.replaceAll("\ufe0e", "").replaceAll("\u00a0", " ");

/** @param {FigureOnPage} figure */
const heading = async (figure) => plain((await figure.heading.textContent()) ?? "");

test("a line is found by typing its hand, and what is no hand is refused with a reason", async ({ page }) => {
  const figure = await openLines(page);
  await expect.poll(() => heading(figure)).toBe("J♦ 7♠ or better");
  await expect(figure.fraction).toHaveText("1/324870");
  const field = figure.field("hand");
  await field.fill("k3");
  await field.press("Enter");
  await figure.drawn();
  expect(await heading(figure)).toBe("K♠ 3♠ or better");
  await expect(figure.notice).toContainText("fits 16 hands that differ in their suits; the strongest is taken: king high.");
  await field.fill("k");
  await field.press("Enter");
  await expect(figure.notice).toContainText("it names 1 card, and a hand has 2; write it like J7, JD 7S or J♦7♠");
  expect(await heading(figure)).toBe("K♠ 3♠ or better");
  await field.fill("none");
  await field.press("Enter");
  await expect.poll(() => heading(figure)).toBe("No hand");
  await expect(figure.fraction).toHaveText("1");
});

test("a line is dragged, gone to by keys, and by a button", async ({ page }) => {
  const figure = await openLines(page, "?cards=3&straights=yes");
  await expect(figure.fact("Best against lines")).toHaveText(/^K/);
  const box = await figure.canvas.boundingBox();
  if (box === null) throw new Error("no picture");
  await page.mouse.move(box.x + 0.4 * box.width, box.y + 0.5 * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.7 * box.width, box.y + 0.5 * box.height, { steps: 4 });
  await page.mouse.up();
  await figure.drawn();
  await expect(figure.text(".advice")).toHaveText(/^Hold .+ more hands: .+ loses one ante in about 3\.1 million rounds, this line /);
  await figure.canvas.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => heading(figure)).toBe("Every hand");
  await page.keyboard.press("ArrowRight");
  await expect(figure.fact("Drops")).toHaveText(/^1, up to /);
  await figure.element.getByRole("button", { name: "To the line that loses least" }).click();
  await figure.drawn();
  await expect(figure.text(".advice")).toHaveText("No line loses less: an opponent who knows it wins one ante in about 3.1 million rounds.");
  await figure.element.getByRole("button", { name: "To the best against lines" }).press("Enter");
  await figure.drawn();
  await expect(figure.fact("Drops")).toHaveText(new RegExp(`^10${NARROW_SPACE}991, up to `));
  await axeFindsNothing(page, "upper-hand");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a tap chooses a line, in the floor too", async ({ page }) => {
    const figure = await openLines(page, "?cards=3");
    const before = await heading(figure);
    await figure.canvas.tap({ position: { x: 120, y: 90 } });
    await expect.poll(() => heading(figure)).not.toBe(before);
    const close = figure.element.locator("canvas").nth(1);
    await close.scrollIntoViewIfNeeded();
    const far = await heading(figure);
    await close.tap();
    await expect.poll(() => heading(figure)).not.toBe(far);
    await expect(figure.fact("Drops")).toHaveText(new RegExp(`^10${NARROW_SPACE}6`));
  });
});

test("five cards say their cost, are worked out off the page, and can be stopped; nothing moves", async ({ page }) => {
  const work = await resting(page, "beyond-worker.js", { at: 0.1 });
  const figure = await openLines(page);
  const options = figure.element.locator("fieldset.cards");
  await expect(options).toContainText("5: takes a while");
  await figure.choose("cards", "5: takes a while");
  // What is known without the lines is said.
  await expect.poll(() => heading(figure)).toBe("A♣ K♣ Q♣ J♣ 7♥ or better");
  await expect(figure.fact("Weakest hand held")).toHaveText(/: ace high$/);
  await expect(figure.fact("Loses least")).toHaveText("not known yet");
  const bar = figure.element.getByRole("progressbar", { name: /^Working out what 2.598.961 lines lose: ten seconds/ });
  await expect(bar).toBeVisible();
  await work.reached();
  await expect.poll(() => bar.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value)).toBeGreaterThanOrEqual(0.1);
  const height = () => figure.element.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await figure.element.getByRole("button", { name: "Stop" }).press("Enter");
  await expect(figure.text(".solving span")).toHaveText("Stopped: what is shown is a part of the answer.");
  await expect(figure.text(".sentence")).toHaveText(/what they lose is known of/);
  expect(await height()).toBe(before);
  // A hand is found meanwhile.
  await figure.field("hand").fill("AH KH QH 9S 8S");
  await figure.field("hand").press("Enter");
  await figure.drawn();
  await expect(figure.fact("Drops")).toHaveText(new RegExp(`^1${NARROW_SPACE}285${NARROW_SPACE}549, up to `));
  await expect(figure.text(".advice")).toHaveText(/^Stopped before this line/);
  await expect(figure.element.getByRole("button", { name: "Go on" })).toBeVisible();
});
