// @ts-check
/** Pages as those see them who link to them: heads and cards, the pages of chapters and figures, the way out of a frame. */
import { readdirSync } from "node:fs";
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, passMoments, test } from "./support/page.js";
import { SITE } from "./support/site.js";
import { ABOUT, FIGURES } from "../../www/generated/schema.js";

const PAGES = readdirSync(new URL("../../dist/site/", import.meta.url)).filter((name) => name.endsWith(".html"));

/** The pages of the documentation. */
const MANUAL = readdirSync(new URL("../../docs/", import.meta.url)).filter((name) => name.endsWith(".md")).map((name) => name.replace(".md", ".html"));

/** A page as a crawler reads it, which runs no script. @param {import("@playwright/test").Page} page @param {string} file */
async function crawled(page, file) {
  const text = await (await page.request.get(`${SITE}/${file}`)).text();
  return page.evaluate(([text = "", base = ""]) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    /** @param {string} selector @param {string} attribute */
    const all = (selector, attribute) => [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
    const root = parsed.documentElement;
    const items = [...parsed.querySelectorAll("[itemprop]")].filter((element) => element.parentElement?.closest("[itemscope]") === root);
    return {
      title: parsed.title,
      description: all('meta[name="description"]', "content"),
      type: root.hasAttribute("itemscope") ? root.getAttribute("itemtype") : null,
      // As https://html.spec.whatwg.org/#values says: an address or a text.
      item: Object.fromEntries(items.map((element) => [
        element.getAttribute("itemprop"),
        element.localName === "link" ? new URL(element.getAttribute("href") ?? "", base).href : element.getAttribute("content"),
      ])),
      graph: Object.fromEntries([...parsed.querySelectorAll("meta[property]")].map((meta) => [meta.getAttribute("property"), meta.getAttribute("content")])),
      card: all('meta[name="twitter:card"]', "content"),
      absolute: [...all('link[rel="canonical"]', "href"), ...all('meta[property="og:url"], meta[property="og:image"]', "content")],
      refresh: all('meta[http-equiv="refresh"]', "content"),
      chapters: all("section.chapter", "id"),
    };
  }, [text, `${SITE}/${file}`]);
}

test("every page has a title, a description and a card of its own, and says what it is", async ({ page }) => {
  const chapters = [];
  for (const story of ["index", "guts"]) chapters.push(...(await crawled(page, `${story}.html`)).chapters);
  expect(chapters).toHaveLength(12);
  const own = [...chapters, ...FIGURES].map((name) => `${name}.html`);
  expect(PAGES).toEqual(["index.html", "guts.html", "table.html", "explore.html", "embed.html", "examples.html", "claims.html", ...MANUAL, ...own].toSorted());
  const seen = new Map();
  for (const file of PAGES) {
    const { title, description, type, item, graph, card, absolute } = await crawled(page, file);
    expect(title).toMatch(/^Upperhand – .+/);
    expect(description).toEqual([expect.stringMatching(/^.{20,250}$/)]);
    expect(graph).toEqual({ "og:type": "website", "og:site_name": "Upperhand", "og:title": expect.stringMatching(/.+/), "og:description": description[0] });
    expect(card).toEqual(["summary_large_image"]);
    expect(type).toBe("https://schema.org/LearningResource");
    const name = file === "index.html" ? "" : file;
    const picture = own.includes(file) || file === "guts.html" ? file.replace(".html", ".png") : "index.png";
    expect(item).toEqual({
      name: graph["og:title"],
      description: description[0],
      inLanguage: "en",
      isAccessibleForFree: "true",
      learningResourceType: FIGURES.some((figure) => file === `${figure}.html`) ? "simulation" : "explorable explanation",
      url: `${SITE}/${name}`,
      image: `${SITE}/cards/${picture}`,
      license: `${SITE}/LICENSE-MIT`,
      ...(chapters.some((chapter) => file === `${chapter}.html`) ? { isPartOf: `${SITE}/` } : {}),
    });
    // Nobody has said where this site is.
    expect(absolute).toEqual([]);
    for (const text of [title, description[0]]) {
      expect(seen.get(text), `${file}: ${text}`).toBeUndefined();
      seen.set(text, file);
    }
  }
  for (const figure of FIGURES) expect((await crawled(page, `${figure}.html`)).item.name).toBe(ABOUT[figure]?.title);
});

test("every card is a picture of the right size, with an empty margin around what it shows", async ({ page }) => {
  const cards = readdirSync(new URL("../../dist/site/cards/", import.meta.url));
  expect(cards).toHaveLength(1 + 13 + 1 + FIGURES.length);
  await page.goto(`${SITE}/LICENSE-MIT`);
  for (const card of cards) {
    const seen = await page.evaluate(async (address) => {
      const blob = await (await fetch(address)).blob();
      const bitmap = await createImageBitmap(blob);
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
      const margin = 12;
      /** @type {Set<number | undefined>} */
      const edge = new Set();
      for (let y = 0; y < height; y += 1) {
        const isInside = y >= margin && y < height - margin;
        for (let x = 0; x < width; x += isInside && x === margin - 1 ? width - 2 * margin + 1 : 1) edge.add(pixels[y * width + x]);
      }
      // One pixel of sixteen tells a picture from a blank.
      return { type: blob.type, size: blob.size, width, height, edge: edge.size, colours: new Set(pixels.filter((_, index) => index % 16 === 0)).size };
    }, `${SITE}/cards/${card}`);
    expect(seen, card).toMatchObject({ type: "image/png", width: 1200, height: 630, edge: 1 });
    expect(seen.colours, card).toBeGreaterThan(50);
    expect(seen.size, card).toBeLessThan(100 * 1024);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowConsole: [/request failed: GET .* csp$/] });
  test("the page of a chapter leads to the chapter by itself", async ({ page }) => {
    await page.goto(`${SITE}/the-map.html`);
    await page.waitForURL(`${SITE}/#the-map`);
    await expect(page.getByRole("heading", { name: "The map" })).toBeInViewport();
  });

  test("the page of a figure says what it would show", async ({ page }) => {
    await page.goto(`${SITE}/guts-cards.html`);
    await expect(page.getByText("Guts for two with real cards")).toBeVisible();
    await page.getByRole("link", { name: "One against a coalition" }).click();
    await page.waitForURL(`${SITE}/guts-coalition.html`);
  });
});

test("where nobody is led on, the page of a chapter shows its words and its picture, and a link", async ({ page }) => {
  for (const [chapter, picture] of [["the-map", /stills\/map-light\.svg$/], ["what-nobody-knew", /cards\/what-nobody-knew\.png$/]]) {
    await page.route(`${SITE}/${chapter}.html`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const still = text.replace(/<meta http-equiv="refresh".*>\n/, "");
      expect(still.length).toBeLessThan(text.length);
      await route.fulfill({ response, body: still });
    });
    await page.goto(`${SITE}/${chapter}.html`);
    const image = page.locator("main img");
    await expect(image).toHaveAttribute("src", picture ?? "");
    await expect.poll(() => image.evaluate((element) => /** @type {HTMLImageElement} */ (element).naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Read on in the story" }).click();
    await page.waitForURL(`${SITE}/#${chapter}`);
  }
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test("the link behind a heading copies the address of the chapter’s page, by mouse and by keys", async ({ page }) => {
    await page.goto(`${SITE}/`);
    const links = page.locator("main a.share");
    const chapters = await page.locator("main section.chapter h2").allTextContents();
    expect(await links.evaluateAll((all) => all.map((link) => link.ariaLabel))).toEqual(chapters.map((title) => `Share this chapter: ${title}`));
    const link = page.getByRole("link", { name: "Share this chapter: The map" });
    await link.click();
    const said = page.locator("#the-map [role=status]").first();
    await expect(said).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${SITE}/the-map.html`);
    expect(page.url()).toBe(`${SITE}/`);
    await passMoments(page);
    await expect(said).toBeEmpty();
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(said).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${SITE}/the-map.html`);
  });
});

test("in a frame the figure is named with its game, and the link below it leads to its page as it is", async ({ page }) => {
  await page.goto(`${SITE}/embed.html?figure=question-profile&mine=9&theirs=5`);
  const link = page.locator("p.home a");
  await expect(link).toHaveText("Guess Who?: what each question is worth – Upperhand");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
  const figure = new FigureOnPage(page);
  await figure.drawn();
  // Where scripts run, nothing is said of their being blocked.
  await expect(page.locator(".silent")).toHaveCount(0);
  // Around whatever has the focus there is room for its ring.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press("Tab");
  expect(new Set(await figure.element.evaluate(({ shadowRoot }) => {
    const all = /** @type {NodeListOf<HTMLElement>} */ (/** @type {ShadowRoot} */ (shadowRoot).querySelectorAll("button, input, canvas"));
    return [...all].flatMap((one) => {
      one.focus();
      const [{ left, right }, { outlineOffset, outlineWidth }] = [one.getBoundingClientRect(), getComputedStyle(one)];
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return one.matches(":focus-visible") ? [Math.min(left, innerWidth - right) >= reach] : [];
    });
  }))).toEqual(new Set([true]));
  await drag(figure.slider("mine"), 8);
  await expect(link).toHaveAttribute("href", /mine=8/);
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  expect(new URL(opened.url()).pathname).toBe("/question-profile.html");
  const large = new FigureOnPage(opened);
  await large.drawn();
  expect(await large.state()).toEqual(await figure.state());
  await opened.close();
});

test("what a frame’s address says is text to it, never markup or another address", async ({ page }) => {
  const hostile = new URLSearchParams({ figure: "<img src=x onerror=alert(1)>", mine: '"><script>alert(1)</script>', home: "javascript:alert(1)" });
  await page.goto(`${SITE}/embed.html?${hostile}`);
  const link = page.locator("p.home a");
  await expect(link).toHaveText("Guess Who?: the map of all positions – Upperhand");
  const { origin, pathname, protocol } = new URL(await link.evaluate((element) => /** @type {HTMLAnchorElement} */ (element).href));
  expect([origin, pathname, protocol]).toEqual([SITE, "/win-map.html", "http:"]);
  await expect(page.locator("img, script:not([src])")).toHaveCount(0);
});
