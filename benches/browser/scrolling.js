// @ts-check
/** Main-thread milliseconds of each frame while a reader scrolls through the story: every passage has its turn. */
import assert from "node:assert/strict";
import { median, report } from "./report.js";

/** The way of the page in a frame, in CSS pixels. */
const WAY = 60;

/** The frames in which nothing moves that are measured. */
const IDLE = 20;

/** Starts the figures of the first stories, as many as are asked for, and counts the passages that have their turn. @param {number} count */
async function prepare(count) {
  const turns = /** @type {number[]} */ ([]);
  Object.assign(globalThis, { turns });
  const steps = [...document.querySelectorAll("upper-hand-step")];
  addEventListener("upper-hand:step", ({ target }) => turns.push(steps.indexOf(/** @type {typeof steps[number]} */ (target))));
  const stories = [...document.querySelectorAll("upper-hand-story")].slice(0, count);
  for (const figure of stories.flatMap((story) => [...story.querySelectorAll("upper-hand")])) {
    await figure.start();
    await figure.solved;
  }
  return stories.map((story) => {
    const { top, bottom } = story.getBoundingClientRect();
    return { from: Math.max(top + scrollY - innerHeight, 0), to: bottom + scrollY, steps: story.querySelectorAll("upper-hand-step").length };
  });
}

/** @param {number} top */
async function scroll(top) {
  scrollTo({ top, behavior: "instant" });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function scrolling(page, { rounds }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  /** What the main thread does for a step, by the processor's time. @param {number} top */
  const step = async (top) => {
    const used = async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    const before = await used();
    await page.evaluate(scroll, top);
    return (await used() - before) * 1000;
  };
  await page.goto("/index.html");
  const stories = await page.evaluate(prepare, rounds);
  const [times, idle] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  let passed = 0;
  for (const { from, to, steps } of stories) {
    await page.evaluate(scroll, from);
    // Figures that came into sight are drawn first.
    for (let frame = 0; frame < IDLE + Math.min(IDLE, rounds); frame += 1) if (frame < IDLE) await step(from); else idle.push(await step(from));
    for (let top = from; top < to; top += WAY) times.push(await step(top));
    passed += steps;
  }
  const turns = await page.evaluate(() => /** @type {any} */ (globalThis).turns);
  assert.deepEqual(turns, Array.from({ length: passed }, (_, index) => index), "every passage has its turn");
  // Both with what asking for them takes: the one cannot be subtracted from the other where they are nearly the same.
  report("the story: a frame in which nothing moves", idle);
  report("the story: a frame of scrolling", times, `   ${(median(times) / median(idle)).toFixed(2)} times as long`);
}
