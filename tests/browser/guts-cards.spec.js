// @ts-check
/** The figure `guts-cards`: hands under keys, pointer and touch, solved off the page, with progress and stop. */
import { FigureOnPage, drag, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("../../www/fields.js").State} State */

test.use({ viewport: { width: 1000, height: 900 } });

/** The deck that takes longest. */
const LONG = { cards: 3, ranks: 4, suits: 4 };

/**
 * A page with this figure alone.
 * @param {import("@playwright/test").Page} page
 * @param {State} [settings]
 */
async function openCards(page, settings = {}) {
  const attributes = Object.entries(settings).map(([name, value]) => ` ${name}="${value}"`).join("");
  const [figure] = await openAround(page, `<upper-hand figure="guts-cards"${attributes}></upper-hand>`);
  if (figure === undefined) throw new Error("a figure was expected");
  return figure;
}

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
  await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly");
  await expect(figure.fact("Threshold loses")).toHaveText(
    "2/162435 (1.231·10⁻⁵) antes a round to the best reply, which also holds 20 hands from JS/2C to JS/6S",
  );
  await expect(figure.text(".sentence")).toHaveText(/is not optimal: it loses 2\/162435 .* JS\/2C meets 613 hands that drop, JD\/7S, though stronger, only 610\. The optimum shown mixes 2 hands\.$/);
  await expect(figure.heading).toHaveText("JS/2C, stronger than 588 of 1326 hands");
});

test("decks that only pass by are not solved, and the one that stays is", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { orders: [] });
    const post = Worker.prototype.postMessage;
    /** @this {Worker} @param {any} message */
    Worker.prototype.postMessage = function (message) {
      if (message.task !== undefined) /** @type {any} */ (window).orders.push(message.task.numbers[1]);
      post.call(this, message);
    };
  });
  const figure = await openCards(page);
  await solved(figure);
  await figure.element.evaluate((element) => {
    const slider = /** @type {HTMLInputElement} */ (element.shadowRoot?.querySelector(".slider.ranks input[type=range]"));
    const now = performance.now();
    performance.now = () => now;
    // No threshold is optimal with so many ranks. Each deck is drawn at once, and no time passes.
    for (const ranks of [10, 9, 7, 6]) {
      slider.value = String(ranks);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      dispatchEvent(new Event("beforeprint"));
    }
    Reflect.deleteProperty(performance, "now");
  });
  await solved(figure);
  await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly");
  // The first of them might have stayed.
  expect(await page.evaluate(() => /** @type {any} */ (window).orders)).toEqual([13, 10, 6]);
});

test("keys walk the hands, a pointer chooses and pins one, a finger too", async ({ page }) => {
  const figure = await openCards(page);
  await solved(figure);
  await figure.canvas.focus();
  for (const [key, hand] of /** @type {const} */ ([["ArrowUp", 589], ["ArrowRight", 590], ["PageDown", 580], ["End", 1325], ["Home", 0]])) {
    await page.keyboard.press(key);
    await figure.drawn();
    expect((await figure.state())["hand"], key).toBe(hand);
  }
  await expect(figure.heading).toHaveText(/^3C\/2C, /);
  const { x, y, width, height } = await figure.box();
  // Below the diagonal, right of the middle.
  await page.mouse.move(x + 0.8 * width, y + 0.7 * height);
  await figure.drawn();
  await expect(figure.heading).not.toHaveText(/^3C\/2C, /);
  await page.mouse.down();
  await page.mouse.up();
  const pinned = await figure.heading.textContent();
  await expect(figure.pin).toHaveAttribute("aria-pressed", "true");
  await page.mouse.move(x + 0.6 * width, y + 0.75 * height);
  await figure.drawn();
  await expect(figure.heading).toHaveText(pinned ?? "");
  await page.keyboard.press("Escape");
  await figure.canvas.evaluate((canvas, [x, y]) => {
    for (const type of ["pointerdown", "pointerup"]) {
      const place = { clientX: x, clientY: y, pointerType: "touch", pointerId: 9, isPrimary: true, bubbles: true, cancelable: true };
      canvas.dispatchEvent(new PointerEvent(type, place));
    }
  }, /** @type {const} */ ([x + 0.6 * width, y + 0.75 * height]));
  await figure.drawn();
  await expect(figure.heading).not.toHaveText(pinned ?? "");
});

test("two cards: the map zooms to each single hand with wheel, keys, buttons and fingers, and the address leads back", async ({ page }) => {
  const figure = await openCards(page);
  await solved(figure);
  const { x, y, width, height } = await figure.box();
  /** The part of the map that is shown. */
  const size = async () => Number((await figure.state())["size"]);
  expect(await size()).toBe(1);
  // The plain wheel is the page's.
  await page.mouse.move(x + 0.7 * width, y + 0.6 * height);
  await page.mouse.wheel(0, -200);
  expect(await size()).toBe(1);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -400);
  await page.keyboard.up("Control");
  await figure.drawn();
  const wheeled = await size();
  expect(wheeled).toBeLessThan(1);
  await figure.canvas.focus();
  await page.keyboard.press("+");
  await figure.drawn();
  expect(await size()).toBeLessThan(wheeled);
  await page.keyboard.press("0");
  await figure.drawn();
  expect(await size()).toBe(1);
  // Two fingers, 40 pixels apart and then 160: four times as large.
  await figure.canvas.evaluate((canvas, [x, y]) => {
    /** @param {string} type @param {number} pointerId @param {number} clientX */
    const finger = (type, pointerId, clientX) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerId, clientX, clientY: y, pointerType: "touch", isPrimary: pointerId === 1, buttons: 1, bubbles: true, cancelable: true,
    }));
    finger("pointerdown", 1, x - 20);
    finger("pointerdown", 2, x + 20);
    finger("pointermove", 1, x - 80);
    finger("pointermove", 2, x + 80);
    finger("pointerup", 1, x - 80);
    finger("pointerup", 2, x + 80);
  }, /** @type {const} */ ([x + 0.7 * width, y + 0.6 * height]));
  await figure.drawn();
  expect(await size()).toBeCloseTo(0.25, 2);
  // As far as it goes: three hands beside each other, each larger than a finger, and each its own under the pointer.
  const tools = figure.element.locator(".tools").first();
  for (let press = 0; press < 12; press += 1) await tools.getByRole("button", { name: "Zoom in" }).click();
  await figure.drawn();
  expect(await size()).toBeCloseTo(3 / 52, 3);
  const seen = new Set();
  for (const across of [0.25, 0.55, 0.85]) {
    for (const along of [0.25, 0.5, 0.75]) {
      await page.mouse.move(x + across * width, y + along * height);
      await figure.drawn();
      seen.add(await figure.heading.textContent());
    }
  }
  expect(seen.size).toBe(9);
  await page.mouse.move(0, 0);
  const before = await figure.state();
  await tools.getByRole("button", { name: "Move right" }).click();
  await figure.drawn();
  const state = await figure.state();
  expect(Number(state["left"])).toBeGreaterThan(Number(before["left"]));
  const query = await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).query);
  expect(query).toContain(`size=${state["size"]}&left=${state["left"]}&bottom=${state["bottom"]}`);
  await page.unroute("/blog");
  await figure.open(`?${query}`);
  const again = new FigureOnPage(page, page.locator('upper-hand[figure="guts-cards"]'));
  await again.drawn();
  expect(await again.state()).toEqual(state);
  // A hand that is chosen elsewhere comes into the window; a reset shows all, and the address says nothing of it.
  await drag(again.slider("hand"), 0);
  await again.drawn();
  expect(Number((await again.state())["left"])).toBeLessThan(0.1);
  await again.element.locator(".tools").first().getByRole("button", { name: "Reset the view" }).click();
  await again.drawn();
  expect(await again.element.evaluate((element) => /** @type {UpperHand} */ (element).query)).toBe("figure=guts-cards&hold-above=668&hand=0");
});

test("three cards: the list walks and zooms, and the address leads back to it", async ({ page }) => {
  const figure = await openCards(page, { cards: 3, hand: 12_000 });
  await solved(figure);
  const list = figure.element.locator("canvas").nth(2);
  await list.focus();
  for (const [key, hand] of /** @type {const} */ ([["ArrowUp", 12_001], ["PageUp", 12_011], ["ArrowDown", 12_010]])) {
    await page.keyboard.press(key);
    await figure.drawn();
    expect((await figure.state())["hand"], key).toBe(hand);
  }
  const tools = figure.element.locator(".tools").last();
  await tools.getByRole("button", { name: "Zoom in" }).click();
  await figure.drawn();
  expect((await figure.state())["around"]).toBeLessThan(7);
  await tools.getByRole("button", { name: "Reset the view" }).click();
  await tools.getByRole("button", { name: "Zoom out" }).click();
  await figure.drawn();
  const state = await figure.state();
  expect(state["around"]).toBeGreaterThan(7);
  const query = await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).query);
  expect(query).toContain("figure=guts-cards&cards=3&");
  await page.unroute("/blog");
  await figure.open(`?${query}`);
  const again = new FigureOnPage(page, page.locator('upper-hand[figure="guts-cards"]'));
  await again.drawn();
  expect(await again.state()).toEqual(state);
});

test("the summary, the table and the files hold the exact optimum", async ({ page }) => {
  const figure = await openCards(page);
  await solved(figure);
  await figure.text(".data > summary").click();
  await expect(figure.text("table tbody tr")).toHaveCount(11);
  await expect(figure.text("table tbody th").nth(5)).toHaveText("JS/2C");
  await expect(figure.text("#summary")).toContainText("The equilibrium loses: 0, exactly.");
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

test("a long search shows how far it is, stops on request, says what its part is worth, and goes on", async ({ page }) => {
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
  await expect(figure.text(".advice")).toHaveText(/^Still solving: the best threshold is shown until then\.$/);
  await expect(figure.fact("Equilibrium loses")).toHaveText(/^still solving; the best threshold 2\/1001 /);
  // The reader stops it with the keyboard.
  const button = figure.element.getByRole("button", { name: "Stop" });
  await expect.poll(() => figure.element.evaluate((element) => /** @type {any} */ (element).told.length)).toBeGreaterThan(2);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(figure.text(".solving span")).toHaveText("Stopped: what is shown is a part of the answer.");
  await expect(bar).toBeHidden();
  await expect(figure.fact("Equilibrium loses")).toHaveText(/^stopped early; the strategy shown \d+\/\d+ /);
  const partial = await figure.element.evaluate((element) => /** @type {UpperHand} */ (element).toCSV());
  expect(partial).toContain("as far as it was solved");
  const told = await figure.element.evaluate((element) => /** @type {any} */ (element).told);
  expect(told.every((/** @type {number} */ done, /** @type {number} */ index) => done <= 1 && done >= (told[index - 1] ?? 0)), told.join()).toBe(true);
  // Other settings of the same deck do not start it again.
  await drag(figure.slider("hand"), 100);
  await figure.drawn();
  await expect(figure.fact("Equilibrium loses")).toHaveText(/^stopped early/);
  await figure.element.getByRole("button", { name: "Go on" }).click();
  await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly", { timeout: 60_000 });
  await expect(figure.text(".solving span")).toBeEmpty();
  // A deck that has been solved once is shown at once.
  await figure.setState({ cards: 2, ranks: 13 });
  await solved(figure);
  await figure.setState(LONG);
  await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly", { timeout: 1000 });
});

test("who scrubs on gets the last deck, and nothing of the others", async ({ page }) => {
  const figure = await openCards(page, LONG);
  for (const ranks of [5, 6, 7, 8]) await drag(figure.slider("ranks"), ranks);
  await solved(figure);
  await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly");
  expect((await figure.state())["ranks"]).toBe(8);
  await expect(figure.notice).toBeHidden();
});

test("the matrix of thresholds comes from the Worker too", async ({ page }) => {
  const figure = await openCards(page, { show: "matrix" });
  await solved(figure);
  await expect(figure.text("fieldset.show .explanation")).toHaveText(/saddle point/);
  const { x, y, width, height } = await figure.box();
  await page.mouse.click(x + 0.7 * width, y + 0.3 * height);
  await figure.drawn();
  expect((await figure.state())["hold-above"]).toBeGreaterThan(668);
});

test("what is said of another hand is said with the answer that is known", async ({ page }) => {
  const figure = await openCards(page, { cards: 3 });
  await solved(figure);
  const said = () => figure.element.evaluate((element) => {
    const { advice, value } = /** @type {import("../../www/element.js").UpperHand} */ (element).valueAt({ hand: 21000 });
    return { advice, value };
  });
  const expected = await said();
  await figure.setState({ hand: 21000 });
  await expect(figure.text(".advice")).toHaveText(expected.advice);
  expect(expected).toEqual({ advice: expect.stringMatching(/^Hold it: that returns /), value: expect.stringMatching(/^100\s%$/) });
});

test("what takes long is solved in the Worker alone, by the module that the page has: nothing is downloaded for it but scripts", async ({ page, context }) => {
  /** @type {string[]} */
  const asked = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const figure = await openCards(page, { cards: 3 });
  await solved(figure);
  await figure.setState({ show: "matrix" });
  await solved(figure);
  await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly");
  expect(asked).toContain("/www/worker.js");
  expect(asked.filter((path) => path.endsWith(".wasm"))).toEqual(["/www/pkg/guts_bg.wasm"]);
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
    await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly");
    await figure.setState(LONG);
    await figure.element.getByRole("button", { name: "Stop" }).click();
    await expect(figure.fact("Equilibrium loses")).toHaveText(/^stopped early; the strategy shown \d+\/\d+ /);
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
  await expect(figure.fact("Equilibrium loses")).toHaveText("0, exactly");
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
});
