// @ts-check
/** The site that a figure links to, and the addresses of its pages. */

import { USUAL_FIGURE, isFigure, known } from "./fields.js";

/** The site that `cargo xtask dist --home` has written into the scripts. */
const BAKED = /** @type {{ home?: string }} */ (import.meta).home;

/**
 * The folder of the site: from the element’s `home`, else from the page’s `<meta name="upperhand-home">`, else as
 * the scripts were built. Without a site there are no links, as a script does not know which pages are around it.
 * @param {Element} element
 * @returns {URL | undefined}
 */
export function site(element) {
  const page = document.querySelector('meta[name="upperhand-home"]')?.getAttribute("content");
  const home = element.getAttribute("home") ?? page ?? BAKED ?? "";
  if (home === "" || !URL.canParse(home, document.baseURI)) return undefined;
  const folder = new URL(home, document.baseURI);
  // Other protocols would run a script, or name a file on the reader’s disk.
  if (folder.protocol !== "https:" && folder.protocol !== "http:") return undefined;
  folder.pathname = folder.pathname.replace(/[/]*$/, "/");
  folder.search = "";
  folder.hash = "";
  return folder;
}

/** The figure that an address names: by its page, else in its query. @param {URL | Location} address */
export function figureAt({ pathname, search }) {
  const page = (pathname.split("/").at(-1) ?? "").replace(/\.html$/, "");
  return isFigure(page) ? page : (new URLSearchParams(search).get("figure") ?? USUAL_FIGURE);
}

/**
 * The address of a page of the site that shows these settings: the figure’s own page, or the one for frames.
 * @param {Element} element
 * @param {"figure" | "embed.html"} page
 * @param {string | Record<string, string> | string[][]} settings
 * @returns {string | undefined} nothing where no site is known
 */
export function addressOf(element, page, settings) {
  const folder = site(element);
  if (folder === undefined) return undefined;
  const query = new URLSearchParams(settings);
  const figure = known(query.get("figure") ?? USUAL_FIGURE);
  if (page === "figure") query.delete("figure");
  const address = new URL(page === "figure" ? `${figure}.html` : page, folder);
  address.search = String(query);
  return String(address);
}
