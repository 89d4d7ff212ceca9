// @ts-check
/**
 * Pages and loaders from before a deploy, on the site from after it. The earlier site is this one under the name of another
 * version, whose scripts leave a mark.
 */
import { readFileSync } from "node:fs";
import { FigureOnPage } from "./support/figure.js";
import { hostFor, html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { versionFolder } from "./support/site.js";

const LATER = versionFolder();
const EARLIER = "/www/0.0.9-0123456789abcdef";
const PAGE = html('<script type="module" src="/www/element.js"></script>', '<div style="height: 400vh"></div><upper-hand mine="40" theirs="24"></upper-hand>');
const TYPES = /** @type {Record<string, string>} */ ({ js: "text/javascript", wasm: "application/wasm" });

/** A file of the built site. @param {string} path */
const built = (path) => readFileSync(new URL(`../../dist/site${path}`, import.meta.url));

/**
 * A host with one of the sites at a time, which browsers may keep loaders from.
 * @param {import("@playwright/test").Page} page
 */
async function hosted(page) {
  const site = { loader: EARLIER, versions: [EARLIER] };
  const asked = /** @type {string[]} */ ([]);
  const url = await hostFor(page, (path) => {
    asked.push(path);
    if (path === "/post") return { body: PAGE };
    if (path === "/www/element.js") {
      const body = built(path).toString().replaceAll(LATER.replace("/www", "."), site.loader.replace("/www", "."));
      return { body, type: "text/javascript", headers: { "cache-control": "max-age=3600" } };
    }
    const version = site.versions.find((version) => path.startsWith(`${version}/`));
    if (version === undefined) return undefined;
    const body = built(path.replace(version, LATER));
    const mark = version === EARLIER && path.endsWith("/figure.js") ? "\nglobalThis.earlier = true;" : "";
    return { body: mark === "" ? body : body.toString() + mark, type: TYPES[path.replace(/.*\./, "")] ?? "text/plain" };
  });
  const deploy = (/** @type {string[]} */ ...kept) => Object.assign(site, { loader: LATER, versions: [LATER, ...kept] });
  return { url: `${url}/post`, asked, deploy };
}

/** Is the figure drawn, and by the scripts of which version? @param {FigureOnPage} figure */
async function drawnBy(figure) {
  await figure.drawn();
  await expect(figure.fraction).toHaveText("71/160");
  return await figure.page.evaluate(() => "earlier" in globalThis) ? "earlier" : "later";
}

test("a page that was open before a deploy loads its figure after it, from its own version, which was kept", async ({ page }) => {
  const { url, asked, deploy } = await hosted(page);
  await page.goto(url);
  await page.evaluate(() => customElements.whenDefined("upper-hand"));
  expect(asked.filter((path) => path.endsWith("/figure.js"))).toEqual([]);
  deploy(EARLIER);
  expect(await drawnBy(new FigureOnPage(page))).toBe("earlier");
  // What comes only once there is something to solve comes from there, too.
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<upper-hand figure="guts-cards" cards="3"></upper-hand>'));
  const cards = new FigureOnPage(page, page.locator("upper-hand").nth(1));
  await cards.solved();
  for (const file of ["figure.js", "jobs.js", "guts-worker.js", "pkg/guts.js", "pkg/guts_bg.wasm"]) expect(asked).toContain(`${EARLIER}/${file}`);
  expect(asked.filter((path) => path.startsWith(LATER))).toEqual([]);
});

test("a loader that a browser has kept finds its version on a new site, and the loader of that site the new version", async ({ page }) => {
  const { url, asked, deploy } = await hosted(page);
  const figure = new FigureOnPage(page);
  await page.goto(url);
  expect(await drawnBy(figure)).toBe("earlier");
  deploy(EARLIER);
  await page.goto(url);
  expect(await drawnBy(figure)).toBe("earlier");
  expect(asked.filter((path) => path === "/www/element.js"), "the second page has the loader from the cache").toHaveLength(1);
  // Whoever keeps it no longer asks again.
  await page.evaluate(() => fetch("/www/element.js", { cache: "reload" }));
  await page.goto(url);
  expect(await drawnBy(figure)).toBe("later");
});
