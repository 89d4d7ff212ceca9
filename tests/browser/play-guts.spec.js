// @ts-check
/** A game of Guts on a page: where its buttons stand, and for those who do not see it. Native tests play all tables. */
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

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
 * A page with tables that have these attributes.
 * @param {Page} page
 * @param {readonly string[]} all
 */
async function openTables(page, all) {
  await openAround(page, all.map((attributes) => `<upper-hand figure="play-guts" ${attributes}></upper-hand>`).join(""));
  return all.map((_, index) => new Table(page, page.locator("upper-hand").nth(index)));
}

test("choices stand where a thumb is, a whole game can be heard, and nothing is pinned where nothing can be", async ({ page }) => {
  const tables = await openTables(page, ['players="6" coach="full"', 'coach="full" deal="line" players="2" opponents="reckless"', ""]);

  await test.step("both choices are large, and the next hand stands where they stood", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const table = tables[0];
    const box = (/** @type {import("@playwright/test").Locator} */ place) => place.evaluate((one) => one.getBoundingClientRect().toJSON());
    const top = async () => (await box(table.element)).y;
    const [acts, hold, drop] = [await box(table.element.locator(".acts")), await box(table.hold), await box(table.drop)];
    expect(hold.y).toBe(drop.y);
    expect(Math.min(hold.height, drop.height)).toBeGreaterThanOrEqual(44);
    expect(hold.width + drop.width).toBeGreaterThan(0.95 * acts.width);
    const below = hold.y - (await top());
    await table.drop.click();
    await table.drawn();
    const next = await box(table.next);
    expect(next.y - (await top())).toBeCloseTo(below);
    expect(next.height).toBe(hold.height);
    expect(next.width).toBeGreaterThan(0.95 * acts.width);
  });

  await test.step("a whole game can be followed without seeing it", async () => {
    const table = tables[1];
    const status = table.element.locator(".unseen[role=status]");
    const button = (/** @type {RegExp} */ name) => table.element.getByRole("button", { name });
    // A few rounds, and then the way out.
    for (let round = 0; round < 2 && !(await table.isOver()); round += 1) {
      await expect(table.heading).toContainText(/^Your hand: [01]\.\d\d\d$/);
      const choice = (await table.advice.textContent())?.startsWith("Hold") ? button(/^Hold$/) : button(/^Drop$/);
      await choice.focus();
      await page.keyboard.press("Enter");
      await expect(choice).toHaveCount(0);
      // Who held, who took the pot, and what comes of it.
      await expect(status).toContainText(/^(You had [01]\.\d\d\d|The game is over: you (won|lost) .+)\. [+−\d.]+ antes won so far\. .+ pot of /);
      if (await table.isOver()) break;
      // Where the choice was pressed, the next hand is, and has the focus.
      await expect(button(/^Next hand$/)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(button(/^Hold$/)).toBeFocused();
      await expect(status).toContainText(/^Your hand: [01]\.\d\d\d\. .+ return/);
    }
    await table.openMore();
    await button(/^Leave and pay /).focus();
    await page.keyboard.press("Enter");
    await expect(status).toContainText(/^You left: you (won|lost) .+\. You have left the game\.$/);
    expect(await table.isOver()).toBe(true);
    await expect(table.text("#summary")).toContainText(/You (won|lost) .+: .+ (was|were) to be expected, .+, luck /);
    await axeFindsNothing(page, "upper-hand:nth-of-type(2)");
  });

  await test.step("nothing is pinned where nothing can be", async () => {
    const table = tables[2];
    await expect(table.pin).toBeHidden();
    await table.canvas.click();
    await table.drawn();
    await expect(table.pin).toHaveAttribute("aria-pressed", "false");
  });
});
