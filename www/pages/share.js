// @ts-check
/** The links beside the headings of chapters, which copy the address of the chapter’s own page. */

import { copy } from "../kit/copy.js";
import { make } from "../kit/markup.js";

/** @param {HTMLAnchorElement} link */
export function share(link) {
  const said = make("span", { class: "said", role: "status" });
  link.after(said);
  link.addEventListener("click", async (event) => {
    // With a modifier, the browser opens it in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    await copy(said, link.href, "Link copied");
  });
}
