// @ts-check
/** Parts that go from a figure, figures that go from their element, and those that go from the page, leave nothing in its memory. */
import { BY_MODULE, FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { scriptOf } from "./support/site.js";
import { stir } from "./support/stir.js";
import { IS_FULL } from "./support/stormed.js";
import { ABOUT, FIGURES } from "../../www/generated/schema.js";

test.use({ viewport: { width: 640, height: 800 } });

/** The times that something comes and goes before the nodes of the page are counted, and from then on. */
const [FIRST, TIMES] = IS_FULL ? [5, 20] : [3, 8];

/**
 * Has something come and go until that has left no node more. What leaves some leaves them each time. The browser
 * may hold what went last, and one time more than another.
 * @param {FigureOnPage} figure
 * @param {() => Promise<void>} once
 */
async function leavesNothing(figure, once) {
  const session = await figure.page.context().newCDPSession(figure.page);
  const nodes = async () => {
    // It is described once it is at rest.
    await expect(figure.text("#summary").first()).not.toBeEmpty();
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
  const comeAndGo = async (/** @type {number} */ times) => {
    for (let time = 0; time < times; time += 1) await once();
  };
  await comeAndGo(FIRST);
  let before = await nodes();
  const more = async () => {
    await comeAndGo(TIMES);
    const after = await nodes();
    const difference = after - before;
    before = after;
    return difference;
  };
  await expect.poll(more).toBeLessThanOrEqual(0);
}

test("controls and figures that come and go in one element leave nothing, nor do elements that are moved and copied, whose module does not grow", async ({ page }) => {
  const [figure] = await openAround(page, "<upper-hand></upper-hand>");
  // Each time would leave eleven nodes: a fieldset, its legend and explanation, two options, their labels and texts.
  const controls = [{ compare: "official" }, { compare: "none" }];
  // And here both figures, of a few hundred each.
  const others = [{ figure: "limit-tiles" }, { figure: "win-map" }];
  for (const states of [controls, others]) await leavesNothing(figure, async () => {
    for (const state of states) await figure.setState(state);
  });
  const comeAndGo = () => page.evaluate(async (script) => {
    const { memory } = await (await import(script)).default();
    const figure = document.createElement("upper-hand");
    document.body.append(figure);
    await figure.start();
    const clone = /** @type {HTMLElement} */ (figure.cloneNode(true));
    document.body.prepend(figure);
    document.body.append(clone);
    figure.remove();
    clone.remove();
    await new Promise((done) => setTimeout(done));
    return memory.buffer.byteLength;
  }, scriptOf("guess-who"));
  const sizes = /** @type {number[]} */ ([]);
  await leavesNothing(figure, async () => void sizes.push(await comeAndGo()));
  expect(new Set(sizes.slice(FIRST)).size, sizes.join()).toBe(1);
});

test("the same random events again and again leave figures whole, and the memory of their modules as it was", async ({ page }) => {
  const names = IS_FULL ? FIGURES : BY_MODULE.map(([name = ""]) => name);
  const figures = await openAround(page, names.map((name) => `<upper-hand figure="${name}" loading="eager"></upper-hand>`).join(""));
  for (const [index, figure] of figures.entries()) {
    const memory = /** @type {number[]} */ ([]);
    const given = { count: IS_FULL ? 250 : 80, seed: 250, script: scriptOf(ABOUT[names[index] ?? ""]?.module ?? "") };
    // What has to be solved is known after the first time, and the heap settles after a few.
    while (memory.length < 4 || (memory.length < 8 && memory.at(-1) !== memory.at(-2))) {
      await figure.drawn();
      const stirred = await figure.element.evaluate(stir, given);
      expect(stirred.errors).toEqual([]);
      memory.push(stirred.memory);
    }
    expect(memory.at(-1), `${names[index]}: ${memory.join()}`).toBe(memory.at(-2));
    await figure.drawn();
  }
});

test("a minute after the last figure of a module has gone, its memory and its Worker are given back, and the next one is there at once", async ({ page }) => {
  await page.clock.install();
  const [, figure] = await openAround(page, '<upper-hand figure="guts-payoff"></upper-hand><upper-hand figure="guts-cards"></upper-hand>');
  await figure?.solved();
  const megabytes = (more = 0) => page.evaluate(async ([script, more]) => {
    const { memory } = await (await import(script)).default();
    if (more > 0) memory.grow(more);
    return memory.buffer.byteLength >> 20;
  }, /** @type {const} */ ([scriptOf("guts"), more]));
  const before = await megabytes();
  await megabytes(1600);
  const remove = () => page.evaluate(() => {
    Object.assign(window, { gone: document.querySelector("upper-hand") }).gone?.remove();
  });
  await remove();
  await page.clock.runFor(61_000);
  expect([await megabytes(), page.workers().length]).toEqual([before + 100, 1]);
  await remove();
  await page.clock.runFor(61_000);
  expect(await megabytes()).toBeLessThanOrEqual(before);
  await expect.poll(() => page.workers().length).toBe(0);
  await page.evaluate(() => document.body.append(/** @type {any} */ (window).gone));
  await page.clock.runFor(1_000);
  await expect(new FigureOnPage(page).fact("Equilibrium loses")).toHaveText("nothing, exactly");
});
