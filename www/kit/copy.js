// @ts-check
/** The clipboard. */

/**
 * Copies a text, and returns what to tell the reader.
 * @param {string} text
 * @param {string} done what is said where that went well
 * @returns {Promise<string>}
 */
export async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    // Where scripts may not use the clipboard, the text is shown for the reader to copy.
    return text;
  }
}
