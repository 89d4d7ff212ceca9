// @ts-check
/** Links that change the settings of a figure on the page: `<a href="#map?mine=40&theirs=12">`. */

import { FIELDS } from "../kit/fields.js";
import { bringIntoSight, isInSight } from "./sight.js";
import { figureOf, miss, settingsOf, show } from "./figures.js";
import { makeAnnouncer } from "./announcer.js";

/** @typedef {import("../element.js").UpperHand} UpperHand */

const announce = makeAnnouncer();

/** The id and the settings that a fragment names, "#map?mine=40&theirs=12", and the figure, if there is one. @param {string} fragment */
function read(fragment) {
  const [, id = "", query = ""] = /^#([^?]+)\?(.+)$/s.exec(fragment) ?? [];
  return { id, settings: settingsOf(query), figure: figureOf(decoded(id)) };
}

/** @param {string} id */
function decoded(id) {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** @param {MouseEvent} event */
function isPlain({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }) {
  return !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/**
 * The figure and the settings in a link to this page. Warns where the page lacks the figure. A fragment without settings,
 * or with a path, as in single-page applications, names no figure.
 * @param {HTMLAnchorElement} link
 */
function wishOf(link) {
  // A <base> of the page leads a mere fragment elsewhere, but it is meant for the figure here.
  const isMere = link.getAttribute("href")?.startsWith("#");
  const isHere = isMere || link.href.replace(/#.*$/s, "") === location.href.replace(/#.*$/s, "");
  const wish = read(isHere ? link.hash : "");
  if (!wish.figure && /^[^/!]/.test(wish.id) && FIELDS.some((name) => Object.hasOwn(wish.settings, name))) miss(link, "href");
  return wish;
}

/** @param {MouseEvent} event */
function follow(event) {
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement);
  if (link === undefined || !isPlain(event) || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return;
  const { figure, settings } = wishOf(link);
  if (figure === undefined) return;
  event.preventDefault();
  show(link, figure, settings, "on the way");
  if (!isInSight(figure)) bringIntoSight(figure, "start", link);
  announce.soon(() => {
    const { heading, value, unit } = figure.valueAt();
    return `${heading}. ${value} ${unit}`;
  });
}

/** Follows the fragment of the address, as for a link that was opened in another tab. */
function followAddress() {
  const { figure, settings } = read(location.hash);
  if (figure === undefined) return;
  show(figure, figure, settings, "at once");
  figure.scrollIntoView();
}

/** Follows links from now on. */
export function followLinks() {
  document.addEventListener("click", follow);
  // A page that has loaded has all its figures.
  addEventListener("load", () => document.querySelectorAll("a").forEach(wishOf), { once: true });
  addEventListener("hashchange", followAddress);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", followAddress);
  else followAddress();
}
