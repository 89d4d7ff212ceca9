// @ts-check
/** Results of games on the reader’s device: kept from the moment on that the switch is pressed, lost without harm elsewhere. */
import { FigureOnPage, openAround } from "./support/figure.js";
import { LOADER, show } from "./support/host.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

const NONE = "No game has ended yet. Each deal counts once, and none with a move taken back.";
const ONE = "1 game, 1 won; mistakes cost 0 points in all.";

/** Two against two: who asks wins at once. */
const BRIEF = '<upper-hand figure="play-guess-who" mine="2" theirs="2"></upper-hand>';

class Board extends FigureOnPage {
  results = this.element.locator(".results");
  keep = this.element.getByRole("checkbox", { name: "Keep my results on this device" });
  tally = this.element.locator(".tally");

  async win() {
    await this.element.locator(".hotspots button").first().click();
    await this.element.locator(".act.question").click();
    await this.drawn();
    await expect(this.heading).toHaveText("You won after 1 move");
    // It comes when the move has been shown, above the switch.
    await expect(this.element.locator(".outcome")).toBeVisible();
  }
}

/** @param {Page} page */
async function openBoard(page, body = BRIEF) {
  await openAround(page, body);
  return new Board(page);
}

/** What the device has. @param {Page} page */
const kept = (page) => page.evaluate(() => localStorage.getItem("upperhand:play-guess-who"));

test.afterEach(({ page }) => page.evaluate(() => localStorage.clear()).catch(() => {}));

test("nothing is kept until the switch is pressed, and nothing after it is pressed off", async ({ page }) => {
  const board = await openBoard(page);
  await board.win();
  await expect(board.keep).not.toBeChecked();
  await expect(board.tally).toHaveText("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await board.keep.check();
  await expect(board.tally).toHaveText(ONE);
  expect(JSON.parse(await kept(page) ?? "")).toEqual(["race-2-2-2-2-perfect-you-1 1 0"]);
  await board.keep.uncheck();
  await expect(board.tally).toHaveText("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a deal counts once: taken back, loaded again, or opened by its link", async ({ page }) => {
  const board = await openBoard(page);
  await board.keep.check();
  await expect(board.tally).toHaveText(NONE);
  await board.win();
  await expect(board.tally).toHaveText(ONE);
  await board.element.locator(".act.undo").click();
  await board.drawn();
  await board.win();
  await expect(board.tally).toHaveText(ONE);
  const link = String((await board.state()).moves);
  const again = await openBoard(page);
  await expect(again.keep).toBeChecked();
  await expect(again.tally).toHaveText(ONE);
  await again.win();
  await expect(again.tally).toHaveText(ONE);
  const linked = await openBoard(page, BRIEF.replace(">", ` moves="${link}">`));
  await linked.element.locator(".act.undo").click();
  await linked.drawn();
  await linked.win();
  await expect(linked.tally).toHaveText(ONE);
  // Another deal is another game, here and on a page that was open all the time.
  await linked.setState({ seed: 5 });
  await linked.win();
  await expect(linked.tally).toHaveText("2 games, 2 won; mistakes cost 0 points in all.");
});

test("what other scripts have left in its place does no harm", async ({ page }) => {
  const board = await openBoard(page);
  for (const text of ["{", "null", '{"a":1}', '[1,null,"","deal x","deal 1 2",["a"]]']) {
    await page.evaluate(([text = "", brief = ""]) => {
      localStorage.setItem("upperhand:play-guess-who", text);
      document.body.innerHTML = brief;
    }, [text, BRIEF]);
    await board.drawn();
    await expect(board.keep, text).toBeChecked();
    await board.win();
    await expect(board.tally, text).toHaveText(/^\d games?, \d won/);
  }
});

/** Storage that throws, as browsers do it. @type {Record<string, [what: string, isOffered: boolean]>} */
const BLOCKED = {
  "access is denied": ['Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });', false],
  "there is none": ['Object.defineProperty(window, "localStorage", { value: null });', false],
  "it is full": ['Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };', true],
};

for (const [why, [script, isOffered]] of Object.entries(BLOCKED)) {
  test(`a game is played to its end where ${why}`, async ({ page }) => {
    await show(page, `<script>${script}</script>${LOADER}`, BRIEF);
    const board = new Board(page);
    await board.drawn();
    await expect(board.results).toBeVisible({ visible: isOffered });
    if (isOffered) {
      await board.keep.click();
      await expect(board.keep).not.toBeChecked();
    }
    await board.win();
    await expect(board.tally).toHaveText("");
    await expect(board.notice).toBeHidden();
  });
}

test("a game of Guts is kept as rounds and antes", async ({ page }) => {
  await openAround(page, '<upper-hand figure="play-guts"></upper-hand>');
  const table = new Board(page);
  await table.keep.check();
  await table.openMore();
  await table.element.locator(".act.leave").click();
  await table.drawn();
  await expect(table.tally).toHaveText("1 game of 0 rounds: you lost 1 ante in all; choices brought 0, all else −1.");
});
