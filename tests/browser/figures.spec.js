// @ts-check
/** Random events on a figure: it stays whole, and the memory of its module as it was. */
import { FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { scriptOf } from "./support/site.js";
import { stir } from "./support/stir.js";
import { IS_FULL, ONE_OF_EACH_GAME } from "./support/stormed.js";
import { ABOUT, FIGURES } from "../../www/generated/schema.js";

test.use({ viewport: { width: 480, height: 800 } });

/** The random events that a figure stands before its memory is looked at. */
const EVENTS = IS_FULL ? 250 : 80;

/**
 * A page with one figure.
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function openFigure(page, name) {
  const [figure] = await openAround(page, `<upper-hand figure="${name}"></upper-hand>`);
  if (figure === undefined) throw new Error("a figure was expected");
  return figure;
}

for (const name of IS_FULL ? FIGURES : ONE_OF_EACH_GAME) {
  test(`${name}: random events leave it whole, and the memory as it was`, async ({ page }) => {
    const figure = await openFigure(page, name);
    const memory = [];
    // The same events again and again: what has to be solved is known after the first time, and the heap
    // settles after a few.
    while (memory.length < 4 || (memory.length < 8 && memory.at(-1) !== memory.at(-2))) {
      const stirred = await figure.element.evaluate(stir, { count: EVENTS, seed: 250, script: scriptOf(ABOUT[name]?.module ?? "") });
      expect(stirred.errors).toEqual([]);
      memory.push(stirred.memory);
    }
    expect(memory.at(-1), memory.join()).toBe(memory.at(-2));
    await figure.drawn();
    const state = await figure.state();
    const query = new URLSearchParams(await figure.element.evaluate((element) => /** @type {any} */ (element).query));
    for (const [setting, value] of query) {
      const shown = state[setting];
      const told = typeof shown === "boolean" ? value === "yes" : value;
      expect(typeof shown === "number" ? Number(value) : told, setting).toBe(shown);
    }
    // The figure shows its last state: another one, told the same, says and shows the same.
    await figure.element.evaluate((element) => {
      const copy = document.createElement("upper-hand");
      for (const [setting, value] of Object.entries(/** @type {any} */ (element).getState())) copy.setAttribute(setting, String(value));
      element.before(copy);
    });
    const copy = new FigureOnPage(page, page.locator("upper-hand").first());
    await copy.drawn();
    const stirred = new FigureOnPage(page, page.locator("upper-hand").nth(1));
    expect(await copy.state()).toEqual(state);
    // Long tasks are solved elsewhere.
    await copy.element.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).solved);
    await copy.drawn();
    const said = await copy.text(".position-facts .facts").textContent();
    await stirred.drawn();
    await expect(stirred.text(".position-facts .facts")).toHaveText(said ?? "");
  });
}
