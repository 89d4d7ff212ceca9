// @ts-check
/** Style sheets, constructed, so that a strict Content-Security-Policy lets them pass. */

/** The size of text that browsers begin with, in CSS pixels. */
const USUAL = 16;

/**
 * So many rem, where a rem is at least the usual size: many pages give their root 62.5 % of it, to count in tens.
 * @param {number | string} count
 */
export const rem = (count) => `max(${count}rem, ${USUAL * Number(count)}px)`;

/**
 * The sheet of these rules.
 * @param {string} rules
 */
export function sheetOf(rules) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.replaceAll(/(\d*\.?\d+)rem\b/g, (_, count) => rem(count)));
  return sheet;
}
