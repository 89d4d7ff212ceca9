// @ts-check
/** The documentation as pages of the site: its links lead somewhere, its examples run, it fits narrow screens. */
import { readFileSync, readdirSync } from "node:fs";
import { axeFindsNothing, coloursCanBeRead } from "./support/axe.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";
import { IS_FULL } from "./support/stormed.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const folder = new URL("../../docs/", import.meta.url);
const PAGES = readdirSync(folder).filter((name) => name.endsWith(".md")).map((name) => name.replace(".md", ""));

/** Those that are gone through by axe: all are made of the same parts, and these two have every part. */
const LOOKED_AT = IS_FULL ? PAGES : ["embedding", "race-closed-form"];

/** The pages of the site that were asked for. @type {Map<string, Promise<string>>} */
const texts = new Map();

/** @param {string} path */
function textOf(path) {
  const text = texts.get(path) ?? fetch(SITE + path).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${path}: ${answer.status}`))));
  texts.set(path, text);
  return text;
}

test("every link of the documentation leads to what is there, nothing is wider than a phone, and axe finds nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const name of PAGES) await test.step(name, async () => {
    await page.goto(`${SITE}/${name}.html`);
    const { links, ids } = await page.evaluate(() => ({
      links: [...document.querySelectorAll("nav a, main > :not(.live) a, .brand a")].map((link) => /** @type {HTMLAnchorElement} */ (link).href),
      ids: [...document.querySelectorAll("main [id]:not(.live *)")].map(({ id }) => id),
    }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.length).toBeGreaterThan(2);
    for (const link of new Set(links)) {
      const { origin, pathname, hash } = new URL(link);
      // Others are asked for nothing by a test.
      if (origin !== SITE) continue;
      const text = await textOf(pathname);
      if (hash !== "") expect(text.includes(`id="${decodeURIComponent(hash.slice(1))}"`), link).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    if (!LOOKED_AT.includes(name)) return;
    // The figures of examples have tests of their own.
    await page.evaluate(() => {
      for (const example of document.querySelectorAll(".live")) example.remove();
    });
    await axeFindsNothing(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await coloursCanBeRead(page);
    await page.emulateMedia({ colorScheme: "light" });
  });
});

test("below each example that shows a figure on a page of the documentation, that figure stands", async ({ page }) => {
  await page.goto(`${SITE}/embedding.html`);
  const examples = [...readFileSync(new URL("embedding.md", folder), "utf8").matchAll(/^```html\n([^]*?)^```$/gm)].map(([, code = ""]) => code.trim());
  const shown = examples.filter((code) => /<upper-hand|<iframe/.test(code) && !/<style|wasm-src/.test(code));
  expect(shown.length).toBeGreaterThanOrEqual(6);
  const live = await page.locator(".live").evaluateAll((all) => all.map((element) => ({
    code: element.previousElementSibling?.previousElementSibling?.textContent?.trim(),
    figures: element.querySelectorAll("upper-hand").length,
    frames: element.querySelectorAll("iframe").length,
  })));
  expect(live).toEqual(shown.map((code) => ({ code, figures: code.match(/<upper-hand /g)?.length ?? 0, frames: code.match(/<iframe /g)?.length ?? 0 })));
  // One of each runs: the others are run as they are copied.
  const [figure, frame] = [page.locator(".live upper-hand").first(), page.frameLocator(".live iframe").first()];
  await figure.evaluate((element) => /** @type {UpperHand} */ (element).start());
  await expect(figure.locator(".notice")).toBeHidden();
  await page.locator(".live iframe").first().scrollIntoViewIfNeeded();
  await expect(frame.locator(".percent").first()).not.toBeEmpty();
});

test("the story and the examples lead to the documentation", async ({ request }) => {
  for (const file of ["", "examples.html"]) expect(await (await request.get(`${SITE}/${file}`)).text(), file).toContain('<a href="./embedding.html"');
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 360, height: 740 } });
  test("code is never cut off, and a button below it copies it", async ({ page }) => {
    for (const file of ["examples.html", "embedding.html"]) {
      await page.goto(`${SITE}/${file}`);
      const blocks = page.locator("pre");
      expect(await blocks.evaluateAll((all) => all.filter((block) => block.scrollWidth > block.clientWidth).length)).toBe(0);
      const place = page.locator("pre + .copy").nth(2);
      await place.getByRole("button", { name: "Copy" }).click();
      await expect(place.getByRole("status")).toHaveText("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await blocks.nth(2).innerText()).trimEnd());
    }
  });
});
