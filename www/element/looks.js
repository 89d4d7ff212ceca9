// @ts-check
/** The attributes for the look of a figure, and notices of values that are not possible. */

import { ACTIONS, FIELDS, THEMES } from "../kit/fields.js";
import { rejection } from "./rejections.js";

/**
 * The known names in a list, and a notice of the unknown ones.
 * @param {string} name of the attribute
 * @param {string | null} list
 * @param {readonly string[]} known
 * @returns {[names: readonly string[], notices: string[]]}
 */
function listed(name, list, known) {
  if (list === null || list.trim() === "") return [known, []];
  if (list.trim() === "none") return [[], []];
  const given = list.trim().split(/\s+/);
  const strange = given.filter((one) => !known.includes(one));
  if (strange.length === 0) return [given, []];
  const meant = given.filter((one) => known.includes(one));
  const [shown, said] = meant.length === 0 ? [known, "all"] : [meant, meant.join(", ")];
  return [shown, [rejection(strange.join(" "), name, `: it takes ${known.join(", ")} or none. Showing ${said}.`)]];
}

/**
 * What each attribute does with its value. Returns notices.
 * @type {Record<typeof import("../kit/fields.js").LOOKS[number], (value: string | null, parts: Parts) => string[]>}
 */
export const LOOK = {
  actions(value, { offer }) {
    const [names, notices] = listed("actions", value, ACTIONS);
    offer(names);
    return notices;
  },
  compact: () => [],
  controls(value, { elements, settings }) {
    const own = FIELDS.filter((field) => settings.includes(field));
    const [names, notices] = listed("controls", value, own);
    elements.controls.limitTo(names);
    return notices;
  },
  theme(value, { elements }) {
    elements.look.look();
    if (value === null || THEMES.includes(value)) return [];
    return [rejection(value, "the theme", `: it takes ${THEMES.join(", ")}. Showing auto.`)];
  },
  "touch-action"(value, { elements }) {
    const isPossible = value === null || CSS.supports("touch-action", value);
    elements.body.style.setProperty("--uh-touch-action", isPossible && value !== null ? value : "");
    return isPossible ? [] : [rejection(value, "touch-action", ". Showing pan-y.")];
  },
};

/**
 * The parts of a figure that these attributes change.
 * @typedef {object} Parts
 * @property {import("./elements.js").Elements} elements
 * @property {readonly string[]} settings the names of those that a control may have
 * @property {(actions: readonly string[]) => void} offer
 */
