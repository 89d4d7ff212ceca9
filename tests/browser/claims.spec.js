// @ts-check
/** claims.html: every statement stands there, every check runs, tells how far it is, and can be stopped. */
import { readFileSync } from "node:fs";
import * as core from "../../www/core.js";
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 900, height: 800 } });

const [module, checks] = ["core", "claims"].map((name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)));

test.beforeAll(() => core.ready(module, checks));

/** @param {import("@playwright/test").Page} page */
async function open(page, search = "") {
  await page.goto(`/claims.html${search}`);
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  return page.locator(".claim");
}

test("every claim of the core stands there, by paper, and the choices leave those that are asked for", async ({ page }) => {
  const claims = core.claims();
  const cards = await open(page);
  expect(await cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(claims.map(({ id }) => id));
  for (const status of await page.getByLabel("Status").locator("option").all()) {
    await page.getByLabel("Status").selectOption(await status.getAttribute("value"));
    expect(await page.locator(".claim:visible").count(), await status.innerText()).toBeGreaterThan(0);
  }
  for (const [name, value, label] of /** @type {const} */ ([["status", "corrected", "Status"], ["paper", "riddler", "Text"]])) {
    await page.getByLabel(label).selectOption(value);
    const expected = claims.filter((claim) => claim[name] === value && (name === "status" || claim.status === "corrected"));
    await expect(page.locator(".claim:visible")).toHaveCount(expected.length);
    await expect(page.locator(".filter p")).toHaveText(`${expected.length} of ${claims.length} statements`);
  }
  expect(new URL(page.url()).search).toBe("?paper=riddler&status=corrected");
  // The address shows the same again; one that asks for what is not shows all.
  await page.reload();
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByLabel("Text")).toHaveValue("riddler");
  await open(page, "?status=%3Cscript%3E&paper=x");
  await expect(page.locator(".claim:visible")).toHaveCount(claims.length);
  const wrong = claims.filter(({ counterexample }) => counterexample !== null);
  await expect(page.locator(".counterexample")).toHaveCount(wrong.length);
});

test("a check runs in a Worker and shows its evidence, a size that cannot be is refused in words", async ({ page }) => {
  await open(page);
  const card = page.locator("#nica-thm-1\\.1");
  const size = card.getByRole("spinbutton");
  await size.fill("24");
  await card.getByRole("button", { name: "Check" }).click();
  const { cases, evidence } = await core.checkClaim("nica-thm-1.1", 24);
  await expect(card.locator(".evidence")).toHaveText(`It holds, in ${cases < 10_000 ? cases : String(cases).replaceAll(/\B(?=(\d{3})+$)/g, "\u202f")} cases. ${evidence}`);
  expect(page.workers()).toHaveLength(1);
  await size.fill("1");
  await card.getByRole("button", { name: "Check" }).click();
  await expect(card.locator(".evidence")).toHaveText(/^The size is a whole number from 3 to \d+, not “1”\.$/);
});

test("a long check tells how far it is, others run beside it, and it stops when it is told to", async ({ page }) => {
  await open(page);
  // Some seconds at its largest size.
  const long = page.locator("#nica-sec-1\\.2-no-limit");
  await long.getByRole("spinbutton").fill((await long.getByRole("spinbutton").getAttribute("max")) ?? "");
  await long.getByRole("button", { name: "Check" }).click();
  await expect.poll(() => long.getByRole("progressbar").evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value)).toBeGreaterThan(0);
  const short = page.locator("#nica-thm-1\\.1");
  await short.getByRole("spinbutton").fill("12");
  await short.getByRole("button", { name: "Check" }).click();
  await expect(short.locator(".evidence")).toContainText("It holds");
  await long.getByRole("button", { name: "Stop" }).click();
  await expect(long.locator(".evidence")).toHaveText("Stopped: nothing is known of it yet.");
  await expect(long.getByRole("button", { name: "Check" })).toBeVisible();
  await expect(long.getByRole("progressbar")).toBeHidden();
});

test.describe("where a policy forbids Workers", () => {
  test.use({ allowConsole: [/worker-src|Failed to load|Content Security Policy/i] });
  test("the same check runs on the page", async ({ page }) => {
    await page.route("**/claims.html", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": "worker-src 'none'" } });
    });
    await open(page);
    const card = page.locator("#nica-thm-1\\.1");
    await card.getByRole("spinbutton").fill("12");
    await card.getByRole("button", { name: "Check" }).click();
    await expect(card.locator(".evidence")).toContainText("It holds");
    expect(page.workers()).toEqual([]);
  });
});

test("a link leads to the figure that shows a claim, an address to the claim itself", async ({ page }) => {
  const claim = core.claims().find(({ figure }) => figure !== null);
  await open(page, `#${claim?.id}`);
  await expect(page.locator(`[id="${claim?.id}"]`)).toBeInViewport();
  await page.locator(`[id="${claim?.id}"]`).getByRole("link", { name: "See it" }).click();
  const asked = new URLSearchParams(claim?.figure ?? "");
  const figure = new FigureOnPage(page, page.locator(`upper-hand[figure="${asked.get("figure") ?? "win-map"}"]`));
  await figure.drawn();
  await expect(figure.notice).toBeHidden();
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing, ${colorScheme}, and nothing is wider than a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // Cards are alike: a few with every part that a card can have are looked at, since each takes a while.
    await open(page, "?status=corrected&paper=nica");
    expect(await page.locator(".claim:visible .counterexample").count()).toBeGreaterThan(3);
    await axeFindsNothing(page);
  });
}
