// @ts-check
/** The page: its address, bad input, what it says where it cannot run, and how it lets everybody in. */
import { AxeBuilder } from "@axe-core/playwright";
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test("the address restores the state and follows it without filling the history", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?rules=official&mine=14&theirs=14&size=32&layer=question");
  expect(await figure.state()).toEqual({ figure: "win-map", rules: "official", mine: 14, theirs: 14, size: 32, layer: "question" });
  await figure.agreesWithCore();
  const length = await page.evaluate(() => history.length);
  for (const value of [15, 16, 17]) await drag(figure.element.locator(".mine input[type=range]"), value);
  await expect.poll(() => new URL(page.url()).search).toBe("?rules=official&mine=17&theirs=14&size=32&layer=question");
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.reload();
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ rules: "official", mine: 17, layer: "question" });
});

for (const [search, state, notice] of /** @type {[string, Record<string, unknown>, RegExp][]} */ ([
  ["?mine=0", { mine: 1 }, /“0” is not possible as your pool.*1 to 512\. Showing 1\./],
  ["?mine=NaN", { mine: 24 }, /“NaN” is not possible/],
  ["?theirs=2.5", { theirs: 3 }, /“2\.5” is not possible as their pool/],
  ["?theirs=-7", { theirs: 1 }, /“-7” is not possible/],
  ["?mine=1000000000000", { mine: 512, size: 512 }, /“1000000000000” is not possible.*Showing 512\./],
  ["?rules=chess", { rules: "race" }, /“chess” is not possible as the rules: it takes race, official, open/],
  ["?size=7&layer=x", { size: 8, layer: "win" }, /“x” is not possible as the layer.*“7” is not possible as the map’s size/],
  ["?mine=%3Cscript%3Ealert(1)%3C/script%3E", { mine: 24 }, /<script>alert\(1\)<\/script>/],
])) {
  test(`the address ${search} shows the nearest allowed and says so`, async ({ page }) => {
    const figure = await new FigureOnPage(page).open(search);
    expect(await figure.state()).toMatchObject(state);
    await expect(figure.notice).toBeVisible();
    await expect(figure.notice).toContainText(notice);
    await figure.agreesWithCore();
    await figure.notice.getByRole("button", { name: "Close" }).click();
    await expect(figure.notice).toBeHidden();
  });
}

test("number fields take what is nearest and say so", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  const field = figure.element.getByRole("spinbutton", { name: "Suspects you have left, as a number" });
  for (const [typed, shown] of /** @type {const} */ ([["0", 1], ["-5", 1], ["7.6", 8], ["1000000000000", 64], ["", 24], ["1e12", 64]])) {
    await drag(figure.element.locator(".mine input[type=range]"), 24);
    await field.fill(typed);
    await field.press("Tab");
    await figure.drawn();
    expect((await figure.state()).mine, typed).toBe(shown);
    await expect(field).toHaveValue(String(shown));
    await expect(figure.notice).toBeVisible();
    await figure.agreesWithCore();
  }
  await field.fill("33");
  await figure.drawn();
  expect((await figure.state()).mine).toBe(33);
  await expect(figure.notice).toBeHidden();
});

test("the core throws errors that say what was given and what is allowed", async ({ page }) => {
  await page.goto("/");
  const errors = await page.evaluate(async () => {
    const core = await import(/** @type {string} */ ("/www/core.js"));
    await core.ready();
    /** @type {[string, () => unknown][]} */
    const calls = [
      ["zero", () => core.winProbability("race", 0, 5)],
      ["NaN", () => core.winProbability("race", Number.NaN, 5)],
      ["fraction", () => core.position("race", 2.5, 5)],
      ["negative", () => core.position("official", -1, 5)],
      ["huge", () => core.winTable("open", 1e12, 5)],
      ["text", () => core.winProbability("race", "24", 5)],
      ["rules", () => core.winProbability("chess", 24, 5)],
      ["nothing", () => core.winProbability()],
      ["parts", () => core.questionValue("race", 24, 24, [12, 13])],
    ];
    return calls.map(([name, call]) => {
      try {
        return [name, "returned", String(call())];
      } catch (error) {
        return [name, /** @type {Error} */ (error).name, /** @type {Error} */ (error).message];
      }
    });
  });
  expect(errors).toEqual([
    ["zero", "RangeError", "mine must be a whole number from 1 to 2147483647, not 0"],
    ["NaN", "RangeError", "mine must be a whole number from 1 to 2147483647, not NaN"],
    ["fraction", "RangeError", "mine must be a whole number from 1 to 2147483647, not 2.5"],
    ["negative", "RangeError", "mine must be a whole number from 1 to 2147483647, not -1"],
    ["huge", "RangeError", "maxMine must be a whole number from 1 to 2147483647, not 1000000000000"],
    ["text", "TypeError", 'mine must be a whole number from 1 to 2147483647, not "24"'],
    ["rules", "RangeError", 'unknown rules "chess": the named rule sets are "race", "official", "open" and "tripartite"'],
    ["nothing", "TypeError", 'rules must be "race", "official", "open", "tripartite" or { answers, ending }, not undefined'],
    ["parts", "RangeError", "the parts [12, 13] are no question for a pool of 24: 2 to 2 positive parts must add up to 24"],
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says so in place of the figure", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("It needs JavaScript and WebAssembly, and one of them is switched off or blocked.")).toBeVisible();
  });
});

test.describe("with WebAssembly blocked", () => {
  test.use({ allowConsole: [/WebAssembly|wasm/i] });
  test("the page says so in place of the figure", async ({ page }) => {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto("/");
    await expect(page.getByText("It needs JavaScript and WebAssembly, and one of them is switched off or blocked.")).toBeVisible();
    await expect(page.locator("upper-hand canvas")).toHaveCount(0);
  });
});

test("a strict Content-Security-Policy lets the figure through", async ({ page }) => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'";
  await page.route("/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  const figure = await new FigureOnPage(page).open();
  await figure.agreesWithCore();
});

test("the keyboard alone reaches and works everything", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  const focused = () =>
    page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement;
      return inside === null || inside === undefined ? "" : `${inside.localName} ${inside.getAttribute("type") ?? ""} ${inside.closest("[class]")?.className ?? ""}`.trim();
    });
  /** @type {string[]} */
  const stops = [];
  for (let press = 0; press < 11; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused();
    if (stop !== "") stops.push(stop);
  }
  expect(stops).toEqual([
    "canvas  picture",
    "button button pin",
    "input range slider mine",
    "input number slider mine",
    "input range slider theirs",
    "input number slider theirs",
    "input range slider size",
    "input number slider size",
    "input radio options",
    "input radio options",
  ]);
  await figure.element.locator(".mine input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  expect((await figure.state()).mine).toBe(26);
  await figure.element.getByRole("radio", { name: "Race", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  expect((await figure.state()).rules).toBe("official");
  await figure.element.getByRole("radio", { name: "Chance" }).focus();
  await page.keyboard.press("ArrowRight");
  expect((await figure.state()).layer).toBe("question");
  await figure.element.locator(".pin").focus();
  await page.keyboard.press("Space");
  await expect(figure.text(".pin")).toHaveText("Pinned");
});

test("sliders and the settled figure speak", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40");
  await expect(figure.element.locator(".mine input[type=range]")).toHaveAttribute("aria-valuetext", "40 suspects, you win 44.4\u202f%");
  await expect(figure.text("#summary")).toContainText("A map of the chance of the player to move to win, for both pools from 1 to 64, under the rules “race”.");
  await figure.canvas.focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure.element.locator(".unseen[role=status]")).toHaveText(/^You have 41, they have 24\. You win 43\.3\u202f%\. Ask about 16 of your 41 suspects/);
});

test("the wheel scrolls the page over the map, and a vertical swipe may too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const figure = await new FigureOnPage(page).open();
  await figure.canvas.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect((await figure.state()).size).toBe(64);
  expect(await figure.canvas.evaluate((canvas) => getComputedStyle(canvas).touchAction)).toBe("pan-y");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  test("a tap reads a position, and nothing is too small to hit", async ({ page }) => {
    const figure = await new FigureOnPage(page).open();
    const box = await figure.box();
    await page.touchscreen.tap(box.x + box.width * 0.7, box.y + box.height * 0.5);
    await figure.drawn();
    expect(await figure.state()).not.toMatchObject({ mine: 24, theirs: 24 });
    await figure.agreesWithCore();
    await expect(figure.text(".pin")).toHaveText("Pin");
    const heights = await figure.element.locator("input[type=range], input[type=number], .options label, .pin").evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
    // 44 CSS pixels where the pointer is a finger, 24 elsewhere.
    const coarse = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(coarse ? 44 : 24);
  });
});

for (const width of [1280, 768, 360, 320]) {
  test(`at ${width} pixels nothing is cut off and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await new FigureOnPage(page).open("?mine=40&layer=regions");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

for (const width of [1280, 360]) {
  test(`with text twice as large, ${width} pixels hold everything`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route("**/www/page.css", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nhtml { font-size: 200%; }` });
    });
    const figure = await new FigureOnPage(page).open("?mine=40");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await figure.agreesWithCore();
    await page.screenshot({ path: info.outputPath(`large-text-${width}.png`), fullPage: true });
  });
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const [width, deviceScaleFactor] of /** @type {const} */ ([[1280, 1], [360, 2]])) {
    test.describe(`${colorScheme}, ${width} pixels wide`, () => {
      test.use({ colorScheme, deviceScaleFactor, viewport: { width, height: 900 } });
      test("axe finds nothing, and a screenshot is kept", async ({ page }, info) => {
        const figure = new FigureOnPage(page);
        for (const layer of ["win", "regions"]) {
          await figure.open(`?mine=40&layer=${layer}`);
          await expect(figure.text("#summary")).not.toBeEmpty();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
          const path = info.outputPath(`${layer}-${colorScheme}-${width}.png`);
          await page.screenshot({ path, fullPage: true });
          await info.attach(`${layer}-${colorScheme}-${width}`, { path, contentType: "image/png" });
        }
      });
    });
  }
}
