// @ts-check
/** Constructed style sheets, which a strict Content-Security-Policy allows. */

/** Rules with lengths in rem of at least 16 pixels each: many pages set their root’s font to 62.5 %, to count in tens. @param {string} rules */
export const lengths = (rules) => rules.replaceAll(/(\d*\.?\d+)rem\b/g, "max($1rem,$1*16px)");

/** The sheet of these rules. @param {string} rules */
export function sheetOf(rules) {
  const sheet = new CSSStyleSheet();
  // Older versions of jsdom lack it.
  sheet.replaceSync?.(lengths(rules));
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
