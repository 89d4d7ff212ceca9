// @ts-check
/** Frameworks and generators of sites, each with a project of its own here. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { BODY, script, scriptBeside } from "./page.js";
import { node, run, serve, write } from "./project.js";

/** @typedef {import("./project.js").Project} Project */
/** @typedef {import("./project.js").Build} Build */

/** @param {"--turbopack" | "--webpack"} bundler @returns {Build} */
export const next = (bundler) => async (project) => {
  await node(project, "next/dist/bin/next", "build", bundler);
  return join(project.folder, "out");
};

/** @type {Build} */
export const nextServes = (project) => serve(project, "next/dist/bin/next", "dev", "--port", "0");

/** @type {Build} */
export const react = async (project) => {
  await node(project, "typescript/bin/tsc");
  await node(project, "vite/bin/vite.js", "build");
  return join(project.folder, "dist");
};

/** @type {Build} */
export const vue = async (project) => {
  await node(project, "vue-tsc/bin/vue-tsc.js");
  await node(project, "vite/bin/vite.js", "build");
  return join(project.folder, "dist");
};

/** @type {Build} */
export const astro = async (project) => {
  write(project, "src/main.js", script(""));
  await node(project, "astro/astro.js", "build");
  return join(project.folder, "dist");
};

/** @type {Build} */
export const astroServes = (project) => {
  write(project, "src/main.js", script(""));
  return serve(project, "astro/astro.js", "dev");
};

/** @type {Build} */
export const svelteKitServes = (project) => serve(project, "vite/bin/vite.js", "dev");

/** @type {Build} */
export const svelteKit = async (project) => {
  await node(project, "@sveltejs/kit/svelte-kit.js", "sync");
  await node(project, "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json");
  await node(project, "vite/bin/vite.js", "build");
  return join(project.folder, "build");
};

/** @type {Build} */
export const angular = async (project) => {
  await node(project, "@angular/cli/bin/ng.js", "build");
  return join(project.folder, "dist/browser");
};

/** @type {Build} */
export const angularServes = (project) => serve(project, "@angular/cli/bin/ng.js", "serve");

/** @type {Build} */
export const nuxt = async (project) => {
  await node(project, "nuxt/bin/nuxt.mjs", "generate");
  return join(project.folder, ".output/public");
};

/** @type {Build} */
export const nuxtServes = (project) => serve(project, "nuxt/bin/nuxt.mjs", "dev", "--port", "0");

/** @type {Build} */
export const vitePress = async (project) => {
  await node(project, "vitepress/bin/vitepress.js", "build");
  return join(project.folder, ".vitepress/dist");
};

/** @type {Build} */
export const docusaurus = async (project) => {
  await node(project, "@docusaurus/core/bin/docusaurus.mjs", "build");
  return join(project.folder, "build");
};

/** @type {Build} */
export const observable = async (project) => {
  write(project, "src/index.md", `# A map\n${BODY}\n\`\`\`js\n${script("/inline")}\n\`\`\`\n`);
  await node(project, "@observablehq/framework/dist/bin/observable.js", "build");
  return join(project.folder, "dist");
};

/** A text with raw HTML in it, and the scripts of the site beside the pages. @type {Build} */
export const hugo = async (project) => {
  cpSync(join(project.site, "www"), join(project.folder, "static/upperhand/www"), { recursive: true });
  write(project, "static/page.js", scriptBeside("./upperhand/"));
  const lines = `<script type="module" src="upperhand/www/element.js"></script>\n${BODY}\n<script src="page.js"></script>\n`;
  write(project, "content/_index.md", `# A map\n\n${lines}`);
  await run(project, "hugo", "--quiet");
  return join(project.folder, "public");
};
