// @ts-check
/** The page: its address, bad input, what it says where it cannot run, and how it lets everybody in. */
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { FigureOnPage, drag, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

test("the address restores the state and follows it without filling the history", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?rules=official&mine=14&theirs=14&size=32&layer=question&v=7&unheard=of");
  expect(await figure.state()).toMatchObject({ figure: "win-map", rules: "official", mine: 14, theirs: 14, size: 32, layer: "question" });
  await expect(figure.notice).toBeHidden();
  await figure.agreesWithCore();
  const length = await page.evaluate(() => history.length);
  for (const value of [15, 16, 17]) await drag(figure.slider("mine"), value);
  await expect.poll(() => new URL(page.url()).search).toBe("?rules=official&mine=17&theirs=14&size=32&layer=question");
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.reload();
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ rules: "official", mine: 17, layer: "question" });
  // Other settings travel, too; back leads back.
  const state = { compare: "open", "compare-as": "difference", contours: "tenths", axes: "log", mine: 900, theirs: 3 };
  await page.evaluate(() => history.pushState(null, "", "/explore.html"));
  await figure.setState(state);
  await expect.poll(() => new URL(page.url()).search).toContain("contours=tenths");
  await page.reload();
  await figure.drawn();
  expect(await figure.state()).toMatchObject(state);
  await page.goBack();
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ rules: "official", mine: 17, compare: "none", axes: "linear" });
});

test("an address that asks for the impossible shows the nearest that is, and says so", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?figure=pie-chart&mine=1000000000000&theirs=%3Cscript%3Ealert(1)%3C/script%3E&axes=curved");
  expect(await figure.state()).toMatchObject({ figure: "win-map", mine: 2147483647, size: 2147483647, axes: "linear" });
  await expect(figure.notice).toContainText(/“pie-chart” is not possible as the figure.*“1000000000000” is not possible as your pool.*Showing 2\u202f147\u202f483\u202f647\..*<script>alert\(1\)<\/script>.*“curved” is not possible as the axes/s);
  await figure.agreesWithCore();
  await figure.notice.getByRole("button", { name: "Close" }).click();
  await expect(figure.notice).toBeHidden();
});

test("number fields take what is nearest, keep what is shown where nothing is, and say so", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=30&rules=official");
  const field = figure.element.getByRole("spinbutton", { name: "Suspects you have left, as a number" });
  await expect(field).toHaveValue("30");
  for (const [typed, shown] of /** @type {const} */ ([["", 30], ["-5", 1], ["7.6", 8]])) {
    await field.fill(typed);
    await field.press("Tab");
    await figure.drawn();
    expect((await figure.state()).mine, typed).toBe(shown);
    await expect(field).toHaveValue(String(shown));
    await expect(figure.notice).toContainText("is not possible as your pool");
    // Nothing else is lost.
    expect(await figure.state()).toMatchObject({ rules: "official", theirs: 4 });
    await figure.agreesWithCore();
  }
  await field.fill("33");
  await figure.drawn();
  expect((await figure.state()).mine).toBe(33);
  await expect(figure.notice).toBeHidden();
  // Emptied key by key, the field stays empty, whatever is drawn meanwhile.
  await field.press("Backspace");
  expect((await figure.state()).mine).toBe(3);
  await field.press("Backspace");
  await figure.setState({ theirs: 23 });
  await expect(field).toHaveValue("");
  await page.keyboard.type("33");
  expect((await figure.state()).mine).toBe(33);
  // Texts that are no numbers.
  await field.press("Control+a");
  await page.keyboard.type("3e");
  await field.press("Tab");
  await expect(figure.notice).toContainText("“not a number” is not possible as your pool: it takes a whole number from 1");
  await expect(field).toHaveValue("3");
  await field.fill("");
  await field.press("Tab");
  await expect(figure.notice).toContainText("An empty text is not possible as your pool: it takes a whole number from 1");
  await expect(field).toHaveValue("3");
});

test("the keyboard alone reaches and works everything", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  const focused = () =>
    page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement;
      if (inside === null || inside === undefined) return "";
      const label = inside.getAttribute("aria-label") ?? inside.closest("fieldset")?.querySelector("legend")?.textContent;
      return label ?? inside.closest(".slider")?.querySelector("label")?.textContent ?? inside.textContent;
    });
  /** @type {(string | null)[]} */
  const stops = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused();
    if (stop === "Copy link") await page.evaluate(() => scrollTo(0, 0));
    if (stop !== "") stops.push(stop);
    if (stop === "Settings") await page.keyboard.press("Enter");
    if (stop === "The numbers as a table") break;
  }
  expect(stops).toEqual([
    "Map of all positions",
    "yours: Suspects you have left", "Suspects you have left, as a number",
    "theirs: Suspects they have left", "Suspects they have left, as a number",
    "Zoom in", "Zoom out", "Reset the view", "Move left", "Move down", "Move up", "Move right",
    "Hold still", "in the weeds", "halving now", "Rules", "Answers to a question", "Answers to a question, as a number", "Colours show",
    "Details", "Settings", "Size of the map", "Size of the map, as a number", "Axes", "Contours", "Compare with",
    "The numbers as a table",
  ]);
  await page.keyboard.press("Enter");
  await expect(figure.element.locator(".data table")).toBeVisible();
  await figure.element.locator(".help summary").focus();
  for (const label of ["PNG", "SVG", "CSV", "JSON", "Copy link", "Embed"]) {
    await page.keyboard.press("Tab");
    expect(await focused()).toBe(label);
  }
  await figure.element.getByRole("button", { name: "Zoom out" }).press("Enter");
  expect((await figure.state()).size).toBe(48);
  // The divider's slider is there once there is a divider, and takes keys; the choice keeps the focus.
  await figure.element.locator("fieldset.compare").getByRole("radio", { name: "Nothing" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await figure.state()).toMatchObject({ compare: "race" });
  await page.keyboard.press("ArrowRight");
  expect(await figure.state()).toMatchObject({ compare: "official" });
  await figure.slider("divider").focus();
  await page.keyboard.press("ArrowLeft");
  expect((await figure.state()).divider).toBe(49);
});

test("sliders and the settled figure speak, the sentence changes", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40&theirs=24&size=64");
  await expect(figure.slider("mine")).toHaveAttribute("aria-valuetext", "40 suspects, you win 44.4\u202f%");
  await expect(figure.slider("size")).toHaveAttribute("aria-valuetext", "64 pools");
  await expect(figure.text("#summary")).toContainText("A map of your chance to win, for your pool from 1 to 64 and theirs from 1 to 64, under the race.");
  await figure.canvas.focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure.element.locator(".unseen[role=status]")).toHaveText(/^You have 41, they have 24\. 43\.3\u202f% in the race\. Ask about only 16 of 41/);
  // Who chooses among names hears what comes of it, too.
  await figure.element.getByRole("radio", { name: "Race", exact: true }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure.element.locator(".unseen[role=status]")).toHaveText(/^You have 41, they have 24\. /);
  await expect(figure.text(".sentence")).toHaveText("The official rules, pools up to 64. Moving first against 24, you are even with 32 and behind with more.");
  await expect(figure.text("#summary")).toContainText("under the official rules");
  await expect(figure.canvas).toHaveAccessibleDescription(/Arrow keys move by 1.*under the official rules/s);
});

/** Figures with much to find room for. */
const FULL = [
  'mine="40" layer="regions" compare="official"',
  'rules="official" answers="4" size="2147483647" mine="2147483646" theirs="2147483645"',
  'figure="limit-tiles" rules="official" answers="4" k="25" alpha="1.4597" beta="1.4608"',
  'figure="question-profile" rules="official" answers="6" mine="4000" theirs="3999"',
  'figure="guts-payoff" players="20" others="0.9876" threshold="0.9875"',
  'figure="guts-coalition" players="6" threshold="0.8351"',
  'figure="guts-cards" cards="3" hand="JSJD6C"',
];

/** How far the page is wider than the window. @param {import("@playwright/test").Page} page */
function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("at any width nothing is cut off and nothing scrolls sideways, with all details open", async ({ page }) => {
  // As wide as on pages of our own.
  const figures = await openAround(page, `<main style="padding: 0 8px">${FULL.map((attributes) => `<upper-hand ${attributes}></upper-hand>`).join("")}</main>`);
  for (const figure of figures) {
    await expect(figure.notice).toBeHidden();
    await figure.element.evaluate(({ shadowRoot }) => {
      for (const details of shadowRoot?.querySelectorAll("details") ?? []) details.open = true;
    });
  }
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, figure] of figures.entries()) {
      await figure.drawn();
      // Nor does anything stand outside of the figure or of its own box, cut off unseen; a table scrolls in its own frame.
      const outside = await figure.element.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const all = [...(element.shadowRoot?.querySelectorAll("button, input, label, legend, p, dd, dt, summary, canvas, .options") ?? [])];
        const seen = all.filter((part) => part.checkVisibility() && part.closest(".scroll, .unseen, .glance") === null);
        const isOutside = (/** @type {Element} */ part) => {
          const box = part.getBoundingClientRect();
          return box.left < left - 1 || box.right > right + 1 || (part.matches("p, dd, dt") && part.scrollWidth > part.clientWidth + 1);
        };
        return seen.filter(isOutside).map((part) => part.outerHTML);
      });
      expect(outside, `${FULL[index]} at ${width}`).toEqual([]);
    }
    expect(await overhang(page), `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test("with all details open axe finds nothing, light or dark, and with text twice as large nothing scrolls sideways", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40&size=64&layer=regions&compare=official&theirs=zero");
  await figure.openMore();
  await figure.element.locator(".data > summary").click();
  await expect(figure.text("#summary")).not.toBeEmpty();
  for (const [colorScheme, width] of /** @type {const} */ ([["light", 1280], ["dark", 360]])) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await figure.drawn();
    await (colorScheme === "light" ? axeFindsNothing(page) : coloursCanBeRead(page));
  }
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page), `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test("the readouts keep their place and size while somebody scrubs", async ({ page }) => {
  const both = /** @type {const} */ ([
    ["guts-payoff", ["threshold", "others"], [0, 0.043, 0.5, 0.617, 0.7071, 0.95, 1]],
    ["guts-coalition", ["threshold"], [0.48, 0.5, 0.6, 0.644, 0.707, 0.75]],
    ["win-map", ["mine", "theirs"], [24, 2, 1, 17, 9]],
  ]);
  const parts = [".readout", ".fraction", ".advice", ".across-side", ".variants"];
  const figures = await openAround(page, both.map(([name]) => `<upper-hand figure="${name}"></upper-hand>`).join(""));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, [name, sliders, positions]] of both.entries()) {
      const moves = sliders.flatMap((slider) => positions.map((position) => /** @type {const} */ ([slider, position])));
      await figures[index]?.drawn();
      expect(await figures[index]?.places(moves, parts), `${name} at ${width}`).toHaveLength(1);
    }
  }
});
