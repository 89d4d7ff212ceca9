// @ts-check
/** A figure whose module is on its way: its elements stand, unseen, and it is drawn once before it is seen. */
import { html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { FIGURES } from "../../www/schema.js";

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
    await element.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).ready);
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
  await element.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).ready);
  await expect(element.locator(".body")).toHaveCount(1);
  await expect(element.locator(".act.hold")).toBeVisible();
});
