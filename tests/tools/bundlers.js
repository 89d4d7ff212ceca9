// @ts-check
/** Tools that make one script of many: each makes a page of the packed package, as its own users would. */
import { join } from "node:path";
import { promisify } from "node:util";
import { page, script } from "./page.js";
import { load, node, run, serve, write } from "./project.js";

/** @typedef {import("./project.js").Project} Project */
/** @typedef {import("./project.js").Build} Build */

/** @param {Project} project @param {"" | "/inline"} entry */
const entry = (project, entry) => write(project, "main.js", script(entry));

/** Writes the page whose script a tool has put into `site/`. @param {Project} project @param {string} loader */
function site(project, loader) {
  write(project, "site/index.html", page(loader));
  return join(project.folder, "site");
}

/** @type {(name: string, ...options: string[]) => Build} by the name of the npm package that is this version of Vite */
export const viteBuilds = (name, ...options) => async (project) => {
  entry(project, "");
  write(project, "index.html", page('<script type="module" src="/main.js"></script>'));
  await node(project, `${name}/bin/vite.js`, "build", ...options);
  return join(project.folder, "dist");
};

/** @param {string} name @returns {Build} */
export const viteServes = (name) => async (project) => {
  entry(project, "");
  write(project, "index.html", page('<script type="module" src="/main.js"></script>'));
  return serve(project, `${name}/bin/vite.js`);
};

/** @param {"production" | "development"} mode @returns {Build} */
export const webpack = (mode) => async (project) => {
  const { default: compiler } = await load(project, "webpack/lib/index.js");
  const options = { mode, context: project.folder, entry: entry(project, ""), output: { path: join(project.folder, "site"), filename: "main.js" }, performance: false };
  const stats = await promisify(compiler)(options);
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  if (errors.length + warnings.length > 0) throw new Error(JSON.stringify([...errors, ...warnings], null, 1));
  return site(project, '<script defer src="main.js"></script>');
};

/** @type {Build} */
export const rollup = async (project) => {
  const { rollup } = await load(project, "rollup/dist/es/rollup.js");
  const { nodeResolve } = await load(project, "@rollup/plugin-node-resolve/dist/es/index.js");
  const bundle = await rollup({ input: entry(project, "/inline"), plugins: [nodeResolve()] });
  await bundle.write({ file: join(project.folder, "site/main.js"), format: "es" });
  return site(project, '<script type="module" src="main.js"></script>');
};

/** @type {Build} */
export const parcel = async (project) => {
  entry(project, "");
  const html = write(project, "index.html", page('<script type="module" src="main.js"></script>'));
  await node(project, "parcel/lib/bin.js", "build", html, "--dist-dir", "site", "--no-cache");
  return join(project.folder, "site");
};

/** @param {"esm" | "iife"} format @returns {Build} */
export const esbuild = (format) => async (project) => {
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
export const bun = async (project) => {
  entry(project, "/inline");
  await run(project, project.installed("bun/bin/bun.exe"), "build", "main.js", "--outdir", "site");
  return site(project, '<script type="module" src="main.js"></script>');
};

