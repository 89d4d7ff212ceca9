// @ts-check
/** Many figures on one page, and attributes that a framework sets with every frame. */
import { BY_MODULE, FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { IS_FULL } from "./support/stormed.js";
import { FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** Fifty figures and two seconds, or for the suite two of each module and a part of it. */
const [COUNT, KINDS, FRAMES] = IS_FULL ? [50, FIGURES, 120] : [2 * BY_MODULE.length, BY_MODULE.map(([name]) => name), 20];

test.setTimeout(600_000);

test(`${COUNT} figures, whose attributes change with every frame, all show what was said last`, async ({ page }) => {
  const names = Array.from({ length: COUNT }, (_, index) => KINDS[index % KINDS.length] ?? "");
  await openAround(page, names.map((name) => `<upper-hand figure="${name}" loading="eager"></upper-hand>`).join(""));
  const errors = await page.evaluate(async (frames) => {
    const said = /** @type {string[]} */ ([]);
    addEventListener("upper-hand:error", (event) => said.push(/** @type {CustomEvent} */ (event).detail.message));
    scrollTo(0, 0);
    const figures = /** @type {UpperHand[]} */ ([...document.querySelectorAll("upper-hand")]);
    for (let frame = 1; frame <= frames; frame += 1) {
      for (const figure of figures) {
        figure.setAttribute("mine", String(1 + (frame % 24)));
        figure.setAttribute("threshold", String(frame / frames));
        figure.setAttribute("theme", frame % 2 === 0 ? "light" : "dark");
      }
      await new Promise((done) => requestAnimationFrame(done));
    }
    for (const figure of figures) {
      figure.setAttribute("mine", "17");
      figure.setAttribute("threshold", "0.75");
    }
    return said;
  }, FRAMES);
  expect(errors).toEqual([]);
  for (let index = 0; index < COUNT; index += 1) {
    const figure = new FigureOnPage(page, page.locator("upper-hand").nth(index));
    await figure.drawn();
    const state = await figure.state();
    if ("mine" in state) expect(state.mine, names[index]).toBe(17);
    if ("threshold" in state) expect(state.threshold, names[index]).toBe(0.75);
    await expect(figure.notice, names[index]).toBeHidden();
  }
  // Figures of one kind show one picture: none has kept an older one.
  for (const name of new Set(names)) {
    const alike = await page.locator(`upper-hand[figure="${name}"]`).all();
    const pictures = new Set();
    for (const figure of [alike[0], alike.at(-1)]) if (figure !== undefined) pictures.add(await new FigureOnPage(page, figure).text(".readout").first().textContent());
    expect(pictures.size, name).toBe(1);
  }
});
