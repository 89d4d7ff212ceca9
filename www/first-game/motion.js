// @ts-check
/** Motion that only leads to what is there already: it may be left out, or ended at any time. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What moves, or is about to. @type {Animation[]} */
let moving = [];

/**
 * Shows an element as it was, and has it become what it is.
 * @param {Element} element
 * @param {Keyframe} was
 * @param {number} delay in milliseconds
 * @param {number} duration
 */
export function become(element, was, delay, duration) {
  move(element, [{ ...was, offset: 0, easing: "ease-in-out" }], delay, duration);
}

/** @param {Element} element @param {Keyframe[]} keyframes @param {number} delay in milliseconds @param {number} duration */
export function move(element, keyframes, delay, duration) {
  if (!calm.matches) moving.push(element.animate(keyframes, { delay, duration, fill: "backwards" }));
}

/** Ends all motion. Was there any? */
export function skip() {
  const running = moving.filter(({ playState }) => playState === "running");
  for (const animation of running) animation.finish();
  moving = [];
  return running.length > 0;
}
