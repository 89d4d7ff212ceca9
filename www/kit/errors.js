// @ts-check
/** Error messages, error codes, and which errors end a module. */

/** @typedef {import("../element.d.ts").ErrorCode} ErrorCode */
/** @typedef {import("../element.d.ts").UpperHandError} UpperHandError */

/** The message of an error, or of whatever else was thrown. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * An error with a code; one that has one already keeps it.
 * @param {ErrorCode} code
 * @param {unknown} cause an error, or words
 * @param {string} [file] the address of the one that failed: the words name it
 * @returns {UpperHandError}
 */
export function coded(code, cause, file) {
  const error = /** @type {UpperHandError} */ (cause);
  // A DOMException has a numeric code.
  if (error instanceof Error && typeof error.code === "string") return error;
  const said = messageOf(cause);
  const words = file === undefined || said.includes(file) ? said : `${file}: ${said}`;
  return Object.assign(new Error(words, { cause }), { code, file });
}

/**
 * Has a module ended with this error, so that it can no longer be used? That is a panic, a trap or an overflow of the
 * stack.
 * @param {unknown} error
 */
export function isFatal(error) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  // A regular expression would not fit on a full stack.
  return error instanceof Error && (error.name === "Panic" || error.message.includes("call stack") || error.message.includes("recursion"));
}
