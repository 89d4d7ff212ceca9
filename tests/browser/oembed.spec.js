// @ts-check
/**
 * An address that is pasted becomes a frame where a site reads oEmbed: by the published rules of WordPress, which trust no
 * site that they do not list (https://developer.wordpress.org/reference/functions/wp_filter_oembed_result/).
 */
import { readFileSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";
import { TARGET } from "./support/target.js";
import { FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {{ version: string, type: string, title: string, html: string, width: number, height: number, thumbnail_url: string }} Description */

/** The descriptions of pages, by the names of the pages, as `dist --home` writes them for a site at this address. */
const FOLDER = pathToFileURL(`${TARGET}/oembed/`);
const DESCRIPTIONS = new Map(readdirSync(FOLDER).map((file) => {
  const description = /** @type {Description} */ (JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")));
  return [file.replace(".json", ""), description];
}));

/** What WordPress leaves of a frame. */
const KEPT = ["src", "width", "height", "frameborder", "marginwidth", "marginheight", "scrolling", "title"];

/** The name that WordPress gives a frame. */
const SECRET = "aB3dE6gH9k";

/**
 * What WordPress makes of a description: the frame alone, of its attributes those that are known, in a sandbox, with a name.
 * @param {import("@playwright/test").Page} page
 * @param {Description} description
 */
async function sanitised(page, { html }) {
  return page.evaluate(({ html, kept, secret }) => {
    const frame = new DOMParser().parseFromString(html, "text/html").querySelector("iframe");
    if (frame === null) return "";
    for (const name of frame.getAttributeNames()) if (!kept.includes(name)) frame.removeAttribute(name);
    frame.setAttribute("src", `${frame.getAttribute("src")}#?secret=${secret}`);
    for (const [name, value] of [["data-secret", secret], ["class", "wp-embedded-content"], ["sandbox", "allow-scripts"], ["security", "restricted"]]) frame.setAttribute(name ?? "", value ?? "");
    return frame.outerHTML;
  }, { html, kept: KEPT, secret: SECRET });
}

/** The script of a WordPress page: heights between 200 and 1000 are taken from frames that know their name, and links of their own host. */
const LISTENER = `
  window.heard = [];
  window.addEventListener("message", ({ source, data }) => {
    if (typeof data?.secret !== "string" || !/^[a-zA-Z0-9]+$/.test(data.secret)) return;
    for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
      if (frame.contentWindow !== source) continue;
      window.heard.push(data);
      if (data.message === "height") frame.height = String(Math.min(1000, Math.max(200, parseInt(data.value, 10))));
    }
  });`;

/**
 * A post of a WordPress blog with frames, in a column that wide.
 * @param {import("@playwright/test").Page} page
 * @param {readonly string[]} frames
 * @param {number} width
 */
async function post(page, frames, width) {
  await page.setViewportSize({ width: Math.max(width + 40, 800), height: 900 });
  await visit(page, `<script>${LISTENER}</script>`, frames.map((frame) => `<div style="width: ${width}px">${frame}</div>`).join(""));
}

/** The figure in a frame of the page, once it is there. @param {import("@playwright/test").Page} page @param {number} [index] */
async function figureIn(page, index = 0) {
  await page.locator("iframe").nth(index).scrollIntoViewIfNeeded();
  const figure = page.frameLocator("iframe").nth(index).locator("upper-hand");
  await figure.evaluate((element) => /** @type {UpperHand} */ (element).ready);
  return figure;
}

/** Waits until what a frame has had to say by its next drawing has been heard. @param {import("@playwright/test").Page} page @param {number} [index] */
async function rested(page, index = 0) {
  const last = await page.evaluateHandle(() => ({ heard: new Promise((done) => addEventListener("message", ({ data }) => data === "the last one" && done(true))) }));
  await page.frameLocator("iframe").nth(index).locator("body").evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    parent.postMessage("the last one", "*");
  });
  await last.evaluate(({ heard }) => heard);
}

test("every figure and every chapter has a description, which names its picture and its frame", async ({ page }) => {
  const stories = ["index", "guts"].map((story) => readFileSync(new URL(`../../${story}.html`, import.meta.url), "utf8"));
  const chapters = [...stories.join("").matchAll(/<section class="chapter" id="([^"]+)"/g)].map(([, id = ""]) => id);
  expect([...DESCRIPTIONS.keys()].sort()).toEqual([...chapters, ...FIGURES].sort());
  for (const [name, description] of DESCRIPTIONS) {
    expect(description).toMatchObject({ version: "1.0", type: "rich", provider_name: "Upperhand", provider_url: `${SITE}/`, thumbnail_url: `${SITE}/cards/${name}.png` });
    expect(description.html).toMatch(/^<iframe src="[^"#']+" title="[^"]+" [^<>]*><\/iframe>$/);
    expect((await page.request.get(description.thumbnail_url)).ok()).toBe(true);
    expect((await page.request.get(`${SITE}/${name}.html`)).ok()).toBe(true);
  }
});

test("what WordPress leaves of each frame shows its figure, as high as the frame has said and no higher than the description", async ({ page }) => {
  const all = FIGURES.map((name) => /** @type {Description} */ (DESCRIPTIONS.get(name)));
  const frames = [];
  for (const description of all) frames.push(await sanitised(page, description));
  const width = Math.max(...all.map(({ width }) => width));
  expect(all.map(({ width }) => width), "one column is as wide as each").toEqual(all.map(() => width));
  await post(page, frames, width);
  for (const [index, name] of FIGURES.entries()) {
    const figure = await figureIn(page, index);
    expect(await figure.evaluate((element) => element.getAttribute("figure")), name).toBe(name);
    await expect(figure.locator(".notice")).toBeHidden();
    const inner = page.frameLocator("iframe").nth(index).locator("body");
    const measured = () => inner.evaluate((body) => Math.round(body.getBoundingClientRect().height + 0.5));
    await expect.poll(async () => Number(await page.locator("iframe").nth(index).getAttribute("height")) - (await measured()), name).toBe(0);
    expect(await measured(), name).toBeLessThanOrEqual(all[index]?.height ?? 0);
    expect(await inner.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
  }
});

test("a frame answers to its name alone, tells its height again when asked, and asks for its link to be followed", async ({ page }) => {
  const description = /** @type {Description} */ (DESCRIPTIONS.get("win-map"));
  const frame = await sanitised(page, description);
  const heard = () => page.evaluate(() => /** @type {any} */ (window).heard);
  await post(page, [frame], 700);
  const figure = await figureIn(page);
  await expect.poll(heard).toContainEqual({ message: "height", secret: SECRET, value: expect.any(Number) });
  await rested(page);
  const before = (await heard()).length;
  await page.evaluate((secret) => {
    for (const name of ["another", secret]) document.querySelector("iframe")?.contentWindow?.postMessage({ message: "ready", secret: name }, "*");
  }, SECRET);
  await expect.poll(async () => (await heard()).length).toBe(before + 1);
  await figure.evaluate((element) => /** @type {UpperHand} */ (element).setState({ mine: 12 }));
  await page.frameLocator("iframe").locator(".home a").click();
  await expect.poll(heard).toContainEqual({ message: "link", secret: SECRET, value: expect.stringMatching(new RegExp(`^${SITE}/win-map\\.html\\?mine=12$`)) });
  const strange = [description.html, frame.replace(`secret=${SECRET}`, "secret=%3Cb%3E"), frame.replace("#?secret", "#secret")];
  await post(page, strange.map((one) => one.replace("<iframe ", `<iframe data-secret="${SECRET}" `)), 700);
  for (const index of strange.keys()) {
    await figureIn(page, index);
    await rested(page, index);
  }
  expect(await heard()).toEqual([]);
});
