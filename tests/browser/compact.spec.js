// @ts-check
/** Compact figures: their room, what they stand on, and the sheet with all else. */
import { FigureOnPage } from "./support/figure.js";
import { visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SCRIPT, SITE } from "./support/site.js";
import { BOARDS, FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const WIDTHS = [320, 390, 560, 720, 1024, 1400];

/** The lines that **Embed** writes for a figure. @param {string} name @param {number} words what it keeps for them, in rem */
const lines = (name, words) => `<upper-hand figure="${name}" compact="" loading="lazy">
  <a href="/" slot="still" style="display:block;position:relative;height:max(${words}rem,${words}*16px);padding-bottom:clamp(max(19rem,19*16px),max(13rem,13*16px) + 30%,max(30rem,30*16px))"></a>
</upper-hand>`;

/** How tall each figure, or what stands in for it, is at each width, with its name. @param {import("@playwright/test").Page} page @param {string} part */
const heights = (page, part) => page.locator(part).evaluateAll(async (all, widths) => {
  const found = all.map((one) => /** @type {[name: string | null | undefined, heights: number[]]} */ ([one.closest("upper-hand")?.getAttribute("figure"), []]));
  for (const width of widths) {
    for (const one of all) Object.assign(one.closest("div")?.style ?? {}, { width: `${width}px` });
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
    for (const [index, one] of all.entries()) found[index]?.[1].push(Math.round(one.getBoundingClientRect().height));
  }
  return found;
}, WIDTHS);

test("each figure has one height for each width: without scripts, on its way, and alive", async ({ page }) => {
  const words = (/** @type {string} */ name) => (BOARDS.includes(name) ? 19 : 13);
  const expected = FIGURES.map((name) => [name, WIDTHS.map((width) => Math.round(16 * words(name) + Math.min(480, Math.max(304, 208 + 0.3 * width))))]);
  const far = `<p style="height: 5000px"></p>${FIGURES.map((name) => `<div>${lines(name, words(name))}</div>`).join("")}`;
  await visit(page, "", far);
  expect(await heights(page, "upper-hand a")).toEqual(expected);
  await visit(page, SCRIPT, far);
  await page.evaluate(() => customElements.whenDefined("upper-hand"));
  expect(await heights(page, "upper-hand")).toEqual(expected);
  const figures = FIGURES.map((name) => new FigureOnPage(page, page.locator(`upper-hand[figure="${name}"]`)));
  for (const figure of figures) {
    await figure.solved();
  }
  expect(await heights(page, "upper-hand")).toEqual(expected);
  await page.locator("body > div").evaluateAll((all) => all.forEach((one) => Object.assign(/** @type {HTMLElement} */ (one).style, { width: "320px" })));
  for (const [index, figure] of figures.entries()) {
    await figure.drawn();
    expect((await figure.text(".frame").first().boundingBox())?.height, FIGURES[index]).toBeGreaterThanOrEqual(160);
    expect(await figure.text("figure").evaluate((whole) => whole.scrollWidth - whole.clientWidth), FIGURES[index]).toBe(0);
  }
});

test("all else is in a sheet, which keys open and close where the page does not move", async ({ page }) => {
  const figure = new FigureOnPage(page);
  await visit(page, SCRIPT, `<div style="height: 300px"></div><upper-hand compact mine="24" theirs="24" home="${SITE}/"></upper-hand><div style="height: 3000px"></div>`);
  await figure.drawn();
  const rules = figure.element.getByRole("group", { name: "Rules" });
  await expect(rules).toBeHidden();
  await page.evaluate(() => scrollTo(0, 120));
  const opener = figure.element.getByRole("button", { name: "More" });
  await opener.press("Enter");
  await expect(rules).toBeVisible();
  expect(await figure.text(".whole").textContent()).toBe(await figure.text(".advice").textContent());
  await rules.getByLabel("Official").check();
  expect(await figure.state()).toMatchObject({ rules: "official" });
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  // What the page names stands in the figure; and all of it where it is no longer compact.
  await figure.element.evaluate((element) => Object.assign(element, { controls: "mine theirs rules", actions: "png" }));
  await expect(rules).toBeVisible();
  await expect(figure.text(".actions button")).toHaveText(["PNG"]);
  await expect(figure.text(".position-facts")).toBeHidden();
  await figure.element.evaluate((element) => Object.assign(element, { compact: false }));
  await expect(figure.text(".position-facts")).toBeVisible();
  await expect(opener).toBeHidden();
});

test("it stands on the page, in its text, where both can be read; else on its own paper", async ({ page }) => {
  const figure = new FigureOnPage(page);
  await visit(page, `<style>body { background: rgb(251, 241, 220); color: rgb(59, 42, 20) } .dark { transition: background-color 0.1s; background: rgb(21, 32, 43); color: rgb(223, 231, 238) }</style>${SCRIPT}`, "<upper-hand compact></upper-hand>");
  await figure.drawn();
  const look = () => figure.text(".body").evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body);
    const channels = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return [backgroundColor, ...channels.map((one) => (color.startsWith("color(srgb") ? Math.round(255 * one) : one))];
  });
  const CLEAR = "rgba(0, 0, 0, 0)";
  await expect.poll(look).toEqual([CLEAR, 59, 42, 20]);
  await expect.poll(() => figure.colour(1, 1)).toBe("251,241,220,255");
  await page.evaluate(() => document.body.classList.add("dark"));
  await expect.poll(() => figure.colour(1, 1)).toBe("21,32,43,255");
  await expect.poll(look).toEqual([CLEAR, 223, 231, 238]);
  // Against the page’s own brightness, or on a ground of middling brightness, it has paper.
  await figure.element.evaluate((element) => Object.assign(element, { theme: "light" }));
  await expect.poll(look).toEqual(["rgb(251, 250, 247)", 29, 29, 31]);
  await figure.element.evaluate((element) => Object.assign(element, { theme: null }) && Object.assign(document.body.style, { background: "rgb(120, 120, 120)", color: "rgb(20, 20, 20)" }));
  await expect.poll(look).toEqual(["rgb(251, 250, 247)", 29, 29, 31]);
  // Weak text of the page is not taken.
  await page.evaluate(() => Object.assign(document.body.style, { background: "rgb(255, 255, 255)", color: "rgb(130, 130, 130)" }));
  await expect.poll(look).toEqual([CLEAR, 29, 29, 31]);
});

test("without any width at first, it has its height as soon as there is some", async ({ page }) => {
  await visit(page, SCRIPT, '<div style="width: 0"><upper-hand compact loading="eager"></upper-hand></div>');
  expect((await heights(page, "upper-hand"))[0]?.[1][1]).toBe(533);
});
