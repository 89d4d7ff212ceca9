// @ts-check
/** The workbench: one figure at a time. The address names the figure and its settings, and follows every change. */

import "../element.js";
import { Carried } from "./carried.js";
import { later, show } from "./page-address.js";
import { figureAt } from "../kit/address.js";
import { say } from "../kit/markup.js";

/** @typedef {import("../element.js").UpperHand} UpperHand */

const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("nav.figures a, [data-of] a")]);
const title = document.title;
const menu = /** @type {HTMLElement} */ (document.querySelector("nav.figures"));
const [heading, told, chapter] = ["h1", ".told", ".to-chapter"].map((part) => /** @type {HTMLElement} */ (document.querySelector(part)));
const carried = new Carried();
/** What the figure was opened with. */
let given = new URLSearchParams();

/** Shows the figure of the address with its settings. */
function restore() {
  const asked = new URLSearchParams(location.search);
  given = new URLSearchParams(asked);
  const name = figureAt(location);
  asked.set("figure", name);
  show(figure, asked);
  for (const link of links) {
    const isShown = figureAt(new URL(link.href)) === name;
    if (!isShown) link.removeAttribute("aria-current");
    else link.setAttribute("aria-current", "page");
  }
  const shown = links.find((link) => link.hasAttribute("aria-current"));
  if (shown !== undefined) {
    say(/** @type {HTMLElement} */ (heading), shown.textContent ?? "");
    say(/** @type {HTMLElement} */ (told), shown.dataset.told ?? "");
    chapter?.toggleAttribute("hidden", shown.dataset.chapter === undefined);
    chapter?.setAttribute("href", shown.dataset.chapter ?? "./");
  }
  for (const ways of document.querySelectorAll("[data-of]"))
    ways.toggleAttribute("hidden", !ways.getAttribute("data-of")?.split(" ").includes(name));
  document.title = shown === undefined ? title : `Upperhand – ${shown.textContent}`;
}

/** Goes to another figure, which takes along what it shares with those before. @param {HTMLAnchorElement} link */
function go(link) {
  const next = new URL(link.href);
  // Until a figure is there, all that is known of it is what it was opened with.
  carried.keep(figure.getState(), figure.query === "" ? given : new URLSearchParams(figure.query), given);
  for (const [name, value] of carried.to(figureAt(next))) next.searchParams.set(name, value);
  history.pushState(null, "", next);
  // On a phone the list lies over the page.
  menu.hidePopover();
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
