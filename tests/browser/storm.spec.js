// @ts-check
/**
 * A storm of random events over every figure, on a clock that runs two hours for 100 000 of them. `UPPERHAND_STORM=full`, which
 * `cargo xtask test storm` sets, sends them all; the suite sends one in a hundred, to one figure of each game. The native storm
 * (tests/native/controller/storm.rs) sends its events to all figures in every run.
 */
import { CHOICES } from "./support/choices.js";
import { generator } from "./support/events.js";
import { expect, test } from "./support/page.js";
import { BOARD_AND_WORKER, IS_FULL, look, open } from "./support/stormed.js";
import { FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("@playwright/test").Page} Page */

const EVENTS = IS_FULL ? 100_000 : 1_000;
/** The time of the page that passes with each event, in milliseconds. */
const PACE = (2 * 60 * 60 * 1000) / 100_000;
/** The number of events between two acts of the reader's own hands. */
const BATCH = 50;
/** The number of events between two looks at what they have done. */
const LOOK = IS_FULL ? 2_000 : 500;

// A clock that was replaced stays so in its context. Scripts set whatever any figure has, which is refused aloud.
test.use({ reuseContext: false, viewport: { width: 998, height: 900 }, allowConsole: [/^console warning: “[a-z, -]+” is no setting of this figure: it has /] });
test.setTimeout(IS_FULL ? 3_600_000 : 180_000);

/**
 * One act with the mouse, the keyboard or the window itself, as only a browser can send it.
 * @param {Page} page
 * @param {(below: number) => number} random
 */
async function act(page, random) {
  const { mouse, keyboard } = page;
  const acts = [
    () => mouse.move(random(1000), random(900)),
    async () => {
      await mouse.down();
      await mouse.move(random(1000), random(900), { steps: 2 });
      await mouse.up();
    },
    () => mouse.wheel(0, random(600) - 300),
    () => keyboard.press(["Tab", "ArrowRight", "ArrowUp", "Home", "Escape", "+", "3", "e", "-"][random(9)] ?? "Tab"),
    () => page.setViewportSize({ width: 320 + random(900), height: 400 + random(700) }),
    () => page.emulateMedia({
      colorScheme: random(2) === 0 ? "dark" : "light",
      reducedMotion: random(2) === 0 ? "reduce" : "no-preference",
      forcedColors: random(4) === 0 ? "active" : "none",
    }),
  ];
  await acts[random(acts.length)]?.();
}

/**
 * The memory that the page holds when nothing is left to be thrown away.
 * @param {Page} page
 */
async function held(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return { nodes, jsEventListeners, usedSize };
}

for (const name of BOARD_AND_WORKER) {
  const seed = FIGURES.indexOf(name);
  test(`${name}: no storm breaks it, and what it shows is what its address leads to`, async ({ page }) => {
    const figure = await open(page, name, seed);
    const random = generator(1000 + seed);
    const memory = [];
    for (let sent = 0; sent < EVENTS; sent += BATCH) {
      await page.evaluate((count) => {
        const { events } = /** @type {any} */ (window);
        for (let event = 0; event < count; event += 1) events.send();
      }, BATCH);
      await act(page, random);
      await page.clock.runFor(PACE * BATCH);
      if ((sent + BATCH) % LOOK !== 0) continue;
      const { query, state, told, words, toldWords, differing, refused } = await look(figure);
      expect({ state: told, words: toldWords, differing, refused }, query).toEqual({ state, words, differing: 0, refused: "" });
      for (const [setting, values] of Object.entries(CHOICES[name] ?? {})) {
        const value = JSON.parse(state)[setting];
        expect(values).toContain(typeof value === "boolean" ? (value ? "yes" : "no") : value);
      }
      memory.push(await held(page));
    }
    expect(await page.evaluate(() => /** @type {any} */ (window).errors)).toEqual([]);
    // What is thrown away is not always collected at once: the least of each half counts, where they are of some length.
    if (!IS_FULL) return;
    console.log(`${name}: ${JSON.stringify(memory[0])} at first, ${JSON.stringify(memory.at(-1))} at last`);
    const halves = [memory.slice(0, memory.length / 2), memory.slice(memory.length / 2)];
    for (const what of /** @type {const} */ (["nodes", "jsEventListeners", "usedSize"])) {
      const [before = 0, after = Infinity] = halves.map((half) => Math.min(...half.map((held) => held[what])));
      expect(after, `${what}: ${memory.map((held) => held[what]).join()}`).toBeLessThan(1.5 * before);
    }
  });
}
