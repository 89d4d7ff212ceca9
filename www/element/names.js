// @ts-check
/** Checks names that scripts and links take for settings of a figure. */

/** The most letters of unknown names that a message repeats. */
const LONGEST = 80;

/**
 * A message that names those that are not settings of the figure; "" where all are.
 * @param {readonly string[]} names
 * @param {object} state the settings of the figure
 */
export function strange(names, state) {
  const known = Object.keys(state);
  const others = names.filter((name) => !known.includes(name)).join(", ");
  return others === "" ? "" : `“${others.slice(0, LONGEST)}” is no setting of this figure: it has ${known.join(", ")}`;
}

/** Throws where a name is not a setting of the figure. @param {readonly string[]} names @param {object} state */
export function insist(names, state) {
  const problem = strange(names, state);
  if (problem !== "") throw new RangeError(problem);
}
