// @ts-check
/** An evening at the cheating table: watched by clicks, keys and touches to its end, then judged, and gone through again. */
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { numbers, press } from "./support/random.js";

class Evening extends FigureOnPage {
  next = this.element.locator(".act.next");
  advice = this.element.locator(".advice");

  /** @param {string} name */
  act(name) {
    return this.element.locator(`.act.${name}`);
  }
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} attributes
 */
async function openEvening(page, attributes) {
  await openAround(page, `<upper-hand figure="cheating-table" ${attributes}></upper-hand>`);
  const evening = new Evening(page);
  await evening.drawn();
  return evening;
}

test.describe("by any hand", () => {
  test.use({ viewport: { width: 480, height: 900 }, hasTouch: true });
  test("an evening is watched to its end by clicks, keys and touches, and judged", async ({ page }) => {
    const evening = await openEvening(page, 'seed="3"');
    const random = numbers(7);
    for (let round = 1; round < 30; round += 1) {
      await expect(evening.heading).toContainText(`Round ${round}: `);
      await expect(evening.act("ann-bo")).toHaveAttribute("aria-disabled", "true");
      await press(evening.next, random);
      await evening.drawn();
    }
    await expect(evening.advice).toContainText("Who has an agreement: nobody, or which two?");
    await press(evening.act("bo-cy"), random);
    await evening.drawn();
    await expect(evening.heading).toContainText(/^(Right|Wrong): .+ had an agreement$/);
    await expect(evening.text(".sentence")).toContainText("no die in common, no profit");
    // The die is lifted, round by round.
    const slider = evening.element.locator('input[type="range"]').first();
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await evening.drawn();
    await expect(evening.advice).toContainText(/^Round 29\. (The die said \d+|There was no die)/);
    await press(evening.act("again"), random);
    await evening.drawn();
    await expect(evening.heading).toContainText("Round 1: ");
    await expect(evening.notice).toBeHidden();
  });
});

test("an evening can be followed without seeing it", async ({ page }) => {
  const evening = await openEvening(page, 'seed="4"');
  const status = evening.element.locator(".unseen[role=status]");
  await evening.element.getByRole("button", { name: "To round 30" }).focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText("Round 30: ");
  const named = evening.element.getByRole("button", { name: "Ann and Cy" });
  await named.focus();
  await page.keyboard.press("Enter");
  await expect(named).toBeFocused();
  await expect(status).toContainText("had an agreement");
  await expect(evening.text("#summary")).toContainText("no die in common, no profit");
  await axeFindsNothing(page, "upper-hand");
});
