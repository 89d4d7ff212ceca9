// @ts-check
/** Style sheets, constructed, so that a strict Content-Security-Policy lets them pass. */

/**
 * So many rem, where a rem is at least the 16 pixels that browsers begin with: many pages give their root 62.5 % of it, to
 * count in tens.
 * @param {number | string} count
 */
export const rem = (count) => `max(${count}rem,${count}*16px)`;

/**
 * The sheet of these rules.
 * @param {string} rules
 */
export function sheetOf(rules) {
  const sheet = new CSSStyleSheet();
  // Older versions of jsdom lack it, and show nothing.
  sheet.replaceSync?.(rules.replaceAll(/(\d*\.?\d+)rem\b/g, (_, count) => rem(count)));
  return sheet;
}

/**
 * A function that gives the sheet of these rules, which all share: servers, which import scripts too, have none.
 * @param {string} rules
 */
export function sharedSheet(rules) {
  /** @type {CSSStyleSheet | undefined} */
  let sheet;
  return () => {
    sheet ??= sheetOf(rules);
    return sheet;
  };
}
