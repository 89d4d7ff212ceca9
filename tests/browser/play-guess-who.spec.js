// @ts-check
/** A game of Guess Who? on a page: by drags, keys and taps to its end, and for those who do not see it. */
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, passMoments, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

class Board extends FigureOnPage {
  cells = this.element.locator(".hotspots button");
  open_ = this.element.locator('.hotspots button[aria-disabled="false"]');
  chosen = this.element.locator('.hotspots button[aria-pressed="true"]');
  ask = this.element.locator(".act.question");
  name = this.element.locator(".act.name");
  chips = this.element.locator(".chip");
  asked = this.element.locator(".asked");
  join = this.element.locator(".join");

  advice = this.element.locator(".advice");

  async isOver() {
    await this.drawn();
    return / won after /.test((await this.heading.textContent()) ?? "");
  }
}

/**
 * A page with boards that have these attributes.
 * @param {Page} page
 * @param {readonly string[]} all
 */
async function openBoards(page, all) {
  await openAround(page, all.map((attributes) => `<upper-hand figure="play-guess-who" ${attributes}></upper-hand>`).join(""));
  return all.map((_, index) => new Board(page, page.locator("upper-hand").nth(index)));
}

test("a board is dragged over, heard, opened by an address, and asked in words", async ({ page }) => {
  const boards = await openBoards(page, [
    "",
    'rules="official" coach="full" mine="8" theirs="8"',
    'moves="12-12.30-1"',
    'words="glasses" seed="3"',
    "",
  ]);

  await test.step("a drag across suspects chooses them, and the page scrolls by a swipe", async () => {
    const board = boards[0];
    await board.element.evaluate((element) => element.scrollIntoView());
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

  await test.step("a whole game can be followed without seeing it", async () => {
    const board = boards[1];
    const status = board.element.locator(".unseen[role=status]");
    await expect(board.element.getByRole("group", { name: "8 suspects on this board" })).toBeVisible();
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
      const own = standing > 1 ? `You asked (about|“.+\\?”,) \\d+ of ${standing}: (yes|no), \\d+ left\\.` : "You named \\w+: right\\.";
      await expect(status).toContainText(new RegExp(own));
      await expect(status).toContainText(/^(Your turn: \d+ against their \d+|You won|They won)/);
    }
    expect(await board.isOver()).toBe(true);
    await expect(status).toContainText(/(You|They) won after \d+ moves\. (Won|Lost)\./);
    await expect(board.text("#summary")).toContainText(/ luck (cost|the other|brought) /);
    const gone = board.cells.filter({ has: page.locator("xpath=self::*[@aria-disabled='true']") });
    await expect(gone.first()).toHaveAccessibleName(/, eliminated$|: /);
    await axeFindsNothing(page, "upper-hand:nth-of-type(2)");
  });

  await test.step("an address with impossible moves plays up to there and says why", async () => {
    const board = boards[2];
    await expect(board.notice).toContainText("move 2, “30-1”, is impossible");
    await expect(board.notice).toContainText("Showing the game after move 1.");
    expect(await board.state()).toMatchObject({ moves: "12-12" });
  });

  await test.step("a chip that can tell nothing any more is gone, its room is not, and one too many says why", async () => {
    const board = boards[3];
    await board.element.evaluate((element) => element.scrollIntoView());
    const glasses = board.chips.filter({ hasText: "glasses" });
    await expect(glasses).toBeVisible();
    const room = await board.element.locator(".chips").boundingBox();
    await board.ask.click();
    await board.drawn();
    await expect(glasses).toBeHidden();
    await expect(board.chips).toHaveCount(19);
    expect(await board.element.locator(".chips").boundingBox()).toEqual(room);
    for (const word of ["beard", "moustache", "earrings"]) {
      await board.chips.filter({ hasText: word }).click();
      await expect(board.chips.filter({ hasText: word })).toHaveAttribute("aria-pressed", "true");
    }
    const fourth = board.chips.and(page.locator('[title="A question joins three at most."]'));
    await fourth.first().click({ force: true });
    await expect(board.asked).toHaveText("A question joins three at most.");
    // For a moment.
    await passMoments(page);
    await expect(board.asked).toHaveText(/^a beard or a moustache or earrings\? /);
    await expect(board.element.locator('.chip[aria-pressed="true"]')).toHaveCount(3);
  });

  await test.step("chips are pressed, denied, joined and left by keys", async () => {
    const board = boards[4];
    await expect(board.asked).toHaveText("Ask in words, or tap the suspects.");
    await expect(board.element.locator('.chip[tabindex="0"]')).toHaveCount(1);
    await expect(board.join).toHaveAttribute("aria-disabled", "true");
    await expect(board.join).toHaveAccessibleDescription("Press two words to join them.");
    await board.chips.first().focus();
    await page.keyboard.press("Space");
    await expect(board.asked).toHaveText("something on the head? 11 of 24");
    await expect(board.chips.first()).toHaveAccessibleName("something on the head, 11");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(board.asked).toHaveText(/^something on the head or a bald head\? \d+ of 24$/);
    await page.keyboard.press("Enter");
    await expect(board.asked).toHaveText(/^something on the head or not a bald head\? \d+ of 24$/);
    await expect(board.chips.last()).toHaveAccessibleName("not bald head, 19");
    await board.join.focus();
    await page.keyboard.press("Enter");
    await expect(board.asked).toHaveText(/^something on the head and not a bald head\? \d+ of 24$/);
    expect(await board.state()).toMatchObject({ words: "something-on-the-head.and.not.bald-head" });
    await board.chips.last().focus();
    await page.keyboard.press("Enter");
    await expect(board.asked).toHaveText("something on the head? 11 of 24");
    await expect(board.join).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Home");
    await expect(board.chips.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(board.asked).toHaveText("not something on the head? 13 of 24");
    await page.keyboard.press("Enter");
    await expect(board.chosen).toHaveCount(0);
    await axeFindsNothing(page, "upper-hand:nth-of-type(5)");
  });
});

test.describe("in words", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  // Two pools and two numbers of answers: the largest of one and the more of the other have the most to find room for.
  test("chips ask on a phone to the end of a game, and nothing moves under a finger", async ({ page }) => {
    for (const board of await openBoards(page, ["64", "24"].map((pool) => `coach="full" mine="${pool}" theirs="${pool}" answers="${pool === "64" ? 2 : 3}" seed="8"`))) {
      const places = () => board.chips.evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().toJSON()));
      for (let turn = 0; turn < 20 && !(await board.isOver()); turn += 1) {
        const chip = board.element.locator('.chip[aria-disabled="false"]').first();
        await chip.scrollIntoViewIfNeeded();
        const before = await places();
        for (const { height } of before) expect(height).toBeGreaterThanOrEqual(44);
        await chip.tap();
        await board.drawn();
        await expect(chip).toHaveAttribute("aria-pressed", "true");
        const scrolled = await board.element.locator(".chips").evaluate((row) => row.scrollLeft);
        if (scrolled === 0) expect(await places()).toEqual(before);
        const count = Number(/, (\d+)$/.exec((await chip.getAttribute("aria-label")) ?? "")?.[1]);
        await expect(board.chosen).toHaveCount(count);
        await expect(board.asked).toContainText(`? ${count} of `);
        await board.join.evaluate((join) => join.scrollIntoView({ block: "nearest" }));
        const place = await board.join.boundingBox();
        const other = board.element.locator('.chip[aria-disabled="false"][aria-pressed="false"]').first();
        if (await other.count() > 0) await other.evaluate((chip) => /** @type {HTMLElement} */ (chip).click());
        await board.drawn();
        expect(await board.join.boundingBox()).toEqual(place);
        // If everybody has one or the other, those without the first are asked about.
        if (await board.ask.getAttribute("aria-disabled") === "true") await chip.evaluate((chip) => /** @type {HTMLElement} */ (chip).click());
        await board.drawn();
        await board.ask.tap();
        await board.drawn();
      }
      expect(await board.isOver()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
});

test.describe("in time", () => {
  test.use({ reducedMotion: "no-preference", viewport: { width: 360, height: 740 } });

  test("your answer comes first, then theirs, and no button moves meanwhile; a tap or a key skips ahead, and does nothing else", async ({ page }) => {
    await page.clock.install();
    const boards = await openBoards(page, Array.from({ length: 3 }, () => 'rules="official" seed="3" ask="12"'));
    // From here on the page's time goes on when it is told to.
    await page.clock.pauseAt(Date.now() + 60_000);
    const board = boards[0];
    await board.element.evaluate((element) => element.scrollIntoView());
    const places = () => board.element.locator(".act").evaluateAll((acts) => acts.map((act) => act.getBoundingClientRect().toJSON()));
    const before = await places();
    await board.ask.click();
    await page.clock.runFor(100);
    await expect(board.heading).toHaveText(/^Their turn: /);
    await expect(board.advice).toHaveText(/^You asked about 12 of 24: (yes|no), 12 left\. That was best\.$/);
    expect(await places()).toEqual(before);
    await page.clock.runFor(5_000);
    await expect(board.heading).toHaveText(/^Your turn: /);
    await expect(board.advice).toHaveText(/^You asked about 12 of 24: .* They asked /);
    expect(await places()).toEqual(before);
    await board.cells.and(board.open_).first().click();
    await page.clock.runFor(100);
    await expect(board.ask).toHaveText("Ask about 1 of 12");
    expect(await places()).toEqual(before);
    for (const skipped of [boards[1], boards[2]]) {
      await skipped.ask.click();
      await page.clock.runFor(100);
      await expect(skipped.heading).toHaveText(/^Their turn: /);
      if (skipped === boards[1]) await skipped.open_.last().click();
      else await page.keyboard.press("Enter");
      await page.clock.runFor(100);
      await expect(skipped.heading).toHaveText(/^Your turn: /);
      await expect(skipped.chosen).toHaveCount(0);
      expect(await skipped.state()).toMatchObject({ moves: "pa12b12" });
    }
  });

  test("a game that is over is gone through by the slider, and its best play by a button", async ({ page }) => {
    const [board] = await openBoards(page, ['mine="6" theirs="6" moves="1-5.1-4.1-3.1-2.1-1"']);
    await expect(board.heading).toHaveText(/ won after /);
    const slider = board.element.locator(".slider.move input[type=range]");
    const last = Number(await slider.getAttribute("max"));
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(board.heading).toHaveText("Before the first move");
    await page.keyboard.press("ArrowRight");
    await expect(board.heading).toHaveText(`Move 1 of ${last}`);
    const standing = board.cells.and(page.locator(':not([aria-label$=", eliminated"])'));
    const left = Number(/, (\d) left\./.exec((await board.advice.textContent()) ?? "")?.[1]);
    await expect(standing).toHaveCount(left);
    const why = board.element.locator(".act.why");
    await expect(why).toHaveText("Why? Best play from move 1");
    await why.click();
    await expect(board.heading).toHaveText(/^Best play from move 1: 1 of \d+$/);
    await why.click();
    await expect(board.heading).toHaveText(`Move 1 of ${last}`);
  });
});
