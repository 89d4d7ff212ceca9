// @ts-check
/** The package and the single file as their users meet them: built by a bundler, opened from a disk. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { env } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FigureOnPage, drag } from "./support/figure.js";
import { host, html } from "./support/host.js";
import { expect, test } from "./support/page.js";

const root = new URL("../../", import.meta.url);
const SITE = env["UPPERHAND_SITE_URL"] ?? "";
const TYPES = /** @type {Record<string, string>} */ ({ ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css" });

test.use({ viewport: { width: 640, height: 800 } });

test("the packed package, in a fresh Vite project, builds and shows the figure", async ({ page }) => {
  test.setTimeout(180_000);
  const project = new URL("target/vite-user/", root);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const cwd = fileURLToPath(project);
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", cwd], { cwd: fileURLToPath(new URL("dist/npm/", root)), encoding: "utf8" });
  writeFileSync(new URL("package.json", project), '{ "name": "vite-user", "private": true, "type": "module" }');
  writeFileSync(new URL("index.html", project), html('<script type="module" src="/main.js"></script>', '<upper-hand mine="40" home="https://example.org/"></upper-hand><p id="core"></p>'));
  writeFileSync(new URL("main.js", project), `
    import "upperhand";
    import { ready, winProbability } from "upperhand/core";
    ready().then(() => {
      const { numerator, denominator } = winProbability("race", 40, 24);
      document.querySelector("#core").textContent = numerator + "/" + denominator;
    });
  `);
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", `./${packed.trim()}`], { cwd });
  execFileSync("node", [fileURLToPath(new URL("node_modules/vite/bin/vite.js", root)), "build", "--base", "./", "--logLevel", "error"], { cwd });
  const built = await host((path) => {
    const file = new URL(`dist${path === "/blog/" ? "/index.html" : path.replace("/blog", "")}`, project);
    return existsSync(file) ? { body: readFileSync(file), type: TYPES[extname(file.pathname)] ?? "text/plain" } : undefined;
  });
  page.on("close", () => built.close());
  await page.goto(`${built.url}/blog/`);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await expect(figure.fraction).toHaveText("71/160");
  await expect(page.locator("#core")).toHaveText("71/160");
  await figure.element.getByRole("button", { name: "Embed", exact: true }).click();
  await expect(figure.text(".embed textarea")).toHaveValue(/^<script type="module" src="https:\/\/example\.org\/www\/element\.js">/);
});

test("one file holds it all: opened from a disk, a page needs no server", async ({ page }) => {
  const folder = new URL("target/single-user/", root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const response = await fetch(`${SITE}/www/single/upperhand-all.js`);
  writeFileSync(new URL("upperhand-all.js", folder), await response.text());
  // Twice, because pages do that.
  const script = '<script src="upperhand-all.js"></script>';
  writeFileSync(new URL("page.html", folder), html(script + script, '<upper-hand mine="40"></upper-hand>'));
  const requests = /** @type {string[]} */ ([]);
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(fileURLToPath(new URL("page.html", folder))).href);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await expect(figure.fraction).toHaveText("71/160");
  await drag(figure.slider("mine"), 2);
  await expect(figure.fraction).not.toHaveText("71/160");
  expect(requests.filter((url) => !/^data:|\/(page\.html|upperhand-all\.js)$/.test(url))).toEqual([]);
});

test("hosted, the single file leads to its own site", async ({ page }) => {
  const blog = await host(() => ({ body: html(`<script src="${SITE}/www/single/upperhand-all.js"></script>`, "<upper-hand></upper-hand>") }));
  page.on("close", () => blog.close());
  await page.goto(blog.url);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await figure.element.getByRole("button", { name: "Embed", exact: true }).click();
  await figure.element.getByRole("tab", { name: "Picture" }).click();
  await expect(figure.text(".embed textarea")).toHaveValue(new RegExp(`^<a href="${SITE}/\\?figure=win-map&amp;v=2">`));
});
