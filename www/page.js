// @ts-check
/** The page: the address says what the figure shows, and follows it. */

import "./element.js";
import { FIELDS } from "./fields.js";

/** The address changes at most this often while somebody scrubs, in milliseconds. */
const ADDRESS_PAUSE = 250;

const figure = /** @type {import("./element.js").UpperHand} */ (document.querySelector("upper-hand"));

/** Shows what the address asks for. */
function restore() {
  const address = new URLSearchParams(location.search);
  for (const field of FIELDS) {
    const value = address.get(field);
    if (value === null) figure.removeAttribute(field);
    else figure.setAttribute(field, value);
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pending;

figure.addEventListener("upper-hand:change", () => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    const query = figure.query === "" ? "" : `?${figure.query}`;
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  }, ADDRESS_PAUSE);
});
addEventListener("popstate", restore);
restore();
