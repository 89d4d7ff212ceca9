import { env } from "node:process";
import { expect, test } from "./support/page.js";

test("the page starts from the repository", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Upperhand/);
});

test("the page starts from the built site", async ({ page }) => {
  await page.goto(env.UPPERHAND_SITE_URL ?? "");
  await expect(page).toHaveTitle(/Upperhand/);
});
