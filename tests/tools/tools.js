// @ts-check
/** The tools that people build pages with: each makes a page of the packed package, as its own users would. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { page, script } from "./page.js";

/**
 * @typedef {object} Project an empty folder with the package in its `node_modules`, or a copy of the tool's own folder here
 * @property {string} folder
 * @property {(path: string) => string} installed the path of a file of an npm package that is installed
 */
/** A page: the folder of a static site, or an address, and the way to stop what serves it. @typedef {string | { url: string, close: () => Promise<void> }} Built */
/** @typedef {(project: Project) => Promise<Built>} Build */

/**
 * Writes a file of a project.
 * @param {Project} project
 * @param {string} name
 * @param {string} text
 */
function write({ folder }, name, text) {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A module of an npm package. @param {Project} project @param {string} path @returns {Promise<any>} */
const load = (project, path) => import(pathToFileURL(project.installed(path)).href);

/** The environment of programs: nobody is told that they run. */
const QUIETLY = { NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };

/**
 * A program, run in the project; its output, where it fails.
 * @param {Project} project
 * @param {string} program
 * @param {string[]} options
 */
async function run({ folder }, program, ...options) {
  try {
    await promisify(execFile)(program, options, { cwd: folder, env: { ...process.env, ...QUIETLY, NODE_ENV: "production" } });
  } catch (error) {
    const { message, stdout, stderr } = /** @type {Error & { stdout: string, stderr: string }} */ (error);
    throw new Error([message, stdout, stderr].join("\n"));
  }
}

/** A script of an npm package, run in the project. @param {Project} project @param {string} path @param {string[]} options */
const node = (project, path, ...options) => run(project, process.execPath, project.installed(path), ...options);

/**
 * A development server of an npm package, at the address that it prints.
 * @param {Project} project
 * @param {string} path of its script
 * @param {string[]} options
 * @returns {Promise<Built>}
 */
async function serve({ folder, installed }, path, ...options) {
  const server = spawn(process.execPath, [installed(path), ...options], { cwd: folder, env: { ...process.env, ...QUIETLY, NODE_ENV: "development" } });
  const ended = once(server, "exit");
  let said = "";
  /** @type {Promise<string>} */
  const url = new Promise((found) => {
    for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => {
      said += text;
      const [address] = said.match(/http:\/\/(localhost|127\.0\.0\.1):\d+\b/) ?? [];
      if (address !== undefined) found(`${address}/`);
    });
  });
  const close = async () => {
    server.kill();
    await ended;
  };
  return { url: await Promise.race([url, ended.then(() => { throw new Error(said); })]), close };
}

/** @param {Project} project @param {"" | "/inline"} entry */
const entry = (project, entry) => write(project, "main.js", script(entry));

/** Writes the page whose script a tool has put into `site/`. @param {Project} project @param {string} loader */
function site(project, loader) {
  write(project, "site/index.html", page(loader));
  return join(project.folder, "site");
}

/** @type {(name: string, ...options: string[]) => Build} by the name of the npm package that is this version of Vite */
const viteBuilds = (name, ...options) => async (project) => {
  entry(project, "");
  write(project, "index.html", page('<script type="module" src="/main.js"></script>'));
  await node(project, `${name}/bin/vite.js`, "build", ...options);
  return join(project.folder, "dist");
};

/** @param {string} name @returns {Build} */
const viteServes = (name) => async (project) => {
  entry(project, "");
  write(project, "index.html", page('<script type="module" src="/main.js"></script>'));
  return serve(project, `${name}/bin/vite.js`);
};

/** @param {"production" | "development"} mode @returns {Build} */
const webpack = (mode) => async (project) => {
  const { default: compiler } = await load(project, "webpack/lib/index.js");
  const options = { mode, context: project.folder, entry: entry(project, ""), output: { path: join(project.folder, "site"), filename: "main.js" }, performance: false };
  const stats = await promisify(compiler)(options);
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  if (errors.length + warnings.length > 0) throw new Error(JSON.stringify([...errors, ...warnings], null, 1));
  return site(project, '<script defer src="main.js"></script>');
};

/** @type {Build} */
const rollup = async (project) => {
  const { rollup } = await load(project, "rollup/dist/es/rollup.js");
  const { nodeResolve } = await load(project, "@rollup/plugin-node-resolve/dist/es/index.js");
  const bundle = await rollup({ input: entry(project, "/inline"), plugins: [nodeResolve()] });
  await bundle.write({ file: join(project.folder, "site/main.js"), format: "es" });
  return site(project, '<script type="module" src="main.js"></script>');
};

/** @type {Build} */
const parcel = async (project) => {
  entry(project, "");
  const html = write(project, "index.html", page('<script type="module" src="main.js"></script>'));
  await node(project, "parcel/lib/bin.js", "build", html, "--dist-dir", "site", "--no-cache");
  return join(project.folder, "site");
};

/** @param {"esm" | "iife"} format @returns {Build} */
const esbuild = (format) => async (project) => {
  const { build } = await load(project, "esbuild/lib/main.js");
  const { warnings } = await build({ entryPoints: [entry(project, "/inline")], bundle: true, format, logLevel: "silent", outfile: join(project.folder, "site/main.js") });
  if (warnings.length > 0) throw new Error(JSON.stringify(warnings, null, 1));
  return site(project, format === "esm" ? '<script type="module" src="main.js"></script>' : '<script src="main.js"></script>');
};

/** The part that esbuild cannot carry whole. @param {"esm" | "iife"} format @returns {Build} */
export const leavesOut = (format) => async (project) => {
  const { build } = await load(project, "esbuild/lib/main.js");
  await build({ entryPoints: [entry(project, "")], bundle: true, format, logLevel: "silent", outfile: join(project.folder, "site/main.js") });
  return site(project, '<script type="module" src="main.js"></script>');
};

/** @type {Build} */
const bun = async (project) => {
  entry(project, "/inline");
  await run(project, project.installed("bun/bin/bun.exe"), "build", "main.js", "--outdir", "site");
  return site(project, '<script type="module" src="main.js"></script>');
};

/** @param {"--turbopack" | "--webpack"} bundler @returns {Build} */
const next = (bundler) => async (project) => {
  await node(project, "next/dist/bin/next", "build", bundler);
  return join(project.folder, "out");
};

/** @type {Build} */
const nextServes = (project) => serve(project, "next/dist/bin/next", "dev", "--port", "0");

/** @type {Build} */
const react = async (project) => {
  await node(project, "typescript/bin/tsc");
  await node(project, "vite/bin/vite.js", "build");
  return join(project.folder, "dist");
};

/** @type {Build} */
const vue = async (project) => {
  await node(project, "vue-tsc/bin/vue-tsc.js");
  await node(project, "vite/bin/vite.js", "build");
  return join(project.folder, "dist");
};

/** @type {Build} */
const astro = async (project) => {
  write(project, "src/main.js", script(""));
  await node(project, "astro/astro.js", "build");
  return join(project.folder, "dist");
};

/** @type {Build} */
const astroServes = (project) => {
  write(project, "src/main.js", script(""));
  return serve(project, "astro/astro.js", "dev");
};

/** @type {Build} */
const svelteKitServes = (project) => serve(project, "vite/bin/vite.js", "dev");

/** @type {Build} */
const svelteKit = async (project) => {
  await node(project, "@sveltejs/kit/svelte-kit.js", "sync");
  await node(project, "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json");
  await node(project, "vite/bin/vite.js", "build");
  return join(project.folder, "build");
};

/**
 * Every tool: its name, the folder here that is copied, the folder of the site that gets the page, whether it takes too long for every run of the tests, whether it
 * writes the page ahead, with the core at work, and how it is asked to.
 * @typedef {{ name: string, from?: string, base?: string, isSlow?: boolean, isRendered?: boolean, build: Build }} Tool
 */

/** The tools by the npm packages that they need: `usual/` is installed for every run of the tests. @type {Record<"usual" | "more", Tool[]>} */
export const TOOLS = {
  usual: [
    { name: "vite 8", base: "/blog/", build: viteBuilds("vite", "--base", "./") },
    { name: "vite 8 serving", build: viteServes("vite") },
    { name: "webpack 5", build: webpack("production") },
    { name: "webpack 5, in development", isSlow: true, build: webpack("development") },
    { name: "esbuild, a module", build: esbuild("esm") },
    { name: "esbuild, a plain script", build: esbuild("iife") },
    { name: "next, turbopack", from: "next", isRendered: true, build: next("--turbopack") },
    { name: "next, webpack", from: "next", isSlow: true, isRendered: true, build: next("--webpack") },
    { name: "next serving", from: "next", isSlow: true, isRendered: true, build: nextServes },
  ],
  more: [
    { name: "vite 5", build: viteBuilds("vite5") },
    { name: "vite 5 serving", build: viteServes("vite5") },
    { name: "vite 6", build: viteBuilds("vite6") },
    { name: "vite 6 serving", build: viteServes("vite6") },
    { name: "vite 7", build: viteBuilds("vite7") },
    { name: "vite 7 serving", build: viteServes("vite7") },
    { name: "rollup", build: rollup },
    { name: "parcel 2", build: parcel },
    { name: "bun", build: bun },
    { name: "react", from: "react", build: react },
    { name: "vue", from: "vue", build: vue },
    { name: "astro", from: "astro", isRendered: true, build: astro },
    { name: "astro serving", from: "astro", isRendered: true, build: astroServes },
    { name: "sveltekit", from: "sveltekit", isRendered: true, build: svelteKit },
    { name: "sveltekit serving", from: "sveltekit", isRendered: true, build: svelteKitServes },
  ],
};
