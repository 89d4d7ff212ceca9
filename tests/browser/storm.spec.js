// @ts-check
/**
 * A storm of random events over every figure, on a clock that runs two hours for 100 000 of them. `UPPERHAND_STORM=full`, which
 * `cargo xtask test storm` sets, sends them all; the suite sends one in a hundred.
 */
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { CHOICES } from "./support/choices.js";
import { generator } from "./support/events.js";
import { FigureOnPage } from "./support/figure.js";
import { html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { FIELDS, FIGURES } from "../../www/schema.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const IS_FULL = env["UPPERHAND_STORM"] === "full";
const EVENTS = IS_FULL ? 100_000 : 1_000;
/** The time of the page that passes with each event, in milliseconds. */
const PACE = (2 * 60 * 60 * 1000) / 100_000;
/** The number of events between two acts of the reader's own hands. */
const BATCH = 50;
/** The number of events between two looks at what they have done. */
const LOOK = IS_FULL ? 2_000 : 500;

// A clock that was replaced stays so in its context.
test.use({ reuseContext: false, viewport: { width: 1000, height: 900 } });
test.setTimeout(IS_FULL ? 3_600_000 : 180_000);

/**
 * A page with a figure in a host, and a mate that may be of its group.
 * @param {Page} page
 * @param {string} name
 * @param {number} seed
 */
async function open(page, name, seed) {
  const script = '<script type="module" src="/www/element.js"></script>';
  const figure = `<upper-hand figure="${name}"`;
  const body = `<div id="host">${figure} id="stormed"></upper-hand></div><div id="copies"></div>${figure} id="mate" group="storm"></upper-hand>`;
  await page.route("/storm", (route) => route.fulfill({ contentType: "text/html", body: html(script, body) }));
  await page.route("/events.js", (route) => route.fulfill({ path: fileURLToPath(new URL("support/events.js", import.meta.url)) }));
  await page.clock.install();
  await page.goto("/storm");
  await page.evaluate(async ({ fields, seed }) => {
    const { Events } = await import(/** @type {string} */ ("/events.js"));
    const figures = /** @type {UpperHand[]} */ ([...document.querySelectorAll("upper-hand")]);
    await Promise.all(figures.map((figure) => figure.start()));
    const errors = /** @type {string[]} */ ([]);
    addEventListener("upper-hand:error", (event) => errors.push(/** @type {CustomEvent} */ (event).detail.message));
    Object.assign(window, { events: new Events(document.querySelector("#stormed"), fields, seed), errors });
  }, { fields: FIELDS, seed });
  return new FigureOnPage(page, page.locator("#stormed"));
}

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
 * What the stormed figure shows once it is left alone, and what a new one shows that is told its address alone.
 * @param {FigureOnPage} figure
 */
async function look(figure) {
  const { page, element } = figure;
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference", forcedColors: "none" });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    /** @type {any} */ (window).events.calm();
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  });
  const shown = await seen(figure);
  const query = await element.evaluate((figure) => /** @type {UpperHand} */ (figure).query);
  await page.evaluate((query) => {
    const copy = document.createElement("upper-hand");
    for (const [name, value] of new URLSearchParams(query)) copy.setAttribute(name, value);
    document.querySelector("#copies")?.replaceChildren(copy);
  }, query);
  const copy = new FigureOnPage(page, page.locator("#copies upper-hand"));
  const told = await seen(copy);
  await expect(copy.notice, query).toBeHidden();
  await page.evaluate(() => document.querySelector("#copies")?.replaceChildren());
  return { shown, told, query };
}

/**
 * What a figure shows when nothing is left to be done.
 * @param {FigureOnPage} figure
 */
async function seen(figure) {
  await figure.drawn();
  await figure.page.clock.runFor(3_000);
  await figure.element.evaluate((figure) => /** @type {UpperHand} */ (figure).solved);
  await figure.drawn();
  await rendered(figure.page);
  await figure.drawn();
  const state = await figure.state();
  return { state, isPart: await figure.text(".solving:not(.idle)").count() > 0, pictures: await pictures(figure) };
}

/**
 * Waits for a frame of the browser itself, with news of sizes, which the clock of the page knows nothing of.
 * @param {Page} page
 */
function rendered(page) {
  return page.evaluate(() => new Promise((done) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      done(undefined);
    });
    observer.observe(document.body);
  }));
}

/**
 * The pictures, each as a short text.
 * @param {FigureOnPage} figure
 * @returns {Promise<string[]>}
 */
function pictures(figure) {
  return figure.element.evaluate(async ({ shadowRoot }) => {
    const canvases = [...(shadowRoot?.querySelectorAll("canvas") ?? [])].filter((canvas) => canvas.checkVisibility());
    return Promise.all(canvases.map(async (canvas) => {
      const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      context?.drawImage(canvas, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", pixels));
      return `${canvas.width} × ${canvas.height}: ${digest.slice(0, 8).join(" ")}`;
    }));
  });
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

for (const [seed, name] of FIGURES.entries()) {
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
      const { shown, told, query } = await look(figure);
      expect(told.state, query).toEqual(shown.state);
      for (const [setting, values] of Object.entries(CHOICES[name] ?? {})) {
        const value = shown.state[setting];
        expect(values).toContain(typeof value === "boolean" ? (value ? "yes" : "no") : value);
      }
      if (!shown.isPart) expect(told.pictures, query).toEqual(shown.pictures);
      memory.push(await held(page));
    }
    expect(await page.evaluate(() => /** @type {any} */ (window).errors)).toEqual([]);
    const [first, last] = [memory[0], memory.at(-1)];
    if (first === undefined || last === undefined) throw new Error("nobody has looked");
    expect(last.nodes, JSON.stringify(memory)).toBeLessThan(1.5 * first.nodes);
    expect(last.jsEventListeners, JSON.stringify(memory)).toBeLessThan(1.5 * first.jsEventListeners);
    expect(last.usedSize, JSON.stringify(memory)).toBeLessThan(2 * first.usedSize + 20e6);
  });
}
