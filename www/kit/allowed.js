// @ts-check
/** What figures allow for the settings that they share. */

import { ALLOWED, GROUPS } from "../generated/shared.js";

export { GROUPS };

/** Does a figure share this setting with others? @param {string} figure @param {string} name */
export function shares(figure, name) {
  return ALLOWED[figure]?.[name] !== undefined;
}

/** Does a figure allow this value of a setting that it shares? @param {string} figure @param {string} name @param {string} value */
export function allows(figure, name, value) {
  const allowed = ALLOWED[figure]?.[name] ?? [];
  const [least, most] = allowed;
  if (typeof least === "number") {
    const number = value === "inf" ? Infinity : Number(value);
    return (number >= least && number <= Number(most)) || allowed.some((known) => known === number);
  }
  return allowed.some((known) => known === value);
}
