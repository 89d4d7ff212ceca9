// @ts-check
/** `<upper-hand>` as writers of pages use it: attributes, state, events, groups, and a life in the document. */
import { FigureOnPage, drag, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

test("attributes, states and events agree on what is shown", async ({ page }) => {
  const [figure, read, other, scrubbed] = await openAround(page, '<upper-hand></upper-hand><upper-hand></upper-hand><upper-hand></upper-hand><upper-hand mine="24" theirs="24" size="64"></upper-hand>');

  await test.step("attributes set what is shown, and what is shown sets attributes", async () => {
    await figure.listen();
    await figure.element.evaluate((element) => {
      element.setAttribute("rules", "open");
      element.setAttribute("answers", "3");
      element.setAttribute("mine", "7");
    });
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ rules: "open", answers: 3, mine: 7, theirs: 4 });
    await figure.agreesWithCore();
    expect((await figure.told()).map(({ source }) => source)).toEqual(["script", "script", "script"]);
    await drag(figure.slider("theirs"), 9);
    await figure.choose("rules", "Official");
    await figure.choose("layer", "Question");
    const attributes = () => figure.element.evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));
    expect(await attributes()).toMatchObject({ rules: "official", answers: "3", mine: "7", theirs: "9", layer: "question" });
    await figure.element.evaluate((element) => Object.assign(element, { layer: null }));
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ rules: "official", answers: 3, mine: 7, theirs: 9, layer: "win" });
    await figure.agreesWithCore();
  });

  await test.step("the state can be read, set and taken to another figure", async () => {
    const usual = await read.state();
    expect(usual).toEqual({
      figure: "win-map", rules: "race", answers: 2, mine: 6, theirs: 4, size: 24, left: 1, bottom: 1, axes: "linear",
      layer: "win", rule: "halving", contours: "half", compare: "none", "compare-answers": 2, "compare-as": "split", divider: 50,
    });
    const fields = await page.evaluate(async () => (await import(/** @type {string} */ ("/www/kit/fields.js"))).FIELDS);
    expect(Object.keys(usual)).toEqual(fields.filter((/** @type {string} */ field) => field in usual));
    await read.listen();
    const wanted = { rules: "official", answers: 3, mine: 300, theirs: 77, layer: "question", compare: "open", divider: 20 };
    await read.setState(wanted);
    expect(await read.state()).toEqual({ ...usual, ...wanted, size: 384 });
    expect(await read.told()).toEqual([{ state: { ...usual, ...wanted, size: 384 }, source: "script" }]);
    await other.setState(await read.state());
    expect(await other.state()).toEqual(await read.state());
    expect(await other.picture()).toBe(await read.picture());
    // A copy: changing it changes nothing.
    await read.element.evaluate((element) => Object.assign(/** @type {any} */ (element).getState(), { mine: 1 }));
    expect((await read.state()).mine).toBe(300);
    await read.setState({ rules: "tripartite", mine: 24, theirs: 24 });
    expect(await read.state()).toMatchObject({ rules: "official", answers: 3 });
    await expect(read.fraction).toHaveText("61/96");
    await read.element.evaluate((element) => /** @type {any} */ (element).resetView());
    expect(await read.state()).toMatchObject({ mine: 24, theirs: 24, size: 24, left: 1, bottom: 1 });
    // What is set before a figure is there is shown once it is.
    await page.evaluate(() => {
      const element = document.createElement("upper-hand");
      /** @type {any} */ (element).setState({ mine: 9, rules: "open" });
      document.body.append(element);
      /** @type {any} */ (element).setState({ theirs: 5 });
    });
    const late = new FigureOnPage(page, page.locator("upper-hand").last());
    await late.drawn();
    expect(await late.state()).toMatchObject({ mine: 9, theirs: 5, rules: "open" });
    await late.agreesWithCore();
  });

  await test.step("changes by the reader are told once, with the whole state, and mere pointing is not", async () => {
    await scrubbed.listen();
    await drag(scrubbed.slider("mine"), 30);
    const [change, ...others] = await scrubbed.told();
    expect(others).toEqual([]);
    expect(change?.source).toBe("user");
    expect(change?.state).toEqual(await scrubbed.state());
    await drag(scrubbed.slider("mine"), 30);
    await scrubbed.place(12, 50);
    await page.mouse.move(0, 0);
    expect(await scrubbed.told()).toEqual([]);
    await scrubbed.canvas.focus();
    await page.keyboard.press("ArrowRight");
    expect((await scrubbed.told()).map(({ source, state }) => [source, state.mine])).toEqual([["user", 31]]);
    expect(await page.evaluate(() => (/** @type {any} */ (customElements.get("upper-hand"))).version)).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

test("an unknown figure is answered with the usual one, what is asked of it, and a notice", async ({ page }) => {
  const [figure] = await openAround(page, '<upper-hand figure="pie-chart" mine="31" theirs="zero"></upper-hand>');
  expect(await figure.state()).toMatchObject({ figure: "win-map", mine: 31, theirs: 4 });
  await expect(figure.notice).toContainText("“pie-chart” is not possible as the figure: it takes win-map");
  await expect(figure.notice).toContainText("“zero” is not possible as their pool");
  await figure.agreesWithCore();
  await figure.element.evaluate((element) => {
    element.setAttribute("theirs", "8");
    element.setAttribute("figure", "win-map");
  });
  await figure.drawn();
  await expect(figure.notice).toBeHidden();
  await figure.element.evaluate((element) => /** @type {any} */ (element).setState({ figure: "toString" }));
  await expect(figure.notice).toContainText("“toString” is not possible as the figure");
  expect(await figure.state()).toMatchObject({ figure: "win-map", mine: 31, theirs: 8 });
});

test("an element may become another figure: what it is told meanwhile is not lost, and the last one asked for stays", async ({ page }) => {
  const asked = /** @type {string[]} */ ([]);
  page.on("request", (request) => {
    const [, game] = request.url().match(/([a-z-]+)_bg\.wasm/) ?? [];
    if (game !== undefined) asked.push(game);
  });
  const [figure] = await openAround(page, '<upper-hand figure="win-map" mine="31"></upper-hand><upper-hand figure="win-map"></upper-hand>');
  expect(asked).toEqual(["guess-who"]);
  const before = await figure.element.evaluate((element) => {
    const upperHand = /** @type {import("../../www/element.js").UpperHand} */ (element);
    upperHand.setState({ figure: "limit-tiles", alpha: 2.5 });
    upperHand.setState({ figure: "guts-payoff", threshold: 0.25 });
    // Until the other figure is there, this one stays in sight.
    return upperHand.shadowRoot?.querySelectorAll("canvas").length ?? 0;
  });
  expect(before).toBeGreaterThan(0);
  await expect.poll(() => figure.state()).toMatchObject({ figure: "guts-payoff", threshold: 0.25 });
  await figure.drawn();
  // Known modules answer at once.
  const back = await figure.element.evaluate((element) => {
    const upperHand = /** @type {import("../../www/element.js").UpperHand} */ (element);
    upperHand.setState({ figure: "win-map", mine: 17 });
    return upperHand.getState();
  });
  expect(back).toMatchObject({ figure: "win-map", mine: 17 });
  expect(asked).toEqual(["guess-who", "guts"]);
});

test("figures of one group move together, without an echo, until they leave it", async ({ page }) => {
  const body = '<upper-hand group="a" layer="regions"></upper-hand><upper-hand group="a" size="32" theirs="8"></upper-hand><upper-hand group="b"></upper-hand>';
  const [first, second, third] = await openAround(page, body);
  for (const figure of [first, second, third]) await figure.listen();
  await drag(first.slider("mine"), 20);
  await second.drawn();
  expect(await second.state()).toMatchObject({ mine: 20, theirs: 8, size: 32, layer: "win" });
  expect((await first.told()).map(({ source }) => source)).toEqual(["user"]);
  expect((await second.told()).map(({ source }) => source)).toEqual(["group"]);
  expect(await third.told()).toEqual([]);
  await second.choose("rules", "Open");
  await second.setState({ answers: 3, layer: "question" });
  await first.drawn();
  // The first shows, too, what the second was given.
  expect(await first.state()).toMatchObject({ rules: "open", answers: 3, mine: 20, theirs: 8, layer: "regions" });
  await first.agreesWithCore();
  await second.agreesWithCore();
  expect((await first.told()).map(({ source }) => source)).toEqual(["group", "group"]);
  // Out of the document, out of the group; back in both.
  await second.element.evaluate((element) => {
    element.remove();
    Object.assign(window, { element });
  });
  await drag(first.slider("mine"), 21);
  await page.evaluate(() => document.body.append(/** @type {any} */ (window).element));
  const back = new FigureOnPage(page, page.locator("upper-hand").nth(2));
  await back.drawn();
  expect((await back.state()).mine).toBe(20);
  await drag(first.slider("mine"), 22);
  expect((await back.state()).mine).toBe(22);
  await back.element.evaluate((element) => element.setAttribute("group", "b"));
  await drag(back.slider("mine"), 5);
  expect((await first.state()).mine).toBe(22);
  await expect(page.locator("upper-hand").nth(1)).toHaveAttribute("mine", "5");
});

test("moved, taken out, put back and cloned, figures live on", async ({ page }) => {
  const [figure] = await openAround(page, '<main><upper-hand mine="40"></upper-hand></main><footer></footer>');
  await drag(figure.slider("theirs"), 30);
  await page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.querySelector("upper-hand"));
    document.querySelector("footer")?.append(element);
    element.remove();
    document.querySelector("main")?.append(element);
    element.after(element.cloneNode(true));
  });
  const clone = new FigureOnPage(page, page.locator("upper-hand").nth(1));
  for (const one of [figure, clone]) {
    await one.drawn();
    expect(await one.state()).toMatchObject({ mine: 40, theirs: 30 });
    await drag(one.slider("mine"), 33);
    await one.drawn();
    await one.agreesWithCore();
  }
  // They follow their size and their colours, too.
  await page.setViewportSize({ width: 700, height: 800 });
  for (const one of [figure, clone]) {
    await one.drawn();
    const cut = await one.canvas.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width - canvas.getBoundingClientRect().width);
    expect(Math.abs(cut)).toBeLessThanOrEqual(1);
  }
  await page.evaluate(() => document.documentElement.style.setProperty("--upper-hand-paper", "#123456"));
  for (const one of [clone, figure]) {
    await one.drawn();
    await expect.poll(() => one.colour(1, 1)).toBe("18,52,86,255");
  }
});

test.describe("from the hands of others", () => {
  test.use({ allowConsole: [/is no setting of this figure/] });
  test("hostile attributes and state are inert text", async ({ page }) => {
    const hostile = '<img src=x onerror="window.harmed = true">';
    const [figure] = await openAround(page, "<upper-hand></upper-hand>");
    for (const name of ["figure", "rules", "mine", "size", "divider", "layer", "group", "theme", "lang"]) {
      await figure.element.evaluate((element, [name, text]) => element.setAttribute(name, text), /** @type {const} */ ([name, hostile]));
      await figure.drawn();
      await figure.setState({ [name]: hostile });
      if (!["group", "theme", "lang"].includes(name)) await expect(figure.notice).toContainText("“<img src=x onerror=");
    }
    await figure.setState({ __proto__: "x", constructor: "y", toString: "z", mine: "1e400", theirs: "-0", left: "0x10" });
    await figure.agreesWithCore();
    expect(await figure.element.locator("img").count()).toBe(0);
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  });
});

test("what is asked of a figure just as it leaves the window is shown once it is back", async ({ page }) => {
  const [figure] = await openAround(page, '<upper-hand></upper-hand><div style="height: 30000px"></div>');
  await figure.drawn();
  await figure.element.evaluate(async (element) => {
    // It hears where it is before a younger observer does.
    const observed = () => new Promise((done) => new IntersectionObserver(done).observe(element));
    // Its frame comes when it is gone.
    const { requestAnimationFrame: request } = window;
    const asked = /** @type {FrameRequestCallback[]} */ ([]);
    window.requestAnimationFrame = (callback) => asked.push(callback);
    /** @type {any} */ (element).setState({ mine: 9, theirs: 7 });
    window.requestAnimationFrame = request;
    scrollTo(0, 20_000);
    await observed();
    for (const callback of asked) callback(performance.now());
    scrollTo(0, 0);
    await observed();
  });
  await expect(figure.heading).toContainText("9");
});
