// @ts-check
/** The work of today's tools with the package: every one builds a page, and the page does what it promises. */
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import test, { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { host } from "../browser/support/host.js";
import { check, checkRemedy } from "./check.js";
import { TOOLS, leavesOut } from "./tools.js";

// The folder with the packed package, and beside it one for each set of tools.
const { CHROMIUM, UPPERHAND_TOOLS, UPPERHAND_TOOLS_WANTED } = env;
if (!CHROMIUM || !UPPERHAND_TOOLS || !UPPERHAND_TOOLS_WANTED) {
  throw new Error("CHROMIUM, UPPERHAND_TOOLS and UPPERHAND_TOOLS_WANTED are not set: run these tests with `cargo xtask test tools`");
}

const TYPES = /** @type {Record<string, string>} */ ({ html: "text/html", js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", css: "text/css" });
const here = fileURLToPath(new URL(".", import.meta.url));

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
});
after(() => browser.close());

/**
 * A folder for a project, with the package as npm installs it.
 * @param {string} tools the folder with the npm packages of the tool
 * @param {string} name
 * @param {string} [from] a folder here
 */
function project(tools, name, from) {
  const folder = join(tools, name.replaceAll(/[^a-z0-9]+/g, "-"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  if (from !== undefined) cpSync(join(here, from), folder, { recursive: true });
  cpSync(join(tools, "../package"), join(folder, "node_modules/upperhand"), { recursive: true });
  return { folder, installed: (/** @type {string} */ path) => join(tools, "node_modules", path) };
}

/**
 * Serves a folder.
 * @param {string} folder
 * @param {string} base the folder of the site that it becomes
 */
async function served(folder, base) {
  const { url, close } = await host((path) => {
    const file = join(folder, path.slice(base.length), path.endsWith("/") ? "index.html" : "");
    const isThere = path.startsWith(base) && existsSync(file);
    return isThere ? { body: readFileSync(file), type: TYPES[file.split(".").at(-1) ?? ""] ?? "text/plain" } : undefined;
  });
  return { url: url + base, close };
}

for (const [set, tools] of Object.entries(TOOLS)) for (const { name, from, base = "/", isSlow, isRendered, build } of tools) {
  const isWanted = UPPERHAND_TOOLS_WANTED === "all" || (set === "usual" && !isSlow);
  test(name, { skip: !isWanted }, async () => {
    const built = await build(project(join(UPPERHAND_TOOLS, set), name, from));
    const { url, close } = typeof built === "string" ? await served(built, base) : built;
    try {
      if (isRendered) assert.match(await (await fetch(url)).text(), />71\/160</, "the core has answered before there was a browser");
      await check(browser, url);
    } finally {
      await close();
    }
  });
}

for (const format of /** @type {const} */ (["esm", "iife"])) {
  test(`where the modules are left out, the figure names the remedy: ${format}`, async () => {
    const folder = await leavesOut(format)(project(join(UPPERHAND_TOOLS, "usual"), `left out, ${format}`));
    const { url, close } = await served(/** @type {string} */ (folder), "/");
    try {
      await checkRemedy(browser, url);
    } finally {
      close();
    }
  });
}
