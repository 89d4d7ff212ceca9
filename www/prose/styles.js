// @ts-check
/** The style of interactive prose. */

import { sharedSheet } from "../kit/sheet.js";

const SHARED = `
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; border-radius: 2px; scroll-margin-block-start: var(--upper-hand-covered, 0); }
@media (forced-colors: active) { :focus-visible { outline-color: Highlight; } }
button {
  font: 600 0.8125rem/1.2 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; letter-spacing: normal;
  min-height: 1.75rem; min-width: 1.75rem; padding: 0.25rem 0.625rem; border-radius: 4px; cursor: pointer;
  color: inherit; background: transparent; border: 1px solid color-mix(in srgb, currentcolor 45%, transparent);
}
button:hover { border-color: currentcolor; }
button[aria-disabled="true"] { opacity: 0.55; cursor: default; }
`;

/**
 * A number in a sentence: as wide as it was written, so that no line moves, with dots below where it can be moved. Each
 * runs as its first letter does, and numbers from left to right, in any sentence.
 */
export const value = sharedSheet(`${SHARED}
span { unicode-bidi: plaintext; }
input { direction: ltr; }
.setting {
  position: relative; display: inline-block; text-indent: 0; white-space: nowrap;
  text-decoration: underline dotted 0.1em; text-underline-offset: 0.2em;
  cursor: ew-resize; touch-action: pan-y; -webkit-touch-callout: none; border-radius: 2px;
}
/* Room for a finger, where the sentence leaves as much room as a number takes. */
.setting::before { content: ""; position: absolute; inset: 50% auto auto 50%; translate: -50% -50%; width: max(100%, 24px); height: max(100%, 24px); }
.setting.pressed { cursor: pointer; }
.setting:hover, .setting.dragged { background: color-mix(in srgb, currentcolor 12%, transparent); }
input { font: inherit; width: 7ch; min-height: 24px; padding: 0 0.2em; text-align: center; color: FieldText; background: Field; border: 1px solid; border-radius: 2px; }
@supports (field-sizing: content) { input { field-sizing: content; width: auto; min-width: 3ch; max-width: 20ch; } }
@media (forced-colors: active) { .setting { color: LinkText; } .setting:hover { outline: 1px solid LinkText; } }
@media print { .setting { text-decoration: none; } }
`);

/** A passage that changes the settings of a figure. */
export const step = sharedSheet(`${SHARED}
:host { display: block; border-inline-start: 3px solid transparent; padding-inline-start: 0.75rem; }
:host([aria-current="step"]) { border-inline-start-color: currentcolor; }
:host([hidden]) { display: none; }
/* A story has buttons of its own. */
button.spare:not(:focus-visible) { position: absolute; width: 1px; height: 1px; min-width: 0; min-height: 0; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { button { display: none; } }
`);

/**
 * A figure and the passages about it: beside each other where there is room, else the figure above. Of the figure the control that
 * the passages are about is seen, one line that says the position and its worth, and the picture with its sliders. Above its passages
 * its plot is 45 % of the window’s height. In a low window, or with text as large as makes one, the figure scrolls with the page.
 */
export const story = sharedSheet(`${SHARED}
:host { display: block; container-type: inline-size; }
:host([hidden]) { display: none; }
.frame { display: grid; gap: 1rem 2rem; grid-template-columns: minmax(0, 1fr); }
.pane { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); align-self: start; z-index: 1; background: var(--upper-hand-paper, Canvas); color: var(--upper-hand-ink, CanvasText); }
.window { overflow: hidden; --uh-first: -2; --uh-explained: none; --uh-further: none; --uh-tools: none; --uh-tucked: none; }
.content { display: flow-root; }
.window ::slotted(*) { margin: 0 !important; }
.walk { direction: ltr; unicode-bidi: isolate; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; justify-content: space-between; padding-block: 0.375rem; border-block-end: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
@media (pointer: coarse) { .walk button { min-height: 2.75rem; min-width: 2.75rem; } .frame { --touch: 1rem; } }
.count { font: 0.8125rem/1.2 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; font-variant-numeric: tabular-nums; }
.passages { --upper-hand-reading: 0.5; --upper-hand-covered: 0px; padding-block-end: 6svh; }
.passages ::slotted(upper-hand-step) { margin-block-end: 2rem; min-height: 10svh; }
@media screen and (min-height: 36rem) {
  @container (min-width: 17rem) and (max-width: 55.99rem) {
    .frame { --plot: 45svh; --pane: calc(var(--plot) + var(--upper-hand-story-beside, 14.75rem) + var(--touch, 0rem)); }
    /* At least a few lines of a passage are seen below, whatever the size of text. */
    .pane { position: sticky; top: min(var(--upper-hand-story-top, 0px), 100svh - var(--pane) - 6rem); height: var(--pane); }
    .window { --uh-picture: calc(var(--plot) + 6.25rem); --uh-gap: 0.25rem; --uh-legend: folded; --uh-lead: 0rem; --uh-columns: minmax(0, 1fr) auto; --uh-readout: contents; --uh-across: 1 / -1; --uh-said: none; --uh-advice: none; --uh-worth: -1; --uh-percent: 1.25rem; --uh-heading-height: 1.5rem; --uh-heading-column: auto; --upper-hand-height: calc(var(--plot) + 12rem); }
    /* The figure covers the upper part of the window: what has the focus comes out from under it. */
    .passages { --upper-hand-reading: 0.88; --upper-hand-covered: calc(var(--pane) + var(--upper-hand-story-top, 0px)); }
    .passages ::slotted(upper-hand-step) { scroll-margin-block-start: calc(var(--pane) + var(--upper-hand-story-top, 0px)); }
  }
  /* Sliders below the picture take more of it where lines are that long, on a tablet or in large text. */
  @container (min-width: 30rem) and (max-width: 55.99rem) {
    .frame { --pane: calc(var(--plot) + var(--upper-hand-story-beside, 15.4375rem) + 2 * var(--touch, 0rem)); }
  }
}
@container (min-width: 56rem) {
  .frame { grid-template-columns: minmax(0, 1.7fr) minmax(16rem, 1fr); }
  .pane { --upper-hand-window: var(--upper-hand-story-window, calc(100svh - var(--upper-hand-story-top, 0px) - 3.25rem)); position: sticky; top: var(--upper-hand-story-top, 0px); max-height: calc(100svh - var(--upper-hand-story-top, 0px)); }
  .window { --uh-rest: 12rem; }
  .walk { border-block-end: 0; }
  .passages { padding-block: 18svh 40svh; }
  .passages ::slotted(upper-hand-step) { min-height: 34svh; }
}
/* Nothing is cut off. */
.spare { --uh-controls: none; }
.loose { --uh-controls: initial; }
.pane:has(> .loose) { position: static; height: auto; max-height: none; }
@media print {
  .frame { display: block; }
  .pane { position: static; height: auto; max-height: none; }
  .window { overflow: visible; --uh-heading: initial; }
  .walk { display: none; }
  .passages { padding: 0; }
  .passages ::slotted(upper-hand-step) { min-height: 0; margin-block-end: 0; break-inside: avoid; }
}
`);

/** Text for screen readers only. */
export const unseen = sharedSheet(SHARED);
