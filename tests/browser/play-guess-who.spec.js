// @ts-check
/** A game of Guess Who? on a page: by clicks, keys and touches to its end, and for those who do not see it. */
import { AxeBuilder } from "@axe-core/playwright";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

class Board extends FigureOnPage {
  cells = this.element.locator(".cells button");
  open_ = this.element.locator('.cells button[aria-disabled="false"]');
  chosen = this.element.locator('.cells button[aria-pressed="true"]');
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

/**
 * Numbers from a seed, so that a test does the same each time.
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state % below;
  };
}

/** @type {Record<string, (board: Board, cell: number) => Promise<void>>} */
const WAYS = {
  clicks: (board, cell) => board.open_.nth(cell).click(),
  keys: async (board, cell) => {
    await board.open_.nth(cell).focus();
    await board.page.keyboard.press("Space");
  },
  touches: (board, cell) => board.open_.nth(cell).tap(),
};

test.describe("by any hand", () => {
  test.use({ viewport: { width: 480, height: 900 }, hasTouch: true });
  for (const [way, choose] of Object.entries(WAYS)) {
    for (const rules of ["race", "official", "open", "tripartite"]) {
      test(`the ${rules} is played to its end by ${way}`, async ({ page }) => {
        const board = await openBoard(page, `rules="${rules}" mine="7" theirs="7" seed="3"`);
        const random = numbers(rules.length * 7 + way.length);
        for (let move = 0; move < 40 && !(await board.isOver()); move += 1) {
          const standing = await board.open_.count();
          const count = standing < 2 ? 0 : 1 + random(standing - 1);
          for (let index = 0; index < count; index += 1) await choose(board, random(standing));
          await board.drawn();
          const can = await board.ask.getAttribute("aria-disabled") === "false";
          if (can) await (way === "keys" ? board.ask.press("Enter") : board.ask.click());
          else if (standing === 1) await board.name.click();
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
  expect(await board.cells.nth(0).evaluate((cell) => getComputedStyle(cell).touchAction)).toBe("pan-y");
});

test("a whole turn can be followed without seeing it", async ({ page }) => {
  const board = await openBoard(page, 'rules="official" coach="full"');
  const group = board.element.getByRole("group", { name: "24 suspects on this board" });
  await expect(group).toBeVisible();
  // One tab stop for all suspects, arrow keys between them.
  await expect(board.element.locator('.cells button[tabindex="0"]')).toHaveCount(1);
  await board.cells.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(board.cells.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await expect(board.cells.last()).toBeFocused();
  await board.drawn();
  await expect(board.chosen).toHaveCount(2);
  await expect(board.cells.nth(1)).toHaveAccessibleName(/^Noor: /);
  await board.ask.focus();
  await page.keyboard.press("Enter");
  await expect(board.ask).toBeFocused();
  await expect(board.element.locator(".unseen[role=status]")).toContainText(/You asked about 2 of 24: (yes, 2|no, 22) left\./);
  await expect(board.cells.filter({ has: page.locator("xpath=self::*[@aria-disabled='true']") }).first()).toHaveAccessibleName(/, eliminated$/);
  const { violations } = await new AxeBuilder({ page }).include("upper-hand").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
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
  await expect(board.notice).toContainText("move 2, \"30-1\", is impossible");
  await expect(board.notice).toContainText("Showing the game after move 1.");
  expect(await board.state()).toMatchObject({ moves: "12-12" });
});
