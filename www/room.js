// @ts-check
/** The height of a figure’s main picture: all of it fits the window, with the words and the sliders beside it. */

const WINDOW = "var(--upper-hand-window, 100svh)";
/** The height of what else is to be seen, and the least of a picture: a story has less of both. */
const [BESIDE, LEAST] = ["--uh-beside", "--uh-least"];

/** The height where the figure is narrow, in between, and wide, as CSS. */
export const PICTURE = {
  narrow: `clamp(var(${LEAST}, 15rem), min(0.55 * ${WINDOW}, ${WINDOW} - var(${BESIDE}, 18rem)), 112cqi)`,
  middle: `clamp(16rem, ${WINDOW} - var(${BESIDE}, 14rem), min(38rem, 100cqi))`,
  wide: `clamp(18rem, ${WINDOW} - 8rem, min(40rem, 58cqi))`,
};
