// @ts-check
/** A game of Guess Who? on a page: by clicks, keys and touches to its end, and for those who do not see it. */
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { numbers, press } from "./support/random.js";
import { IS_FULL } from "./support/stormed.js";

/** @typedef {import("@playwright/test").Page} Page */

class Board extends FigureOnPage {
  cells = this.element.locator(".hotspots button");
  open_ = this.element.locator('.hotspots button[aria-disabled="false"]');
  chosen = this.element.locator('.hotspots button[aria-pressed="true"]');
  ask = this.element.locator(".act.question");
  name = this.element.locator(".act.name");
  advice = this.element.locator(".advice");

  async isOver() {
    await this.drawn();
    return / won after /.test((await this.heading.textContent()) ?? "");
  }
}

/**
 * A page with a board.
 * @param {Page} page
 * @param {string} attributes
 */
async function openBoard(page, attributes) {
  await openAround(page, `<upper-hand figure="play-guess-who" ${attributes}></upper-hand>`);
  const board = new Board(page);
  await board.drawn();
  return board;
}

test.describe("by any hand", () => {
  test.use({ viewport: { width: 480, height: 900 }, hasTouch: true });
  for (const [rules, usual] of /** @type {const} */ ([["race", 2], ["official", 3], ["open", 6]])) {
    for (const answers of IS_FULL ? [2, 3, 4, 5, 6] : [usual]) {
      test(`the ${rules} with ${answers} answers is played to its end by clicks, keys and touches`, async ({ page }) => {
        const board = await openBoard(page, `rules="${rules}" answers="${answers}" mine="8" theirs="8" seed="3"`);
        const random = numbers(rules.length * 7 + answers);
        for (let move = 0; move < 40 && !(await board.isOver()); move += 1) {
          const standing = await board.open_.count();
          const count = standing < 2 ? 0 : 1 + random(standing - 1);
          for (let index = 0; index < count; index += 1) {
            if (answers > 2) await board.field("into").fill(String(1 + random(answers - 1)));
            await press(board.open_.nth(random(standing)), random);
          }
          await board.drawn();
          if (await board.ask.getAttribute("aria-disabled") === "false") await press(board.ask, random);
          else if (standing === 1) await press(board.name, random);
        }
        expect(await board.isOver()).toBe(true);
        await expect(board.open_).toHaveCount(0);
        await expect(board.text(".sentence")).toContainText("From ");
        await expect(board.notice).toBeHidden();
      });
    }
  }
});

test("a drag across suspects chooses them, and the page scrolls by a swipe", async ({ page }) => {
  const board = await openBoard(page, "");
  const [first, third] = [await board.cells.nth(0).boundingBox(), await board.cells.nth(2).boundingBox()];
  if (first === null || third === null) throw new Error("cells were expected");
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(third.x + third.width / 2, third.y + third.height / 2, { steps: 8 });
  await page.mouse.up();
  await board.drawn();
  await expect(board.chosen).toHaveCount(3);
  await expect(board.ask).toHaveText("Ask about 3 of 24");
  expect(await board.cells.nth(0).evaluate((cell) => getComputedStyle(cell).touchAction)).toBe("pan-y pinch-zoom");
});

test("a whole game can be followed without seeing it", async ({ page }) => {
  const board = await openBoard(page, 'rules="official" coach="full" mine="12" theirs="12"');
  const status = board.element.locator(".unseen[role=status]");
  await expect(board.element.getByRole("group", { name: "12 suspects on this board" })).toBeVisible();
  // One tab stop for all suspects, arrow keys between them.
  await expect(board.element.locator('.hotspots button[tabindex="0"]')).toHaveCount(1);
  await board.cells.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(board.cells.nth(1)).toBeFocused();
  await expect(board.cells.nth(1)).toHaveAccessibleName(/^Noor: /);
  for (let turn = 0; turn < 12 && !(await board.isOver()); turn += 1) {
    const standing = await board.open_.count();
    // Home, or the first of those who stand; every other one by the arrow keys.
    await board.open_.first().focus();
    for (let chosen = 0; chosen < Math.floor(standing / 2); chosen += 1) {
      await page.keyboard.press("Space");
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press("ArrowRight");
        const label = await board.element.locator(".hotspots button:focus").getAttribute("aria-pressed");
        if (label === "false") break;
      }
    }
    await board.drawn();
    const button = standing > 1 ? board.ask : board.name;
    await expect(button).toHaveAccessibleName(standing > 1 ? /^Ask about \d+ of \d+$/ : /^Name \w+$/);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toBeFocused();
    // The answer is said aloud, and what stands after it.
    const own = standing > 1 ? `You asked about \\d+ of ${standing}: (yes|no), \\d+ left\\.` : "You named \\w+: right\\.";
    await expect(status).toContainText(new RegExp(own));
    await expect(status).toContainText(/^(Your turn: \d+ against their \d+|You won|They won)/);
  }
  expect(await board.isOver()).toBe(true);
  await expect(status).toContainText(/(You|They) won after \d+ moves\. (Won|Lost)\./);
  await expect(board.text("#summary")).toContainText(/ luck [+−\d]/);
  const gone = board.cells.filter({ has: page.locator("xpath=self::*[@aria-disabled='true']") });
  await expect(gone.first()).toHaveAccessibleName(/, eliminated$|: /);
  await axeFindsNothing(page, "upper-hand");
});

for (const [width, height] of [[1280, 720], [360, 740]]) {
  test(`board, choice and answer are on one screen of ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    const board = await openBoard(page, 'coach="full" ask="8"');
    await board.element.evaluate((element) => element.scrollIntoView());
    for (const part of [board.canvas, board.advice, board.slider("ask"), board.ask]) {
      const box = await part.boundingBox();
      expect(box).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height ?? 0);
      expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    }
  });
}

test("an address with impossible moves plays up to there and says why", async ({ page }) => {
  const board = await openBoard(page, 'moves="12-12.30-1"');
  await expect(board.notice).toContainText("move 2, “30-1”, is impossible");
  await expect(board.notice).toContainText("Showing the game after move 1.");
  expect(await board.state()).toMatchObject({ moves: "12-12" });
});
