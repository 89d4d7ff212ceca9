// @ts-check
/** Constructed style sheets, which a strict Content-Security-Policy allows. */

import { viewOf } from "./markup.js";

/** Rules with lengths in rem of at least 16 pixels each: many pages set their root’s font to 62.5 %, to count in tens. @param {string} rules */
export const lengths = (rules) => rules.replaceAll(/(\d*\.?\d+)rem\b/g, "max($1rem,$1*16px)");

/**
 * A function that returns the sheet of these rules for the document that a node is in: a document takes only sheets of its own.
 * A sheet is made when it is first worn, as a server, which may import scripts, has none.
 * @param {string} rules
 */
export function sharedSheet(rules) {
  /** @type {WeakMap<Document, CSSStyleSheet>} */
  const sheets = new WeakMap();
  return (/** @type {Element | ShadowRoot} */ node) => {
    const worn = sheets.get(node.ownerDocument);
    const sheet = worn ?? new (viewOf(node).CSSStyleSheet)();
    // Older versions of jsdom lack it.
    if (worn === undefined) sheet.replaceSync?.(lengths(rules));
    sheets.set(node.ownerDocument, sheet);
    return sheet;
  };
}
