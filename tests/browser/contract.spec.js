// @ts-check
/**
 * What every figure keeps to, whichever it is: keys, mouse and touch move it, it goes on after the tab was hidden, its address
 * leads back; and what takes long is solved beside the page, with progress, and stops when it is told to.
 */
import { drag, openAlone, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";
import { ABOUT, FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("./support/figure.js").FigureOnPage} FigureOnPage */

/** Settings that each figure with a Worker has something to solve for. @type {Record<string, import("./support/figure.js").Settings>} */
const TO_SOLVE = {
  "real-board": { board: "faces-40", joined: "yes", moves: "" },
  "guts-cards": { cards: 3, ranks: 4, suits: 4 },
  "guts-coalition": { hands: "cards2" },
  "three-players": { rules: "official", mine: 24, theirs: 24, "last-pool": 24 },
  blindfold: { rules: "race" },
};

test.use({ viewport: { width: 480, height: 800 }, hasTouch: true });

/** Figures that solve nothing beside the page, and those that do. */
const PAGES = [FIGURES.filter((name) => !(name in TO_SOLVE)), Object.keys(TO_SOLVE)];

for (const [index, names] of PAGES.entries()) {
  test(`keys, mouse and touch move each figure, and its address leads back: ${names.join(", ")}`, async ({ page }) => {
    const figures = await openAround(page, names.map((name) => `<upper-hand figure="${name}"></upper-hand>`).join(""));
    // What is solved elsewhere does not come between a key and what it does.
    for (const figure of figures) await figure.solved();
    if (index === 0) expect(page.workers()).toEqual([]);
    for (const [index, figure] of figures.entries()) await test.step(`${names[index]} moves`, () => moves(figure));
    const session = await page.context().newCDPSession(page);
    for (const state of /** @type {const} */ (["frozen", "active"])) await session.send("Page.setWebLifecycleState", { state });
    await session.detach();
    for (const [index, figure] of figures.entries()) await test.step(`${names[index]} goes on`, async () => {
      const range = figure.text(".slider input[type=range]:visible").first();
      const shown = await figure.state();
      if ((await range.count()) === 0) await figure.setState({ seed: 9 });
      else for (const end of ["min", "max"]) await drag(range, Number(await range.getAttribute(end)));
      await figure.drawn();
      // At the beginning of a game there is no move to go back to.
      const isFixed = (await range.count()) > 0 && (await range.getAttribute("max")) === (await range.getAttribute("min"));
      if (!isFixed) expect(await figure.state(), "after the tab was hidden").not.toEqual(shown);
      await figure.solved();
      await addressLeadsBack(figure);
    });
  });
}

/** Keys, mouse and touch on the main picture do something. @param {FigureOnPage} figure */
async function moves(figure) {
  const { page } = figure;
  await figure.canvas.focus();
  const takesKeys = (await figure.canvas.getAttribute("tabindex")) === "0";
  const atFirst = await figure.state();
  for (const key of ["ArrowRight", "ArrowUp"]) {
    const [said, picture] = [await figure.text(".readout").textContent(), await figure.picture()];
    await page.keyboard.press(key);
    await figure.drawn();
    if ((await figure.text(".readout").textContent()) !== said) expect(await figure.picture(), key).not.toBe(picture);
  }
  if (!takesKeys) return;
  const before = await figure.state();
  expect(before, "by keys").not.toEqual(atFirst);
  const { x, y, width, height } = await figure.box();
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

/** Another one that is told its address alone comes to the same settings. @param {FigureOnPage} figure */
async function addressLeadsBack(figure) {
  const again = await figure.element.evaluate(async (element) => {
    const copy = document.createElement("upper-hand");
    for (const [setting, value] of new URLSearchParams(/** @type {UpperHand} */ (element).query)) copy.setAttribute(setting, value);
    document.body.append(copy);
    await copy.start();
    const again = copy.getState();
    copy.remove();
    return again;
  });
  expect(again).toEqual(await figure.state());
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
    await figure.solved();
    await expect(bar).toBeHidden();
    await expect(figure.element.getByRole("button", { name: "Stop" })).toBeHidden();
    await expect(figure.notice).toBeHidden();
    expect(await place()).toEqual(before);
  });
}
