// @ts-check
/** Pages that send `Cross-Origin-Embedder-Policy`, and take from other hosts only what says that it may be taken. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { host, html } from "./support/host.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const SITE = fileURLToPath(new URL("../../dist/site", import.meta.url));
const TYPES = /** @type {Record<string, string>} */ ({ html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm", svg: "image/svg+xml" });

/** The headers of all files, by the first part of the file in which hosts read them. */
function headersOfAll() {
  const [, lines = ""] = readFileSync(`${SITE}/_headers`, "utf8").match(/^\/\*\n((?: .*\n)+)/) ?? [];
  return Object.fromEntries([...lines.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]));
}

/**
 * The site at a host of its own.
 * @param {Record<string, string>} headers
 */
const siteWith = (headers) => host((path) => {
  const file = SITE + path;
  return existsSync(file) ? { body: readFileSync(file), type: TYPES[file.split(".").at(-1) ?? ""] ?? "text/plain", headers } : undefined;
});

/** A page with each way in. @param {string} site */
const pageOf = (site) => host(() => ({
  body: html(
    `<script type="module" src="${site}/www/element.js"></script><script async src="${site}/www/embed-helper.js"></script>`,
    `<upper-hand id="cards" figure="guts-cards" cards="3"></upper-hand>
    <iframe src="${site}/embed.html?figure=win-map" title="A map" width="100%" height="1100" data-upper-hand></iframe>`,
  ),
  headers: { "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin" },
}));

test("an isolated page shows the element, has it solved in a Worker, and shows and fits a frame, by the headers of the site", async ({ page }) => {
  const site = await siteWith(headersOfAll());
  const blog = await pageOf(site.url);
  try {
    await page.goto(blog.url);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const cards = page.locator("#cards");
    await cards.evaluate(async (element) => {
      await /** @type {UpperHand} */ (element).start();
      await /** @type {UpperHand} */ (element).solved;
    });
    expect(page.workers()).toHaveLength(1);
    const frame = page.locator("iframe");
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText(/^You have/)).toBeVisible();
    await expect.poll(() => frame.evaluate((element) => /** @type {HTMLElement} */ (element).style.height)).toMatch(/^\d+(\.\d+)?px$/);
  } finally {
    blog.close();
    site.close();
  }
});
