// @ts-check
/** A module that traps at any call, wherever a storm has led to: the figure says so and starts again where it was. */
import { generator } from "./support/events.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { poisonable } from "./support/poison.js";
import { expect, test } from "./support/page.js";
import { BOARD_AND_WORKER, IS_FULL, calm, look, open, rendered } from "./support/stormed.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const ROUNDS = IS_FULL ? 100 : 2;

// The causes are told on the console; nothing may be uncaught.
test.use({ reuseContext: false, viewport: { width: 998, height: 900 }, allowConsole: [/^console error: (RuntimeError|RangeError|Error: unreachable executed)/] });
test.setTimeout(IS_FULL ? 3_600_000 : 180_000);

for (const [seed, name] of BOARD_AND_WORKER.entries()) {
  test(`${name}: a trap at a random call ends nothing but the module`, async ({ page }) => {
    await page.addInitScript(poisonable);
    const figure = await open(page, name, 40 + seed, "is still");
    const random = generator(50 + seed);
    for (let round = 0; round < ROUNDS; round += 1) {
      const poison = [1 + random(300), random(2) === 0 ? "trap" : "overflow", random(2) === 0];
      await page.evaluate((poison) => /** @type {any} */ (window).poison(...poison), poison);
      for (let batch = 0; await page.evaluate(() => /** @type {any} */ (window).isPoisoned()); batch += 1) {
        expect(batch, "a call is always to come").toBeLessThan(1000);
        await page.evaluate(() => {
          const { events, isPoisoned } = /** @type {any} */ (window);
          for (let event = 0; event < 5 && isPoisoned(); event += 1) events.send();
        });
        await page.clock.runFor(200);
      }
      await page.clock.runFor(200);
      await calm(page);
      await page.clock.runFor(200);
      // The clock of the page goes on by itself, too: a frame may still be under way.
      await rendered(page);
      const before = await figure.state();
      const told = `${poison.join()}: ${JSON.stringify(before)}`;
      for (const again of await page.getByRole("button", { name: "Start again" }).all()) await again.click();
      for (const again of await page.getByRole("button", { name: "Try again" }).all()) await again.click();
      // The picture comes back under the pointer, and would show what it points at.
      await page.mouse.move(0, 0);
      await page.clock.runFor(200);
      expect(await figure.state(), told).toEqual(before);
      const { query, state, told: fresh, words, toldWords, differing, refused } = await look(figure);
      expect({ state: fresh, words: toldWords, differing, refused }, `${told} ${query}`).toEqual({ state, words, differing: 0, refused: "" });
    }
  });
}

test("a figure whose module ends while it is built comes with the next try, in a module that has started again for all", async ({ page }) => {
  await page.addInitScript(poisonable);
  const [first] = await openAround(page, '<upper-hand mine="40"></upper-hand>');
  await first?.element.evaluate(({ shadowRoot }) => Object.assign(window, { canvas: shadowRoot?.querySelector("canvas") }));
  const message = await page.evaluate(async () => {
    /** @type {any} */ (window).poison(1, "trap", false, "figure_new");
    const second = /** @type {UpperHand} */ (document.createElement("upper-hand"));
    second.setAttribute("figure", "question-profile");
    document.body.append(second);
    const message = await second.start().then(() => "", String);
    await second.start();
    return message;
  });
  expect(message).toContain("unreachable executed");
  const second = new FigureOnPage(page, page.locator('upper-hand[figure="question-profile"]'));
  await second.drawn();
  await first?.drawn();
  expect(await first?.state()).toMatchObject({ mine: 40 });
  const isNew = await first?.element.evaluate(({ shadowRoot }) => shadowRoot?.querySelector("canvas") !== /** @type {any} */ (window).canvas);
  expect(isNew, "the other figure was made anew").toBe(true);
});

test("nobody waits for an answer to a figure that has stopped, or for the one before it started again", async ({ page }) => {
  await page.addInitScript(poisonable);
  const [figure] = await openAround(page, '<upper-hand figure="guts-cards"></upper-hand>');
  await figure.element.evaluate(async (element) => {
    const cards = /** @type {UpperHand} */ (element);
    cards.setState({ cards: 3, ranks: 4, suits: 4 });
    const { solved } = cards;
    /** @type {any} */ (window).poison(1, "trap", false, "figure_frame");
    await solved;
  });
  const again = page.getByRole("button", { name: "Start again" });
  await expect(again).toBeVisible();
  await again.click();
  await figure.element.evaluate(async (element) => {
    const cards = /** @type {UpperHand} */ (element);
    const { solved } = cards;
    // Another figure of the module takes its place meanwhile.
    cards.setAttribute("figure", "guts-payoff");
    cards.setAttribute("figure", "guts-cards");
    await solved;
  });
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
});
