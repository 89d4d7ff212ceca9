// @ts-check
/**
 * The placeholder of a figure until it is shown: the page’s own picture, or else the title. When loading takes a while, a
 * message and a progress bar appear. It is as high as the figure will be, so that nothing below it jumps.
 */

import { BOARDS, WHERE_COMPACT, about } from "../kit/fields.js";
import { make } from "../kit/markup.js";
import { COMPACT, PICTURE, compactPicture } from "../kit/room.js";

/** The time after which loading is mentioned, in milliseconds. */
const PATIENCE = 1000;

export const STYLES = `
.room { --narrow: 42rem; --middle: 29rem; --wide: 8rem; container-type: inline-size; }
.room.limited { --narrow: 15rem; --middle: 5rem; --wide: 0rem; }
.room > div { position: relative; min-height: var(--upper-hand-height, calc(${PICTURE.narrow} + var(--uh-rest, var(--narrow)))); }
.room ::slotted([slot="still"]) { position: absolute; inset: 0; overflow: hidden; }
.room p { position: absolute; inset: 0; margin: 0; padding: 0.5rem; font: 0.875rem system-ui, sans-serif; }
.room .title { border-top: 2px solid; background: color-mix(in srgb, currentcolor 5%, transparent); }
.room progress { position: absolute; inset: 0 0 auto; width: 100%; height: 4px; }
.room [role] { inset: 4px 0 auto auto; padding: 0 0.5rem; background: Canvas; color: CanvasText; }
@container (min-width: 30rem) { .room > div { min-height: var(--upper-hand-height, calc(${PICTURE.middle} + var(--uh-rest, var(--middle)))); } }
@container (min-width: 50rem) { .room > div { min-height: var(--upper-hand-height, calc(${PICTURE.wide} + var(--uh-rest, var(--wide)))); } }
:host(${WHERE_COMPACT}) :is(.room > div, .body > figure) { min-height: var(--upper-hand-height, calc(var(--words, ${COMPACT.words}rem) + ${compactPicture("cqi")})); }
.board { --words: ${COMPACT.board}rem; }
.board ~ ::slotted(table) { display: none; }
@media print { :is(.room > div, .body > figure) { min-height: 0 !important; } }
`;

/** @param {string} figure that is known @param {boolean} isLimited does the page leave controls out? */
export function skeleton(figure, isLimited) {
  const still = make("slot", { name: "still" }, [make("p", { class: "title" }, [about(figure).title])]);
  const line = make("progress", { "aria-label": "Loading", hidden: "" });
  const word = make("p", { role: "status" });
  const kind = `${BOARDS.includes(figure) ? " board" : ""}${isLimited ? " limited" : ""}`;
  return {
    element: make("div", { class: `room${kind}`, "aria-busy": "true" }, [make("div", {}, [still, line, word])]),
    /** Called when loading begins. */
    wait() {
      setTimeout(() => {
        line.hidden = false;
        word.textContent = "Loading …";
      }, PATIENCE);
    },
    /** @type {import("./engine.js").Progressed} */
    progressed(come, size) {
      line.max = size;
      line.value = come;
    },
  };
}
