// @ts-check
/** Key presses without modifiers, and the steps of the keys that move a number. */

/** The steps of each key. @type {Readonly<Record<string, number>>} */
const STEPS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 };

/** The number of steps for a key. @param {KeyboardEvent} event @returns {number | undefined} nothing for a key that asks for none */
export function stepOf(event) {
  return isPlain(event) ? STEPS[event.key] : undefined;
}

/** Is a key pressed without modifiers? Shortcuts belong to the browser. @param {KeyboardEvent} event */
export function isPlain({ ctrlKey, metaKey, altKey }) {
  return !ctrlKey && !metaKey && !altKey;
}
