// @ts-check
/** The tools that people build pages with. */
import { bun, esbuild, parcel, rollup, viteBuilds, viteServes, webpack } from "./bundlers.js";
import {
  angular, angularServes, astro, astroServes, docusaurus, hugo, next, nextServes, nuxt, nuxtServes, observable, react, svelteKit, svelteKitServes, vitePress, vue,
} from "./frameworks.js";
import { jupyterLab, marimo, marimoServes, nbconvert, runAllCells } from "./notebooks.js";

/** @typedef {import("./project.js").Build} Build */
/** @typedef {import("playwright-core").Page} Page */

/**
 * Every tool: its name, the folder here that is copied, the folder of the site that gets the page, whether it writes the page ahead, with the
 * core at work, how it is asked to, and what its reader does to see the figures.
 * @typedef {{ name: string, from?: string, base?: string, isRendered?: boolean, build: Build, show?: (page: Page) => Promise<void> }} Tool
 */

/**
 * The tools by the packages that they need: `usual` are those of the project itself, quick enough for every run of the tests; `more/` lists others;
 * `recent/` has the tools that need a later Node than the oldest we work with, and that Node; `python/` has packages of Python.
 * @type {Record<"usual" | "more" | "recent" | "python", Tool[]>}
 */
export const TOOLS = {
  usual: [
    { name: "vite 8", base: "/blog/", build: viteBuilds("vite", "--base", "./") },
    { name: "vite 8 serving", build: viteServes("vite") },
    { name: "esbuild, a module", build: esbuild("esm") },
    { name: "esbuild, a plain script", build: esbuild("iife") },
  ],
  more: [
    { name: "webpack 5", build: webpack("production") },
    { name: "webpack 5, in development", build: webpack("development") },
    { name: "next, turbopack", from: "next", isRendered: true, build: next("--turbopack") },
    { name: "next, webpack", from: "next", isRendered: true, build: next("--webpack") },
    { name: "next serving", from: "next", isRendered: true, build: nextServes },
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
    { name: "vitepress", from: "vitepress", isRendered: true, build: vitePress },
    { name: "docusaurus", from: "docusaurus", build: docusaurus },
    { name: "observable framework", from: "observable", build: observable },
    { name: "hugo", from: "hugo", build: hugo },
  ],
  recent: [
    { name: "angular", from: "angular", build: angular },
    { name: "angular serving", from: "angular", build: angularServes },
    { name: "nuxt", from: "nuxt", isRendered: true, build: nuxt },
    { name: "nuxt serving", from: "nuxt", isRendered: true, build: nuxtServes },
  ],
  python: [
    { name: "nbconvert", build: nbconvert },
    { name: "jupyterlab", build: jupyterLab, show: runAllCells },
    { name: "marimo exporting", build: marimo },
    { name: "marimo serving", build: marimoServes },
  ],
};
