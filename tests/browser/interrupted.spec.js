// @ts-check
/** Whatever a browser takes from a page in the middle: a Worker, a canvas, time. What was shown and asked for is there again. */
import { openAlone, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ reuseContext: false });

test("a Worker that is ended in the middle is missed, and its work is done by another", async ({ page }) => {
  await page.addInitScript(() => {
    const Own = Worker;
    const started = /** @type {Worker[]} */ ([]);
    // The browser ends the first as soon as it works.
    globalThis.Worker = /** @type {any} */ (function start(/** @type {any} */ ...given) {
      const worker = new Own(.../** @type {[any, any]} */ (given));
      started.push(worker);
      if (started.length === 1) worker.addEventListener("message", () => worker.terminate(), { once: true });
      return worker;
    });
    Object.assign(window, { started });
  });
  await page.clock.install();
  const figure = await openAlone(page, "guts-cards");
  await figure.setState({ cards: 3, ranks: 4, suits: 4 });
  await expect.poll(async () => {
    await page.clock.runFor(5_000);
    return page.evaluate(() => /** @type {any} */ (window).started.length);
  }).toBe(2);
  await figure.solved();
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  await expect(figure.notice).toBeHidden();
});

test("a canvas that the browser has lost is drawn anew as soon as it is there again", async ({ page }) => {
  for (const figure of await openAround(page, '<upper-hand></upper-hand><upper-hand figure="guts-payoff"></upper-hand>')) {
    const before = await figure.picture();
    const lost = await figure.canvas.evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      canvas.dispatchEvent(new Event("contextlost", { cancelable: true }));
      canvas.getContext("2d")?.reset();
      return canvas.width;
    });
    expect(lost).toBeGreaterThan(100);
    expect(await figure.picture()).not.toBe(before);
    await figure.canvas.evaluate((canvas) => canvas.dispatchEvent(new Event("contextrestored")));
    await expect.poll(() => figure.picture()).toBe(before);
  }
});
