// @ts-check
/** The names of a figure’s settings, as scripts and links give them. */

/** The most letters of strange names that are said again. */
const LONGEST = 80;

/**
 * The names that are none of the figure’s settings, in a sentence; "" where all are.
 * @param {readonly string[]} names
 * @param {object} state the settings of the figure
 */
export function strange(names, state) {
  const known = Object.keys(state);
  const others = names.filter((name) => !known.includes(name)).join(", ");
  return others === "" ? "" : `“${others.slice(0, LONGEST)}” is no setting of this figure: it has ${known.join(", ")}`;
}

/**
 * Throws where a name is none of the figure’s settings.
 * @param {readonly string[]} names
 * @param {object} state
 */
export function insist(names, state) {
  const problem = strange(names, state);
  if (problem !== "") throw new RangeError(problem);
}
