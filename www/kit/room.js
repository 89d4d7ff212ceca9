// @ts-check
/** The heights of a figure and of its main picture, which fits in the window with the readout and the sliders beside it. */

import { about } from "./fields.js";

/** The height of the window. */
export const WINDOW = "var(--upper-hand-window, 100svh)";
/** The height reserved for everything else in the window, and the least height of a picture. Stories set lower values. */
const [BESIDE, LEAST] = ["--uh-beside", "--uh-least"];

/** The height of a narrow, a medium and a wide figure, as CSS. */
export const PICTURE = {
  narrow: `clamp(var(${LEAST}, 15rem), min(0.55 * ${WINDOW}, ${WINDOW} - var(${BESIDE}, 18rem)), 112cqi)`,
  middle: `clamp(16rem, ${WINDOW} - var(${BESIDE}, 14rem), min(38rem, 100cqi))`,
  wide: `clamp(18rem, ${WINDOW} - 8rem, min(40rem, 58cqi))`,
};

/** About how much lower a figure is where a page limits its controls, in rem: narrow, in between, and wide. */
const CONTROLS = [27, 24, 8];

/**
 * The height of a figure without its main picture, in rem: narrow, in between, and wide.
 * @param {string} figure
 * @param {boolean} isLimited does the page leave controls out?
 */
export function besides(figure, isLimited) {
  return about(figure).heights.map((height, index) => Math.max(0, height - (isLimited ? (CONTROLS[index] ?? 0) : 0)));
}

/**
 * The least height in CSS pixels of a figure in a window of 600 pixels: just wide, with a picture of 58 % of that.
 * @param {string} figure that is known
 * @param {boolean} isLimited does the page leave controls out?
 */
export function leastHeight(figure, isLimited) {
  return 16 * ((besides(figure, isLimited)[2] ?? 0) + 29);
}
