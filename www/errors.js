// @ts-check
/** What errors say, and which of them end a module. */

/**
 * The words of an error, or of whatever else was thrown.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Did a module end with this error, so that nothing can be done with it any more? A panic, a trap, an overflow of the
 * stack.
 * @param {unknown} error
 */
export function isFatal(error) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  // A full stack has no room for a regular expression.
  return error instanceof Error && (error.name === "Panic" || error.message.includes("call stack") || error.message.includes("recursion"));
}
