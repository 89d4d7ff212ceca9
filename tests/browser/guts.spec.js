// @ts-check
/** The figures of Guts in one’s hands: several pictures, a slider with an end in words, lines that are dragged. What they say, the tests of their crates see to. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { drag, openAround, touching } from "./support/figure.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./support/figure.js").FigureOnPage} FigureOnPage */

test.use({ viewport: { width: 640, height: 900 } });

/**
 * A page with figures that have these attributes.
 * @param {Page} page
 * @param {readonly string[]} all
 */
const openFigures = (page, all) => openAround(page, all.map((attributes) => `<upper-hand ${attributes}></upper-hand><p style="height: 2000px">The blog goes on.</p>`).join(""));

test("pointer and keys work on each picture, and sliders are called by whose number it is, reach infinity, and take what is typed", async ({ page }) => {
  const figures = await openFigures(page, [
    'figure="guts-payoff" players="5" theory="yes"',
    'figure="guts-payoff" players="3"',
    'figure="guts-coalition" players="19" mixture="own" bloc="0.35" beside="0.65" weight="0.3" threshold="0.45"',
    'figure="guts-coalition" players="inf"',
    'figure="guts-coalition" players="∞"',
  ]);

  await test.step("guts-payoff: pointer and keys work on the map and on the plan, and pin", async () => {
    const figure = figures[0];
    const canvas = (/** @type {number} */ panel) => figure.element.locator("canvas").nth(panel);
    const middle = async (/** @type {number} */ panel, /** @type {number} */ across, /** @type {number} */ along) => {
      await canvas(panel).scrollIntoViewIfNeeded();
      const box = await canvas(panel).boundingBox();
      if (box === null) throw new Error("a picture was expected");
      return /** @type {const} */ ([box.x + across * box.width, box.y + along * box.height]);
    };
    await page.mouse.move(...(await middle(1, 0.4, 0.75)));
    await figure.drawn();
    await saysNothingYet(figure);
    await page.mouse.down();
    await page.mouse.up();
    await figure.drawn();
    const { threshold, others } = /** @type {any} */ (await figure.state());
    expect(threshold).not.toBe(0.5);
    expect(others).not.toBe(0.6);
    await expect(figure.pin).toHaveAttribute("aria-pressed", "true");
    await canvas(1).focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await figure.drawn();
    const state = /** @type {any} */ (await figure.state());
    expect(Math.abs(state.others - Math.max(others - 0.009, 0))).toBeLessThan(1e-9);
    expect(Math.abs(state.threshold - threshold - 0.001)).toBeLessThan(1e-9);
    await expect(figure.pin).toHaveAttribute("aria-pressed", "false");
    await page.mouse.click(...(await middle(3, 0.6, 0.7)));
    await figure.drawn();
    const { players } = /** @type {any} */ (await figure.state());
    expect(players).toBeGreaterThan(7);
    await canvas(3).focus();
    await page.keyboard.press("ArrowLeft");
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ players: players - 1 });
  });

  await test.step("a slider is called by whose number it is, also when that changes by a switch", async () => {
    const figure = figures[1];
    const label = figure.text(".slider.others label");
    await figure.element.getByLabel("The two others play apart").check();
    expect(await figure.state()).toMatchObject({ apart: true });
    for (const [state, tag, name] of /** @type {const} */ ([[{ apart: true }, "player 2", "Player 2’s threshold"], [{ apart: false, players: 2 }, "other", "The other’s threshold"], [{ players: 4 }, "others", "The others’ threshold"]])) {
      await figure.setState(state);
      await expect(label).toHaveText(`${tag}: ${name}`);
      await expect(figure.slider("others")).toHaveAccessibleName(new RegExp(`^${tag} ?: ${name}$`));
      await expect(figure.text(".slider.others input[type=number]")).toHaveAccessibleName(`${name}, as a number`);
    }
  });

  await test.step("a control that comes back stands where it stood", async () => {
    const figure = figures[1];
    await figure.setState({ players: 3 });
    const order = () => figure.text(".side > .variants > *").evaluateAll((controls) => controls.map(({ className }) => className));
    const before = await order();
    expect(before.some((name) => name.includes("apart"))).toBe(true);
    await figure.setState({ players: 4 });
    expect(await order()).toHaveLength(before.length - 1);
    await figure.setState({ players: 3 });
    expect(await order()).toEqual(before);
  });

  await test.step("guts-coalition: the slider of players reaches infinity by mouse, keys and words, and comes back", async () => {
    const figure = figures[2];
    const slider = figure.element.locator(".slider.players input[type=range]");
    await slider.focus();
    for (const players of [20, "inf", "inf"]) {
      await page.keyboard.press("ArrowRight");
      await figure.drawn();
      await expect.poll(async () => (await figure.state()).players).toBe(players);
    }
    await expect(slider).toHaveAttribute("aria-valuetext", /^infinitely many players, you lose at least 6\.22 /);
    const field = figure.element.locator(".slider.players input[type=text]");
    await expect(field).toHaveValue("∞");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await figure.state()).players).toBe(20);
    await page.keyboard.press("Home");
    await expect.poll(async () => (await figure.state()).players).toBe(3);
    // In words, however they are written; what is none is answered and kept to be mended.
    for (const [text, players] of /** @type {const} */ ([["∞", "inf"], ["7", 7], ["Infinity", "inf"], ["12", 12], ["inf", "inf"]])) {
      await field.fill(text);
      await field.press("Enter");
      await expect.poll(async () => (await figure.state()).players).toBe(players);
      await figure.drawn();
    }
    await field.fill("25");
    await field.press("Enter");
    await expect.poll(async () => (await figure.state()).players).toBe(20);
    await expect(figure.notice).toContainText("a whole number from 3 to 20, or inf");
    await drag(figure.slider("players"), 21);
    await expect.poll(async () => (await figure.state()).players).toBe("inf");
    await axeFindsNothing(page, "upper-hand:nth-of-type(3)");
  });

  await test.step("guts-coalition: what is typed counts, also where the field shows it still from the frame before", async () => {
    const figure = figures[3];
    const told = await figure.element.evaluate((element) => {
      const root = /** @type {ShadowRoot} */ (element.shadowRoot);
      const range = /** @type {HTMLInputElement} */ (root.querySelector(".slider.players input[type=range]"));
      const field = /** @type {HTMLInputElement} */ (root.querySelector(".slider.players input[type=text]"));
      const players = () => /** @type {any} */ (element).getState().players;
      range.value = range.min;
      range.dispatchEvent(new Event("input"));
      const moved = players();
      field.value = "∞";
      field.dispatchEvent(new Event("input"));
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      return [moved, players()];
    });
    expect(told).toEqual([3, "inf"]);
  });

  await test.step("guts-coalition: a script may say Infinity, and an address inf", async () => {
    const figure = figures[4];
    expect(await figure.state()).toMatchObject({ players: "inf" });
    await figure.setState({ players: 5 });
    await figure.element.evaluate((element) => {
      /** @type {import("../../www/element.js").UpperHand} */ (element).players = Infinity;
    });
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ players: "inf" });
    await expect(figure.notice).toBeHidden();
    await expect(figure.text("#summary")).toContainText("one round of infinitely many players");
  });
});

/** A preview below the pointer is not yet the state. @param {FigureOnPage} figure */
async function saysNothingYet(figure) {
  expect(await figure.state()).toMatchObject({ threshold: 0.5, others: 0.6 });
  await expect(figure.heading).not.toHaveText(/0\.500, the others 0\.600/);
}

/**
 * The first place along a line where the picture of the mixture can be taken hold of.
 * @param {FigureOnPage} figure
 * @param {(share: number) => [number, number]} line shares of the picture’s width and height
 */
async function findHandle(figure, line) {
  const canvas = figure.element.locator("canvas").nth(1);
  await canvas.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await canvas.boundingBox();
  if (box === null) throw new Error("a picture was expected");
  for (let share = 0; share <= 1; share += 0.02) {
    const [across, along] = line(share);
    const point = /** @type {const} */ ([box.x + across * box.width, box.y + along * box.height]);
    await figure.page.mouse.move(...point);
    if (await canvas.evaluate((element) => element.classList.contains("handling"))) return point;
  }
  throw new Error("nothing to take hold of was found");
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 400, height: 800 } });
  test("guts-coalition: the weight is dragged up and down, and beside the lines the page scrolls", async ({ page }) => {
    const [figure] = await openFigures(page, ['figure="guts-coalition" mixture="own" weight="0.4"']);
    const touch = await touching(page);
    const [x, y] = await findHandle(figure, (share) => [0.4, 0.35 + 0.5 * share]);
    // Nothing moves before it is dragged.
    await page.mouse.move(x + 8, y);
    expect(await figure.state()).toMatchObject({ mixture: "own", weight: 0.4 });
    const scrolled = await page.evaluate(() => scrollY);
    await touch("touchStart", [[x, y + 6]]);
    for (let down = 0; down <= 50; down += 5) await touch("touchMove", [[x, y + 6 + down]]);
    await touch("touchEnd", []);
    await figure.drawn();
    const { weight } = /** @type {any} */ (await figure.state());
    expect(weight).toBeGreaterThan(0.45);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const box = await figure.element.locator("canvas").nth(1).boundingBox();
    if (box === null) throw new Error("a picture was expected");
    const empty = /** @type {const} */ ([box.x + 0.35 * box.width, box.y + 0.75 * box.height]);
    await touch("touchStart", [[...empty]]);
    for (let up = 10; up <= 200; up += 10) await touch("touchMove", [[empty[0], empty[1] - up]]);
    await touch("touchEnd", []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
    expect(await figure.state()).toMatchObject({ weight });
  });
});

test("axe finds nothing in several figures with open tables, light or dark, nothing is cut off, and pictures have the theme’s paper", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  // Two are the same figure: nothing in them may have the same name.
  const all = ['figure="guts-payoff" third="0.3"', 'figure="guts-coalition" mixture="own"', 'figure="guts-payoff"'];
  const figures = await openAround(page, `<main><h1>Guts</h1>${all.map((attributes) => `<upper-hand ${attributes}></upper-hand>`).join("")}</main>`);
  for (const figure of figures) {
    await figure.element.locator(".data > summary").click();
    await expect(figure.element.locator(".data tbody tr").first()).toBeVisible();
    // The part that scrolls can be reached by the keys and is called what the table is.
    const caption = await figure.element.locator(".data caption").textContent();
    await expect(figure.element.getByRole("group", { name: `Table: ${caption}` })).toHaveAttribute("tabindex", "0");
  }
  for (const [theme, width, paper] of /** @type {const} */ ([["light", 360, "251,250,247,255"], ["dark", 1280, "20,21,24,255"]])) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    for (const figure of figures) {
      await figure.element.evaluate((element, theme) => element.setAttribute("theme", theme), theme);
      await figure.drawn();
      await expect.poll(() => figure.colour(1, 1)).toBe(paper);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await (theme === "light" ? axeFindsNothing(page) : coloursCanBeRead(page));
  }
});
