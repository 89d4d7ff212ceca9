// @ts-check
/** The clipboard. */

/**
 * Copies a text, and returns what to say of it.
 * @param {string} text
 * @param {string} done what is said where that went well
 * @returns {Promise<string>}
 */
export async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    // Where the clipboard is closed to scripts, the reader copies it.
    return text;
  }
}
