// @ts-check
/** A figure whose module is on its way: what is seen then, and how its elements, unseen, wait to be drawn once. */
import { createServer } from "node:http";
import { FigureOnPage } from "./support/figure.js";
import { LOADER, holdModules, show, visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SCRIPT, hosted, versionFolder } from "./support/site.js";
import { FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** Notes the widths that main pictures are given, each with its frame. */
function noteWidths() {
  const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
  Object.defineProperty(HTMLCanvasElement.prototype, "width", {
    ...own,
    /** @this {HTMLCanvasElement} */
    set(width) {
      const main = /** @type {Element & { widths?: number[] } | null} */ (this.closest(".main"));
      if (main !== null) main.widths = [...(main.widths ?? []), width];
      own?.set?.call(this, width);
    },
  });
}

/**
 * A page whose figures have their elements, and wait for their modules until these are released.
 * @param {import("@playwright/test").Page} page
 * @param {readonly string[]} figures
 */
async function opened(page, figures) {
  const elements = figures.map((figure) => `<upper-hand figure="${figure}"${figures.length > 1 ? ' loading="eager"' : ""}></upper-hand>`);
  const release = await holdModules(page);
  await show(page, LOADER, elements.join(""));
  const element = page.locator("upper-hand");
  await expect(element.locator(".body.waiting")).toHaveCount(figures.length);
  return { element, release };
}

test("the elements of each figure wait for its module without taking room, and its picture is drawn in one size", async ({ page }) => {
  await page.addInitScript(noteWidths);
  const { element, release } = await opened(page, FIGURES);
  for (const [index, name] of FIGURES.entries()) {
    const waiting = await element.nth(index).evaluate(({ shadowRoot }) => {
      const height = (/** @type {string} */ part) => shadowRoot?.querySelector(part)?.getBoundingClientRect().height;
      const isSeen = shadowRoot?.querySelector("figure")?.checkVisibility({ visibilityProperty: true });
      const host = shadowRoot?.host.getBoundingClientRect().height;
      return { isSeen, taken: height(".body"), kept: height(".room"), host, picture: height(".main canvas") };
    });
    expect(waiting, name).toMatchObject({ isSeen: false, taken: 0, host: waiting.kept });
    expect(waiting.kept, name).toBeGreaterThan(300);
    expect(waiting.picture, name).toBeGreaterThan(200);
  }
  release();
  for (const [index, name] of FIGURES.entries()) {
    const figure = element.nth(index);
    await new FigureOnPage(page, figure).drawn();
    expect(await figure.locator("figure").isVisible(), name).toBe(true);
    expect(await figure.locator(".room, .waiting, .coming").count(), name).toBe(0);
    const widths = await figure.locator(".main").evaluate((main) => /** @type {any} */ (main).widths);
    expect(new Set(widths).size, `${name}: ${widths}`).toBe(1);
  }
});

test("a module that comes at once is not told of, and another figure that is asked for meanwhile takes the place of the elements that wait", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { element, release } = await opened(page, ["win-map"]);
  await page.clock.runFor(500);
  await expect(element.locator(".room progress")).toBeHidden();
  await expect(element.locator(".room [role='status']")).toBeEmpty();
  await page.clock.resume();
  await element.evaluate((element) => element.setAttribute("figure", "play-guts"));
  await expect(element.locator(".body.waiting.board")).toHaveCount(1);
  await expect(element.locator(".body")).toHaveCount(1);
  // One that is moved meanwhile begins anew, too.
  await element.evaluate((element) => document.body.append(element));
  release();
  await element.evaluate((element) => /** @type {UpperHand} */ (element).ready);
  await expect(element.locator(".body")).toHaveCount(1);
  await expect(element.locator(".act.hold")).toBeVisible();
});

/**
 * A host of the site that sends half of one file, and the rest when it is told to.
 * @param {import("@playwright/test").Page} page
 * @param {string} slow
 */
async function halfwayHost(page, slow) {
  let release = () => {};
  const released = new Promise((/** @type {(value?: undefined) => void} */ resolve) => { release = resolve; });
  const server = createServer(async ({ url = "" }, response) => {
    const file = hosted(url.replace(/[?#].*/, ""), new Map());
    const body = Buffer.from(file?.body ?? "");
    response.writeHead(file === undefined ? 404 : 200, { "content-type": file?.type ?? "", "access-control-allow-origin": "*" });
    response.write(body.subarray(0, body.length >> 1));
    if (url.endsWith(`/${slow}`)) await released;
    response.end(body.subarray(body.length >> 1));
  });
  await new Promise((/** @type {(value?: undefined) => void} */ listening) => server.listen(0, "127.0.0.1", listening));
  page.on("close", () => server.close());
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${address.port}`, release };
}

/** A picture that a page has for a figure that is on its way. */
const STILL = '<img slot="still" alt="A map of all positions" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2290%22 height=%2290%22/%3E">';

test("on its way, a figure shows its title, or the page’s own picture, and after a second a word and how much has come", async ({ page }) => {
  const { url, release } = await halfwayHost(page, "guess-who_bg.wasm");
  const figures = ["", STILL].map((still) => `<upper-hand wasm-src="${url}${versionFolder()}/pkg/" loading="eager">${still}</upper-hand>`);
  await page.clock.install();
  await visit(page, SCRIPT, figures.join(""));
  const pair = [page.locator("upper-hand").first(), page.locator("upper-hand").last()];
  for (const element of pair) await expect(element.locator(".room")).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1_000);
  const picture = page.getByRole("img", { name: "A map of all positions" });
  await expect(picture).toBeVisible();
  const kept = [];
  for (const [index, element] of pair.entries()) {
    const room = element.locator(".room");
    const line = room.getByRole("progressbar", { name: "Loading" });
    await expect(line).toBeVisible();
    await expect(room.locator(".title")).toBeVisible({ visible: index === 0 });
    await expect(room.locator(".title")).toHaveText("Guess Who?: the map of all positions");
    await expect(room.getByRole("status")).toHaveText("Loading …");
    await expect.poll(() => line.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).position)).toBeCloseTo(0.5, 3);
    kept.push((await element.boundingBox())?.height ?? 0);
  }
  release();
  for (const [index, element] of pair.entries()) {
    await element.evaluate((element) => /** @type {UpperHand} */ (element).ready);
    await expect(element.locator(".room")).toHaveCount(0);
    expect(Math.abs(((await element.boundingBox())?.height ?? 0) - (kept[index] ?? 0))).toBeLessThan(60);
  }
  await expect(picture).toBeHidden();
});

// All scripts come in the same way.
for (const file of ["figure.js", "pkg/guess-who_bg.wasm"]) test.describe(`where ${file} stops on its way`, () => {
  test.use({ allowConsole: [/nothing came|ERR_/] });
  test("a sentence says so after twenty seconds without news, the promise is rejected, and trying again helps", async ({ page }) => {
    const { url, release } = await halfwayHost(page, file);
    await page.clock.install();
    await visit(page, `<script type="module" src="${url}/www/element.js"></script>`, '<upper-hand loading="eager"></upper-hand>');
    const figure = page.locator("upper-hand");
    await figure.evaluate((element) => void Object.assign(window, { outcome: /** @type {UpperHand} */ (element).ready.catch(({ code, message }) => `${code}: ${message}`) }));
    await expect(figure.locator(".room progress")).toHaveCount(1);
    await page.clock.runFor(21_000);
    expect(await page.evaluate(() => /** @type {any} */ (window).outcome)).toMatch(/^(script|module)-missing: .*nothing came for 20 seconds$/);
    await expect(figure.locator(".fallback")).toContainText(`${file}: nothing came for 20 seconds`);
    release();
    await figure.getByRole("button", { name: "Try again" }).click();
    await expect(figure.locator(".percent")).toBeVisible();
  });
});
