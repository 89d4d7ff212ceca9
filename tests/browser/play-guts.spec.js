// @ts-check
/** A game of Guts on a page: by clicks, keys and touches to its end, and for those who do not see it. */
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { numbers, press } from "./support/random.js";
import { IS_FULL } from "./support/stormed.js";

/** @typedef {import("@playwright/test").Page} Page */

class Table extends FigureOnPage {
  hold = this.element.locator(".act.hold");
  drop = this.element.locator(".act.drop");
  next = this.element.locator(".act.next");
  advice = this.element.locator(".advice");

  async isOver() {
    await this.drawn();
    return /^(The game is over|You left)/.test((await this.heading.textContent()) ?? "");
  }
}

/**
 * A page with a table.
 * @param {Page} page
 * @param {string} attributes
 */
async function openTable(page, attributes) {
  await openAround(page, `<upper-hand figure="play-guts" ${attributes}></upper-hand>`);
  const table = new Table(page);
  await table.drawn();
  return table;
}

/** @type {Record<string, string>} */
const TABLES = {
  "numbers for two": 'players="2"',
  "Ann and Bo with two cards": "",
  "numbers for three": 'deal="line" opponents="equilibrium"',
  "Ann and Bo with one card and the Weenie rule": 'deal="cards1" weenie="yes"',
  "numbers for four with the Weenie rule": 'players="4" weenie="yes" opponents="overcautious"',
  "numbers for five against a bloc": 'players="5" opponents="bloc"',
  "numbers for six, reckless": 'players="6" opponents="reckless"',
  "numbers for eight against a coalition": 'players="8" opponents="coalition"',
  "numbers for three against a coalition with the Weenie rule": 'weenie="yes" opponents="coalition"',
  "one card": 'deal="cards1" opponents="reckless"',
  "one card with the Weenie rule": 'deal="cards1" weenie="yes" opponents="equilibrium"',
  "two cards": 'deal="cards2" opponents="overcautious"',
  "two cards with the Weenie rule": 'deal="cards2" weenie="yes" opponents="equilibrium"',
  "three cards": 'deal="cards3"',
  "three cards with the Weenie rule": 'deal="cards3" weenie="yes"',
};

test.describe("by any hand", () => {
  test.use({ viewport: { width: 480, height: 900 }, hasTouch: true });
  // The suite plays every third.
  for (const [name, attributes] of Object.entries(TABLES).filter((_, index) => IS_FULL || index % 3 === 0)) {
    test(`${name}: a game is played to its end by clicks, keys and touches`, async ({ page }) => {
      const table = await openTable(page, `${attributes} seed="3"`);
      const random = numbers(name.length);
      for (let round = 0; round < 6 && !(await table.isOver()); round += 1) {
        await press(random(3) === 0 ? table.drop : table.hold, random);
        await table.drawn();
        await expect(table.advice).toContainText(/ pot of /);
        if (!(await table.isOver())) await press(table.next, random);
      }
      if (!(await table.isOver())) await press(table.element.locator(".act.leave"), random);
      expect(await table.isOver()).toBe(true);
      await expect(table.text(".sentence")).toContainText(/^You (won|lost) /);
      await expect(table.notice).toBeHidden();
    });
  }
});

test("a whole game can be followed without seeing it", async ({ page }) => {
  const table = await openTable(page, 'coach="full" players="2" opponents="reckless"');
  const status = table.element.locator(".unseen[role=status]");
  const button = (/** @type {RegExp} */ name) => table.element.getByRole("button", { name });
  // A few rounds, and then the way out.
  for (let round = 0; round < 2 && !(await table.isOver()); round += 1) {
    await expect(table.heading).toContainText(/^Your hand: [01]\.\d\d\d$/);
    const choice = (await table.advice.textContent())?.startsWith("Hold") ? button(/^Hold$/) : button(/^Drop$/);
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(choice).toBeFocused();
    await expect(choice).toHaveAttribute("aria-disabled", "true");
    // Who held, who took the pot, and what comes of it.
    await expect(status).toContainText(/^(You had [01]\.\d\d\d|The game is over: you (won|lost) .+)\. [+−\d.]+ antes won so far\. .+ pot of /);
    if (await table.isOver()) break;
    await button(/^Next deal$/).focus();
    await page.keyboard.press("Space");
    await expect(status).toContainText(/^Your hand: [01]\.\d\d\d\. .+ return/);
  }
  await button(/^Leave and pay /).focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText(/^You left: you (won|lost) .+\. You have left the game\.$/);
  expect(await table.isOver()).toBe(true);
  await expect(table.text("#summary")).toContainText(/You (won|lost) .+: .+ (was|were) to be expected, .+, luck /);
  await axeFindsNothing(page, "upper-hand");
});

test("1000 rounds are played with one press, beside what they bring on average", async ({ page }) => {
  const table = await openTable(page, 'opponents="coalition" seed="5"');
  const thousand = table.element.locator(".act.thousand");
  // Before anything is played there is the table alone.
  const pictures = table.element.locator(".pictures canvas:visible");
  await expect(pictures).toHaveCount(0);
  await thousand.click();
  await table.drawn();
  // The core plays the same rounds.
  const { won, average } = await page.evaluate(async () => {
    const core = await import(/** @type {any} */ ("/www/core.js"));
    await core.ready();
    const { bankroll, expectation } = core.forwardGuts(core.playGuts({ opponents: "coalition", pots: 10, seed: 5 }), "best", 1000);
    return { won: bankroll.at(-1), average: Math.round(-expectation.value * 100_000) / 100 };
  });
  const took = `${won > 0 ? "lost" : "took"} ${Math.abs(won)} antes? ${won > 0 ? "to" : "from"} you`;
  const said = new RegExp(`^The coalition ${took} in these 1000 rounds; on average it takes ${average} antes\\.$`);
  await expect(table.text(".sentence")).toHaveText(said);
  await expect(table.fact("What they take")).toHaveText(said);
  await expect(table.fact("1000 rounds")).toContainText("two standard errors");
  await expect(pictures).toHaveCount(1);
  await expect(pictures.last()).toHaveAccessibleName(/^1000 rounds/);
  await expect(thousand).toHaveText("Hide the 1000 rounds");
  await thousand.click();
  await table.drawn();
  await expect(pictures).toHaveCount(0);
  await expect(table.text(".sentence")).toContainText("Alone, it is yours.");
});

for (const [width = 0, height = 0] of [[1280, 720], [360, 740]]) {
  test(`hand, choice, pot and coach are on one screen of ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = await openTable(page, 'coach="full" players="8"');
    await table.element.evaluate((element) => element.scrollIntoView());
    for (const part of [table.canvas, table.advice, table.hold, table.drop, table.next]) {
      const box = await part.boundingBox();
      expect(box).not.toBeNull();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(part === table.advice ? 0 : 44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    }
  });
}

test("a control that comes back stands where it stood", async ({ page }) => {
  const table = await openTable(page, 'deal="line"');
  const order = () => table.element.evaluate(({ shadowRoot }) => {
    const controls = /** @type {ShadowRoot} */ (shadowRoot).querySelectorAll(".side > .variants > *");
    return [...controls].map(({ className }) => className);
  });
  const before = await order();
  expect(before.some((name) => name.includes("players"))).toBe(true);
  await table.setState({ deal: "cards1" });
  expect(await order()).toHaveLength(before.length - 1);
  await table.setState({ deal: "line" });
  expect(await order()).toEqual(before);
});

test("nothing is pinned where nothing can be", async ({ page }) => {
  const table = await openTable(page, "");
  await expect(table.pin).toBeHidden();
  await table.canvas.click();
  await table.drawn();
  await expect(table.pin).toHaveAttribute("aria-pressed", "false");
});

test("an address with impossible moves plays up to there and says why", async ({ page }) => {
  const table = await openTable(page, 'moves="hlh"');
  await expect(table.notice).toContainText("move 3, “h”, is impossible: you have left the game");
  expect(await table.state()).toMatchObject({ moves: "hl" });
});
