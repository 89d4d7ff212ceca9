// @ts-check
/** Twenty thousand random events for each figure: no error, no growth of the module’s memory, nor of that of scripts. */
import assert from "node:assert/strict";
import { FigureOnPage } from "../../tests/browser/support/figure.js";
import { scriptOf } from "../../tests/browser/support/site.js";
import { stir } from "../../tests/browser/support/stir.js";
import { ABOUT, FIGURES } from "../../www/generated/schema.js";

/** The number of events in a round. */
const COUNT = 2500;

/** The same events in every round: what has to be solved for them is known after the first. */
const ROUNDS = 8;

/** The megabytes of scripts from the fourth round to the last: 0.1 of them come and go. */
const GROWN = 0.5;

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function endurance(page, { only, rounds }) {
  const [count, times] = [Math.min(COUNT, 60 * rounds), Math.min(ROUNDS, rounds)];
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize / 2 ** 20;
  };
  // Where no times are wanted, a figure of each module says that it works.
  const isFirst = (/** @type {string} */ name, /** @type {number} */ index) => FIGURES.findIndex((other) => ABOUT[other]?.module === ABOUT[name]?.module) === index;
  for (const name of FIGURES.filter((name, index) => name.includes(only) && (times === ROUNDS || isFirst(name, index)))) {
    await page.goto("/explore.html");
    await page.evaluate((name) => {
      const figure = document.createElement("upper-hand");
      figure.setAttribute("figure", name);
      document.body.replaceChildren(figure);
    }, name);
    const figure = new FigureOnPage(page);
    await figure.drawn();
    const [wasm, script] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
    for (let round = 0; round < times; round += 1) {
      const { errors, memory } = await figure.element.evaluate(stir, { count, seed: 7, script: scriptOf(ABOUT[name]?.module ?? "") });
      assert.deepEqual(errors, [], name);
      wasm.push(memory / 2 ** 20);
      script.push(await heap());
    }
    // After fewer events there is more to be met for the first time.
    if (times === ROUNDS) {
      assert.equal(wasm.at(-1), wasm.at(-2), `${name}: wasm memory after each round ${wasm.join()} MB`);
      assert.ok((script.at(-1) ?? 0) - (script[ROUNDS / 2 - 1] ?? 0) < GROWN, `${name}: script memory after each round ${script.join()} MB`);
    }
    const shown = (/** @type {number[]} */ sizes) => sizes.map((size) => size.toFixed(1)).join(" ");
    console.log(`${name.padEnd(18)} ${times} × ${count} events   wasm MB ${shown(wasm)}   script MB ${shown(script)}`);
  }
}
