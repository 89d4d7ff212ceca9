// @ts-check
/** Random choices from a seed, so that a test does the same each time. */

/** @typedef {import("@playwright/test").Locator} Locator */

/**
 * Whole numbers from 0 up to a bound.
 * @param {number} seed
 */
export function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state % below;
  };
}

/** The ways to press a button. @type {readonly ((button: Locator) => Promise<void>)[]} */
const WAYS = [(button) => button.click(), (button) => button.press("Enter"), (button) => button.tap()];

/**
 * Presses a button by a click, by a key or by a touch.
 * @param {Locator} button
 * @param {(below: number) => number} random
 */
export async function press(button, random) {
  await WAYS[random(WAYS.length)]?.(button);
}
