// @ts-check
/** A page to keep: one file, downloaded from a figure, which shows it just as it was wherever it is opened. */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { axeFindsNothing } from "./support/axe.js";
import { FigureOnPage } from "./support/figure.js";
import { hostFor, visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SCRIPT, SITE } from "./support/site.js";
import { emptyFolder } from "./support/target.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/**
 * Downloads the page of a figure, and returns its address on the disk and its text.
 * @param {FigureOnPage} figure
 * @param {string} name of a folder for it
 */
async function keep(figure, name) {
  const { element, page } = figure;
  const opener = element.getByRole("button", { name: "Embed", exact: true });
  if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
  await element.getByLabel("Your page").selectOption("A disk");
  await element.getByLabel("Compact").uncheck();
  const [download] = await Promise.all([page.waitForEvent("download"), element.getByRole("button", { name: "Download" }).click()]);
  const file = new URL(download.suggestedFilename(), emptyFolder(`kept-pages/${name}`));
  await download.saveAs(fileURLToPath(file));
  await expect(figure.text(".said").first()).toHaveText(`Saving ${download.suggestedFilename()}`);
  return { address: pathToFileURL(fileURLToPath(file)).href, text: readFileSync(file, "utf8") };
}

/** The main picture, pixel by pixel. @param {FigureOnPage} figure */
async function pixels(figure) {
  await figure.solved();
  return figure.element.evaluate((element) => /** @type {UpperHand} */ (element).toSVG().replaceAll(/\s+/g, " "));
}

for (const [figure, state] of [
  ["win-map", "rules=official&mine=40&theirs=24&layer=regions&compare=open&divider=20"],
  ["guts-cards", "cards=1&hand=9D"],
]) test(`the page of ${figure} opened from a disk shows the same state and the same picture, and asks nobody for anything`, async ({ page }) => {
  await page.goto(`${SITE}/${figure}.html?${state}`);
  const own = new FigureOnPage(page);
  await own.drawn();
  const [before, picture] = [await own.state(), await pixels(own)];
  const query = await own.element.evaluate((element) => /** @type {UpperHand} */ (element).query);
  const { address, text } = await keep(own, String(figure));
  expect(address).toMatch(new RegExp(`/upperhand-${figure}-[\\w.-]+\\.html$`));
  const asked = /** @type {string[]} */ ([]);
  page.on("request", (request) => asked.push(request.url()));
  await page.context().setOffline(true);
  await page.goto(address);
  const kept = new FigureOnPage(page);
  await kept.drawn();
  expect(await kept.state()).toEqual(before);
  expect(await pixels(kept)).toBe(picture);
  expect(asked.filter((url) => !/^(data|blob):/.test(url))).toEqual([address]);
  await expect(page).toHaveTitle(String(await page.locator("h1").textContent()));
  const link = page.locator(".home a");
  const home = new URL(String(await link.getAttribute("href")));
  expect([home.origin, home.pathname, home.search]).toEqual([SITE, `/${figure}.html`, `?${query.replace(/^figure=[^&]*&/, "")}`]);
  await axeFindsNothing(page);
  // Without a script there are its picture and its words.
  const still = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const [image, words] = [parsed.querySelector("upper-hand > img"), parsed.querySelector("upper-hand > p")];
    return [image?.getAttribute("src")?.slice(0, 19), words?.textContent === parsed.querySelector("meta[name=description]")?.getAttribute("content"), words?.textContent?.length];
  }, text);
  expect(still).toEqual(["data:image/svg+xml,", true, expect.any(Number)]);
  expect(still[2]).toBeGreaterThan(60);
});

test("a page that was kept works by keys, and is kept again, byte for byte, or as it is by then", async ({ page }) => {
  await page.goto(`${SITE}/guts-payoff.html?players=4`);
  const own = new FigureOnPage(page);
  await own.drawn();
  const first = await keep(own, "first");
  await page.goto(first.address);
  const kept = new FigureOnPage(page);
  await kept.drawn();
  const again = await keep(kept, "again");
  expect(again.text === first.text).toBe(true);
  await kept.slider("threshold").first().press("ArrowRight");
  await kept.drawn();
  const moved = await kept.state();
  const second = await keep(kept, "second");
  await page.goto(second.address);
  const last = new FigureOnPage(page);
  await last.drawn();
  expect(await last.state()).toEqual(moved);
});

test("a page is light or dark as its figure was told, else as its reader likes it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, `<script src="${SITE}/www/single/upperhand-guess-who.js"></script>`, '<upper-hand mine="9" theme="dark"></upper-hand>');
  const own = new FigureOnPage(page);
  await own.drawn();
  const pages = [{ theme: "dark", ...(await keep(own, "theme-dark")) }];
  await own.element.getByLabel("Colours").selectOption("auto");
  pages.push({ theme: "auto", ...(await keep(own, "theme-auto")) });
  // Without a home a single file offers the page alone.
  expect(await own.element.getByLabel("Your page").locator("option").allTextContents()).toEqual(["A disk"]);
  for (const { theme, address, text } of pages) {
    await page.goto(address);
    await new FigureOnPage(page).drawn();
    await expect(page.locator(".home")).toHaveCount(0);
    expect(text.slice(0, text.indexOf("<script>"))).not.toMatch(/https?:/);
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme });
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).toBe(theme === "dark" || colorScheme === "dark" ? "rgb(20, 21, 24)" : "rgb(251, 250, 247)");
    }
  }
});

test("what was typed is text in the page, under the strictest policy of the page that writes it", async ({ page }) => {
  const policy = `default-src 'none'; script-src ${SITE} 'wasm-unsafe-eval'; connect-src ${SITE}; base-uri 'none'; img-src data:; require-trusted-types-for 'script'`;
  const hostile = `--><script>alert(1)</script><img src=x onerror=alert(1)>"`;
  await visit(page, SCRIPT, `<upper-hand mine="9" theme='${hostile}' controls='${hostile}' home="${SITE}/"></upper-hand>`, { "content-security-policy": policy });
  const own = new FigureOnPage(page);
  await own.drawn();
  const { address } = await keep(own, "hostile");
  await page.goto(address);
  const kept = new FigureOnPage(page);
  await kept.drawn();
  expect(await kept.element.getAttribute("controls")).toBe(hostile);
  await expect(page.locator("script")).toHaveCount(1);
  await expect(page.locator("img[src=x], [onerror]")).toHaveCount(0);
});

test.describe("where the script is not to be had", () => {
  test.use({ allowConsole: [/\/nowhere\/|\/closed\/|404/] });
  test("the figure says so, and the panel stays", async ({ page }) => {
    const site = await hostFor(page, (path) => (path.startsWith("/closed/") ? { body: "<!doctype html>" } : undefined));
    const homes = [[`${SITE}/nowhere`, "is not the script of this figure (404)"], [`${site}/closed`, "could not be read"]];
    await visit(page, SCRIPT, homes.map(([home]) => `<upper-hand mine="9" home="${home}"></upper-hand>`).join(""));
    for (const [index, [home, said]] of homes.entries()) {
      const figure = new FigureOnPage(page, page.locator("upper-hand").nth(index));
      await figure.drawn();
      await figure.element.getByRole("button", { name: "Embed", exact: true }).click();
      await figure.element.getByLabel("Your page").selectOption("A disk");
      await figure.element.getByRole("button", { name: "Download" }).click();
      await expect(figure.text(".said").first()).toContainText(`That failed: ${home}/www/single/upperhand-guess-who.js ${said}`);
    }
  });
});

test("the panel with the page fits narrow screens and passes axe, and the page opens out of a mail, where its address has no folders", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${SITE}/win-map.html`);
  const own = new FigureOnPage(page);
  await own.drawn();
  const { text } = await keep(own, "narrow");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await axeFindsNothing(page);
  await page.goto(`${SITE}/www/icon.svg`);
  await page.evaluate((text) => {
    location.href = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  }, text);
  await page.waitForURL(/^blob:/);
  const opened = new FigureOnPage(page);
  await opened.drawn();
  await expect(opened.text(".percent").first()).not.toBeEmpty();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
