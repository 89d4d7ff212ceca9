// @ts-check
/** The place of a figure's own page: the folder above this script, which holds the page and the embed. */

import { SETTINGS_VERSION } from "./fields.js";

/** The folder above this script. A bundler would take a relative address for a file that it is to bring along. */
function folderAbove() {
  const folder = new URL(import.meta.url);
  folder.pathname += "/../..";
  return folder;
}

/**
 * The site that the figure’s links lead to.
 * @param {Element} element whose `home` says so where it is not the one this script comes from
 */
export function site(element) {
  // A bundler may leave this script without an address, or with the one that it had on somebody's disk.
  const own = import.meta.url?.startsWith("http") ? folderAbove() : document.baseURI;
  const home = element.getAttribute("home");
  if (home === null) return own;
  try {
    return new URL(home, document.baseURI);
  } catch {
    return own;
  }
}

/**
 * The address of a page of that site that shows just this.
 * @param {Element} element
 * @param {"" | "embed.html"} page
 * @param {string | Record<string, string>} settings
 */
export function addressOf(element, page, settings) {
  const query = new URLSearchParams(settings);
  if (!query.has("v")) query.set("v", SETTINGS_VERSION);
  const address = new URL(page, site(element));
  address.search = String(query);
  return String(address);
}
