// @ts-check
/** The work of today's tools with the package: every one builds a page, and the page does what it promises. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import test, { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { leavesOut } from "./bundlers.js";
import { check, checkRemedy } from "./check.js";
import { network, served } from "./hosting.js";
import { page, scriptBeside } from "./page.js";
import { node, serve } from "./project.js";
import { TOOLS } from "./tools.js";

// The folder with the packed package and, beside it, one for each set of tools.
const { CHROMIUM, UPPERHAND_TOOLS, UPPERHAND_TOOLS_WANTED } = env;
if (!CHROMIUM || !UPPERHAND_TOOLS || !UPPERHAND_TOOLS_WANTED) {
  throw new Error("CHROMIUM, UPPERHAND_TOOLS and UPPERHAND_TOOLS_WANTED are not set: run these tests with `cargo xtask test tools`");
}

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
});
after(() => browser.close());

/**
 * A folder for a project, with the package as npm installs it.
 * @param {string} set the set of tools
 * @param {string} name
 * @param {string} [from] a folder here
 */
const project = (set, name, from) => {
  const tools = join(UPPERHAND_TOOLS, set);
  const packages = join(set === "usual" ? root : tools, "node_modules");
  const folder = join(tools, name.replaceAll(/[^a-z0-9]+/g, "-"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  if (from !== undefined) cpSync(join(here, from), folder, { recursive: true });
  cpSync(join(tools, "../package"), join(folder, "node_modules/upperhand"), { recursive: true });
  return {
    folder,
    installed: (/** @type {string} */ path) => join(packages, path),
    program: (/** @type {string} */ name) => join(tools, "venv/bin", name),
    site: join(root, "dist/site"),
  };
};

/**
 * The address of what a tool has built, and the way to stop whatever serves it.
 * @param {import("./project.js").Built} built
 * @param {string} base
 */
async function opened(built, base) {
  if (typeof built === "string") return served(built, base);
  if ("url" in built) return built;
  const { url, close } = await served(built.folder, base);
  return { url, close: () => [built, { close }].forEach((one) => one.close()) };
}

for (const [set, tools] of Object.entries(TOOLS)) for (const { name, from, base = "/", isRendered, build, show } of tools) {
  const isWanted = UPPERHAND_TOOLS_WANTED === "all" || set === "usual";
  test(name, { skip: !isWanted }, async () => {
    const { url, close } = await opened(await build(project(set, name, from)), base);
    try {
      if (isRendered) assert.match(await (await fetch(url)).text(), />71\/160</, "the core has answered before there was a browser");
      await check(browser, url, show);
    } finally {
      await close();
    }
  });
}

for (const format of /** @type {const} */ (["esm", "iife"])) {
  test(`where the modules are left out, the figure names the remedy: ${format}`, async () => {
    const folder = await leavesOut(format)(project("usual", `left out, ${format}`));
    const { url, close } = await served(/** @type {string} */ (folder), "/");
    try {
      await checkRemedy(browser, url);
    } finally {
      close();
    }
  });
}

for (const field of /** @type {const} */ (["jsdelivr", "unpkg"])) {
  test(`a network for packages serves what a figure needs as the default file of ${field}`, async () => {
    const files = await network(join(UPPERHAND_TOOLS, "package"), field);
    const folder = join(UPPERHAND_TOOLS, "usual", field);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "page.js"), scriptBeside(`${files.url}/`));
    writeFileSync(join(folder, "index.html"), page(`<script type="module" src="${files.url}"></script><script src="page.js"></script>`));
    const { url, close } = await served(folder);
    try {
      await check(browser, url);
    } finally {
      close();
      files.close();
    }
  });
}

for (const [how, script] of [["by itself", "worker.js"], ["with the modules handed over", "handed-over.js"]]) {
  test(`the core answers in a Worker of Cloudflare, ${how}`, { skip: UPPERHAND_TOOLS_WANTED !== "all" }, async () => {
    const worker = project("recent", `workers, ${how}`, "workers");
    const { url, close } = await serve(worker, "wrangler/bin/wrangler.js", "dev", String(script), "--port", "0");
    try {
      assert.deepEqual(await (await fetch(url)).json(), { win: "5/9", holds: true });
    } finally {
      await close();
    }
  });
}

for (const bundler of ["--turbopack", "--webpack"]) {
  test(`the core answers in an edge function of Next, ${bundler}`, { skip: UPPERHAND_TOOLS_WANTED !== "all" }, async () => {
    const app = project("more", `edge, ${bundler}`, "edge");
    await node(app, "next/dist/bin/next", "build", bundler);
    const { url, close } = await serve(app, "next/dist/bin/next", "start", "--port", "0");
    try {
      assert.deepEqual(await (await fetch(`${url}solve`)).json(), { win: "5/9", holds: true });
    } finally {
      await close();
    }
  });
}
