// @ts-check
/** Links that set a figure of the page: `<a href="#map?mine=40&theirs=12">`. */

import { isInSight } from "./pixels.js";
import { figureOf, settingsOf, show } from "./prose-figures.js";
import { makeAnnouncer } from "./announcer.js";

/** @typedef {import("./element.js").UpperHand} UpperHand */

const announce = makeAnnouncer();

/**
 * The figure and the settings that a fragment names: "#map?mine=40&theirs=12".
 * @param {string} fragment
 * @returns {{ figure: UpperHand, settings: Record<string, string> } | undefined} nothing where it is another kind of fragment
 */
function read(fragment) {
  const [, id = "", query = ""] = /^#([^?]+)\?(.+)$/s.exec(fragment) ?? [];
  const figure = id === "" ? undefined : figureOf(decoded(id));
  return figure === undefined ? undefined : { figure, settings: settingsOf(query) };
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

/** @param {MouseEvent} event */
function follow(event) {
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement);
  if (link === undefined || !isPlain(event) || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return;
  if (link.href.replace(/#.*$/s, "") !== location.href.replace(/#.*$/s, "")) return;
  const wish = read(link.hash);
  if (wish === undefined) return;
  event.preventDefault();
  const { figure, settings } = wish;
  show(link, figure, settings, "on the way");
  if (!isInSight(figure)) {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    figure.scrollIntoView({ block: "start", behavior });
  }
  announce.soon(() => {
    const { heading, value, unit } = figure.valueAt();
    return `${heading}. ${value} ${unit}`;
  });
}

/** Follows the fragment of the address, as a link that was opened in a page of its own has it. */
function followAddress() {
  const wish = read(location.hash);
  if (wish === undefined) return;
  show(wish.figure, wish.figure, wish.settings, "at once");
  wish.figure.scrollIntoView();
}

/** Follows links from now on. */
export function followLinks() {
  document.addEventListener("click", follow);
  addEventListener("hashchange", followAddress);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", followAddress);
  else followAddress();
}
