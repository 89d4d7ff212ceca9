// @ts-check
/** The message about an attribute with an impossible value, in the words that a module uses for settings. */

/** The most letters of a value that are repeated. */
const LONGEST = 30;

/** @param {string} text @param {string} called what it was to be @param {string} shown what is there instead, and what would be possible */
export function rejection(text, called, shown) {
  const letters = [...text];
  const quoted = letters.length > LONGEST ? `“${letters.slice(0, LONGEST).join("")}…”` : `“${text}”`;
  return `${text.trim() === "" ? "An empty text" : quoted} is not possible as ${called}${shown}`;
}
