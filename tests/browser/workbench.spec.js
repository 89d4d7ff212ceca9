// @ts-check
/** explore.html: its tabs, and what goes along from figure to figure. */
import { FigureOnPage } from "./support/figure.js";
import { expect, test } from "./support/page.js";

for (const { width, height } of [{ width: 1280, height: 720 }, { width: 360, height: 740 }]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test("the tabs stand in one row, with the current one in sight", async ({ page }) => {
      const figure = new FigureOnPage(page);
      const row = page.locator("nav.figures");
      for (const path of ["/explore.html", "/guts-payoff.html", "/play-guts.html"]) {
        await page.goto(path);
        await figure.drawn();
        const tops = await row.locator("a").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
        expect(new Set(tops).size, path).toBe(1);
        const box = await row.boundingBox();
        expect(box?.height, path).toBeLessThan(48);
        const current = await row.locator("[aria-current=page]").boundingBox();
        // All of it inside the row, and the row inside the window.
        expect(current?.x, path).toBeGreaterThanOrEqual(box?.x ?? 0);
        expect((current?.x ?? 0) + (current?.width ?? 0), path).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
      // By keyboard the row follows the focus, back to its start.
      const links = row.getByRole("link");
      await links.last().focus();
      for (let step = 1; step < await links.count(); step += 1) await page.keyboard.press("Shift+Tab");
      const first = row.getByRole("link", { name: "The map of all positions" });
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
    });
  });
}

test("pools and rules go along from figure to figure, past those that have none, and back to the usual ones", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=14&rules=official");
  const tab = async (/** @type {string} */ name) => {
    await page.getByRole("navigation", { name: "Figures" }).getByRole("link", { name, exact: true }).click();
    await figure.drawn();
    return figure.state();
  };
  // Both pools, also the one that was left as it was.
  expect(await tab("Play Guess Who?")).toMatchObject({ figure: "play-guess-who", mine: 14, theirs: 4, rules: "official" });
  expect(await tab("A real board")).toMatchObject({ figure: "real-board", rules: "official" });
  expect(await tab("How picky to be")).toMatchObject({ figure: "guts-payoff", players: 3 });
  expect(await tab("What each question is worth")).toMatchObject({ figure: "question-profile", mine: 14, theirs: 4, rules: "official" });
  await figure.element.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).setState({ rules: "race", mine: 100 }));
  // A game has no board of 100: its own pools stay, and nothing is complained about.
  expect(await tab("Play Guess Who?")).toMatchObject({ mine: 24, theirs: 24, rules: "race" });
  await expect(figure.notice).toBeHidden();
  expect(await tab("A real board")).toMatchObject({ rules: "race" });
  expect(await tab("The map of all positions")).toMatchObject({ figure: "win-map", mine: 100, theirs: 4, rules: "race" });
});

test("what nobody has set does not go along: a game has its own pools", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("");
  await page.getByRole("link", { name: "Play Guess Who?" }).click();
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ figure: "play-guess-who", mine: 24, theirs: 24 });
});
