// @ts-check
/** Pages that send `Cross-Origin-Embedder-Policy`, and take from other hosts only what says that it may be taken. */
import { readFileSync } from "node:fs";
import { hostFor, visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { hosted } from "./support/site.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** The headers of all files, by the first part of the file in which hosts read them. */
function headersOfAll() {
  const [, lines = ""] = readFileSync(new URL("../../dist/site/_headers", import.meta.url), "utf8").match(/^\/\*\n((?: .*\n)+)/) ?? [];
  return Object.fromEntries([...lines.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]));
}

test("an isolated page shows the element, has it solved in a Worker, and shows and fits a frame, by the headers of the site", async ({ page }) => {
  const site = await hostFor(page, (path) => hosted(path, new Map(), headersOfAll()));
  const scripts = `<script type="module" src="${site}/www/element.js"></script><script async src="${site}/www/embed-helper.js"></script>`;
  await visit(page, scripts, `<upper-hand id="cards" figure="guts-cards" cards="3"></upper-hand>
    <iframe src="${site}/embed.html?figure=win-map" title="A map" width="100%" height="1100" data-upper-hand></iframe>`, {
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
  });
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
});
