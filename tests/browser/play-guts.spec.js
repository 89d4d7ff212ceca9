// @ts-check
/** A game of Guts on a page: by clicks, keys and touches to its end, and for those who do not see it. */
import { AxeBuilder } from "@axe-core/playwright";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

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

/** @type {Record<string, (button: Locator) => Promise<void>>} */
const WAYS = {
  clicks: (button) => button.click(),
  keys: (button) => button.press("Enter"),
  touches: (button) => button.tap(),
};

/** @type {Record<string, string>} */
const TABLES = {
  "numbers for three": "",
  "numbers for eight against a coalition": 'players="8" opponents="coalition"',
  "numbers with the Weenie rule": 'players="4" weenie="yes" opponents="overcautious"',
  "one card": 'deal="cards1" opponents="reckless"',
  "two cards with the Weenie rule": 'deal="cards2" weenie="yes"',
};

test.describe("by any hand", () => {
  test.use({ viewport: { width: 480, height: 900 }, hasTouch: true });
  for (const [way, press] of Object.entries(WAYS)) {
    for (const [name, attributes] of Object.entries(TABLES)) {
      test(`${name}: a game is played to its end by ${way}`, async ({ page }) => {
        const table = await openTable(page, `${attributes} seed="3"`);
        let state = name.length + way.length;
        for (let round = 0; round < 12 && !(await table.isOver()); round += 1) {
          state = (state * 48_271 + 11) % 2_147_483_647;
          await press(state % 3 === 0 ? table.drop : table.hold);
          await table.drawn();
          await expect(table.advice).toContainText(/ pot of /);
          if (!(await table.isOver())) await press(table.next);
        }
        if (!(await table.isOver())) await press(table.element.locator(".act.leave"));
        expect(await table.isOver()).toBe(true);
        await expect(table.text(".sentence")).toContainText(/^You (won|lost) /);
        await expect(table.notice).toBeHidden();
      });
    }
  }
});

test("a whole round can be followed without seeing it", async ({ page }) => {
  const table = await openTable(page, 'coach="full"');
  await expect(table.heading).toContainText(/^Your hand: 0\.\d\d\d$/);
  await expect(table.element.getByRole("button", { name: "Hold", exact: true })).toBeVisible();
  await table.drop.focus();
  await page.keyboard.press("Enter");
  await expect(table.drop).toBeFocused();
  await expect(table.drop).toHaveAttribute("aria-disabled", "true");
  await expect(table.element.locator(".unseen[role=status]")).toContainText(/ pot of /);
  await table.next.focus();
  await page.keyboard.press("Space");
  await expect(table.drop).toHaveAttribute("aria-disabled", "false");
  const { violations } = await new AxeBuilder({ page }).include("upper-hand").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});

for (const [width = 0, height = 0] of [[1280, 720], [360, 740]]) {
  test(`hand, choice, pot and coach are on one screen of ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = await openTable(page, 'coach="full" players="8"');
    await table.element.evaluate((element) => element.scrollIntoView());
    for (const part of [table.canvas, table.advice, table.hold, table.next]) {
      const box = await part.boundingBox();
      expect(box).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    }
  });
}

test("an address with impossible moves plays up to there and says why", async ({ page }) => {
  const table = await openTable(page, 'moves="hlh"');
  await expect(table.notice).toContainText("move 3, “h”, is impossible: you have left the game");
  expect(await table.state()).toMatchObject({ moves: "hl" });
});
