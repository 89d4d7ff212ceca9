// @ts-check
/** A frame in which no script runs says so in words. */
import { hostFor, visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE, hosted } from "./support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const WORDS = /^The figure that belongs here is computed live in your browser, and has not started\./;

/**
 * Opens a page with a frame, from a host that sends these headers.
 * @param {Page} page
 * @param {Record<string, string>} headers
 * @param {string} [attributes]
 */
async function frameFrom(page, headers, attributes = "") {
  const site = await hostFor(page, (path) => hosted(path, new Map(), headers));
  await visit(page, "", `<iframe src="${site}/embed.html?mine=40" title="A map" width="600" height="900" ${attributes}></iframe>`);
  return page.frameLocator("iframe");
}

test.describe("a frame", () => {
  test.use({ allowConsole: [/Content Security Policy|CORS|ERR_FAILED|request failed/] });

  test("whose scripts a policy blocks says after two seconds what is missing", async ({ page }) => {
    const frame = await frameFrom(page, { "content-security-policy": "script-src 'none'" });
    const words = frame.locator(".silent");
    await expect(words).toHaveText(WORDS);
    const looks = await words.evaluate((element) => {
      const [animation] = element.getAnimations();
      if (animation === undefined) return [];
      return [0, 1990, 2000].map((time) => {
        animation.currentTime = time;
        return getComputedStyle(element).visibility;
      });
    });
    expect(looks).toEqual(["hidden", "hidden", "visible"]);
    await expect(words).toBeVisible();
  });

  test("that is sandboxed says which header its host has to send, where it sends none", async ({ page }) => {
    const frame = await frameFrom(page, {}, 'sandbox="allow-scripts"');
    await expect(frame.locator(".silent")).toBeVisible();
    await expect(frame.locator(".silent")).toContainText("In a frame with a sandbox they come only where their host sends Access-Control-Allow-Origin: *.");
    await expect(frame.locator("upper-hand")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowConsole: [/request failed: GET .* csp$/] });
  test("a frame says so", async ({ page }) => {
    await page.goto(`${SITE}/embed.html`);
    await expect(page.locator(".silent")).toBeVisible();
    await expect(page.locator(".silent")).toHaveText(WORDS);
  });
});
