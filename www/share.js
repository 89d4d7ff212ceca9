// @ts-check
/** The links behind the headings of chapters: pressed, they copy the address of the page that tells of the chapter. */

import { copy } from "./copy.js";
import { make } from "./markup.js";

/** The time for which it is said that something was copied, in milliseconds. */
const SAID = 2500;

/** @param {HTMLAnchorElement} link */
export function share(link) {
  const said = make("span", { class: "said", role: "status" });
  link.after(said);
  link.addEventListener("click", async (event) => {
    // With a key held down, the browser opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const text = await copy(link.href, "Link copied");
    said.textContent = text;
    setTimeout(() => {
      if (said.textContent === text) said.textContent = "";
    }, SAID);
  });
}
