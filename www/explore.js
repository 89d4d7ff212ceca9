// @ts-check
/** The workbench: one figure at a time. The address says which it is and what it shows, and follows every change of the reader. */

import "./element.js";
import { SHARED, USUAL_FIGURE } from "./fields.js";
import { later, show } from "./page-address.js";

/** @typedef {import("./element.js").UpperHand} UpperHand */

const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("nav.figures a")]);
const title = document.title;

/** The figure that an address names. @param {string} address */
function named(address) {
  return new URL(address).searchParams.get("figure") ?? USUAL_FIGURE;
}

/** Shows the figure of the address with its settings. */
function restore() {
  const asked = new URLSearchParams(location.search);
  if (!asked.has("figure")) asked.set("figure", USUAL_FIGURE);
  show(figure, asked);
  for (const link of links) {
    const isShown = named(link.href) === asked.get("figure");
    if (!isShown) link.removeAttribute("aria-current");
    else link.setAttribute("aria-current", "page");
  }
  const shown = links.find((link) => link.hasAttribute("aria-current"));
  shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  document.title = shown === undefined ? title : `Upperhand – ${shown.textContent}`;
}

/** Goes to another figure, which takes along what it shares with the one before. @param {HTMLAnchorElement} link */
function go(link) {
  const now = new URLSearchParams(figure.query);
  const next = new URL(link.href);
  for (const name of ["v", ...SHARED]) {
    const value = now.get(name);
    if (value !== null) next.searchParams.set(name, value);
  }
  history.pushState(null, "", next);
  restore();
}

for (const link of links) {
  link.addEventListener("click", (event) => {
    // With a key held down, the browser opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link);
  });
}
const write = later(() => figure.query);
addEventListener("upper-hand:change", write);
addEventListener("popstate", restore);
restore();
