// @ts-check
/** A figure whose module is on its way: what is seen then, and how its elements, unseen, wait to be drawn once. */
import { createServer } from "node:http";
import { host, html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE, hosted, versionFolder } from "./support/site.js";
import { FIGURES } from "../../www/generated/schema.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** Notes the widths that main pictures are given. */
function noteWidths() {
  const widths = /** @type {number[]} */ ([]);
  Object.assign(globalThis, { widths });
  const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
  Object.defineProperty(HTMLCanvasElement.prototype, "width", {
    ...own,
    /** @this {HTMLCanvasElement} */
    set(width) {
      if (this.closest(".main") !== null) widths.push(width);
      own?.set?.call(this, width);
    },
  });
}

/**
 * A page whose figure has its elements, and waits for its module until that is released.
 * @param {import("@playwright/test").Page} page
 * @param {string} figure
 */
async function opened(page, figure) {
  const body = html('<script type="module" src="/www/element.js"></script>', `<upper-hand figure="${figure}"></upper-hand>`);
  await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body }));
  let release = () => {};
  const released = new Promise((/** @type {(value?: undefined) => void} */ resolve) => { release = resolve; });
  await page.route("**/*_bg.wasm", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/blog");
  const element = page.locator("upper-hand");
  await element.locator(".body.waiting").waitFor({ state: "attached" });
  return { element, release };
}

for (const figure of FIGURES) {
  test(`${figure}: its elements wait for the module without taking room, and its picture is drawn in one size`, async ({ page }) => {
    await page.addInitScript(noteWidths);
    const { element, release } = await opened(page, figure);
    const waiting = await element.evaluate(({ shadowRoot }) => {
      const height = (/** @type {string} */ part) => shadowRoot?.querySelector(part)?.getBoundingClientRect().height;
      const isSeen = shadowRoot?.querySelector("figure")?.checkVisibility({ visibilityProperty: true });
      const host = shadowRoot?.host.getBoundingClientRect().height;
      return { isSeen, taken: height(".body"), kept: height(".room"), host, picture: height(".main canvas") };
    });
    expect(waiting).toMatchObject({ isSeen: false, taken: 0, host: waiting.kept });
    expect(waiting.kept).toBeGreaterThan(300);
    expect(waiting.picture).toBeGreaterThan(200);
    release();
    await element.evaluate((element) => /** @type {UpperHand} */ (element).ready);
    expect(await element.locator("figure").isVisible()).toBe(true);
    expect(await element.locator(".room, .waiting, .coming").count()).toBe(0);
    const widths = await page.evaluate(() => /** @type {any} */ (globalThis).widths);
    expect(new Set(widths).size, String(widths)).toBe(1);
  });
}

test("another figure that is asked for meanwhile takes the place of the elements that wait", async ({ page }) => {
  const { element, release } = await opened(page, "win-map");
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

for (const { what, still } of [
  { what: "its title", still: "" },
  { what: "the page’s own picture", still: '<img slot="still" alt="A map of all positions" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2290%22 height=%2290%22/%3E">' },
]) {
  test(`on its way, a figure shows ${what}, and after a second a word and how much has come`, async ({ page }) => {
    const { url, release } = await halfwayHost(page, "guess-who_bg.wasm");
    const asked = still === "" ? 'loading="eager"' : "";
    const body = html(`<script type="module" src="${SITE}/www/element.js"></script>`, `<upper-hand wasm-src="${url}${versionFolder()}/pkg/" ${asked}>${still}</upper-hand>`);
    const blog = await host((path) => (path === "/" ? { body } : undefined));
    page.on("close", () => blog.close());
    await page.clock.install();
    await page.goto(blog.url);
    const element = page.locator("upper-hand");
    const room = element.locator(".room");
    await expect(room).toHaveAttribute("aria-busy", "true");
    const line = room.getByRole("progressbar", { name: "Loading" });
    await page.clock.runFor(1_000);
    await expect(line).toBeVisible();
    await expect(room.locator(".title")).toBeVisible({ visible: still === "" });
    await expect(room.locator(".title")).toHaveText("Guess Who?: the map of all positions");
    const picture = page.getByRole("img", { name: "A map of all positions" });
    await expect(picture).toBeVisible({ visible: still !== "" });
    await expect(room.getByRole("status")).toHaveText("Loading …");
    await expect.poll(() => line.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).position)).toBeCloseTo(0.5, 3);
    const kept = await element.boundingBox();
    release();
    await element.evaluate((element) => /** @type {UpperHand} */ (element).ready);
    await expect(room).toHaveCount(0);
    await expect(picture).toBeHidden();
    const taken = await element.boundingBox();
    expect(Math.abs((taken?.height ?? 0) - (kept?.height ?? 0))).toBeLessThan(60);
  });
}

for (const file of ["figure.js", "pkg/guess-who.js", "pkg/guess-who_bg.wasm"]) test.describe(`where ${file} stops on its way`, () => {
  test.use({ allowConsole: [/nothing came|ERR_/] });
  test("a sentence says so after twenty seconds without news, the promise is rejected, and trying again helps", async ({ page }) => {
    const { url, release } = await halfwayHost(page, file);
    const blog = await host(() => ({ body: html(`<script type="module" src="${url}/www/element.js"></script>`, '<upper-hand loading="eager"></upper-hand>') }));
    page.on("close", () => blog.close());
    await page.clock.install();
    await page.goto(blog.url);
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

test("a module that comes at once is not told of", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { element, release } = await opened(page, "win-map");
  await page.clock.runFor(500);
  await expect(element.locator(".room progress")).toBeHidden();
  await expect(element.locator(".room [role='status']")).toBeEmpty();
  release();
});
