// @ts-check
/** explore.html: its tabs, and what goes along from figure to figure. */
import { FigureOnPage } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test("a figure’s page has its name, one line of what it shows, and the way to its chapter, whichever it is", async ({ page }) => {
  const figure = new FigureOnPage(page);
  const list = page.getByRole("navigation", { name: "Figures" });
  for (const [path, name, line, chapter] of /** @type {const} */ ([
    ["/explore.html", "The map of all positions", /^The positions of Guess Who\? at once/, "./#the-map"],
    ["/guts-cards.html?cards=1&hand=9D", "Which hands to hold", /^Guts for two/, "./guts.html#real-cards"],
    ["/blindfold.html", "Playing blindfold", /^Guess Who\? where neither sees/, undefined],
  ])) {
    await page.goto(path);
    await figure.drawn();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator(".told")).toHaveText(line);
    await expect(list.locator("[aria-current=page]")).toHaveText(name);
    const link = page.getByRole("link", { name: "Its chapter" });
    if (chapter === undefined) await expect(link).toBeHidden();
    else await expect(link).toHaveAttribute("href", chapter);
    await expect(page.getByText("The same game:")).toBeVisible({ visible: path === "/explore.html" });
    if (!path.startsWith("/guts-cards.html")) continue;
    // It shows its figure with the settings of the address, and keeps them there.
    expect(await figure.state()).toMatchObject({ figure: "guts-cards", cards: "1", hand: "9D" });
    await expect(page).toHaveTitle("Upperhand – Which hands to hold");
    await figure.setState({ hand: "9S" });
    await expect(page).toHaveURL(/\/guts-cards\.html\?cards=1&hand=9S/);
  }
  expect(await list.getByRole("heading").allTextContents()).toEqual(["Guess Who?", "Guts", "Beyond the papers"]);
  await list.getByRole("link", { name: "Play Guts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Play Guts");
  await expect(page.getByRole("link", { name: "Its chapter" })).toHaveAttribute("href", "./guts.html#two-against-you");
  await expect(page).toHaveURL(/\/play-guts\.html$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true });
  test("a menu has all figures, in the window, and closes behind the one that is chosen", async ({ page }) => {
    const figure = await new FigureOnPage(page).open("");
    const [list, button] = [page.getByRole("navigation", { name: "Figures" }), page.getByRole("button", { name: "All figures" })];
    await expect(list).toBeHidden();
    await button.tap();
    for (const link of await list.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(36);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await button.tap();
    await list.getByRole("link", { name: "How the pot explodes" }).tap();
    await expect(list).toBeHidden();
    await figure.drawn();
    expect((await figure.state()).figure).toBe("guts-ruin");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

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
