// @ts-check
/** The page: the address says what one of the figures shows, and follows every change of the reader. */

import "./element.js";
import { FIELDS, USUAL_FIGURE } from "./fields.js";

/** @typedef {import("./element.js").UpperHand} UpperHand */

/** The address changes at most this often while somebody scrubs, in milliseconds. */
const ADDRESS_PAUSE = 250;

const figures = /** @type {UpperHand[]} */ ([...document.querySelectorAll("upper-hand")]);
/** The settings of each figure at first. */
const named = new Map(figures.map((figure) => [figure, figure.getAttribute("figure") ?? USUAL_FIGURE]));

/** Shows the settings of the address. */
function restore() {
  const address = new URLSearchParams(location.search);
  const asked = address.get("figure") ?? USUAL_FIGURE;
  // A name that no figure has is for the first to refuse.
  const shown = figures.find((figure) => named.get(figure) === asked) ?? figures[0];
  // The figure that is asked for comes last: others of its group follow it.
  for (const figure of [...figures.filter((other) => other !== shown), ...(shown === undefined ? [] : [shown])]) {
    const name = named.get(figure) ?? USUAL_FIGURE;
    for (const field of ["v", ...FIELDS]) {
      const value = figure === shown ? address.get(field) : null;
      if (value !== null) figure.setAttribute(field, value);
      else if (field === "figure") figure.setAttribute(field, name);
      else figure.removeAttribute(field);
    }
  }
  if (address.has("figure")) shown?.scrollIntoView();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pending;

addEventListener("upper-hand:change", (event) => {
  const { detail, target } = /** @type {CustomEvent<{ source: string }>} */ (event);
  if (detail.source === "group") return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    const { query } = /** @type {UpperHand} */ (target);
    history.replaceState(null, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
  }, ADDRESS_PAUSE);
});
addEventListener("popstate", restore);
restore();
