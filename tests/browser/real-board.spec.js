// @ts-check
/** A board with features on a page: its questions, a game on it by a thumb and by keys, and the table that an author writes. */
import { axeFindsNothing } from "./support/axe.js";
import { generator } from "./support/events.js";
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */

class Board extends FigureOnPage {
  questions = this.element.locator(".hotspots button");
  chosen = this.element.locator('.hotspots button[aria-pressed="true"]');
  yes = this.element.locator(".act.yes");
  no = this.element.locator(".act.no");
  advice = this.element.locator(".advice");

  async isOver() {
    await this.solved();
    return / won after /.test((await this.heading.textContent()) ?? "");
  }
}

/**
 * A page with boards that are solved, which have these attributes.
 * @param {Page} page
 * @param {readonly string[]} all
 * @param {string} [inside] what the author wrote into the elements
 */
async function openBoards(page, all, inside = "") {
  await openAround(page, all.map((attributes) => `<upper-hand figure="real-board" ${attributes}>${inside}</upper-hand>`).join(""));
  const boards = all.map((_, index) => new Board(page, page.locator("upper-hand").nth(index)));
  for (const board of boards) await board.solved();
  return boards;
}

const TABLE = `<table><thead><tr><th>name</th><th>hat</th><th>beard</th></tr></thead>
  <tbody><tr><td>Anna</td><td>yes</td><td>no</td></tr><tr><td>Bert</td><td>no</td><td>yes</td></tr><tr><td>Cleo</td><td>no</td><td>no</td></tr></tbody></table>`;

test("the best question stands first, the slider goes through a game, a whole one can be heard, and questions are joined", async ({ page }) => {
  const boards = await openBoards(page, ['moves=""', "", 'board="faces-16" moves=""', 'joined moves=""', 'moves=""']);

  await test.step("the best question stands first, is said in words, and its answers are what the board is like afterwards", async () => {
    const board = boards[0];
    await expect(board.advice).toHaveText(/^Ask: a smile\? 10 of 24\. This wins 56\.6\u202f%; “.*\?” would win 53\.3\u202f%\.$/);
    await expect(board.questions.first()).toHaveAccessibleName("a smile? 10 of 24 say yes, wins 56.6\u202f%");
    await expect(board.chosen).toHaveCount(1);
    const said = /** @type {string} */ (await board.yes.textContent());
    const [, left, chance] = said.match(/^Yes: (\d+) left, ([\d.]+)/) ?? [];
    await board.yes.click();
    await board.solved();
    // What you win after your move is what they do not.
    await expect(board.heading).toHaveText(`Their turn: 24 against your ${left}`);
    const theirs = Number.parseFloat((await board.text(".percent").textContent()) ?? "");
    const tenths = [theirs, Number(chance)].map((percent) => Math.round(10 * percent));
    expect(tenths.reduce((one, other) => one + other)).toBe(1000);
  });

  await test.step("the slider goes through a game, which another answer leaves", async () => {
    const board = boards[1];
    const { moves } = await board.state();
    await board.slider("move").fill("3");
    await board.drawn();
    await expect(board.text(".said, .advice").first()).toContainText("You asked “something on the head?”: yes, 5 left.");
    expect(await board.state()).toMatchObject({ moves, move: 3 });
    // The answer of the game goes on with it, the other one leaves it.
    await board.yes.click();
    await board.drawn();
    expect(await board.state()).toMatchObject({ moves, move: 4 });
    await board.slider("move").fill("3");
    await board.no.click();
    await board.drawn();
    expect(await board.state()).toMatchObject({ moves: "19y-1n-2y-19n", move: 4 });
  });

  await test.step("a whole game can be followed without seeing it", async () => {
    const board = boards[2];
    const status = board.element.locator(".unseen[role=status]");
    await expect(board.element.getByRole("group", { name: "The questions, best first" })).toBeVisible();
    await expect(board.element.locator('.hotspots button[tabindex="0"]')).toHaveCount(1);
    await board.questions.first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await board.drawn();
    await expect(board.questions.nth(1)).toHaveAttribute("aria-pressed", "true");
    await board.yes.focus();
    await page.keyboard.press("Enter");
    await board.solved();
    await expect(status).toContainText(/You asked “.*\?”: yes, \d+ left\./);
    await axeFindsNothing(page, "upper-hand:nth-of-type(3)");
  });

  await test.step("joined by or, a question is asked in words, and an address says it again", async () => {
    const board = boards[3];
    await expect(board.text(".percent")).toHaveText("55.6\u202f%");
    await board.element.getByRole("button", { name: / or .*say yes/ }).first().click();
    await board.drawn();
    const [words] = ((await board.chosen.getAttribute("aria-label")) ?? "").split("?");
    await board.yes.click();
    await board.solved();
    await expect(board.advice).toContainText(`You asked “${words}?”: yes, `);
    const { moves } = await board.state();
    expect(moves).toMatch(/^x[\da-f]+y$/);
    const again = boards[4];
    await again.setState({ joined: true, moves });
    await expect(again.advice).toContainText(`You asked “${words}?”: yes, `);
  });
});

test("an author's table is the board, also once it is changed", async ({ page }) => {
  const [board] = await openBoards(page, ['rules="race"'], TABLE);
  await expect(board.heading).toHaveText("Your turn: 3 against their 3");
  await expect(board.questions.first()).toHaveAccessibleName(/^(hat|beard)\? 1 of 3 say yes, wins /);
  await page.evaluate(() => {
    const row = document.createElement("tr");
    for (const said of ["Dora <b>", "yes", "yes"]) row.appendChild(document.createElement("td")).textContent = said;
    document.querySelector("upper-hand tbody")?.append(row);
  });
  await expect(board.heading).toHaveText("Your turn: 4 against their 4");
  await board.solved();
  // Each feature halves four, and so does the next: whoever begins is down to one first.
  await expect(board.questions.first()).toHaveAccessibleName(/^(hat|beard)\? 2 of 4 say yes, wins 100\s%$/);
  await expect(board.text("#summary")).toContainText("Dora <b>");
  await expect(board.notice).not.toContainText("Of the table on this page");
  await page.evaluate(() => document.querySelector("upper-hand thead")?.remove());
  await expect(board.notice).toContainText("Of the table on this page: The first row is a suspect, not titles: features are called “column 2” and so on.");
  await expect(board.heading).toHaveText("Your turn: 4 against their 4");
});

test("a table that is none is a sentence in the figure, and the page shows it as it is without scripts", async ({ page, browser }) => {
  const [board] = await openBoards(page, [""], TABLE.replace("<td>Bert</td>", "<td>Anna</td>"));
  await expect(board.notice).toContainText("The table on this page cannot be read: ");
  await expect(board.notice).toContainText("Anna");
  await expect(board.heading).toHaveText("Your turn: 24 against their 24");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.setContent(`<upper-hand figure="real-board">${TABLE}</upper-hand>`);
  await expect(plain.getByRole("table")).toContainText("Bert");
  await context.close();
});

test.describe("at the table", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("a phone in one hand goes through a game to its review, by targets for a thumb that are all on one screen", async ({ page }) => {
    const [board] = await openBoards(page, ['phone rules="race" begins="opponent" moves=""']);
    await board.element.evaluate((element) => element.scrollIntoView());
    await expect(board.heading).toHaveText("Their turn: 24 against your 24");
    const random = generator(7);
    let moves = 0;
    for (; moves < 60 && !(await board.isOver()); moves += 1) {
      const targets = board.text(".hotspots button, .act.yes, .act.no, .act.undo, .act.new-game, .slider.move input[type=range]");
      const boxes = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThan(6);
      for (const { width, height, top, bottom } of boxes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(740);
      }
      const asked = board.questions.nth(random(2));
      const [words] = ((await asked.getAttribute("aria-label")) ?? "").split("?");
      await asked.tap();
      await board.drawn();
      const answer = ["yes", "no"][random(2)] ?? "no";
      await (answer === "yes" ? board.yes : board.no).tap();
      await board.solved();
      await expect(board.advice).toContainText(`${moves % 2 === 0 ? "They" : "You"} asked “${words}?”: ${answer}, `);
    }
    expect(await board.isOver()).toBe(true);
    await expect(board.text(".sentence")).toContainText(/^You started at [\d.]+\s%\. Your choices cost /);
    await axeFindsNothing(page, "upper-hand");
  });
});
