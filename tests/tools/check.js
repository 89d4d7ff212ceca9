// @ts-check
/** The promises of a page that a tool has built, asked of it in a browser. */
import assert from "node:assert/strict";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** A page that hangs ends a test after this, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Fails unless the page shows its figures, has one solved in its Worker, and its core answers.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {(page: import("playwright-core").Page) => Promise<void>} [show] has an open page show its figures
 */
export async function check(browser, url, show) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(url);
    await show?.(page);
    await page.waitForFunction(() => customElements.get("upper-hand") !== undefined);
    await page.waitForFunction(() => document.querySelector("#core")?.textContent === "5/9");
    assert.ok(await painted(page, "#map") > 20, "the map is painted in many colours");
    await page.waitForFunction(() => document.querySelector("#told")?.textContent === "win-map");
    assert.ok(await painted(page, "#cards") > 20, "the map of hands is painted in many colours");
    await page.locator("#cards").evaluate((element) => /** @type {UpperHand} */ (element).solved);
    await page.locator("#cards").getByText("nothing, exactly").first().waitFor({ state: "attached" });
    const exported = await page.locator("#map").evaluate((element) => /** @type {UpperHand} */ (element).toCSV());
    assert.doesNotMatch(exported, /^# (http|file)/m, "an export names no page that does not know figures");
    assert.equal(await page.locator("#map").getByRole("button", { name: "Copy link" }).count(), 0, "there is no link to such a page");
    // Where a Worker cannot solve a task it is ended, and the page does.
    assert.equal(page.workers().length, 1, "the Worker has solved it");
    assert.deepEqual(complaints, []);
  } catch (error) {
    throw new Error(`${url}: ${error instanceof Error ? error.message : error}\n${complaints.join("\n")}`);
  } finally {
    await page.close();
  }
}

/**
 * Fails unless the figures of a page without their modules name the remedy.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 */
export async function checkRemedy(browser, url) {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.locator("#map").getByText("take “upperhand/inline”").waitFor({ timeout: PATIENCE });
  } finally {
    await page.close();
  }
}

/**
 * Starts a figure; the number of colours in its picture.
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 */
async function painted(page, selector) {
  return page.locator(selector).evaluate(async (element) => {
    await /** @type {UpperHand} */ (element).start();
    const canvas = element.shadowRoot?.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? new ArrayBuffer(0);
    return new Set(new Uint32Array(pixels)).size;
  });
}
