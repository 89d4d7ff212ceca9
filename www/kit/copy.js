// @ts-check
/** The clipboard. */

import { button, make, sayForNow } from "./markup.js";

/** What is said where scripts may not use the clipboard. */
export const REFUSED = "This page may not copy: the text is marked, press Ctrl+C or ⌘C.";

/** Copies a text, if scripts may use the clipboard. @param {string} text */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text and says so. Where the clipboard is refused, the text stands there, marked, until the reader has copied or
 * closed it.
 * @param {HTMLElement} said
 * @param {string} text
 * @param {string} done what is said where that went well
 */
export async function copy(said, text, done) {
  if (await copied(text)) sayForNow(said, done);
  else offer(said, text, done);
}

/** Shows a text for the reader to copy. @param {HTMLElement} said @param {string} text @param {string} done */
function offer(said, text, done) {
  const before = /** @type {HTMLElement | null} */ (/** @type {Document | ShadowRoot} */ (said.getRootNode()).activeElement);
  const field = make("input", { readonly: "", "aria-label": "The text to copy" });
  field.value = text;
  field.addEventListener("focus", () => field.select());
  /** @param {string} told */
  const leave = (told) => {
    sayForNow(said, told);
    before?.focus();
  };
  field.addEventListener("copy", () => setTimeout(leave, 0, done));
  const close = button("Close", () => leave(""));
  said.replaceChildren(REFUSED, field, close);
  field.focus();
}
