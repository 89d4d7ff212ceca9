// @ts-check
/** The deal of the day: begun by its button, a link or an attribute, played past midnight, told in a line that is copied. */
import { FigureOnPage, openAround } from "./support/figure.js";
import { openWithoutOrigin } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { IS_FULL } from "./support/stormed.js";

/** @typedef {import("@playwright/test").Page} Page */

const DAY = 86_400_000;
/** Noon of 16 February 2027. */
const DAY_412 = Date.UTC(2027, 1, 16, 12);

/** Has the page’s clock show a time from its next document on. @param {Page} page */
function setClock(page, time = DAY_412) {
  return page.addInitScript((time) => {
    const clock = /** @type {typeof window & { time: number }} */ (window);
    clock.time = time;
    Date.now = () => clock.time;
  }, time);
}

/** @param {Page} page @param {number} time */
const letPass = (page, time) =>
  page.evaluate((time) => {
    /** @type {any} */ (window).time += time;
  }, time);

class Board extends FigureOnPage {
  today = this.element.getByRole("button", { name: "Deal of the day" });
  outcome = this.element.locator(".outcome");
  line = this.element.getByRole("textbox", { name: "What came of it, to paste elsewhere" });
  said = this.outcome.getByRole("status");

  /**
   * A button, for which the settings are opened where it is among them.
   * @param {import("@playwright/test").Locator} button
   */
  async found(button) {
    if (!(await button.isVisible())) await this.openMore();
    return button;
  }

  /** Halves to the end of a game of Guess Who?, or holds some rounds of Guts and leaves. */
  async play() {
    const leave = this.element.locator(".act.leave");
    for (let moves = 0; moves < 100 && !(await this.outcome.isVisible()); moves += 1) {
      if (moves === 3 && (await leave.count()) > 0) await (await this.found(leave)).click();
      else await this.playOn();
      await this.drawn();
    }
    await expect(this.outcome).toBeVisible();
  }

  async playOn() {
    await this.element.evaluate((figure) => {
      const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
      const press = (/** @type {string} */ act) => /** @type {HTMLElement | null} */ (root.querySelector(`.act.${act}`))?.click();
      const ask = /** @type {HTMLInputElement | null} */ (root.querySelector(".slider.ask input[type=range]"));
      if (ask !== null) {
        ask.value = String(Math.ceil(Number(ask.max) / 2));
        ask.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      }
      for (const act of ["question", "hold", "next"]) press(act);
    });
    await this.drawn();
  }
}

/** @param {Page} page @param {string} body */
async function openBoard(page, body = '<upper-hand figure="play-guess-who"></upper-hand>') {
  await openAround(page, body);
  return new Board(page);
}

/** @param {Page} page */
function fakeClipboard(page) {
  return page.addInitScript(() => {
    Object.assign(window, { copied: [] });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (/** @type {string} */ text) => void (/** @type {any} */ (window).copied.push(text)) } });
  });
}

/** @param {Page} page @returns {Promise<string[]>} */
const copied = (page) => page.evaluate(() => /** @type {any} */ (window).copied);

const LINES = {
  "play-guess-who": /^Upperhand 412 · (won|lost) · (\d+\u00a0% skill|nothing to lose) · luck (0|[+−]\d+) [🟦🟧]+$/u,
  "play-guts": /^Upperhand Guts 412 · (won|lost) [\d.\u202f]+ antes? · (\d+\u00a0% skill|nothing to lose) · luck (0|[+−][\d.\u202f]+) antes? [🟦🟧]+$/u,
};

// Guts has the same buttons, and another line.
for (const [figure, expected] of Object.entries(LINES).slice(0, IS_FULL ? 2 : 1)) {
  test(`${figure}: begun by its button, played past midnight, copied by keyboard, handed on by its link`, async ({ page }) => {
    await setClock(page);
    await fakeClipboard(page);
    const board = new Board(page);
    await board.open("?seed=9", `${figure}.html`);
    await (await board.found(board.today)).click();
    await expect(board.text(".sentence")).toContainText("Deal of the day 412. ");
    await expect(page).toHaveURL(/\.html\?day=412$/);
    await expect(board.outcome).toBeHidden();
    await board.playOn();
    await letPass(page, DAY);
    await board.play();
    const line = await board.line.inputValue();
    expect(line).toMatch(expected);
    const result = board.outcome.getByRole("button", { name: "Copy result" });
    await result.focus();
    await page.keyboard.press("Enter");
    await expect(board.said).toHaveText("Result copied");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(board.said).toHaveText("Link copied: it opens this deal at its start");
    const [first, link = ""] = await copied(page);
    expect(first).toBe(line);
    expect(new URL(link).pathname.split("/").at(-1)).toBe(`${figure}.html`);
    expect(new URL(link).search).toBe("?day=412");
    await expect(board.line).toHaveValue(line);
    // The friend, a day later, who plays alike.
    await page.goto(link);
    await board.drawn();
    expect((await board.state()).moves).toBe("");
    await board.play();
    await expect(board.line).toHaveValue(line);
    await board.element.locator(".act.undo").click();
    await expect(board.outcome).toBeHidden();
  });
}

test("a page may ask for the deal of today: the attribute becomes its number, which stays, and what is no day is told", async ({ page }) => {
  await setClock(page);
  const board = await openBoard(page, '<upper-hand id="play" figure="play-guess-who" day="today"></upper-hand>');
  await expect(board.element).toHaveAttribute("day", "412");
  await expect(board.notice).toBeHidden();
  await board.playOn();
  const { moves } = await board.state();
  await letPass(page, DAY);
  await board.element.evaluate((figure) => figure.setAttribute("coach", "off"));
  await board.drawn();
  expect(await board.state()).toMatchObject({ day: 412, moves, coach: "off" });
  await board.today.click();
  await board.drawn();
  expect(await board.state()).toMatchObject({ day: 413, moves: "" });
  // A clock before the first day is told, and so is a day that cannot be.
  await letPass(page, Date.UTC(2019, 4, 3) - DAY_412);
  await board.today.click();
  await expect(board.notice).toContainText("There is no deal of the day on the date that this device’s clock shows");
  await board.notice.getByRole("button", { name: "Close" }).click();
  for (const [text, day] of /** @type {const} */ ([["today", 413], ["<img src=x onerror=alert(1)>", 413], ["-7", 0]])) {
    await board.setState({ day: text });
    await expect(board.notice).toBeVisible();
    expect((await board.state()).day, text).toBe(day);
    expect(await board.element.evaluate((figure) => figure.shadowRoot?.querySelectorAll("img").length)).toBe(0);
  }
});

test("each story leads to the deal of the day in its place", async ({ page }) => {
  await setClock(page);
  for (const [story, id, figure] of [["/", "play", "play-guess-who"], ["/guts.html", "table", "play-guts"]]) {
    await page.goto(story ?? "");
    const board = new Board(page, page.locator(`#${id}`));
    await page.locator(`a[href="#${id}?day=today"]`).click();
    await board.drawn();
    expect(await board.state()).toMatchObject({ figure, day: 412, moves: "" });
    await expect(board.notice).toBeHidden();
  }
});

test.describe("without a clipboard", () => {
// The browser says so as well.
test.use({ allowConsole: [/Permissions policy violation: The Clipboard API/] });

test("a frame that may not use the clipboard marks the text, to be copied by hand", async ({ page, baseURL }) => {
  const board = '<upper-hand figure="play-guess-who" mine="2" theirs="2" home="https://example.org/"></upper-hand>';
  const frame = await openWithoutOrigin(page, `${baseURL}/www/element.js`, board);
  await frame.locator(".hotspots button").first().click();
  await frame.locator(".act.question").click();
  // Nor may it keep results.
  await expect(frame.locator(".results")).toBeHidden();
  const line = frame.locator(".outcome .said input");
  const marked = () => line.evaluate((/** @type {HTMLInputElement} */ { value, selectionStart, selectionEnd }) => value.slice(selectionStart ?? 0, selectionEnd ?? 0));
  for (const [name, text] of [["Copy result", "Upperhand deal 1 · won · nothing to lose · luck 0 🟦"], ["Beat my link", "https://example.org/play-guess-who.html?mine=2&theirs=2"]]) {
    await frame.getByRole("button", { name }).click();
    await expect(frame.locator(".outcome .said")).toContainText("This page may not copy: the text is marked, press Ctrl+C or ⌘C.");
    await expect(line).toHaveValue(text ?? "");
    expect(await marked()).toBe(text);
  }
});
});

test("deals of the day and days in a row are kept with the results, and go with them", async ({ page }) => {
  await setClock(page);
  const board = await openBoard(page);
  const keep = board.element.getByRole("checkbox", { name: "Keep my results on this device" });
  const tally = board.element.locator(".tally");
  await keep.check();
  await board.today.click();
  await board.play();
  await expect(tally).toHaveText(/^1 game, .* 1 deal of the day\.$/);
  await letPass(page, DAY);
  await board.today.click();
  await board.drawn();
  await board.play();
  await expect(tally).toHaveText(/^2 games, .* 2 deals of the day, the last 2 days in a row\.$/);
  const kept = /** @type {string[]} */ (await page.evaluate(() => JSON.parse(localStorage.getItem("upperhand:play-guess-who") ?? "")));
  expect(kept.map((line) => line.split(" ").at(-1))).toEqual(["412", "413"]);
  await keep.uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
