// @ts-check
/** The first screen of the story: a picture and a game at every size, before anything else has come and without it. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { FigureOnPage, noteShifts, shifts } from "./support/figure.js";
import { holdModules } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";
import { DRAWN } from "../../www/generated/first-game.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The windows for which the first screen is made. */
const WINDOWS = /** @type {const} */ ([[1440, 900], [1280, 720], [768, 1024], [360, 740]]);

/** Deals: who is looked for on your board and on theirs, by the places of their cards. */
const LOST = [7, 3];
const WON = [0, 3];

/**
 * Opens the story with deals that are known, one after the other.
 * @param {Page} page
 * @param {number[][]} deals
 * @param {string} [address]
 */
async function open(page, deals, address = "/") {
  await page.addInitScript((shares) => {
    const random = Math.random;
    Math.random = () => shares.shift() ?? random();
  }, deals.flatMap(([mine = 0, theirs = 0]) => [(mine + 0.5) / 8, (theirs + 0.5) / 4]));
  await page.goto(address);
  return new FirstGame(page);
}

class FirstGame {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.section = page.locator(".first-game");
    this.told = this.section.getByRole("status");
    this.buttons = this.section.getByRole("button");
    this.results = this.section.locator(".results");
    this.standing = this.section.locator(".yours li:not(.out)");
    this.theirs = this.section.locator(".theirs li:not(.out)");
  }

  /** @param {string} name */
  button(name) {
    return this.section.getByRole("button", { name, exact: true });
  }

  /** The place of the first button. Half a pixel is what lines of text are rounded by. */
  place() {
    return this.buttons.first().evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [left, top, width, height];
    });
  }

  /** What has been said since the last press, line by line. */
  lines() {
    return this.told.locator(".sentence").evaluateAll((all) => all.map(({ textContent }) => textContent?.trim()));
  }

  /** Is anything moving, or about to? */
  moves() {
    return this.section.evaluate((section) => section.getAnimations({ subtree: true }).some(({ playState }) => playState === "running"));
  }
}

for (const [width, height] of WINDOWS) {
  test(`in a window of ${width}×${height} a fifth of the first screen is cards, a game and its columns fit, buttons keep their places, and axe finds nothing before and after it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await noteShifts(page);
    const game = await open(page, [LOST]);
    const seen = await game.section.locator(".card").evaluateAll((cards) => {
      const sides = cards.map((card) => card.getBoundingClientRect());
      return sides.map(({ left, right, top, bottom }) => Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    });
    expect(seen).toHaveLength(12);
    expect(seen.reduce((sum, area) => sum + area)).toBeGreaterThan(0.2 * width * height);
    expect(await game.buttons.allTextContents()).toEqual(["Ask about four", "Ask about two"]);
    for (const target of [...(await game.buttons.all()), ...(await page.getByRole("navigation", { name: "Pages" }).getByRole("link").all())]) {
      await expect(target).toBeInViewport({ ratio: 1 });
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const face of await game.section.locator("img").all()) {
      await expect.poll(() => face.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // What axe finds is a matter of the width where the layout is: the widest, and the narrowest in both colours.
    if (width === 1440 || width === 360) await axeFindsNothing(page, "body > header");
    const place = await game.place();
    for (const press of ["", "Ask about two", "Ask about one"]) {
      if (press !== "") await game.button(press).click();
      await page.mouse.move(0, 0);
      for (const [side, length] of (await game.place()).entries()) expect(Math.abs(length - (place[side] ?? 0)), press).toBeLessThan(0.5);
      if (press === "Ask about two" || (width !== 1440 && width !== 360)) continue;
      await axeFindsNothing(page, ".first-game");
      if (width !== 360) continue;
      await page.emulateMedia({ colorScheme: "dark" });
      await coloursCanBeRead(page, ".first-game");
      await page.emulateMedia({ colorScheme: "light" });
    }
    await expect(game.results).toBeVisible();
    for (const part of ["0 of 200", "63 of 200"]) await expect(game.results.getByText(part)).toBeInViewport({ ratio: 1 });
    await expect(game.button("Again?")).toBeInViewport({ ratio: 1 });
    // The board and the columns lie over nothing of each other.
    const [boards, results] = await Promise.all([".yours .cards", ".results > p"].map((part) => game.section.locator(part).boundingBox()));
    expect((boards?.y ?? 0) + (boards?.height ?? 0)).toBeLessThanOrEqual(results?.y ?? 0);
    expect(await shifts(page)).toEqual([]);
  });
}

test("on phones on their sides the buttons are on the first screen, before, within and after a game", async ({ page }) => {
  const low = /** @type {const} */ ([[844, 390], [740, 360], [667, 375], [568, 320]]);
  const game = await open(page, low.map(() => LOST));
  for (const [width, height] of low) {
    await page.setViewportSize({ width, height });
    for (const press of ["Ask about two", "Ask about one", "Again?"]) {
      for (const button of await game.buttons.all()) if (await button.isVisible()) await expect(button, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      await game.button(press).click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe("without motion", () => {
  test.use({ viewport: { width: 640, height: 900 } });

  test("few words come first; by clicks halving is lost, 0 of 200 and 63 of 200 fall, and another game is won", async ({ page }) => {
    const game = await open(page, [LOST, WON]);
    const said = ((await game.told.textContent()) ?? "").trim();
    expect(said).toBe("You have eight suspects left, they have four. The first down to one wins.");
    await expect(game.section.locator("input, select, upper-hand")).toHaveCount(0);
    await expect(game.results).toBeHidden();
    const order = await page.evaluate(() => [...document.querySelectorAll(".first-game button, h1, h2")].slice(0, 3).map(({ localName }) => localName));
    expect(order).toEqual(["h1", "button", "button"]);
    await expect(page.locator(".headline")).toHaveText(/^\s*When to gamble at Guess Who\?\s+Point at some faces and ask: is it one of these\?\s*$/);
    await game.button("Ask about four").click();
    expect(await game.lines()).toEqual(["One of these four? No: four left.", "They ask about two: two left.", "Your turn."]);
    expect(await game.standing.allTextContents()).toEqual(["Sasha", "Amal", "Max", "Yuki"]);
    await expect(game.theirs).toHaveCount(2);
    await game.button("Ask about two").click();
    expect(await game.lines()).toEqual(["One of these two? No: two left.", "They ask about one: one left.", "They win. Yours was Yuki."]);
    const dots = game.results.locator(".dots");
    const counted = await dots.evaluateAll((all) => all.map((place) => [place.children.length, place.querySelectorAll(".won").length]));
    expect(counted).toEqual([[DRAWN.games, DRAWN.halving], [DRAWN.games, DRAWN.best]]);
    expect(await game.results.locator("strong").allTextContents()).toEqual(["0 of 200", "63 of 200"]);
    await expect(game.results.getByText("5/16, or 31.25 %")).toBeVisible();
    // The reason is told with the same faces, and is one square of the map.
    const [reason, why] = [game.button("Why?"), game.section.getByRole("region", { name: "Why?" })];
    await expect(why).toBeHidden();
    await reason.click();
    await expect(reason).toHaveAttribute("aria-expanded", "true");
    await expect(why.getByRole("heading", { name: "Ask about two: 31.25 %" })).toBeInViewport();
    expect(await why.locator(".square").allTextContents()).toEqual(["25 %", "25 %", "75 %", "16.7 %"]);
    await why.getByRole("link", { name: "the map of all positions" }).click();
    const map = new FigureOnPage(page, page.locator("#map"));
    await map.drawn();
    expect(await map.state()).toMatchObject({ mine: 8, theirs: 4 });
    await expect(map.text(".percent")).toHaveText("31.3 %");
    await game.button("Again?").click();
    await expect(game.results).toBeHidden();
    await expect(game.standing).toHaveCount(8);
    await expect(game.told).toHaveText(/^You have eight suspects left/);
    await game.button("Ask about two").click();
    expect(await game.lines()).toEqual(["One of these two? Yes: two left.", "They ask about one: three left.", "Your turn."]);
    expect(await game.buttons.allTextContents()).toEqual(["Ask about one"]);
    await game.button("Ask about one").click();
    expect(await game.lines()).toEqual(["Is it Alex? Yes.", "You win! It is Alex."]);
    await expect(game.results).toBeVisible();
  });

  test("by keys the focus stays on a button; a double click asks once; whoever hears the page is told all of it; forced colours tell games apart", async ({ page }) => {
    const game = await open(page, [LOST, LOST, LOST, LOST]);
    await page.getByRole("link", { name: "Papers" }).first().focus();
    await page.keyboard.press("Tab");
    await expect(game.button("Ask about four")).toBeFocused();
    await page.keyboard.press("Tab");
    for (const [key, focused] of [["Enter", "Ask about one"], ["Space", "Again?"], ["Enter", "Ask about four"]]) {
      await page.keyboard.press(key ?? "");
      await expect(game.button(focused ?? "")).toBeFocused();
    }
    await game.button("Ask about two").dblclick();
    await expect(game.standing).toHaveCount(6);
    await expect(game.theirs).toHaveCount(2);
    await game.button("Ask about one").click();
    await game.button("Again?").click();
    const suspects = game.section.getByRole("listitem");
    await expect(suspects).toHaveCount(8);
    await expect(suspects.first().getByRole("img")).toHaveAccessibleName("a black bob, a cap, earrings, a green shirt, a smile");
    await expect(game.told).toHaveAttribute("role", "status");
    await game.button("Ask about two").click();
    await expect(suspects).toHaveCount(6);
    await game.button("Ask about one").click();
    await expect(suspects).toHaveCount(5);
    await expect(game.told).toContainText("They win. Yours was Yuki. Of 200 such games, asking about half every time wins 0, and asking about two first wins 63.");
    await page.emulateMedia({ forcedColors: "active" });
    const colour = (/** @type {string} */ dot) => game.results.locator(dot).first().evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour(".dots .won")).not.toBe(await colour(".dots i:not(.won)"));
    expect(await game.buttons.first().evaluate((button) => getComputedStyle(button).borderTopWidth)).not.toBe("0px");
  });

  test("large letters and a narrow window cut nothing off, and leave nothing beside it", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const game = await open(page, [LOST]);
    const fits = () => page.evaluate(() => {
      const parts = [...document.querySelectorAll(".told, .asks button, .card b, .results figcaption, .results > p, .doors a")];
      return { beside: parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map(({ textContent }) => textContent), cut: parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent) };
    });
    for (const state of ["before", "after"]) {
      if (state === "after") for (const button of [1, 1]) await game.buttons.nth(button).click();
      for (const [width, size] of /** @type {const} */ ([[320, "100%"], [320, "200%"], [640, "200%"]])) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => { document.documentElement.style.fontSize = size; }, size);
        expect(await fits(), `${state}: ${size} in ${width}`).toEqual({ beside: [], cut: [] });
        if (state === "before") continue;
        const [last, first] = await Promise.all([".results", ".told"].map((part) => game.section.locator(part).boundingBox()));
        expect((last?.y ?? 0) + (last?.height ?? 0), `${size} in ${width}`).toBeLessThanOrEqual(first?.y ?? 0);
      }
    }
  });
});

test("cards fall and answers come one after the other; a press meanwhile ends that, and asks nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await noteShifts(page);
  const game = await open(page, [LOST]);
  // Motion stands still until it is let go.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  expect(await game.moves()).toBe(false);
  for (const [press, standing] of /** @type {const} */ ([["Ask about two", 6], ["Ask about one", 5]])) {
    await game.button(press).click();
    expect(await game.moves()).toBe(true);
    await game.buttons.first().click();
    expect(await game.moves()).toBe(false);
    await expect(game.standing).toHaveCount(standing);
  }
  await expect(game.results).toBeVisible();
  await expect(game.results.locator(".dots i").last()).toHaveCSS("opacity", "1");
  // Left to itself, it comes to the same end: here at ten times its pace.
  await session.send("Animation.setPlaybackRate", { playbackRate: 10 });
  await game.button("Again?").click();
  await game.button("Ask about four").click();
  await expect.poll(() => game.moves()).toBe(false);
  await game.button("Ask about two").click();
  await expect.poll(() => game.moves()).toBe(false);
  await expect(game.results.getByText("0 of 200")).toBeInViewport({ ratio: 1 });
  expect(await shifts(page)).toEqual([]);
  await session.detach();
});

test("it is played before any module has come, under a strict policy, and nothing is lost when figures wake", async ({ page }) => {
  await noteShifts(page);
  const go = await holdModules(page);
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'";
  await page.route(`${SITE}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  const game = await open(page, [LOST], `${SITE}/`);
  await game.button("Ask about two").click();
  const before = await game.section.innerHTML();
  const place = await game.section.boundingBox();
  go();
  await page.locator("#profile").evaluate((figure) => /** @type {import("../../www/element.js").UpperHand} */ (figure).start());
  await new FigureOnPage(page, page.locator("#profile")).drawn();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await game.section.innerHTML()).toBe(before);
  expect(await game.section.boundingBox()).toEqual(place);
  await game.button("Ask about one").click();
  await expect(game.results).toBeVisible();
  expect(await shifts(page)).toEqual([]);
});

test.describe("where the script does not come", () => {
  test.use({ allowConsole: [/first-game\.js|Failed to load/] });
  test("both numbers are there in the end, and nothing to press", async ({ page }) => {
    await page.route("**/first-game.js", (route) => route.abort());
    const game = await open(page, [LOST], `${SITE}/`);
    await game.section.evaluate((section) => {
      for (const animation of section.getAnimations({ subtree: true })) animation.finish();
    });
    await expect(game.results.getByText("63 of 200")).toBeVisible();
    await expect(game.buttons).toHaveCount(0);
  });
});
