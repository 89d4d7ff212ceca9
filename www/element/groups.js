// @ts-check
/** Figures of one group share a position: the others follow a change in one. */

import { SHARED, text } from "../kit/fields.js";

/** The members of each group, and the settings that it shares. @type {Map<string, { members: Set<Membership>, said: Map<string, string> }>} */
const groups = new Map();

export class Membership {
  #group = "";

  /** @param {(settings: ReadonlyMap<string, string>) => void} follow takes over settings of another figure */
  constructor(follow) {
    this.follow = follow;
  }

  /** @param {string} group the name of another one, "" for none */
  join(group) {
    if (this.#group === group) return;
    const left = groups.get(this.#group);
    left?.members.delete(this);
    if (left?.members.size === 0) groups.delete(this.#group);
    this.#group = group;
    if (group === "") return;
    const joined = groups.get(group) ?? { members: new Set(), said: new Map() };
    groups.set(group, joined);
    joined.members.add(this);
  }

  /** The settings of newcomers, unless they ask for something else. @returns {ReadonlyMap<string, string>} */
  get said() {
    return groups.get(this.#group)?.said ?? new Map();
  }

  /**
   * Passes on those settings that the figures of a group share.
   * @param {[name: string, value: string | number | boolean | null][]} settings
   */
  tell(settings) {
    const group = groups.get(this.#group);
    const shared = settings.flatMap(([name, value]) =>
      value !== null && /** @type {readonly string[]} */ (SHARED).includes(name) ? [/** @type {const} */ ([name, text(value)])] : [],
    );
    if (group === undefined || shared.length === 0) return;
    for (const [name, value] of shared) group.said.set(name, value);
    for (const member of group.members) if (member !== this) member.follow(new Map(shared));
  }
}
