// @ts-check
/** Figures of one group share a position: the others follow a change in one. */

/**
 * @typedef {object} Member
 * @property {(settings: ReadonlyMap<string, string>) => void} follow
 */

/** The members of each group, and the settings that were told there last. @type {Map<string, { members: Set<Member>, said: Map<string, string> }>} */
const groups = new Map();

/**
 * @param {string} group
 * @param {Member} member
 */
export function join(group, member) {
  const known = groups.get(group) ?? { members: new Set(), said: new Map() };
  groups.set(group, known);
  known.members.add(member);
}

/**
 * The settings of newcomers, unless they ask for something else.
 * @param {string} group
 * @returns {ReadonlyMap<string, string>}
 */
export function said(group) {
  return groups.get(group)?.said ?? new Map();
}

/**
 * @param {string} group
 * @param {Member} member
 */
export function leave(group, member) {
  const known = groups.get(group);
  known?.members.delete(member);
  if (known?.members.size === 0) groups.delete(group);
}

/**
 * @param {string} group
 * @param {Member} from who has set them
 * @param {ReadonlyMap<string, string>} settings
 */
export function tell(group, from, settings) {
  const known = groups.get(group);
  for (const [name, value] of settings) known?.said.set(name, value);
  for (const member of known?.members ?? []) if (member !== from) member.follow(settings);
}
