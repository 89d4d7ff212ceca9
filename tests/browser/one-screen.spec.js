// @ts-check
/**
 * What is scrubbed and what it changes are seen together, in every window, for every figure, view and rule set. Here the usual
 * view is looked at in all but the roomiest windows and every view in the tightest ones, on the phone with fingers; the storm
 * looks at every view in every window.
 */
import { CHOICES } from "./support/choices.js";
import { BY_MODULE, FigureOnPage, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { IS_FULL } from "./support/stormed.js";

/** @typedef {import("./support/figure.js").Settings} State */

const WINDOWS = [[1280, 720], [1024, 768], [768, 1024], [1440, 900]].slice(0, IS_FULL ? 4 : 3);

/** Windows that are looked at with fingers. */
const PHONES = [[360, 740], [390, 844]].slice(0, IS_FULL ? 2 : 1);

/** The lowest window with a pointer, and the lowest with fingers. */
const TIGHTEST = { pointer: "1280×720", fingers: "360×740" };

/** The most that may be blank: two lines of text, in CSS pixels. */
const TWO_LINES = 2 * 1.45 * 14;

/**
 * The boxes of the parts that belong together in each of these states, from the top of the figure.
 * @param {FigureOnPage} figure
 * @param {State[]} states
 */
function boxes(figure, states) {
  return figure.element.evaluate(async (element, states) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const found = [];
    for (const state of states) {
      /** @type {any} */ (element).setState(state);
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      // What has begun by now is waited for.
      do await frame(); while (root.querySelector("[aria-busy=true]") !== null);
      const top = element.getBoundingClientRect().top;
      const parts = [...root.querySelectorAll('[part~="picture"], [part~="scrubber"], [part~="readout"], [part~="advice"], [part~="acts"]')];
      found.push(parts.map((part) => {
        const box = part.getBoundingClientRect();
        return { part: part.getAttribute("part"), top: box.top - top, bottom: box.bottom - top, left: box.left, right: box.right, spills: part.scrollWidth > part.clientWidth + 1 };
      }));
    }
    return found;
  }, states);
}

/**
 * The highest blank strips of the figure: stretches of a column in which no element that shows anything lies.
 * @param {FigureOnPage} figure
 */
function holes(figure) {
  return figure.element.evaluate(async (element) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    // How far the work is takes a line more while it goes on, and an answer may ask for the next one.
    do {
      await /** @type {import("../../www/element.js").UpperHand} */ (element).solved;
      for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    } while (root.querySelector(".solving:not(.idle)") !== null);
    const { left, right, top, bottom } = /** @type {Element} */ (root.querySelector("figure")).getBoundingClientRect();
    // The name of a slider and its number are the ends of one line.
    const shown = [...root.querySelectorAll("canvas, p, dt, dd, label, input, fieldset, .slider.variants, .acts, .folds, .results, .menu, .tools, .heading")]
      .filter((one) => one.closest("[hidden], .unseen") === null && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 1 && box.height > 1);
    let [highest, where] = [0, ""];
    for (let share = 1; share < 20; share += 1) {
      const x = left + ((right - left) * share) / 20;
      // A column at the end of lines of text is no hole: lines end where they end.
      const here = shown.filter((box) => box.left - 320 <= x && x <= box.right + 320).sort((a, b) => a.top - b.top);
      let free = top;
      for (const box of here) {
        if (box.top - free > highest) [highest, where] = [box.top - free, `${Math.round(x)},${Math.round(free - top)}`];
        free = Math.max(free, box.bottom);
      }
      if (bottom - free > highest) [highest, where] = [bottom - free, `${Math.round(x)},${Math.round(free - top)} to the end`];
    }
    return { highest, where };
  });
}

/**
 * Looks at figures in windows of these sizes, and at every view of them in the tightest.
 * @param {import("@playwright/test").Page} page
 * @param {readonly string[]} names
 * @param {readonly number[][]} windows
 * @param {string} tightest
 */
async function fits(page, names, windows, tightest) {
  const opened = [];
  for (const [index, figure] of (await openOn(page, names)).entries()) opened.push({ figure, name: names[index] ?? "", usual: /** @type {State} */ (await figure.state()) });
  for (const [width = 0, height = 0] of windows) {
    await page.setViewportSize({ width, height });
    const isTight = tightest === `${width}×${height}`;
    for (const { name, figure, usual } of opened) {
      await figure.element.evaluate((element) => element.scrollIntoView());
      await figure.drawn();
      const choices = Object.entries(CHOICES[name] ?? {}).flatMap(([choice, values]) => values.map((value) => ({ [choice]: value })));
      await fitsWith(figure, [...(isTight || IS_FULL ? choices : []), usual], width, height);
      const { highest, where } = await holes(figure);
      expect(highest, `${name}: a hole at ${where}, ${width}×${height}`).toBeLessThanOrEqual(TWO_LINES);
      for (const [, long] of LONG.filter(([of]) => isTight && of === name)) {
        await fitsWith(figure, [usual, long], width, height);
        expect(await cut(figure), `${name}: ${JSON.stringify(long)} cut off at ${width}`).toBeLessThanOrEqual(1);
        await figure.setState(usual);
      }
    }
  }
}

/**
 * A post with these figures.
 * @param {import("@playwright/test").Page} page
 * @param {readonly string[]} names
 */
async function openOn(page, names) {
  const style = 'body { margin: 0; padding: 0 8px } body::after { content: ""; display: block; height: 200vh }';
  return openAround(page, `<style>${style}</style>${names.map((name) => `<upper-hand figure="${name}"></upper-hand>`).join("")}`);
}

/** States with the longest numbers that a figure has. @type {[name: string, state: State][]} */
const LONG = [
  ["win-map", { axes: "log", size: 2_147_483_647, mine: 2_000_000_000, theirs: 700_000 }],
  ["question-profile", { rules: "open", mine: 1_000_000_000, theirs: 10_000 }],
  ["question-profile", { answers: 6, mine: 24, theirs: 24 }],
  ["question-profile", { answers: 3, mine: 1_000_000, theirs: 24 }],
  ["limit-tiles", { alpha: 4702.2, beta: 3000.1 }],
  ["limit-tiles", { alpha: 0.002, beta: 0.002 }],
  ["guts-cards", { cards: 3, hand: "10S10D10H", "hold-above": 22_100 }],
  ["guts-cards", { view: "matrix" }],
];

/** The pixels by which a number is cut off, at most. @param {FigureOnPage} figure */
async function cut(figure) {
  const rooms = await figure.element.evaluate((element) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const fields = [...root.querySelectorAll('.across-side .number input, .upright-side .number input, .percent, .position')];
    return fields.map(({ clientWidth, clientHeight, scrollWidth, scrollHeight, className }) =>
      Math.max(scrollWidth - clientWidth, className === "position" ? scrollHeight - clientHeight : 0));
  });
  expect(rooms.length).toBeGreaterThan(1);
  return Math.max(...rooms);
}

/**
 * Is the figure on one screen in these states?
 * @param {FigureOnPage} figure
 * @param {State[]} states
 * @param {number} width
 * @param {number} height
 */
async function fitsWith(figure, states, width, height) {
  const found = (await boxes(figure, states)).map((parts, index) => {
    // A board has buttons, if nothing to scrub.
    const isBoard = parts.some(({ part, top, bottom }) => part === "acts" && bottom > top);
    const wanted = ["picture", isBoard ? "acts" : "scrubber", "readout", "advice"];
    return {
      state: states[index],
      missing: wanted.filter((part) => !parts.some((box) => box.part === part)),
      outside: parts.filter(({ left, right, bottom }) => bottom > height || right > width || left < 0),
      // A number field may reach into the blank corner of the picture.
      spilling: parts.filter(({ part, spills }) => spills && part !== "scrubber"),
    };
  });
  const bad = found.filter(({ missing, outside, spilling }) => missing.length + outside.length + spilling.length > 0);
  expect(bad, `${width}×${height}`).toEqual([]);
}

for (const names of BY_MODULE) {
  test(`every window has room for sliders and words, in every view: ${names.join(", ")}`, ({ page }) => fits(page, names, IS_FULL ? [...WINDOWS, ...PHONES] : WINDOWS, TIGHTEST.pointer));
  test.describe("with fingers", () => {
    test.use({ hasTouch: true });
    test(`every phone has room for sliders and words, in every view: ${names.join(", ")}`, ({ page }) => fits(page, names, PHONES, TIGHTEST.fingers));
  });
}

/** Where the thumbs of two sliders may come close to the fields beside them. @type {Record<string, State>} */
const CLOSE = {
  "win-map": { size: 8, mine: 1, theirs: 1 },
  "question-profile": { answers: 3, mine: 24, theirs: 24, bid: 0, second: 0 },
  "guts-cards": { hand: "3C2C", "hold-above": 0 },
  "guts-payoff": { threshold: 0, others: 0 },
};

test("on phones no thumb reaches into the field beside it, and sliders of one figure are of one length", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const figures = await openOn(page, Object.keys(CLOSE));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [index, [name, state]] of Object.entries(CLOSE).entries()) {
      const figure = /** @type {FigureOnPage} */ (figures[index]);
      await figure.setState(state);
      const found = await figure.element.evaluate(({ shadowRoot }) => {
        const sliders = [.../** @type {ShadowRoot} */ (shadowRoot).querySelectorAll(".across-side .slider, .upright-side .slider")];
        const side = (/** @type {Element | null} */ element) => /** @type {Element} */ (element).getBoundingClientRect();
        return sliders.map((slider) => {
          const { left, right } = side(slider.querySelector("[type=range]"));
          return { gap: left - side(slider.querySelector(".number input")).right, right };
        });
      });
      expect(found.length).toBeGreaterThan(1);
      expect(Math.min(...found.map(({ gap }) => gap)), `${name} at ${width}`).toBeGreaterThanOrEqual(0);
      expect(new Set(found.map(({ right }) => Math.round(right))).size, `${name} at ${width}`).toBe(1);
    }
  }
});

test("the thumb of a primary control stands under the crosshair, and along the axis beside it, and goes finely with Shift", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const figure = await new FigureOnPage(page).open();
  for (const [mine, theirs] of [[1, 64], [7, 40], [40, 12], [64, 1]]) {
    await figure.setState({ mine: mine ?? 1, theirs: theirs ?? 1 });
    const away = await figure.element.evaluate(({ shadowRoot }, { mine, theirs }) => {
      const root = /** @type {ShadowRoot} */ (shadowRoot);
      const canvas = /** @type {Element} */ (root.querySelector("canvas")).getBoundingClientRect();
      /** @param {string} name */
      const rail = (name) => {
        const range = /** @type {HTMLInputElement} */ (root.querySelector(`.slider.${name} input[type=range]`));
        const [share, box] = [(range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min)), range.getBoundingClientRect()];
        const spelled = getComputedStyle(/** @type {Element} */ (root.querySelector("figure"))).getPropertyValue("--thumb");
        const thumb = Number(/([\d.]+)\*16px/.exec(spelled)?.[1]) * 16;
        const isUpright = box.height > box.width;
        const [start, length] = isUpright ? [canvas.bottom - box.bottom, box.height] : [box.left - canvas.left, box.width];
        return { at: start + thumb / 2 + share * (length - thumb), first: start + thumb / 2, last: start + length - thumb / 2 };
      };
      return { mine: rail("mine"), theirs: rail("theirs"), values: [mine, theirs], box: [canvas.width, canvas.height] };
    }, { mine, theirs });
    // The place of a pool is that of its column: found again by pointing there.
    const [width = 0, height = 0] = away.box;
    const clicked = await figure.canvas.boundingBox();
    await page.mouse.move((clicked?.x ?? 0) + away.mine.at, (clicked?.y ?? 0) + height - away.theirs.at);
    await figure.drawn();
    await expect(figure.heading).toContainText(`You have ${mine}, they have ${theirs}`);
    expect(away.mine.last).toBeLessThan(width);
  }
  // A drag with Shift is finer than the pixels.
  await page.setViewportSize({ width: 390, height: 844 });
  await figure.setState({ size: 4096, mine: 2000, theirs: 2000 });
  const range = await figure.slider("mine").boundingBox();
  const state = await figure.state();
  const [left, width, y] = [range?.x ?? 0, range?.width ?? 0, (range?.y ?? 0) + (range?.height ?? 0) / 2];
  const thumb = left + 10 + ((state.mine - state.left) / (state.size - 1)) * (width - 20);
  await page.mouse.move(thumb, y);
  await page.mouse.down();
  await figure.drawn();
  const { mine: held } = await figure.state();
  await page.keyboard.down("Shift");
  const seen = new Set();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(thumb + step, y);
    await figure.drawn();
    seen.add((await figure.state()).mine - held);
  }
  await page.mouse.up();
  await page.keyboard.up("Shift");
  // Eight pixels of the track are worth about a hundred suspects.
  expect(Math.max(...seen)).toBeLessThan(20);
  expect(seen.size).toBeGreaterThan(4);
});
