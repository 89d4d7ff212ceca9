// @ts-check
/** What goes along from figure to figure on the workbench: settings that both have and that mean the same in both. */

import { GROUPS, allows, shares } from "../kit/allowed.js";
import { text } from "../kit/fields.js";

export class Carried {
  /** The values that go along, and whether they are others than usual. @type {Map<string, { value: string, isSet: boolean }>} */
  #kept = new Map();

  /**
   * Keeps what a figure shows, as far as the reader or the address has set it; what a figure does not have stays as it was kept.
   * @param {Readonly<Record<string, unknown>>} state of the figure that is left
   * @param {URLSearchParams} query its settings that are not as usual
   * @param {URLSearchParams} given the settings that it was opened with
   */
  keep(state, query, given) {
    for (const group of GROUPS) {
      const had = group.filter((name) => state[name] !== undefined && state[name] !== null);
      if (!had.some((name) => query.has(name) || given.has(name))) continue;
      for (const name of group) this.#kept.delete(name);
      for (const name of had)
        this.#kept.set(name, { value: text(/** @type {string | number | boolean} */ (state[name])), isSet: query.has(name) });
    }
  }

  /** The settings that another figure is opened with. @param {string} figure @returns {[name: string, value: string][]} */
  to(figure) {
    return GROUPS.flatMap((group) => {
      const kept = group.flatMap((name) => {
        const { value, isSet } = this.#kept.get(name) ?? {};
        return value === undefined ? [] : [{ name, value, isSet, isKnown: shares(figure, name) }];
      });
      const fits = kept.every(({ name, value, isSet, isKnown }) => (isKnown ? allows(figure, name, value) : !isSet));
      return fits ? kept.filter(({ isKnown }) => isKnown).map(({ name, value }) => /** @type {[string, string]} */ ([name, value])) : [];
    });
  }
}
