// @ts-check
/** The story: its chapters and their list, its address, the way from a figure to the workbench. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { FigureOnPage, drag, noteShifts, shifts } from "./support/figure.js";
import { holdModules } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";

/**
 * A figure of the story, by its id.
 * @param {import("@playwright/test").Page} page
 * @param {string} id
 */
const figureOf = (page, id) => new FigureOnPage(page, page.locator(`upper-hand#${id}`));

/** The part of the address that says what figures show. @param {import("@playwright/test").Page} page */
const query = (page) => Object.fromEntries(new URL(page.url()).searchParams);

test("the address keeps what was set in every figure, and gives it back", async ({ page }) => {
  await page.goto("/?map.mine=40&map.theirs=12&map.layer=gain#why-gambling-pays");
  const [profile, map] = [figureOf(page, "profile"), figureOf(page, "map")];
  await profile.drawn();
  expect(await profile.state()).toMatchObject({ mine: 4, theirs: 2, bid: 1 });
  await drag(profile.slider("mine"), 9);
  await expect.poll(() => query(page)).toMatchObject({ "map.mine": "40", "map.theirs": "12", "map.layer": "gain", "profile.mine": "9" });
  expect(new URL(page.url()).hash).toBe("#why-gambling-pays");
  await page.reload();
  await profile.drawn();
  expect(await profile.state()).toMatchObject({ mine: 9, theirs: 2 });
  await map.drawn();
  expect(await map.state()).toMatchObject({ mine: 40, theirs: 12, layer: "gain" });
});

test("the list of contents has every chapter in its order, and says which one is read", async ({ page }) => {
  await page.goto("/");
  const titles = await page.locator("main section.chapter h2").allTextContents();
  expect(await page.locator("nav.contents li").allTextContents()).toEqual(titles);
  expect(await page.locator("main section.chapter").evaluateAll((all) => all.map(({ id }) => `#${id}`)))
    .toEqual(await page.locator("nav.contents a").evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).hash)));
  const summary = page.locator("nav.contents summary");
  for (const title of ["The map", "The rules matter"]) {
    await summary.click();
    await page.locator("nav.contents").getByRole("link", { name: title }).click();
    await expect(page.locator("nav.contents ol")).toBeHidden();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await expect(summary).toHaveText(`Contents ${title}`);
    await expect(page.locator("nav.contents [aria-current]")).toHaveText(title);
  }
  // By keys it closes with Escape, and behind those who leave it.
  const list = page.locator("nav.contents ol");
  await expect(summary).toHaveAccessibleName(/^Contents/);
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await list.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeHidden();
});

test("one button of a figure shows all that is more about it, one all that takes it along, and a link opens it in the workbench as it is", async ({ page }) => {
  await page.goto("/#why-gambling-pays");
  const [profile, map] = [figureOf(page, "profile"), figureOf(page, "map")];
  await profile.drawn();
  const openers = profile.text(".openers button");
  await expect(openers).toHaveText(["More…", "Share…"]);
  for (const [label, part, inside] of /** @type {const} */ ([["More…", ".folds", "summary"], ["Share…", ".menu", "button"]])) {
    const button = profile.element.getByRole("button", { name: label, exact: true });
    const content = profile.text(`${part} ${inside}`).first();
    await expect(content).toBeHidden();
    for (const isShown of [true, false]) {
      await button.press("Enter");
      await expect(content).toBeVisible({ visible: isShown });
      await expect(button).toHaveAttribute("aria-expanded", String(isShown));
    }
  }
  // A figure that stays in sight shows its picture alone.
  await map.element.scrollIntoViewIfNeeded();
  await map.drawn();
  await expect(map.text(".openers")).toBeHidden();
  // The link beside the heading opens the figure in the workbench as it is.
  await page.evaluate(() => scrollTo(0, 0));
  await drag(profile.slider("theirs"), 5);
  await page.getByRole("link", { name: "Open in the workbench: Why gambling pays" }).click();
  await page.waitForURL("**/question-profile.html?*");
  const large = new FigureOnPage(page);
  await large.drawn();
  expect(await large.state()).toMatchObject({ figure: "question-profile", mine: 4, theirs: 5 });
  await expect(page.locator("nav.figures [aria-current=page]")).toHaveText("What each question is worth");
  // There both parts are seen at once.
  await expect(large.text(".openers")).toBeHidden();
  await expect(large.text(".folds summary").first()).toBeVisible();
  await expect(large.text(".menu button").first()).toBeVisible();
});

for (const [story, chapter] of [["", "why-gambling-pays"], ["", "the-map"], ["guts.html", "hold-or-drop"], ["guts.html", "real-cards"]]) {
  test(`a link to a chapter leads to its heading, and nothing moves under the reader: ${chapter}`, async ({ page }) => {
    await noteShifts(page);
    await page.goto(`/${story}#${chapter}`);
    const section = page.locator(`#${chapter}`);
    const figure = section.locator("upper-hand").first();
    await new FigureOnPage(page, figure).drawn();
    // Facts about the cards come when these are solved, while the reader looks.
    await figure.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).solved);
    await expect(section.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect(figure).toBeInViewport();
    expect(await shifts(page)).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const [story, count] of /** @type {const} */ ([["/", 4], ["/guts.html", 3]])) test(`each figure between paragraphs of ${story} finds the room that it takes, and a list of contents opens where it is seen`, async ({ page }) => {
    await page.goto(story);
    const figures = page.locator(":is(.chapter, .with-text) > upper-hand");
    const rooms = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().height));
    expect(rooms.length).toBe(count);
    await page.locator("nav.contents summary").tap();
    for (const link of await page.locator("nav.contents a").all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    for (const [index, room] of rooms.entries()) {
      const figure = figures.nth(index);
      await figure.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).start());
      const taken = async () => Math.abs(((await figure.boundingBox())?.height ?? 0) - room);
      await expect.poll(taken, (await figure.getAttribute("id")) ?? "").toBeLessThan(32);
    }
  });
});

test("a still picture stands in the place of a figure until it is there", async ({ page }) => {
  const go = await holdModules(page);
  await page.goto(`${SITE}/#why-gambling-pays`);
  const profile = figureOf(page, "profile");
  const still = profile.element.locator("picture img");
  await expect(still).toBeVisible();
  await expect.poll(() => still.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth)).toBeGreaterThan(0);
  await expect(still).toHaveAttribute("alt", /you have 4, they have 2/);
  const room = await profile.element.boundingBox();
  const box = await still.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(room?.height ?? 0);
  go();
  await profile.drawn();
  await expect(still).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowConsole: [/request failed: GET .* csp$/] });
  test("pictures, words, numbers and links remain, and nothing to play", async ({ page }) => {
    await page.goto(`${SITE}/`);
    const doors = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
    expect(await doors.allTextContents()).toEqual(["At the table", "Poker night", "Deal of the day", "Workbench", "Papers"]);
    const addresses = await doors.evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
    for (const [index, title] of [/Guess Who\? at the table/, /which hand to hold/, /Play Guess Who\?/, /the workbench/, /what the papers say/].entries()) {
      expect(await (await page.request.get(addresses[index] ?? "")).text()).toMatch(new RegExp(`<title>.*${title.source}.*</title>`));
    }
    const game = page.locator(".first-game");
    await expect(game.locator(".yours img").first()).toBeVisible();
    for (const part of ["0 of 200", "63 of 200", "Exactly: never", "5/16, or 31.25 %"]) await expect(game.locator(".results").getByText(part)).toBeVisible();
    await expect(game.getByRole("button")).toHaveCount(0);
    const [boards, results] = await Promise.all([".boards", ".results"].map((part) => game.locator(part).boundingBox()));
    expect((boards?.y ?? 0) + (boards?.height ?? 0)).toBeLessThanOrEqual(results?.y ?? 0);
    const ids = await page.locator("upper-hand").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBe(5);
    for (const id of ids) {
      const still = page.locator(`#${id} > picture img`);
      await still.scrollIntoViewIfNeeded();
      await expect(still).toBeVisible();
      await expect.poll(() => still.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth), id).toBeGreaterThan(0);
      await expect(page.locator(`#${id}`).getByText("It needs JavaScript and WebAssembly, which may be switched off or blocked.")).toBeVisible();
      await expect(page.locator(`.chapter:has(#${id})`).getByRole("link", { name: /^Open in the workbench/ })).toBeVisible();
    }
    await page.locator("#map details.numbers summary").click();
    await expect(page.locator("#map details.numbers table")).toBeVisible();
    await expect(page.getByText("as in the first game, is this square")).toBeVisible();
    // The rule at the end of the map can be read, and saved as a card.
    const rule = page.locator("#the-ladder");
    await expect(rule.getByText("Round both pools up to a power of two. Is yours the larger? Ask about half of theirs. If not, halve.")).toBeVisible();
    const saved = page.waitForEvent("download");
    await rule.getByRole("link", { name: "Save it as a card" }).click();
    expect((await saved).suggestedFilename()).toBe("the-ladder.png");
  });
});

test("axe finds nothing in the story, light or dark, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await figureOf(page, "profile").drawn();
  for (const fold of await page.locator("main details, nav details").all()) await fold.evaluate((details) => details.setAttribute("open", ""));
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await axeFindsNothing(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await wider()).toBeLessThanOrEqual(0);
  await coloursCanBeRead(page);
});
