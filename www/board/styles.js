// @ts-check
/** The style of the editor and of the report of a board. */

import { sharedSheet } from "../kit/sheet.js";

export const boardSheet = sharedSheet(`
.own-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; padding-top: 0.5rem; }
.own-board.report ul { margin: 0; padding-left: 1.2em; display: grid; gap: 0.4rem; max-width: 68ch; font: 1rem/1.4 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif; overflow-wrap: anywhere; }
.own-board .hint { color: var(--uh-muted); font-size: 0.8125rem; max-width: 68ch; }
.own-board .paste { display: grid; gap: 0.25rem; }
.own-board .paste textarea { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; color: inherit; background: transparent; border: 1px solid var(--uh-muted); border-radius: 4px; padding: 0.5rem; width: 100%; resize: vertical; tab-size: 8; }
.own-board [aria-disabled="true"] { color: var(--uh-muted); border-style: dashed; cursor: default; }
.own-board .scroll { padding: 0; max-height: 70svh; overflow: auto; border: 1px solid var(--uh-rule); border-radius: 4px; overscroll-behavior: auto contain; }
.own-board :is(th, td) { padding: 0; border: 0; text-align: center; vertical-align: middle; font-weight: inherit; color: inherit; white-space: normal; }
.own-board :is(th, td) { background: var(--uh-paper); }
.own-board tbody tr:not(.mistakes):hover > * { background: color-mix(in srgb, var(--uh-rule) 35%, var(--uh-paper)); }
.own-board thead td { vertical-align: top; padding: 0.15rem 0.25rem; }
.own-board thead { position: sticky; top: 0; z-index: 2; background: var(--uh-paper); box-shadow: 0 1px var(--uh-rule); }
/* Names stay in sight while features are scrolled through. */
.own-board tr > :nth-child(1) { position: sticky; left: 0; z-index: 1; width: 1.75rem; min-width: 1.75rem; }
.own-board tr:not(.mistakes) > :nth-child(2) { position: sticky; left: 1.75rem; z-index: 1; box-shadow: 1px 0 var(--uh-rule); }
.own-board :is(input[type="text"], thead textarea) { font: inherit; color: inherit; background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 0.15rem 0.35rem; width: 6.5rem; min-height: 1.75rem; }
.own-board .scroll thead textarea { display: block; width: 5.5rem; height: 4rem; padding: 0.15rem 0.25rem; font-size: 0.8125rem; line-height: 1.25; resize: none; text-align: center; overflow-wrap: anywhere; }
.own-board :is(input, textarea):hover { border-color: var(--uh-rule); }
.own-board .scroll button { font: inherit; color: var(--uh-muted); background: none; border: 0; border-radius: 4px; width: 1.75rem; height: 1.75rem; cursor: pointer; }
.own-board .scroll button:hover { color: var(--uh-opponent); }
.own-board .faced { display: flex; align-items: center; }
.own-board .faced > :is(svg, span) { flex: none; width: 2rem; height: 2rem; margin: 1px 0 1px 0.25rem; }
.own-board td label { display: grid; place-items: center; min-width: 2.5rem; min-height: 1.75rem; cursor: pointer; }
.own-board input[type="checkbox"] { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--uh-you); cursor: pointer; }
.own-board .scroll :focus-visible { outline-offset: -2px; }
.own-board :is(input, textarea)[aria-invalid="true"] { border-color: var(--uh-opponent); box-shadow: inset 0 0 0 1px var(--uh-opponent); }
.own-board input[type="checkbox"][aria-invalid="true"] { outline: 2px solid var(--uh-opponent); }
.own-board .mistakes td { position: static; text-align: start; width: auto; }
.own-board .mistakes div { position: sticky; left: 0; width: fit-content; max-width: min(44rem, 100cqi - 1rem); border-left: 3px solid var(--uh-opponent); padding: 0.2rem 0.6rem; margin-bottom: 0.2rem; }
.own-board .notes { display: grid; gap: 0.35rem; color: var(--uh-muted); max-width: 68ch; overflow-wrap: anywhere; }
.own-board .problems p { border-left: 3px solid var(--uh-opponent); padding: 0.2rem 0.6rem; max-width: 68ch; overflow-wrap: anywhere; }
@media (pointer: coarse) {
  .own-board .scroll button, .own-board td label, .own-board input[type="text"] { min-height: 2.75rem; }
  .own-board .scroll button { width: 2.75rem; }
  .own-board td label { min-width: 2.75rem; }
  .own-board tr > :nth-child(1) { width: 2.75rem; min-width: 2.75rem; }
  .own-board tr:not(.mistakes) > :nth-child(2) { left: 2.75rem; }
}
`);
