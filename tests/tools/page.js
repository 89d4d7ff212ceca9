// @ts-check
/** The page that every tool builds: a figure, one with something for the Worker to solve, and a number of the core. */

/** The elements, as a writer puts them into a page. */
export const BODY = `
<upper-hand id="map" rules="official" mine="24" theirs="24"></upper-hand>
<upper-hand id="cards" figure="guts-cards" cards="3"></upper-hand>
<p id="core"></p>
<p id="told"></p>
`;

/**
 * The script of the page.
 * @param {"" | "/inline"} entry which entry of the package: with or without files beside it
 */
export const script = (entry) => `
import "upperhand${entry}";
import { ready, winProbability } from "upperhand/core${entry}";

ready().then(() => {
  const { numerator, denominator } = winProbability("official", 24, 24);
  document.querySelector("#core").textContent = numerator + "/" + denominator;
});
document.querySelector("#map").addEventListener("upperhandready", ({ detail }) => {
  document.querySelector("#told").textContent = detail.state.figure;
});
`;

/**
 * A script for pages whose figures come from a site by lines in their markup, as **Embed** writes them: plain, or a module.
 * @param {string} site its address
 */
export const scriptBeside = (site) => `
import("${site}www/core.js").then(async ({ ready, winProbability }) => {
  await ready();
  const { numerator, denominator } = winProbability("official", 24, 24);
  document.querySelector("#core").textContent = numerator + "/" + denominator;
});
customElements.whenDefined("upper-hand").then(async () => {
  const map = document.querySelector("#map");
  await map.ready;
  document.querySelector("#told").textContent = map.getState().figure;
});
`;

/**
 * A page around them.
 * @param {string} loader the lines that load the script
 */
export const page = (loader) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,"></head><body>${BODY}${loader}</body></html>`;
