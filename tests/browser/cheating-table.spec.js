// @ts-check
/** An evening at the cheating table, for those who do not see it. */
import { axeFindsNothing } from "./support/axe.js";
import { openAlone } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test("an evening can be followed without seeing it", async ({ page }) => {
  const evening = await openAlone(page, "cheating-table", { seed: 4 });
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
