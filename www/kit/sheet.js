// @ts-check
/** Constructed style sheets, which a strict Content-Security-Policy allows. */

/**
 * A length in rem, of at least 16 pixels each: many pages set the font size of their root to 62.5 %, to
 * count in tens.
 * @param {number | string} count
 */
export const rem = (count) => `max(${count}rem,${count}*16px)`;

/** The sheet of these rules. @param {string} rules */
export function sheetOf(rules) {
  const sheet = new CSSStyleSheet();
  // Older versions of jsdom lack it.
  sheet.replaceSync?.(rules.replaceAll(/(\d*\.?\d+)rem\b/g, (_, count) => rem(count)));
  return sheet;
}

/**
 * A function that returns one shared sheet of these rules. It is made on the first call: a server, which may import scripts,
 * has none.
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
