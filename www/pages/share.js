// @ts-check
/** The links behind the headings of chapters: pressed, they copy the address of the page that tells of the chapter. */

import { copy } from "../kit/copy.js";
import { make, sayForNow } from "../kit/markup.js";

/** @param {HTMLAnchorElement} link */
export function share(link) {
  const said = make("span", { class: "said", role: "status" });
  link.after(said);
  link.addEventListener("click", async (event) => {
    // With a key held down, the browser opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    sayForNow(said, await copy(link.href, "Link copied"));
  });
}
