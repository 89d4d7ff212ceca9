// @ts-check
/** The headers of the site let in pages that ask for them. */
import { FigureOnPage } from "./support/figure.js";
import { host, html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";

test("a page that asks for the consent of all that it loads shows figures, solves in their Worker, and shows frames", async ({ page }) => {
  const blog = await host(() => ({
    body: html(
      `<script type="module" src="${SITE}/www/element.js"></script>`,
      `<upper-hand figure="guts-cards" cards="3"></upper-hand><iframe src="${SITE}/embed.html?figure=win-map&mine=40" width="800" height="900"></iframe>`,
    ),
    headers: { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" },
  }));
  page.on("close", () => blog.close());
  await page.goto(blog.url);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await figure.element.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).solved);
  await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  expect(page.workers()).toHaveLength(1);
  const framed = page.frameLocator("iframe").locator("upper-hand");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(framed.locator(".fraction b")).toHaveText("71/160");
});
