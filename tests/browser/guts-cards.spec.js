// @ts-check
/** The figure `guts-cards`: hands under keys, pointer and touch, solved off the page, with progress and stop. */
import { FigureOnPage, drag, observed, openAlone } from "./support/figure.js";
import { expect, test } from "./support/page.js";
import { resting } from "./support/resting.js";
import { versionFolder } from "./support/site.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("./support/figure.js").Settings} State */

test.use({ viewport: { width: 1000, height: 900 } });

/** The deck that takes longest. */
const LONG = { cards: 3, ranks: 4, suits: 4 };

/**
 * A hand such as "JS/7C" as people write it.
 * @param {string} hand
 */
function written(hand) {
  const suits = /** @type {Record<string, string>} */ ({ C: "♣\u{fe0e}", H: "♥\u{fe0e}", D: "♦\u{fe0e}", S: "♠\u{fe0e}" });
  return hand.split("/").map((card) => `${card.slice(0, -1)}${suits[card.slice(-1)]}`).join("\\s");
}

/** @param {import("@playwright/test").Page} page @param {State} [settings] */
const openCards = (page, settings) => openAlone(page, "guts-cards", settings);

/**
 * Waits until nothing is being solved any more.
 * @param {FigureOnPage} figure
 */
async function solved(figure) {
  await figure.drawn();
  for (let part = 0; part < 2; part += 1) {
    await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).solved);
    await figure.drawn();
  }
}

test("the best threshold first, then the optimum, and what the best threshold loses", async ({ page }) => {
  const figure = await openCards(page);
  await solved(figure);
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  await expect(figure.fact("The line loses")).toHaveText(
    new RegExp(`^one ante in about 81\\s000 rounds \\(2/162435 a round\\) to an opponent who knows it and also holds 20 hands from ${written("JS/2C")} to ${written("JS/6S")}$`),
  );
  await expect(figure.text(".sentence")).toHaveText(new RegExp(`is nearly perfect: no other line beats it, .* Against everything, the line above ${written("JD/7D")} loses least: one ante in about 320\\s000 rounds\\. The equilibrium mixes 2 hands\\.$`));
  await expect(figure.heading).toHaveText(new RegExp(`^${written("JD/7D")} beats 666 of 1326 hands$`));
});

test("`solved` waits for what was asked for just before, in sight or not", async ({ page }) => {
  const figure = await openCards(page, { cards: 1 });
  await solved(figure);
  const ask = (/** @type {number} */ ranks) => figure.element.evaluate(async (element, ranks) => {
    const it = /** @type {UpperHand} */ (element);
    it.setState({ cards: 3, ranks, suits: 4 });
    await it.solved;
    return it.valueAt().facts.find(([term]) => term === "Equilibrium loses")?.[1];
  }, ranks);
  expect(await ask(4)).toBe("nothing, exactly");
  await page.evaluate(() => { document.body.style.paddingTop = "500vh"; });
  await observed(page);
  expect(await ask(5)).toBe("nothing, exactly");
});

test("three cards: keys and buttons of the list are the list’s", async ({ page }) => {
  const figure = await openCards(page, { cards: 3, hand: "KD9C3C" });
  await solved(figure);
  await figure.element.locator("canvas").nth(2).focus();
  await page.keyboard.press("ArrowUp");
  expect((await figure.state()).hand).toBe("KD9C3H");
  const tools = figure.element.locator(".tools").last();
  await tools.getByRole("button", { name: "Zoom in" }).click();
  expect((await figure.state()).around).toBeLessThan(7);
  await tools.getByRole("button", { name: "Reset the view" }).click();
  expect((await figure.state()).around).toBe(7);
});

test("the summary, the table and the files hold the exact optimum", async ({ page }) => {
  const figure = await openCards(page);
  await solved(figure);
  await figure.text(".data > summary").click();
  await expect(figure.text("table tbody tr")).toHaveCount(11);
  await expect(figure.text("table tbody th").nth(5)).toHaveText(new RegExp(`^${written("JD/7D")}$`));
  await expect(figure.text("#summary")).toContainText("The equilibrium loses: nothing, exactly.");
  const rows = await figure.element.evaluate((element) => {
    const { rows } = JSON.parse(/** @type {UpperHand} */ (element).toJSON());
    const lines = /** @type {UpperHand} */ (element).toCSV().trimEnd().split("\r\n");
    return { json: /** @type {string[][]} */ (rows), csv: lines.slice(-rows.length) };
  });
  expect(rows.json).toHaveLength(1326);
  expect(rows.csv).toEqual(rows.json.map((row) => row.join(",")));
  const { gain, hands } = await page.evaluate(async (held) => {
    const core = await import(/** @type {string} */ ("/www/core.js"));
    await core.ready();
    const { hands } = await core.gutsCards({ cards: 2 });
    return { hands, gain: core.gutsCardsExploitability({ cards: 2, hold: held }).gain };
  }, rows.json.map((row) => Number(row[2]) / Number(row[3])));
  expect(rows.json.map(([hand]) => hand)).toEqual(hands);
  expect(gain).toBeLessThan(1e-15);
});

test("a hand is typed by its cards: what is no hand is told why, and stays to be mended", async ({ page }) => {
  const figure = await openCards(page);
  await solved(figure);
  const field = figure.field("hand");
  await expect(field).toHaveValue(new RegExp(`^${written("JD/7D")}$`));
  for (const text of ["JD 7S", "7s,jd", "J♦7♠", "jd7s"]) {
    await field.fill(text);
    await field.press("Enter");
    expect((await figure.state()).hand).toBe("JD7S");
    await expect(field).toHaveValue(new RegExp(`^${written("JD/7S")}$`));
    await expect(figure.notice).toBeHidden();
  }
  await field.fill("T9");
  await field.press("Enter");
  expect((await figure.state()).hand).toBe("TS9S");
  await expect(figure.notice).toContainText("“T9” fits 16 hands that differ in their suits; the strongest is taken.");
  await field.fill("588");
  await field.press("Enter");
  await expect(figure.notice).toContainText("“588” is not possible as the hand: it names 3 cards, and a hand has 2; write it like J7, JD 7S or J♦7♠.");
  expect((await figure.state()).hand).toBe("TS9S");
  // Neither a look elsewhere nor another frame takes away what was typed; Escape does.
  await figure.canvas.hover({ position: { x: 300, y: 120 } });
  await figure.drawn();
  await expect(field).toHaveValue("588");
  await field.hover();
  await figure.drawn();
  await expect(field).toHaveValue("588");
  await field.focus();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue(new RegExp(`^${written("10S/9S")}$`));
  // An address and an attribute say it the same way.
  expect(await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).query)).toContain("hand=TS9S");
  await figure.element.evaluate((element) => element.setAttribute("hand", "a♥ k♥"));
  await figure.drawn();
  await expect(figure.heading).toHaveText(new RegExp(`^${written("AH/KH")} beats `));
});

for (const [pointer, viewport] of /** @type {const} */ ([
  ["mouse", { width: 1000, height: 900 }],
  ["finger", { width: 360, height: 740 }],
])) {
  test.describe(`with a ${pointer}`, () => {
    test.use({ viewport, hasTouch: pointer === "finger" });

    test("two cards: the whole game is in sight, one tap chooses ranks, the next one suits, and arrows go on", async ({ page }) => {
      const figure = await openCards(page);
      await solved(figure);
      const shown = (await figure.state()).hand;
      await figure.canvas.scrollIntoViewIfNeeded();
      const box = await figure.canvas.boundingBox();
      if (box === null) throw new Error("a canvas was expected");
      const press = async (/** @type {number} */ x, /** @type {number} */ y) => {
        const [across, down] = [box.x + x, box.y + box.height - y];
        await (pointer === "mouse" ? page.mouse.click(across, down) : page.touchscreen.tap(across, down));
        await figure.drawn();
        return (await figure.state()).hand;
      };
      // Nothing is cut off: the lowest pair stands in the lower right corner, and the suits of what is chosen in the other.
      expect(shown).toBe("JD7D");
      expect(await press(box.width - 12, 14)).toBe("2D2H");
      // Clubs for the higher card and spades for the lower one mean the same pair the other way round.
      expect(await press(6 + 0.13 * (box.width - 12), 14)).toBe("2S2C");
      await figure.canvas.focus();
      for (const [key, hand] of [["ArrowUp", "3S2C"], ["ArrowLeft", "3S3C"], ["PageUp", "3S3H"], ["ArrowRight", "3S2H"], ["ArrowDown", "2S2H"], ["ArrowDown", "2S2H"], ["Home", "3C2C"], ["End", "ASAD"]]) {
        await page.keyboard.press(String(key));
        expect((await figure.state()).hand, key).toBe(hand);
      }
    });
  });
}

test("a long search shows how far it is, stops on request, says what its part is worth, and goes on", async ({ page }) => {
  const work = await resting(page, "guts-worker.js", { at: 0.1, of: /"numbers":\[3,4,4,/ });
  const figure = await openCards(page);
  await solved(figure);
  await figure.element.evaluate((element) => {
    const told = /** @type {number[]} */ ([]);
    Object.assign(element, { told });
    document.addEventListener("upper-hand:progress", (event) => told.push(/** @type {CustomEvent} */ (event).detail.done));
  });
  await figure.setState(LONG);
  const bar = figure.element.getByRole("progressbar", { name: "Solving three cards from 4 ranks in 4 suits" });
  await expect(bar).toBeVisible();
  await expect(figure.text(".advice")).toHaveText(/^Still solving: the best line is shown until then\.$/);
  await expect(figure.fact("Equilibrium loses")).toHaveText(/^still solving; the best line loses 0\.2 antes in 100 rounds$/);
  // The reader stops it with the keyboard.
  const button = figure.element.getByRole("button", { name: "Stop" });
  await work.reached();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(figure.text(".solving span")).toHaveText("Stopped: what is shown is a part of the answer.");
  await expect(bar).toBeHidden();
  await expect(figure.fact("Equilibrium loses")).toHaveText(/^stopped early; what is shown loses /);
  const partial = await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).toCSV());
  expect(partial).toContain("as far as it was solved");
  const told = await figure.element.evaluate((element) => /** @type {any} */ (element).told);
  expect(told.every((/** @type {number} */ done, /** @type {number} */ index) => done <= 1 && done >= (told[index - 1] ?? 0)), told.join()).toBe(true);
  // Other settings of the same deck do not start it again.
  await drag(figure.slider("hand"), 100);
  await figure.drawn();
  await expect(figure.fact("Equilibrium loses")).toHaveText(/^stopped early/);
  await figure.element.getByRole("button", { name: "Go on" }).click();
  await work.goOn();
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  await expect(figure.text(".solving span")).toBeEmpty();
  // The button that had the focus is gone.
  await expect(figure.canvas).toBeFocused();
  // A deck that has been solved once is shown at once.
  await figure.setState({ cards: 2, ranks: 13 });
  await solved(figure);
  await figure.setState(LONG);
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
});

test("what takes long is solved in the Worker alone, by the module that the page has: nothing is downloaded for it but scripts", async ({ page, context }) => {
  /** @type {string[]} */
  const asked = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const figure = await openCards(page, { cards: 3 });
  await solved(figure);
  await figure.setState({ show: "matrix" });
  await solved(figure);
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  expect(asked).toContain(`${versionFolder()}/guts-worker.js`);
  expect(asked.filter((path) => path.endsWith(".wasm"))).toEqual([`${versionFolder()}/pkg/guts_bg.wasm`]);
  expect(page.workers()).toHaveLength(1);
});

test.describe("where a policy forbids Workers", () => {
  test.use({ allowConsole: [/Content Security Policy|worker/i] });

  test("the same search goes on the page, in slices", async ({ page }) => {
      await page.route("/blog", async (route) => {
      const html = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><script type="module" src="/www/element.js"></script><upper-hand figure="guts-cards"></upper-hand>';
      await route.fulfill({ contentType: "text/html", body: html, headers: { "content-security-policy": "worker-src 'none'" } });
    });
    await page.goto("/blog");
    const figure = new FigureOnPage(page);
    await solved(figure);
    await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
    // From here on each slice is a single step, and waits for its turn until it is given.
    const turns = await page.evaluateHandle(() => {
      const turns = /** @type {(() => void)[]} */ ([]);
      globalThis.MessageChannel = class extends MessageChannel {
        constructor() {
          super();
          const { port2 } = this;
          const go = port2.postMessage.bind(port2, null);
          port2.postMessage = () => void turns.push(go);
        }
      };
      let looks = 0;
      performance.now = () => (looks += 6);
      return turns;
    });
    await figure.setState(LONG);
    for (let turn = 0; turn < 3; turn += 1) {
      await expect.poll(() => turns.evaluate(({ length }) => length)).toBe(1);
      if (turn === 2) await figure.element.getByRole("button", { name: "Stop" }).click();
      await turns.evaluate((turns) => turns.pop()?.());
    }
    await expect(figure.fact("Equilibrium loses")).toHaveText(/^stopped early; what is shown loses /);
    expect(page.workers()).toEqual([]);
  });
});

test("a page of another origin gets its Worker by way of a script of its own", async ({ page }) => {
  const { origin, host } = new URL(test.info().project.use.baseURL ?? "");
  const elsewhere = `http://blog.test`;
  await page.route(`${elsewhere}/`, (route) => route.fulfill({
    contentType: "text/html",
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><script type="module" src="${origin}/www/element.js"></script><upper-hand figure="guts-cards"></upper-hand>`,
  }));
  await page.route((url) => url.host === host, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  await page.goto(`${elsewhere}/`);
  const figure = new FigureOnPage(page);
  await solved(figure);
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
});
