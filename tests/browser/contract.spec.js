// @ts-check
/**
 * What every figure keeps to, whichever it is: keys, mouse and touch move it, it goes on after the tab was hidden, its address
 * leads back, it can be taken away; and what takes long is solved beside the page, with progress, and stops when it is told to.
 */
import { drag, openAlone, FigureOnPage } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";
import { ABOUT, FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** Settings that each figure with a Worker has something to solve for. @type {Record<string, import("./support/figure.js").Settings>} */
const TO_SOLVE = {
  "real-board": { board: "faces-40", joined: "yes", moves: "" },
  "guts-cards": { cards: 3, ranks: 4, suits: 4 },
  "guts-coalition": { hands: "cards2" },
  "three-players": { rules: "official", mine: 24, theirs: 24, "last-pool": 24 },
  blindfold: { rules: "race" },
};

/** Games, which have no rounds to list before the first is played. */
const GAMES = ["play-guts", "cheating-table"];

/** Waits until nothing is left to be solved: an answer may ask for the next one. @param {FigureOnPage} figure */
async function solved(figure) {
  for (let part = 0; part < 2; part += 1) {
    await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).solved);
    await figure.drawn();
  }
}

test.use({ viewport: { width: 480, height: 800 }, hasTouch: true });

for (const name of FIGURES) {
  test(`${name}: keys, mouse and touch move it, its address leads back, and it can be taken away`, async ({ page }) => {
    const figure = await openAlone(page, name);
    // What is solved elsewhere does not come between a key and what it does.
    await solved(figure);
    if (!(name in TO_SOLVE)) expect(page.workers()).toEqual([]);
    await figure.canvas.focus();
    const takesKeys = (await figure.canvas.getAttribute("tabindex")) === "0";
    const atFirst = await figure.state();
    for (const key of ["ArrowRight", "ArrowUp"]) {
      const [said, picture] = [await figure.text(".readout").textContent(), await figure.picture()];
      await page.keyboard.press(key);
      await figure.drawn();
      if ((await figure.text(".readout").textContent()) !== said) expect(await figure.picture(), key).not.toBe(picture);
    }
    if (takesKeys) {
      expect(await figure.state(), "by keys").not.toEqual(atFirst);
      const { x, y, width, height } = await figure.box();
      const before = await figure.state();
      await page.mouse.move(x + 0.3 * width, y + 0.35 * height);
      await page.mouse.down();
      await page.mouse.move(x + 0.7 * width, y + 0.6 * height, { steps: 3 });
      await page.mouse.up();
      await figure.drawn();
      const dragged = await figure.state();
      expect(dragged, "by mouse").not.toEqual(before);
      await page.touchscreen.tap(x + 0.4 * width, y + 0.45 * height);
      await figure.drawn();
      expect(await figure.state(), "by touch").not.toEqual(dragged);
      await page.mouse.move(0, 0);
    }
    const session = await page.context().newCDPSession(page);
    for (const state of /** @type {const} */ (["frozen", "active"])) await session.send("Page.setWebLifecycleState", { state });
    await session.detach();
    const range = figure.text(".slider input[type=range]:visible").first();
    const shown = await figure.state();
    if ((await range.count()) === 0) await figure.setState({ seed: 9 });
    else for (const end of ["min", "max"]) await drag(range, Number(await range.getAttribute(end)));
    await figure.drawn();
    // At the beginning of a game there is no move to go back to.
    const isFixed = (await range.count()) > 0 && (await range.getAttribute("max")) === (await range.getAttribute("min"));
    if (!isFixed) expect(await figure.state(), "after the tab was hidden").not.toEqual(shown);
    await solved(figure);
    await canBeTakenAway(figure, name);
  });
}

/**
 * @param {FigureOnPage} figure
 * @param {string} name
 */
async function canBeTakenAway(figure, name) {
  const { page } = figure;
  const state = await figure.state();
  const { query, csv, json, svg } = await figure.element.evaluate((element) => {
    const upperHand = /** @type {UpperHand} */ (element);
    const parsed = new DOMParser().parseFromString(upperHand.toSVG(), "image/svg+xml");
    const error = parsed.querySelector("parsererror")?.textContent ?? null;
    return { query: upperHand.query, csv: upperHand.toCSV(), json: upperHand.toJSON(), svg: { error, root: parsed.documentElement.localName } };
  });
  expect(svg).toEqual({ error: null, root: "svg" });
  const { rows, columns } = JSON.parse(json);
  if (!GAMES.includes(name)) expect(rows.length).toBeGreaterThan(1);
  // Four lines about it, none with an address, which this page has not, and the names of the columns.
  expect(csv.trimEnd().split("\r\n")).toHaveLength(rows.length + 5);
  expect(rows.filter((/** @type {string[]} */ row) => row.length !== columns.length)).toEqual([]);
  await page.unroute("/blog");
  await page.goto(`/explore.html${query === "" ? "" : `?${query}`}`);
  const again = new FigureOnPage(page, page.locator(`upper-hand[figure="${name}"]`));
  await again.drawn();
  expect(await again.state()).toEqual(state);
}

for (const [name, settings] of Object.entries(TO_SOLVE)) {
  test(`${name}: what takes long is solved beside the page, says so, stops and goes on by key, and nothing moves`, async ({ page }) => {
    const work = await resting(page, `${ABOUT[name]?.module}-worker.js`);
    const figure = await openAlone(page, name, settings);
    await work.reached();
    const bar = figure.element.getByRole("progressbar");
    await expect(bar).toBeVisible();
    const place = () => figure.element.evaluate((element) => {
      const root = /** @type {ShadowRoot} */ (element.shadowRoot);
      const { x, y, width, height } = /** @type {Element} */ (root.querySelector("canvas")).getBoundingClientRect();
      return [x, y - element.getBoundingClientRect().y, width, height, root.querySelector(".solving")?.getBoundingClientRect().height];
    });
    const before = await place();
    await figure.element.getByRole("button", { name: "Stop" }).press("Enter");
    await expect(bar).toBeHidden();
    expect(await place()).toEqual(before);
    await figure.element.getByRole("button", { name: "Go on" }).press("Enter");
    await expect(bar).toBeVisible();
    await work.goOn();
    await solved(figure);
    await expect(bar).toBeHidden();
    await expect(figure.element.getByRole("button", { name: "Stop" })).toBeHidden();
    await expect(figure.notice).toBeHidden();
    expect(await place()).toEqual(before);
  });
}
