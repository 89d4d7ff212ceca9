// @ts-check
/**
 * What stands in the place of a figure until it is there: the page’s own picture, else the title; when that takes a while, a
 * word and a line of progress. It takes as much room as the figure will, so that nothing below it jumps.
 */

import { HEIGHTS, TITLES } from "./fields.js";
import { make, say } from "./markup.js";
import { pixelsIn } from "./pixels.js";
import { PICTURE } from "./room.js";
import { rem } from "./sheet.js";

/** About as many rem stand lower where a page limits the controls: narrow, in between, and wide. */
const CONTROLS = [27, 24, 8];

/** The time after which a reader is told what the page waits for, in milliseconds. */
const PATIENCE = 1000;

export const STYLES = `
.room { container-type: inline-size; contain-intrinsic-inline-size: 42rem; }
.room > div { position: relative; min-height: var(--upper-hand-height, calc(${PICTURE.narrow} + var(--narrow))); }
.room ::slotted([slot="still"]) { position: absolute; inset: 0; overflow: hidden; }
.room .title { position: absolute; inset: 0; margin: 0; padding: 0.75rem; font: 0.875rem system-ui, sans-serif; border-top: 2px solid; background: color-mix(in srgb, currentcolor 5%, transparent); }
.room progress { position: absolute; inset: 0 0 auto; width: 100%; height: 4px; }
.room [role] { position: absolute; inset: 4px 0 auto auto; margin: 0; padding: 0 0.5rem; font: 0.875rem system-ui, sans-serif; background: Canvas; color: CanvasText; }
@container (min-width: 30rem) { .room > div { min-height: var(--upper-hand-height, calc(${PICTURE.middle} + var(--middle))); } }
@container (min-width: 50rem) { .room > div { min-height: var(--upper-hand-height, calc(${PICTURE.wide} + var(--wide))); } }
@media print { .room > div { min-height: 0 !important; } }
`;

/**
 * The rem that a figure takes besides its main picture: narrow, in between, and wide.
 * @param {string} figure that is known
 * @param {boolean} isLimited does the page leave controls out?
 */
function besides(figure, isLimited) {
  const heights = HEIGHTS[figure] ?? [];
  return heights.map((height, index) => Math.max(0, Number(height) - (isLimited ? CONTROLS[index] ?? 0 : 0)));
}

/**
 * The least height in CSS pixels of a figure in a window of 600 pixels: just wide, with a picture of 58 % of that.
 * @param {string} figure that is known
 * @param {boolean} isLimited does the page leave controls out?
 */
export function leastHeight(figure, isLimited) {
  return pixelsIn((besides(figure, isLimited)[2] ?? 0) + 29);
}

/**
 * @param {string} figure that is known
 * @param {boolean} isLimited does the page leave controls out?
 */
export function skeleton(figure, isLimited) {
  const still = make("slot", { name: "still" }, [make("p", { class: "title" }, [TITLES[figure] ?? ""])]);
  const inner = make("div", {}, [still]);
  for (const [index, height] of besides(figure, isLimited).entries()) {
    inner.style.setProperty(["--narrow", "--middle", "--wide"][index] ?? "", rem(height));
  }
  const line = make("progress", { "aria-label": "Loading", hidden: "" });
  const word = make("p", { role: "status" });
  inner.append(line, word);
  return {
    element: make("div", { class: "room", "aria-busy": "true" }, [inner]),
    /** From now on the figure is waited for. */
    wait() {
      setTimeout(() => {
        line.hidden = false;
        say(word, "Loading …");
      }, PATIENCE);
    },
    /** @type {import("./engine.js").Progressed} */
    progressed(come, size) {
      line.max = size;
      line.value = come;
    },
  };
}
