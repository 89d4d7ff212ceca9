// @ts-check
/** The errors that end a module. */

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
