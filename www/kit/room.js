// @ts-check
/** The heights of a figure and of its main picture, which fits in the window with the readout and the sliders beside it. */

import { BOARDS } from "./fields.js";

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

/** The height of a compact figure in rem, by its width alone: words and sliders, more of them on a board, and a picture by a share of the width. */
export const COMPACT = { words: 13, board: 19, least: 19, beside: 13, percent: 30, most: 30 };
/** That of its picture, as CSS. @param {string} unit of a hundredth of the width */
export const compactPicture = (unit) => `clamp(${COMPACT.least}rem,${COMPACT.beside}rem + ${COMPACT.percent}${unit},${COMPACT.most}rem)`;
/** What a compact figure keeps for its words and sliders. @param {string} figure that is known */
export const wordsOf = (figure) => (BOARDS.includes(figure) ? COMPACT.board : COMPACT.words);

/** Its height in CSS pixels, in a frame of a width. @param {string} figure that is known @param {number} width */
export const compactHeight = (figure, width) =>
  Math.ceil(16 * (wordsOf(figure) + Math.min(COMPACT.most, Math.max(COMPACT.least, COMPACT.beside + (COMPACT.percent * width) / 1600))));
