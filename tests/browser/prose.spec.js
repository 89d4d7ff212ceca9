// @ts-check
/** Prose that moves: numbers in a sentence, links, passages, on a page of somebody else’s. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { frames } from "./support/figure.js";
import { visit as visitWith } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";
import { IS_FULL } from "./support/stormed.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("@playwright/test").Page} Page */

const SCRIPTS = ["element", "prose"].map((name) => `<script type="module" src="${SITE}/www/${name}.js"></script>`).join("");
const MAP = '<upper-hand id="map" mine="40" theirs="12"></upper-hand>';

/** @param {string} name @param {string} [more] @param {string} [written] */
const value = (name, more = "", written = "as written") => `<upper-hand-value for="map" name="${name}" ${more}>${written}</upper-hand-value>`;

const SENTENCE = `<p>With ${value("mine", "", "40")} against ${value("theirs", "", "12")} under ${value("rules")} rules you win ${value("win")}.
  <a href="#map?mine=24&amp;theirs=24">Try 24 against 24</a>.</p>`;

const STORY = `<upper-hand-story><upper-hand id="map" slot="figure" mine="40" theirs="12" actions="none"></upper-hand>
  <upper-hand-step state="mine=40&amp;theirs=12"><p>Far behind: ${value("win", "", "22.1 %")}.</p></upper-hand-step>
  <upper-hand-step state="mine=24&amp;theirs=24"><p>Even: ${value("mine", "", "24")} each.</p></upper-hand-step>
  <upper-hand-step state="mine=12&amp;theirs=40&amp;rules=official"><p>Far ahead.</p></upper-hand-step></upper-hand-story>`;

test.use({ viewport: { width: 1000, height: 800 } });

/** Opens a page with both scripts. @param {Page} page @param {string} body @param {string} [after] its path */
const visit = (page, body, after = "") => visitWith(page, SCRIPTS, body, {}, after);

/** Starts every figure of the page, wherever it is. @param {Page} page */
async function start(page) {
  await page.evaluate(() => Promise.all([...document.querySelectorAll("upper-hand")].map((figure) => /** @type {UpperHand} */ (figure).start())));
}

/** @param {Page} page @param {string} name @param {string} [from] */
const shown = (page, name, from = "upper-hand-value") =>
  page.locator(`${from}[name="${name}"]`).first().evaluate((element) => /** @type {import("../../www/prose.js").UpperHandValue} */ (element).text);

/** @param {Page} page */
const state = (page) => page.locator("#map").evaluate((figure) => /** @type {UpperHand} */ (figure).getState());

/** @param {Page} page @param {string} says */
const spin = (page, says) => page.getByRole("spinbutton", { name: says, exact: true });

/** What the readout says at some settings. @param {Page} page @param {Record<string, string>} settings */
const valueAt = (page, settings) => page.locator("#map").evaluate((figure, settings) => /** @type {UpperHand} */ (figure).valueAt(settings).value, settings);

test("a figure with all of its controls stays in sight without them where they have no room, and a higher one scrolls with the page", async ({ page }) => {
  const step = '<upper-hand-step state="players=3"><p>With three players.</p></upper-hand-step>';
  await visit(page, `<upper-hand-story><upper-hand slot="figure" figure="guts-payoff"></upper-hand>${step}</upper-hand-story>`);
  await start(page);
  const pane = page.locator("upper-hand-story .pane");
  for (const [width, height, position, hasControls] of /** @type {const} */ ([[1280, 800, "sticky", false], [360, 740, "sticky", false], [360, 560, "static", true]])) {
    await page.setViewportSize({ width, height });
    await expect(pane).toHaveCSS("position", position);
    await expect(page.locator("upper-hand [part=controls]").first()).toBeVisible({ visible: hasControls });
    const [figure, around] = [await page.locator("upper-hand").boundingBox(), await pane.locator(".window").boundingBox()];
    expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0) + 1);
  }
});

test("numbers in a sentence say what their figure shows, and are dragged, keyed, typed and pressed", async ({ page }) => {
  const fair = `<p>${value("exact")} ${value("heading")} ${value("fair start")} ${value("win", 'at="mine=24&amp;theirs=24"')}</p>`;
  const unit = `<p id="unit">You win ${value("decimal", "", "≈ 0.220833")} ${value("unit", "", "of games")}.</p>`;
  const others = `<p><upper-hand-value for="other" name="mine">3</upper-hand-value> <upper-hand-value for="payoff" name="weenie">no</upper-hand-value></p>`;
  await visit(page, `${SENTENCE}${fair}${unit}${others}${MAP}<upper-hand id="other" mine="3"></upper-hand><upper-hand id="payoff" figure="guts-payoff"></upper-hand>`);
  await start(page);
  const set = (/** @type {object} */ settings) => page.locator("#map").evaluate((figure, settings) => /** @type {UpperHand} */ (figure).setState(settings), settings);

  await test.step("they say it, also when that changes by other means", async () => {
    await expect.poll(() => shown(page, "win")).toBe(await valueAt(page, {}));
    expect(await shown(page, "exact")).toBe("53/240");
    expect(await shown(page, "heading")).toBe("You have 40, they have 12");
    expect(await shown(page, "fair start")).toMatch(/\d/);
    const at = page.locator("upper-hand-value[at]");
    await expect.poll(() => at.evaluate((element) => /** @type {any} */ (element).text)).toBe(await valueAt(page, { mine: "24", theirs: "24" }));
    await set({ mine: 30, rules: "official" });
    await expect.poll(() => shown(page, "mine")).toBe("30");
    await expect.poll(() => shown(page, "rules")).toBe("Official");
    await expect.poll(() => shown(page, "win")).toBe(await valueAt(page, {}));
    // Other rules hold for a result at other settings, too.
    await expect.poll(() => at.evaluate((element) => /** @type {any} */ (element).text)).toBe(await valueAt(page, { mine: "24", theirs: "24" }));
  });

  await test.step("a result that is empty where the figure is shows nothing, and comes back", async () => {
    for (const [mine, decimal, sentence] of /** @type {const} */ ([[40, "≈ 0.220833", "You win ≈ 0.220833 in the race."], [1, "", "You win in the race."], [40, "≈ 0.220833", "You win ≈ 0.220833 in the race."]])) {
      await set({ mine, rules: "race" });
      await expect.poll(() => shown(page, "decimal")).toBe(decimal);
      await expect.poll(() => page.locator("#unit").ariaSnapshot()).toBe(`- paragraph: ${sentence}`);
    }
  });

  await test.step("a target has room for a finger, and takes none in the line", async () => {
    const [word] = await page.locator('upper-hand-value[name="theirs"]').all();
    await word?.evaluate((element) => Object.assign(/** @type {HTMLElement} */ (element.closest("p")).style, { font: "14px/2 serif" }));
    const [x = 0, y = 0] = await word?.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }) ?? [];
    for (const [dx = 0, dy = 0] of [[-11, 0], [11, 0], [0, -11], [0, 11]]) {
      expect(await page.evaluate(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName, [x + dx, y + dy]), `${dx}, ${dy}`).toBe("upper-hand-value");
    }
  });

  await test.step("a number is dragged sideways, keyed and typed, and is spoken", async () => {
    const mine = spin(page, "Suspects you have left").first();
    await expect(mine).toHaveAttribute("aria-valuenow", "40");
    const box = await mine.boundingBox();
    if (box === null) throw new Error("the number is not in sight");
    const [x, y] = [box.x + 5, box.y + 5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => shown(page, "mine")).toBe("50");
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
    await expect(mine).toBeFocused();
    for (const [key, expected] of /** @type {const} */ ([
      ["ArrowRight", "51"], ["ArrowUp", "52"], ["ArrowLeft", "51"], ["PageDown", "41"], ["PageUp", "51"],
    ])) {
      await page.keyboard.press(key);
      await expect.poll(() => shown(page, "mine"), key).toBe(expected);
    }
    const { left, size } = await state(page);
    for (const [key, expected] of /** @type {const} */ ([["End", Number(left) + Number(size) - 1], ["Home", Number(left)]])) {
      await page.keyboard.press(key);
      await expect.poll(() => shown(page, "mine"), key).toBe(String(expected));
    }
    await expect(mine).toHaveAttribute("aria-valuetext", /^\d+ suspects, you win /);
    // Enter opens a field, Escape leaves it as it was; digits open it, too, and a second click.
    const field = page.getByRole("textbox", { name: "Suspects you have left, as a number" });
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(String(left));
    await page.keyboard.type("77");
    await page.keyboard.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(mine).toBeFocused();
    await page.keyboard.type("33");
    await expect(field).toHaveValue("33");
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page, "mine")).toBe("33");
    await mine.click();
    await field.fill("20");
    await page.locator("p").first().click({ position: { x: 1, y: 1 } });
    await expect.poll(() => shown(page, "mine")).toBe("20");
    await expect(field).toHaveCount(0);
  });

  await test.step("choices and switches go on by a press and by keys", async () => {
    const rules = spin(page, "Rules");
    await expect.poll(() => shown(page, "rules")).toBe("Race");
    await rules.click();
    await expect.poll(() => shown(page, "rules")).toBe("Official");
    for (const [key, expected] of /** @type {const} */ ([[" ", "Open"], ["Enter", "Race"], ["ArrowLeft", "Open"], ["Home", "Race"], ["End", "Open"]])) {
      await page.keyboard.press(key);
      await expect.poll(() => shown(page, "rules"), key).toBe(expected);
    }
    const weenie = page.getByRole("switch");
    await expect(weenie).not.toBeChecked();
    await weenie.click();
    await expect(weenie).toBeChecked();
    await expect.poll(() => shown(page, "weenie")).toBe("yes");
  });

  await test.step("two figures of a page keep apart", async () => {
    const before = await shown(page, "mine");
    await spin(page, "Suspects you have left").last().press("PageUp");
    await expect.poll(() => shown(page, "mine", 'upper-hand-value[for="other"]')).toBe("13");
    expect(await shown(page, "mine")).toBe(before);
  });

  await test.step("forced colours keep a number’s line of dots and its focus", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const look = await spin(page, "Suspects you have left").first().evaluate((word) => {
      word.focus();
      const { textDecorationStyle, outlineStyle, outlineWidth, cursor } = getComputedStyle(word);
      return { textDecorationStyle, cursor, outlineStyle, outlineWidth };
    });
    expect(look).toEqual({ textDecorationStyle: "dotted", cursor: "ew-resize", outlineStyle: "solid", outlineWidth: "2px" });
  });
});

test("where text runs from right to left, numbers, buttons and the count of a story run from left to right", async ({ page }) => {
  await visit(page, `<div dir="rtl" lang="ar"><p>قبل ${value("win", "", "22.1 %")} بعد ${value("rules", "", "العرق هنا")}
    <upper-hand-value for="pay" name="win">−5.60</upper-hand-value> نهاية.</p>${STORY}<upper-hand id="pay" figure="guts-payoff" threshold="0.2" others="0.6"></upper-hand></div>`);
  await start(page);
  await expect.poll(() => shown(page, "rules")).toBe("Race");
  await expect.poll(() => shown(page, "win", 'upper-hand-value[for="pay"]')).toMatch(/^[−+]\d/);
  /** The places of the letters of a text, from the left. */
  const places = (/** @type {string} */ inside, /** @type {string} */ part) => page.locator(inside).first().evaluate((host, part) => {
    const element = /** @type {ShadowRoot} */ (host.shadowRoot).querySelector(part);
    const text = element?.firstChild ?? document;
    return [...(text.textContent ?? "")].map((_, index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    });
  }, part);
  const texts = [["p upper-hand-value[name=win]", "[part=value]"], ["p upper-hand-value[for=pay]", "[part=value]"], ["upper-hand-story", ".count"]]
    .concat([1, 3].map((nth) => ["upper-hand-story", `.walk > :nth-child(${nth})`]));
  for (const [inside = "", part = ""] of texts) {
    const found = await places(inside, part);
    expect(found.length, `${inside} ${part}`).toBeGreaterThan(3);
    expect(found, `${inside} ${part}`).toEqual([...found].sort((one, other) => one - other));
  }
  const [back, next] = await Promise.all(["Back", "Next"].map((name) => page.getByRole("button", { name }).boundingBox()));
  expect(Number(back?.x)).toBeLessThan(Number(next?.x));
  const languages = await page.evaluate(() => {
    const own = (/** @type {string} */ inside, /** @type {string} */ part) => document.querySelector(inside)?.shadowRoot?.querySelector(part)?.closest("[lang]")?.getAttribute("lang");
    return [own("upper-hand-story", ".count"), own("p upper-hand-value[name=rules]", "[part=value]"), own("p upper-hand-value[name=win]", "[part=value]")];
  });
  expect(languages).toEqual(["en", "en", undefined]);
});

test("a finger drags a number sideways; a swipe downwards scrolls the page and changes nothing", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await visit(page, `${SENTENCE}<div style="height: 3000px"></div>${MAP}`);
  await start(page);
  const mine = spin(page, "Suspects you have left");
  const box = await mine.boundingBox();
  if (box === null) throw new Error("the number is not in sight");
  const client = await context.newCDPSession(page);
  /** @param {number} dx @param {number} dy */
  const swipe = async (dx, dy) => {
    const at = { x: box.x + 8, y: box.y + 8 };
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: at.x + dx * part, y: at.y + dy * part }] });
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe(120, 0);
  await expect.poll(async () => Number(await shown(page, "mine"))).toBeGreaterThan(45);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await shown(page, "mine");
  await swipe(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(await shown(page, "mine")).toBe(before);
  await context.close();
});

test("a link sets its figure where it is, scrolls to it where it is out of sight, and is a link in every other way", async ({ page }) => {
  await visit(page, `${SENTENCE}${MAP}<div style="height: 4000px"></div><p><a id="far" href="#map?rules=official&amp;mine=9">Far.</a> <a href="#nothing?page=1" id="none">None.</a></p>`);
  await start(page);
  await page.getByRole("link", { name: "Try 24" }).click();
  await expect.poll(async () => (({ mine, theirs }) => [mine, theirs])(await state(page))).toEqual([24, 24]);
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, ""]);
  await page.locator("#far").click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
  expect(await state(page)).toMatchObject({ rules: "official", mine: 9, theirs: 24 });
  // There is no such figure: the browser follows the link.
  await page.locator("#none").click();
  expect(await page.evaluate(() => location.hash)).toBe("#nothing?page=1");
  // With a modifier it is left to the browser, which may open its address in a tab of its own.
  await page.evaluate(() => addEventListener("click", (event) => {
    Object.assign(window, { isLeft: !event.defaultPrevented });
    event.preventDefault();
  }, { once: true }));
  await page.locator("#far").click({ modifiers: ["Control"] });
  expect(await page.evaluate(() => /** @type {any} */ (window).isLeft)).toBe(true);
  const address = await page.locator("#far").evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href);
  await page.goto("about:blank");
  await page.goto(address);
  await expect.poll(async () => (await state(page)).mine).toBe(9);
});

test.describe("a link to a figure that the page does not have", () => {
  test.use({ allowConsole: [/no figure/] });
  test("is named once on the console, and links of other kinds are not", async ({ page }) => {
    const warnings = /** @type {string[]} */ ([]);
    page.on("console", (message) => warnings.push(message.text()));
    const links = ["#nowhere?mine=3", "#nowhere", "#top?from=here", "#/list?size=9", "#!list?size=9", "#map?mine=9", "https://example.org/#nowhere?mine=3"];
    await visit(page, `${MAP}<p>${links.map((href) => `<a href="${href}">${href}</a>`).join(" ")} <span id="late"></span></p>`);
    await start(page);
    const none = /^<a href="#nowhere\?mine=3">: no figure .* there are map$/;
    await expect.poll(() => warnings).toEqual([expect.stringMatching(none)]);
    for (const href of links.slice(0, -1)) await page.getByRole("link", { name: href, exact: true }).click();
    expect(await page.evaluate(() => location.hash)).toBe("#!list?size=9");
    await expect.poll(async () => (await state(page)).mine).toBe(9);
    expect(warnings.length).toBe(1);
    // One that a script puts there is named when it is followed.
    await page.locator("#late").evaluate((place) => {
      const link = document.createElement("a");
      link.href = "#elsewhere?theirs=3";
      link.textContent = "late";
      place.append(link);
    });
    await page.getByRole("link", { name: "late" }).click();
    await expect.poll(() => warnings.at(-1)).toMatch(/^<a href="#elsewhere\?theirs=3">: no figure/);
  });
});

test("numbers glide by a link, less than 400 ms, and not at all where less motion is wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await visit(page, SENTENCE + MAP);
  await start(page);
  // From here on the page's time goes on when it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("#map").evaluate((figure) => {
    const told = /** @type {unknown[]} */ ([]);
    figure.addEventListener("upper-hand:change", () => told.push(/** @type {UpperHand} */ (figure).getState().mine));
    Object.assign(window, { told });
  });
  const told = () => page.evaluate(() => /** @type {any} */ (window).told.splice(0));
  const link = page.getByRole("link", { name: "Try 24" });
  await link.click();
  await page.clock.runFor(400);
  const gliding = await told();
  expect(gliding.length).toBeGreaterThan(1);
  expect(gliding.at(-1)).toBe(24);
  await page.clock.runFor(2_000);
  expect(await told()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.locator("#map").evaluate((figure) => /** @type {UpperHand} */ (figure).setState({ mine: 40 }));
  await page.clock.runFor(1_000);
  await told();
  await link.click();
  await page.clock.runFor(2_000);
  expect(await told()).toEqual([24]);
});

test("passages move their figure by buttons, keys, presses and scrolling; one of them is the present one", async ({ page }) => {
  await page.clock.install();
  await visit(page, `<p>Above.</p>${STORY}<div style="height: 2000px"></div>`);
  await start(page);
  const steps = page.locator("upper-hand-step");
  const story = page.locator("upper-hand-story");
  const present = () => steps.evaluateAll((all) => all.map((step) => step.getAttribute("aria-current")));
  const position = async () => (({ mine, theirs }) => [mine, theirs])(await state(page));
  // The buttons are in sight: nothing scrolls to them when they get the focus.
  await story.evaluate((element) => element.scrollIntoView());
  await story.getByRole("button", { name: "Next" }).press("Enter");
  while ((await present())[1] === null) await story.getByRole("button", { name: "Next" }).press("Enter");
  await expect.poll(position).toEqual([24, 24]);
  expect(await present()).toEqual([null, "step", null]);
  const said = () => story.evaluate(({ shadowRoot }) => shadowRoot?.querySelector("[role=status]")?.textContent);
  expect(await said()).toBe("Step 2 of 3. Even: 24 each.");
  await page.keyboard.press("ArrowRight");
  await expect.poll(position).toEqual([12, 40]);
  await expect(story.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await expect(story.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(position).toEqual([24, 24]);
  // What the reader does stays until the next passage; a press brings this one back.
  await page.locator("#map").evaluate((figure) => /** @type {UpperHand} */ (figure).setState({ mine: 5 }));
  await expect.poll(() => shown(page, "mine")).toBe("5");
  await steps.nth(1).click({ position: { x: 200, y: 5 } });
  await expect.poll(position).toEqual([24, 24]);
  // Longer than the page may take to scroll to a passage.
  await page.clock.runFor(1_300);
  await steps.nth(0).evaluate((step) => step.scrollIntoView({ block: "center" }));
  await expect.poll(position).toEqual([40, 12]);
  expect(await present()).toEqual(["step", null, null]);
});

/** The passage that is present, counted from 1, or 0. @param {Page} page */
const present = (page) => page.locator("upper-hand-step").evaluateAll((all) => all.findIndex((step) => step.hasAttribute("aria-current")) + 1);

/**
 * Scrolls as a wheel does, as long as the story is in sight, and says which passages were present one after the other.
 * @param {Page} page
 * @param {1 | -1} way
 */
const roll = (page, way) => page.evaluate(async (way) => {
  const story = /** @type {Element} */ (document.querySelector("upper-hand-story"));
  const by = (/** @type {number} */ top) => scrollBy({ top, behavior: "instant" });
  if (way === 1) by(story.getBoundingClientRect().top - innerHeight);
  const found = new Set();
  for (let last = -1; scrollY !== last; by(way * 100)) {
    last = scrollY;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    found.add([...document.querySelectorAll("upper-hand-step")].findIndex((step) => step.hasAttribute("aria-current")) + 1);
    const { top, bottom } = story.getBoundingClientRect();
    if (way === 1 ? bottom < 0 : top > innerHeight) break;
  }
  found.delete(0);
  return [...found];
}, way);

const LINES = "<p>Lines of a text.</p>".repeat(60);

// The storm tries more of them.
const READERS = /** @type {const} */ ([[360, 740], [1280, 900], [800, 900], [390, 844], [600, 900], [768, 1024], [820, 1180], [900, 700]]);

test("a reader who scrolls meets every passage in its turn, down and up, wherever the story stands", async ({ page }) => {
  const places = {
    top: `<h1>A blog</h1>${STORY}${LINES}`,
    end: `<h1>A blog</h1>${LINES}${STORY}`,
    "below some lines": `<h1>A blog</h1><p>One.</p><p>Two.</p><p>Three.</p>${STORY}${LINES}`,
    "in the middle": `<h1>A blog</h1>${LINES}${STORY}${LINES}`,
  };
  // The places where a page cannot scroll on are the hard ones.
  for (const [place, body] of Object.entries(places).slice(0, IS_FULL ? 4 : 2)) {
    await visit(page, body);
    await start(page);
    for (const [width, height] of READERS.slice(0, IS_FULL ? READERS.length : 2)) {
      await page.setViewportSize({ width, height });
      await frames(page);
      expect(await present(page), `${place}, ${width}×${height}, at first`).toBeLessThan(2);
      expect(await roll(page, 1), `${place}, ${width}×${height}, down`).toEqual([1, 2, 3]);
      expect(await roll(page, -1), `${place}, ${width}×${height}, up`).toEqual([3, 2, 1]);
    }
  }
});

/**
 * Jumps along the page by a key, until it rests: a browser that still scrolls gives no heed to a second jump.
 * @param {Page} page
 * @param {"Home" | "End"} key
 */
async function jump(page, key) {
  const rest = await page.evaluateHandle(() => ({ reached: new Promise((next) => addEventListener("scrollend", () => next(true), { once: true })) }));
  await page.keyboard.press(key);
  await rest.evaluate(({ reached }) => reached);
}

test("a jump makes the passage that it leads to the present one at once; what a button has chosen stays while the page goes on to it", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await visit(page, `<h1>A blog</h1>${STORY}`);
  await start(page);
  await expect.poll(() => present(page)).toBe(1);
  await jump(page, "End");
  await expect.poll(() => present(page)).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)).toBeLessThan(1);
  await jump(page, "Home");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => present(page)).toBe(1);
  // Chosen where it stands, below the line of reading.
  await page.locator("upper-hand-step").nth(2).evaluate((step) => /** @type {any} */ (step).choose());
  expect(await roll(page, 1)).toEqual([3]);
  expect(await roll(page, -1)).toEqual([3, 2, 1]);
});

test("while the page scrolls, no passage of a story out of sight is measured", async ({ page }) => {
  const far = STORY.replaceAll('id="map"', 'id="far"').replaceAll('for="map"', 'for="far"');
  const space = '<div style="height: 300vh"></div>';
  await visit(page, `${space}${STORY}${space}${far}${space}`);
  const measured = await page.evaluate(async () => {
    const stories = [...document.querySelectorAll("upper-hand-story")];
    const { prototype } = Element;
    const { getBoundingClientRect } = prototype;
    const counts = stories.map(() => 0);
    prototype.getBoundingClientRect = function measure() {
      const index = this.localName === "upper-hand-step" ? stories.findIndex((story) => story.contains(this)) : -1;
      if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
      return getBoundingClientRect.call(this);
    };
    stories[0]?.scrollIntoView();
    for (let step = 0; step < 10; step += 1) {
      scrollBy({ top: 10, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    return counts;
  });
  expect(measured[0]).toBeGreaterThan(10);
  expect(measured[1]).toBe(0);
});

test("a story in a part of the page that scrolls is walked through in its turn", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await visit(page, `<div id="part" style="height: 95vh; overflow: auto">${STORY}${LINES}</div>`);
  await start(page);
  await expect.poll(() => present(page)).toBe(1);
  const found = new Set();
  for (let top = 0; top < 900; top += 100) {
    await page.locator("#part").evaluate((part, top) => {
      part.scrollTop = top;
      return new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }, top);
    found.add(await present(page));
  }
  expect([...found]).toEqual([1, 2, 3]);
});

test("numbers in a passage are live while it is read, in sight of the figure, else as they were written; moving one makes its passage the present one", async ({ page }) => {
  await visit(page, STORY);
  await start(page);
  const first = page.locator("upper-hand-step").first();
  await first.evaluate((step) => /** @type {any} */ (step).choose());
  await expect.poll(() => shown(page, "mine")).toBe("24");
  await page.locator("#map").evaluate((figure) => /** @type {UpperHand} */ (figure).setState({ mine: 38 }));
  await expect.poll(() => shown(page, "win")).toBe(await valueAt(page, {}));
  expect(await shown(page, "mine")).toBe("24");
  await page.locator('upper-hand-value[name="mine"] >> [role=spinbutton]').press("ArrowRight");
  await expect.poll(async () => (({ mine, theirs }) => [mine, theirs])(await state(page))).toEqual([25, 24]);
  await expect.poll(() => shown(page, "mine")).toBe("25");
  expect(await shown(page, "win")).toBe("22.1 %");
  // The figure stays in sight while passages are read: beside them, or above them on a phone.
  for (const [width, height, isBeside] of /** @type {const} */ ([[1280, 720, true], [360, 740, false]])) {
    await page.setViewportSize({ width, height });
    const last = page.locator("upper-hand-step").nth(1);
    await last.evaluate((step) => step.scrollIntoView({ block: "center" }));
    const places = await page.evaluate(() => {
      const [figure, step] = ["#map", "upper-hand-step:nth-of-type(3)"].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return figure !== undefined && step !== undefined ? { figure: figure.top, isBeside: figure.right <= step.left, isWide: document.documentElement.scrollWidth > innerWidth } : undefined;
    });
    expect(places?.figure, `${width}`).toBeGreaterThanOrEqual(-1);
    expect(places?.isBeside).toBe(isBeside);
    expect(places?.isWide, "nothing leaves the page").toBe(false);
    await expect(page.locator("#map .percent")).toBeInViewport();
  }
});

test("an address that says what a figure shows is not overruled by the passage in sight", async ({ page }) => {
  await visit(page, STORY, "#map?mine=7&theirs=3");
  await start(page);
  await expect(page.locator("upper-hand-step[aria-current]")).toHaveCount(1);
  expect(await state(page)).toMatchObject({ mine: 7, theirs: 3 });
});

test.describe("before there is a figure", () => {
  test.use({ allowConsole: [/no figure/] });
  test("a number may come before its figure, and the figure may go and come back", async ({ page }) => {
    await visit(page, SENTENCE);
    await page.evaluate((map) => document.body.insertAdjacentHTML("beforeend", map), MAP);
    await start(page);
    await expect.poll(() => shown(page, "rules")).toBe("Race");
    await page.evaluate(async () => {
      const figure = /** @type {UpperHand} */ (document.querySelector("#map"));
      figure.setState({ rules: "open" });
      figure.remove();
      // It has gone for good after its own look, which was asked for first.
      await new Promise((done) => setTimeout(done));
      document.body.append(figure);
      await figure.start();
    });
    await spin(page, "Suspects you have left").press("ArrowRight");
    await expect.poll(() => shown(page, "mine")).toBe("41");
    await expect.poll(() => shown(page, "rules")).toBe("Open");
  });
});

test("a number moves a figure that has not been loaded yet", async ({ page }) => {
  await visit(page, `${SENTENCE}<div style="height: 9000px"></div>${MAP}`);
  expect(await shown(page, "mine")).toBe("40");
  // A press on a number moves nothing, but brings the figure.
  await page.getByRole("spinbutton").first().click();
  await expect.poll(() => shown(page, "rules")).toBe("Race");
  expect(await shown(page, "mine")).toBe("40");
  await page.reload();
  await page.getByRole("spinbutton").first().press("ArrowRight");
  await expect.poll(() => shown(page, "mine")).toBe("41");
});

test.describe("where something is wrong", () => {
  test.use({ allowConsole: [/upper-hand-(value|step)|<a href/] });

  test("the words stay as they were written, and the console says what is allowed", async ({ page }) => {
    const warnings = /** @type {string[]} */ ([]);
    page.on("console", (message) => warnings.push(message.text()));
    const wrong = [
      '<upper-hand-value for="mpa" name="mine">as written</upper-hand-value>', value("mien"), value("win", 'at="mien=4"'), value("win", 'at="mine=many"'),
      value("players"), value("&lt;img src=x onerror=alert(1)>"), value("constructor"), value("__proto__"), value(""), value("win", 'at="__proto__=4"'),
    ];
    await visit(page, `${wrong.join(" ")}${MAP}<p id="written">as written</p><upper-hand-step for="map" state="mien=3">x</upper-hand-step>`);
    await start(page);
    await expect.poll(() => warnings.length).toBeGreaterThanOrEqual(wrong.length);
    const texts = await page.locator("upper-hand-value").evaluateAll((all) => all.map((one) => /** @type {any} */ (one).text));
    expect(texts).toEqual(wrong.map(() => "as written"));
    for (const said of [/for="mpa".*there are map/, /name="mien".*win, value.*Fair start.*mine, theirs/, /“mien” is no setting.*mine/, /“many” is not possible as your pool: it takes a whole number/]) {
      expect(warnings.some((warning) => said.test(warning)), String(said)).toBe(true);
    }
    expect(await page.locator("img").count()).toBe(0);
    // None is given twice.
    const before = warnings.length;
    await page.locator("#map").evaluate((figure) => /** @type {UpperHand} */ (figure).setState({ mine: 9 }));
    await frames(page);
    expect(warnings.length).toBe(before);
  });
});

test("without JavaScript sentences, links and passages read as they were written", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await visit(page, `${SENTENCE}${STORY}`);
  await expect(page.locator("p").first()).toHaveText(/^With 40 against 12 under as written rules you win as written\.\s+Try 24 against 24\.$/);
  await expect(page.getByText("Far behind: 22.1 %.")).toBeVisible();
  await context.close();
});

test("axe finds nothing, light or dark, and keys lead through", async ({ page }) => {
  await visit(page, `<style>:root { color-scheme: light dark } a { color: inherit }</style><main><h1>A blog</h1>${SENTENCE}${STORY}<upper-hand-step for="map" state="mine=3"><p>Alone.</p></upper-hand-step></main>`);
  await start(page);
  await expect.poll(() => shown(page, "rules")).toBe("Race");
  await axeFindsNothing(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await coloursCanBeRead(page);
  await page.locator("body").press("Tab");
  const walked = /** @type {string[]} */ ([]);
  for (let tab = 0; tab < 60; tab += 1) {
    walked.push(await page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.getAttribute("aria-label") ?? at?.textContent?.trim() ?? "";
    }));
    await page.keyboard.press("Tab");
  }
  const stops = ["Suspects you have left", "Rules", "Try 24 against 24", "‹ Back", "Next ›", "Show this: Far behind: 22.1 %.", "Show this: Alone."];
  const order = stops.map((stop) => walked.indexOf(stop));
  expect(order.every((at) => at >= 0), JSON.stringify(walked)).toBe(true);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});
