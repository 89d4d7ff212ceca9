// @ts-check
/** The messages about values that are not possible, in the words that a module uses for settings, and about names of no setting. */

/** The most letters of a value that are repeated, and of names. */
const [LONGEST, LONGEST_NAMES] = [30, 80];

/** @param {string} text @param {string} called what it was to be @param {string} shown what is there instead, and what would be possible */
export function rejection(text, called, shown) {
  const letters = [...text];
  const quoted = letters.length > LONGEST ? `“${letters.slice(0, LONGEST).join("")}…”` : `“${text}”`;
  return `${text.trim() === "" ? "An empty text" : quoted} is not possible as ${called}${shown}`;
}

/** Names those that are not settings of a figure; "" where all are. @param {readonly string[]} names @param {object} state */
export function strange(names, state) {
  const known = Object.keys(state);
  const others = names.filter((name) => !known.includes(name)).join(", ");
  return others === "" ? "" : `“${others.slice(0, LONGEST_NAMES)}” is no setting of this figure: it has ${known.join(", ")}`;
}
