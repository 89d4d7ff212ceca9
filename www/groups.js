// @ts-check
/** Figures of one group share a position: what one sets, the others show. */

/**
 * @typedef {object} Member
 * @property {(settings: ReadonlyMap<string, string>) => void} follow
 */

/** @type {Map<string, Set<Member>>} */
const groups = new Map();

/**
 * @param {string} group
 * @param {Member} member
 */
export function join(group, member) {
  const members = groups.get(group) ?? new Set();
  groups.set(group, members.add(member));
}

/**
 * @param {string} group
 * @param {Member} member
 */
export function leave(group, member) {
  const members = groups.get(group);
  members?.delete(member);
  if (members?.size === 0) groups.delete(group);
}

/**
 * @param {string} group
 * @param {Member} from who has set them
 * @param {ReadonlyMap<string, string>} settings
 */
export function tell(group, from, settings) {
  for (const member of groups.get(group) ?? []) if (member !== from) member.follow(settings);
}
