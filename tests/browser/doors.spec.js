// @ts-check
/** The two doors: Guess Who? at the table and the poker night. The first useful answer stands there at once, for one thumb. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

const PHONE = { width: 360, height: 740 };

/** @param {Page} page */
const wider = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [door, answer] of /** @type {const} */ ([["table", "Ask about 8 to 12 of yours."], ["guts", "A‑Q‑8"]])) {
  test(`${door}: the answer is in the first window, without scripts too, and nothing is wider than the page`, async ({ page, browser }) => {
    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const still = await bare.newPage();
    await still.goto(new URL(`/${door}.html`, test.info().project.use.baseURL).href);
    await expect(still.getByText(answer, { exact: true })).toBeInViewport({ ratio: 1 });
    await bare.close();
    for (const [width, height] of [[360, 740], [320, 568], [1280, 720]]) {
      await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
      await page.goto(`/${door}.html`);
      await expect(page.getByText(answer, { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await wider(page)).toBe(0);
    }
    await axeFindsNothing(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await coloursCanBeRead(page);
  });
}

test.describe("at the table", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** @param {Page} page @param {string | RegExp} name */
  const button = (page, name) => page.getByRole("button", { name, exact: true });

  test("a game to its end, one tap a turn, with no network once it is there; undo goes back turn by turn", async ({ page }) => {
    await page.goto("/table.html");
    const advice = page.locator("#advice");
    await page.context().setOffline(true);
    const game = /** @type {const} */ ([
      ["No: 12 left", "Their turn."],
      ["They have 12 left", "Ask about 4 to 6 of yours."],
      ["Yes: 6 left", "Their turn."],
      ["They have 6 left", "Ask about 2 or 3 of yours."],
      ["No: 3 left", "Their turn."],
      ["They have 3 left", "Ask about 1 of yours."],
    ]);
    for (const [tap, says] of game) {
      await expect(button(page, tap)).toBeInViewport({ ratio: 1 });
      await button(page, tap).tap();
      await expect(advice).toHaveText(says);
    }
    await button(page, "Right").tap();
    await expect(advice).toHaveText("You win!");
    await expect(button(page, "Right")).toBeHidden();
    // What was luck is computed by the core, which comes when somebody asks.
    await page.context().setOffline(false);
    await button(page, "What was skill, what luck?").tap();
    const lines = page.locator("#reviewed li");
    await expect(lines).toHaveCount(5);
    await expect(lines.first()).toHaveText(/^You asked about 12, as good as any; 12 left: [+−]?[\d.]+ points\.$/);
    await expect(lines.last()).toHaveText(/^Skill: you gave (nothing away|away [\d.]+ points)\. Luck: your answers brought /);
    for (const [, says] of game.toReversed()) {
      await button(page, "Undo").tap();
      await expect(advice).toHaveText(says);
    }
    await button(page, "Undo").tap();
    await expect(advice).toHaveText("Ask about 8 to 12 of yours.");
    await expect(button(page, "Undo")).toBeDisabled();
  });

  test("a counter of 0 or 65, or an answer that cannot be, is refused in words, and nothing is lost", async ({ page }) => {
    await page.goto("/table.html#official-10-7-you");
    const [mine, about, notice] = [page.getByLabel("You have left"), page.getByLabel("You ask about"), page.locator("#notice")];
    for (const [input, given, says] of /** @type {const} */ ([
      [mine, "0", "A counter goes from 1 to 64, not 0."],
      [mine, "65", "A counter goes from 1 to 64, not 65."],
      [mine, "", "A counter goes from 1 to 64, not nothing."],
      [mine, "2.5", "A counter goes from 1 to 64, not 2.5."],
      [about, "10", "It is from 1 to 9 here, not 10: both answers have to be possible."],
    ])) {
      await input.fill(given);
      await input.press("Enter");
      await expect(notice).toHaveText(says);
      await expect(mine).toHaveValue("10");
    }
    await expect(page).toHaveURL(/#official-10-7-you$/);
    await page.goto("/table.html#chess");
    await expect(page.locator("#notice")).toHaveText("This address says nothing of a game at a table, so nothing has changed.");
  });

  test("the address is the game, the rules change what is best, and keys do it all", async ({ page }) => {
    await page.goto("/table.html#race-12-24-they");
    await expect(page.locator("#advice")).toHaveText("Their turn.");
    await page.getByLabel("They asked, and keep").fill("9");
    await page.getByLabel("They asked, and keep").press("Enter");
    await page.getByRole("button", { name: "They have 9 left" }).press("Enter");
    await expect(page).toHaveURL(/#race-12-9-you$/);
    await expect(page.locator("#naming")).toBeHidden();
    await page.reload();
    await expect(page.getByLabel("They have left")).toHaveValue("9");
    const said = await page.locator("#worth").textContent();
    await page.getByLabel("Rules").selectOption("open");
    await expect(page.locator("#worth")).not.toHaveText(said ?? "");
    await expect(page.locator("#naming")).toBeVisible();
  });
});

test("the poker night: the chart can be kept, and its figure comes to life", async ({ page, request }) => {
  await page.goto("/guts.html");
  const kept = await page.getByRole("link", { name: "Keep it as a picture" }).getAttribute("href");
  const picture = await request.get(new URL(kept ?? "", page.url()).href);
  expect(picture.headers()["content-type"]).toContain("svg");
  for (const cell of await page.locator(".chart td").allTextContents()) expect(await picture.text()).toContain(`>${cell}`);
  await page.locator("#payoff").scrollIntoViewIfNeeded();
  await page.locator("#payoff").evaluate((/** @type {any} */ figure) => figure.ready);
  await expect(page.locator("#payoff canvas").first()).toBeVisible();
});
