// @ts-check
/** The workbench: one figure at a time. The address names the figure and its settings, and follows every change. */

import "../element.js";
import { figureAt } from "../kit/address.js";
import { SHARED } from "../kit/fields.js";
import { later, show } from "./page-address.js";

/** @typedef {import("../element.js").UpperHand} UpperHand */

const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("nav.figures a")]);
const title = document.title;

/** Shows the figure of the address with its settings. */
function restore() {
  const asked = new URLSearchParams(location.search);
  const name = figureAt(location);
  asked.set("figure", name);
  show(figure, asked);
  for (const link of links) {
    const isShown = figureAt(new URL(link.href)) === name;
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
  for (const name of SHARED) {
    const value = now.get(name);
    if (value !== null) next.searchParams.set(name, value);
  }
  history.pushState(null, "", next);
  restore();
}

for (const link of links) {
  link.addEventListener("click", (event) => {
    // With a modifier, the browser opens it in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link);
  });
}
/** The settings of the figure, and its name where the page is not its own. */
function query() {
  const settings = new URLSearchParams(figure.query);
  if (figureAt(new URL(location.pathname, location.href)) === settings.get("figure")) settings.delete("figure");
  return String(settings);
}
const write = later(query);
addEventListener("upper-hand:change", write);
addEventListener("popstate", restore);
restore();
