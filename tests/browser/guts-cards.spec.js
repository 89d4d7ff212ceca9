// @ts-check
/** The figure `guts-cards`: hands that are typed, and a long search off the page. */
import { drag, observed, openAlone } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";
import { versionFolder } from "./support/site.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("./support/figure.js").Settings} State */

test.use({ viewport: { width: 1000, height: 900 } });

/** The deck that takes longest. */
const LONG = { cards: 3, ranks: 4, suits: 4 };

/**
 * A hand such as "JS/7C" as people write it.
 * @param {string} hand
 */
function written(hand) {
  const suits = /** @type {Record<string, string>} */ ({ C: "♣\u{fe0e}", H: "♥\u{fe0e}", D: "♦\u{fe0e}", S: "♠\u{fe0e}" });
  return hand.split("/").map((card) => `${card.slice(0, -1)}${suits[card.slice(-1)]}`).join("\\s");
}

/** @param {import("@playwright/test").Page} page @param {State} [settings] */
const openCards = (page, settings) => openAlone(page, "guts-cards", settings);

test("`solved` waits for what was asked for just before, in sight or not, which a Worker solves by the module that the page has", async ({ page, context }) => {
  const asked = /** @type {string[]} */ ([]);
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const figure = await openCards(page, { cards: 1 });
  await figure.solved();
  const ask = (/** @type {number} */ ranks) => figure.element.evaluate(async (element, ranks) => {
    const it = /** @type {UpperHand} */ (element);
    it.setState({ cards: 3, ranks, suits: 4 });
    await it.solved;
    return it.valueAt().facts.find(([term]) => term === "Equilibrium loses")?.[1];
  }, ranks);
  expect(await ask(4)).toBe("nothing, exactly");
  await page.evaluate(() => { document.body.style.paddingTop = "500vh"; });
  await observed(page);
  expect(await ask(5)).toBe("nothing, exactly");
  // Nothing is downloaded for it but scripts.
  expect(asked).toContain(`${versionFolder()}/guts-worker.js`);
  expect(asked.filter((path) => path.endsWith(".wasm"))).toEqual([`${versionFolder()}/pkg/guts_bg.wasm`]);
  expect(page.workers()).toHaveLength(1);
});

test("a hand is typed by its cards: what is no hand is told why, and stays to be mended", async ({ page }) => {
  const figure = await openCards(page);
  await figure.solved();
  const field = figure.field("hand");
  await expect(field).toHaveValue(new RegExp(`^${written("JD/7D")}$`));
  for (const text of ["JD 7S", "7s,jd", "J♦7♠", "jd7s"]) {
    await field.fill(text);
    await field.press("Enter");
    expect((await figure.state()).hand).toBe("JD7S");
    await expect(field).toHaveValue(new RegExp(`^${written("JD/7S")}$`));
    await expect(figure.notice).toBeHidden();
  }
  await field.fill("T9");
  await field.press("Enter");
  expect((await figure.state()).hand).toBe("TS9S");
  await expect(figure.notice).toContainText("“T9” fits 16 hands that differ in their suits; the strongest is taken.");
  await field.fill("588");
  await field.press("Enter");
  await expect(figure.notice).toContainText("“588” is not possible as the hand: it names 3 cards, and a hand has 2; write it like J7, JD 7S or J♦7♠.");
  expect((await figure.state()).hand).toBe("TS9S");
  // Neither a look elsewhere nor another frame takes away what was typed; Escape does.
  await figure.canvas.hover({ position: { x: 300, y: 120 } });
  await figure.drawn();
  await expect(field).toHaveValue("588");
  await field.hover();
  await figure.drawn();
  await expect(field).toHaveValue("588");
  await field.focus();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue(new RegExp(`^${written("10S/9S")}$`));
  // An address and an attribute say it the same way.
  expect(await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).query)).toContain("hand=TS9S");
  await figure.element.evaluate((element) => element.setAttribute("hand", "a♥ k♥"));
  await figure.drawn();
  await expect(figure.heading).toHaveText(new RegExp(`^${written("AH/KH")} beats `));
});

test("a long search tells its progress, which never falls, and is not begun again for another place on the deck", async ({ page }) => {
  const work = await resting(page, "guts-worker.js", { at: 0.1, of: /"numbers":\[3,4,4,/ });
  const figure = await openCards(page);
  await figure.solved();
  const told = await figure.element.evaluateHandle((element) => {
    const told = /** @type {number[]} */ ([]);
    element.addEventListener("upper-hand:progress", (event) => told.push(/** @type {CustomEvent} */ (event).detail.done));
    return told;
  });
  await figure.setState(LONG);
  await work.reached();
  // The reader stops it with the keyboard.
  await figure.element.getByRole("button", { name: "Stop" }).press("Enter");
  const parts = await told.jsonValue();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every((done, index) => done <= 1 && done >= (parts[index - 1] ?? 0)), parts.join()).toBe(true);
  await drag(figure.slider("hand"), 100);
  await figure.drawn();
  await expect(figure.fact("Equilibrium loses")).toHaveText(/^stopped early; what is shown loses /);
  await figure.element.getByRole("button", { name: "Go on" }).click();
  await work.goOn();
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  // The button that had the focus is gone.
  await expect(figure.canvas).toBeFocused();
  // A deck that has been solved once is shown at once.
  await figure.setState({ cards: 2, ranks: 13 });
  await figure.solved();
  await figure.setState(LONG);
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
});
