// @ts-check
/** The style of a figure. `.watch` detects changes of the page’s text colour. */

import { PICTURE, WINDOW } from "../kit/room.js";
import { sharedSheet } from "../kit/sheet.js";

/**
 * The height of a picture with chips below it, which take more of the window than other controls.
 * @param {string} least
 * @param {string} height where there are no chips
 * @param {string} beside what all but the picture takes
 */
const aboveChips = (least, height, beside) =>
  `.body:has(.asking) .main .frame { height: max(${least}, min(${height}, ${WINDOW} - ${beside})); }`;

export const sheet = sharedSheet(`
/* Nothing that a page says of its own text comes in; as a block in a line, nor does what decorates the line. */
.body {
  all: initial; visibility: inherit; pointer-events: inherit; -webkit-text-size-adjust: inherit;
  display: inline-block; vertical-align: top; width: 100%; container-type: inline-size;
  --uh-paper: var(--upper-hand-paper, light-dark(#FBFAF7, #141518));
  --uh-ink: var(--upper-hand-ink, light-dark(#1D1D1F, #ECEBE7));
  --uh-muted: var(--upper-hand-muted, light-dark(#5F6368, #A5A8AD));
  --uh-rule: var(--upper-hand-rule, light-dark(#DAD7D0, #33363B));
  --uh-you: var(--upper-hand-you, light-dark(#1F5FBF, #7FB2FF));
  --uh-opponent: var(--upper-hand-opponent, light-dark(#C2410C, #FF9E66));
  --uh-weeds: var(--upper-hand-weeds, light-dark(#62751A, #B5C65A));
  --uh-upper-hand: var(--upper-hand-upper-hand, light-dark(#3B3F8F, #A7A9F5));
  transition-property: --uh-paper, --uh-ink, --uh-muted, --uh-rule, --uh-you, --uh-opponent, --uh-weeds, --uh-upper-hand;
  transition-duration: 1ms;
  font: var(--upper-hand-font-size, 0.875rem)/1.45 var(--upper-hand-font, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif);
  font-variant-numeric: tabular-nums;
  direction: ltr;
  color: var(--uh-ink);
  background: var(--uh-paper);
}
:host { text-indent: 0; writing-mode: horizontal-tb; }
/* What stands inside has its size already, and makes the page no taller. */
.body.waiting { display: block; position: relative; height: 0; overflow: hidden; visibility: hidden; }
.body[data-theme="light"] { color-scheme: light; }
.body[data-theme="dark"] { color-scheme: dark; }
/* On paper no colours of the page count. */
.body[data-theme="print"] {
  color-scheme: light; transition: none;
  --upper-hand-paper: initial; --upper-hand-ink: initial; --upper-hand-muted: initial; --upper-hand-rule: initial;
  --upper-hand-you: initial; --upper-hand-opponent: initial; --upper-hand-weeds: initial; --upper-hand-upper-hand: initial;
}
/* Drawn for a column of A4, whatever the screen is like, and low enough for two on a page. */
.body[data-theme="print"] { width: 45rem; }
.body[data-theme="print"] :is(.main, .in-line) { --lead: 0rem !important; }
.body[data-theme="print"] .frame { height: auto !important; min-height: 0 !important; aspect-ratio: 2; }
.watch { position: absolute; width: 0; height: 0; background: color-mix(in srgb, currentcolor, currentcolor); transition: color 1ms; visibility: hidden; }

* { box-sizing: border-box; }
figure, p, dl, dd, fieldset, legend { margin: 0; padding: 0; border: 0; }
[hidden] { display: none !important; }

figure, .side, .picture { display: grid; grid-template-columns: minmax(0, 1fr); }
figure { gap: 0.5rem; --thumb: 1.25rem; }

/* What is scrubbed and what it changes, on one screen: words, picture, sliders, variants. */
.stage { display: grid; grid-template-columns: var(--uh-columns, minmax(0, 1fr)); gap: var(--uh-gap, 0.5rem); }
.stage > .main, .glance, .sentence, .variants { grid-column: 1 / -1; }
.side { display: contents; }
.readout { order: -1; }
/* A story pins the control that it is about, one line that says the position and its worth, and the picture. */
.variants { order: var(--uh-first, 0); }
:is(.heading, .worth) { order: var(--uh-worth, 0); }
.advice { grid-column: var(--uh-across, auto); }
.frame { position: relative; width: 100%; aspect-ratio: 4 / 3; }
:is(.main, .in-line) { --lead: var(--uh-lead, 1rem); }
:is(.main, .in-line) > * { margin-left: var(--lead); }
.main > :is(.across-side, .upright-side, .tools) { margin-left: 0; }
.main .frame { width: auto; aspect-ratio: auto; height: var(--uh-picture, ${PICTURE.narrow}); }
canvas {
  position: absolute; inset: 0; width: 100%; height: 100%;
  touch-action: var(--uh-touch-action, pan-y); cursor: crosshair; border-radius: 2px;
}
/* Fingers zoom the page where there is nothing else to zoom. */
.fixed canvas { touch-action: var(--uh-touch-action, pan-y pinch-zoom); }
canvas[role="img"] { cursor: default; }
canvas.dividing { cursor: ew-resize; }
canvas.raising { cursor: ns-resize; }
canvas.handling { cursor: grab; }
.hotspots { position: absolute; inset: 0; }
.hotspots button { position: absolute; padding: 0; border: 0; background: none; cursor: pointer; touch-action: var(--uh-touch-action, pan-y pinch-zoom); border-radius: 6px; }
.hotspots button[aria-disabled="true"] { cursor: default; }
.hotspots button:focus-visible { outline-offset: -2px; outline-width: 3px; }
/* On a board nothing is held by a pin, and no slider stands beside it. */
.board .pin { display: none; }
.board .main { --lead: 0rem !important; }
.board .across { grid-template-columns: 3.75rem minmax(0, 1fr); }
.acts { display: flex; flex-wrap: wrap; gap: 0.2rem 0.4rem; }
.act.today { display: var(--uh-today, block); }
.acts:empty { display: none; }
/* Words to ask in: the question so far, and a row of chips that keep their places whatever is pressed. */
.asking { flex: 1 0 100%; min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 0.75rem; align-items: center; }
.asked { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 1.25; height: 2.5em; align-content: center; }
/* Where the picture has nothing beside it, they are two rows, which are swiped aside together; a mouse has a bar for that. */
.chips { grid-column: 1 / -1; display: grid; grid: auto auto / auto-flow max-content; gap: 0.3rem; overflow-x: auto; scrollbar-width: none; overscroll-behavior-x: contain; padding-right: 1.5rem; mask-image: linear-gradient(to left, transparent, #000 1.5rem); }
${aboveChips("var(--uh-least, 15rem)", PICTURE.narrow, "var(--uh-beside, 18rem) - 10.5rem")}
@media (pointer: fine) { .chips { scrollbar-width: thin; } }
.body:has(.asking) .act { padding-inline: 0.6rem; }
:is(.chip, .join) { font: inherit; color: var(--uh-ink); background: var(--uh-paper); border: 1px solid var(--uh-muted); border-radius: 999px; min-height: 2rem; cursor: pointer; display: flex; align-items: center; gap: 0.3rem; padding: 0 0.6rem; white-space: nowrap; }
.chip { flex: none; justify-content: space-between; padding-right: 0.4rem; }
.chip .count { color: var(--uh-muted); min-width: 2ch; text-align: center; }
/* Inside, as a row that is swiped aside shows nothing beyond its edge. */
.chip:focus-visible { outline-color: currentcolor; outline-offset: -4px; }
.chip:hover, .join:hover { border-color: var(--uh-ink); }
.chip[aria-pressed="true"] { background: var(--uh-you); border-color: var(--uh-you); color: var(--uh-paper); }
.chip[aria-pressed="true"] .count { color: inherit; }
.chip.denied { background: var(--uh-paper); color: var(--uh-you); box-shadow: inset 0 0 0 1px var(--uh-you); }
.chip.denied .word { text-decoration: line-through; text-decoration-thickness: 2px; }
.join { padding: 0 2px; gap: 0; border-radius: 6px; }
.join span { padding: 0.15rem 0.5rem; border-radius: 4px; }
.join .on { background: var(--uh-ink); color: var(--uh-paper); }
:is(.chip, .join)[aria-disabled="true"] { color: var(--uh-muted); background: none; border: 1px dashed var(--uh-rule); cursor: default; }
.act {
  font: inherit; color: var(--uh-ink); background: var(--uh-paper); cursor: pointer; padding: 0.2rem 0.8rem;
  border: 1px solid var(--uh-muted); border-radius: 6px; min-height: 2.75rem;
}
/* What they say changes, their places do not. */
.act:is(.question, .name) { flex: 0 1 12.5rem; min-width: 0; line-height: 1.15; }
.act.name { flex-basis: 9rem; }
.act:is(.hold, .drop, .next:only-child) { flex: 1 1 8rem; min-height: 3rem; font-weight: 600; font-size: 1.125rem; }
.act:hover { border-color: var(--uh-ink); }
.act.main-act { background: var(--uh-ink); color: var(--uh-paper); border-color: var(--uh-ink); }
.act[aria-disabled="true"] { color: var(--uh-muted); background: none; border: 1px dashed var(--uh-rule); cursor: default; }
.tools { display: var(--uh-tools, flex); flex-wrap: wrap; gap: 2px; justify-content: flex-end; padding-top: 0.25rem; }
/* One height, whatever is said: two lines of small print at most, and a button that a finger hits beyond its edges. */
.solving { display: flex; gap: 0.75rem; align-items: center; height: 1.5rem; color: var(--uh-muted); }
.solving.idle > * { visibility: hidden; }
.solving progress { flex: 0 99 10rem; min-width: 2.5rem; height: 0.5rem; accent-color: var(--uh-you); }
.solving span { flex: 1 1 20rem; min-width: 0; font-size: 0.75rem; line-height: 1; max-height: 2em; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
:is(.tools, .openers, .actions, .solving) button {
  font: inherit; color: var(--uh-ink); background: var(--uh-paper); cursor: pointer; padding: 0 0.4rem;
  border: 1px solid var(--uh-rule); border-radius: 4px; min-width: 1.75rem; min-height: 1.75rem; line-height: 1;
}
.solving button { min-height: 1.5rem; position: relative; flex: none; }
.solving button::after { content: ""; position: absolute; inset: -0.625rem 0; }
:is(.tools, .openers, .actions, .solving) button:hover { border-color: var(--uh-muted); }
.tools button[aria-disabled="true"] { color: var(--uh-rule); border-color: var(--uh-rule); cursor: default; }
/* A frame leaves as much room around a figure: a ring farther out would be cut. */
:focus-visible { outline: 2px solid var(--uh-you); }

.readout { display: var(--uh-readout, grid); grid-template-columns: minmax(0, 8.5rem) minmax(0, 1fr); gap: 0 1rem; align-content: start; border-top: 2px solid var(--uh-ink); padding-top: 0.35rem; }
.heading { grid-column: var(--uh-heading-column, 1 / -1); display: var(--uh-heading, flex); justify-content: space-between; align-items: center; gap: 0.5rem; color: var(--uh-muted); height: var(--uh-heading-height, max(2rem, 2.25em)); }
/* One line or two, in the same room. */
.position { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 1.1; }
.position.long { font-size: 0.75rem; }
.pin {
  display: var(--uh-said, block); font: inherit; font-size: 0.75rem; color: var(--uh-ink); background: none; cursor: pointer; flex: none;
  border: 1px solid var(--uh-rule); border-radius: 999px; padding: 0.15rem 0.5rem; min-height: 1.75rem;
}
.pin[aria-pressed="true"] { background: var(--uh-ink); color: var(--uh-paper); border-color: var(--uh-ink); }
.percent { font-size: var(--uh-percent, 2rem); line-height: 1.1; font-weight: 600; letter-spacing: -0.02em; white-space: nowrap; }
.percent.long { font-size: 1.25rem; line-height: 1.76; }
.fraction { display: var(--uh-said, block); color: var(--uh-muted); font-size: 0.8125rem; min-height: 2.9em; overflow-wrap: anywhere; max-width: 9rem; }
/* The spaces of an empty one have no place yet, from which words to come would move them. */
.fraction:not(:has(> :not(:empty))) { display: var(--uh-said, flex); }
.fraction b { color: var(--uh-ink); font-weight: 600; }
.advice { display: var(--uh-advice, block); font: 1rem/1.35 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif; min-height: 5.4em; text-wrap: pretty; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 0.5rem 1.5rem; }
.facts dt { color: var(--uh-muted); font-size: 0.8125rem; }
.facts dd { overflow-wrap: anywhere; }
.glance { display: none; }

/* Side sliders: their ends stand where the axis has the same values. */
.slider { --line: var(--uh-ink); min-width: 0; }
.slider.you { --line: var(--uh-you); }
.slider.opponent { --line: var(--uh-opponent); }
.slider label { color: var(--line); }
.slider input[type="range"] { appearance: none; background: none; width: 100%; min-width: 0; height: 1.75rem; margin: 0; cursor: ew-resize; }
.slider input::-webkit-slider-runnable-track { height: 0.25rem; border-radius: 0.125rem; background: color-mix(in srgb, var(--line) 35%, var(--uh-paper)); }
.slider input::-moz-range-track { height: 0.25rem; border-radius: 0.125rem; background: color-mix(in srgb, var(--line) 35%, var(--uh-paper)); }
.slider input::-webkit-slider-thumb { appearance: none; width: var(--thumb); height: var(--thumb); margin-top: calc(0.125rem - var(--thumb) / 2); border-radius: 50%; border: 2px solid var(--uh-paper); background: var(--line); box-shadow: 0 0 0 1px var(--line); }
.slider input::-moz-range-thumb { box-sizing: border-box; width: var(--thumb); height: var(--thumb); border-radius: 50%; border: 2px solid var(--uh-paper); background: var(--line); box-shadow: 0 0 0 1px var(--line); }
.slider.previewed input::-webkit-slider-thumb { background: var(--uh-paper); border-color: var(--line); box-shadow: none; }
.slider.previewed input::-moz-range-thumb { background: var(--uh-paper); border-color: var(--line); box-shadow: none; }
.slider.previewed :is(input[type="number"], input[type="text"]) { font-style: italic; border-style: dashed; }
.slider :is(input[type="number"], input[type="text"]) {
  appearance: textfield; width: calc(var(--digits, 4) * 1ch + 0.6rem); font: inherit; color: inherit; background: transparent; text-align: right;
  border: 1px solid var(--uh-muted); border-radius: 4px; padding: 0.1rem 0.25rem; min-height: 1.75rem;
}
.slider input[type="number"]::-webkit-inner-spin-button { display: none; }
.across-side { display: var(--uh-controls, grid); }
.main { align-content: start; }
.across, .upright {
  display: grid; align-items: center; position: relative; min-height: 2.75rem;
  /* Beside the field, which has its room where no axis leaves it any. */
  --start: max(var(--room, 3.5rem), var(--lead) + var(--left, 0.1) * (100% - var(--lead)) - var(--thumb) / 2);
  grid-template-columns: var(--start) min((var(--right, 0.98) - var(--left, 0.1)) * (100% - var(--lead)) + var(--thumb), 100% - var(--start));
}
.across > input, .upright > input { grid-area: 1 / 2; }
/* The label stands in the field, above the number: together they are large enough for a finger. */
.across .number, .upright .number { grid-area: 1 / 1; position: relative; justify-self: start; max-width: 100%; padding-right: 0.25rem; }
.across .number label, .upright .number label { position: absolute; inset: 0.2rem 0.25rem auto 0; text-align: center; font-size: 0.75rem; line-height: 1; pointer-events: none; }
.across-side:has(.worded) .across { --room: 5.75rem; }
.across-side:has(.worded.long) .across { --room: 7.25rem; }
.across-side:has(.longest) .across { --room: 3.5rem; }
.slider.longest { grid-template-rows: auto auto; }
.slider.longest > input { grid-row: 2; }
.slider.longest .number { grid-column: 1 / -1; display: flex; gap: 0.5rem; align-items: center; }
.across .number input, .upright .number input { min-height: 2.5rem; padding: 1rem 0.1rem 0.1rem; min-width: 2.9rem; max-width: 100%; text-align: center; line-height: 1; }
/* A name of five cards has a row of its own. */
.slider.longest .number label { position: static; font-size: inherit; }
.slider.longest .number input { min-height: var(--touched, 1.75rem); padding-top: 0.1rem; }

.variants { display: var(--uh-controls, flex); flex-wrap: wrap; gap: 0.6rem 1.5rem; }
.variants > * { flex: 1 1 var(--uh-variant, 16rem); }
/* A choice of many takes a row of its own. */
.variants > fieldset:has(label:nth-child(4)) { flex-basis: 100%; }
.variants .slider, .more-controls .slider { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; }
.variants .number, .more-controls .number { order: -1; display: flex; justify-content: space-between; align-items: center; gap: 0.5rem; }
fieldset { min-width: 0; }
legend { margin-bottom: 0.2rem; }
.options { display: flex; flex-wrap: wrap; gap: 1px; background: var(--uh-muted); border: 1px solid var(--uh-muted); border-radius: 6px; overflow: hidden; width: fit-content; max-width: 100%; }
.options label { position: relative; flex: 1 0 auto; background: var(--uh-paper); display: grid; place-items: center; padding: 0.15rem 0.55rem; min-height: 1.75rem; text-align: center; cursor: pointer; }
.options input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.options label:has(:checked) { background: var(--uh-ink); color: var(--uh-paper); }
.options label:has(:focus-visible) { outline: 2px solid var(--uh-you); outline-offset: -3px; }
.explanation { display: var(--uh-explained, block); color: var(--uh-muted); font-size: 0.8125rem; line-height: 1.35; margin-top: 0.25rem; min-height: 2.7em; max-width: 26rem; }
.menu label { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; }
.menu select, .how select { font: inherit; color: inherit; background: var(--uh-paper); border: 1px solid var(--uh-muted); border-radius: 6px; min-height: 1.75rem; min-width: 0; }
.switch { display: flex; gap: 0.5rem; align-items: center; min-height: 1.75rem; }

.results { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: center; color: var(--uh-muted); }
.results-place { display: contents; }
.outcome { display: grid; gap: 0.4rem; }
.outcome .said { flex-basis: 100%; min-height: 1.4em; }
.outcome .pasted { font: inherit; color: inherit; background: none; border: 1px solid var(--uh-muted); border-radius: 6px; padding: 0.4rem 0.6rem; width: 100%; resize: none; field-sizing: content; }
:is(.sentence, .whole) { display: var(--uh-explained, block); order: 1; font: 1.0625rem/1.4 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif; max-width: 68ch; }
/* While a slider is dragged it keeps its height: nothing moves under the finger. */
.sentence.held { overflow: hidden; }
/* Our story tucks both parts away, and shows them right below their buttons. */
.openers { display: var(--uh-openers, none); gap: 0.4rem; }
.folds { display: flex; flex-wrap: wrap; gap: 0.25rem 1.75rem; }
.folds:not(.shown) { display: var(--uh-tucked, flex); }
.menu:not(:empty, .shown) { display: var(--uh-tucked, block); }
.openers:has(~ .menu:empty) :last-child { display: none; }
.pictures, figcaption { order: var(--uh-last, 0); }
.folds summary { cursor: pointer; color: var(--uh-muted); min-height: 1.75rem; width: fit-content; }
.folds details { max-width: 100%; }
.folds details[open] { flex: 1 0 100%; padding-bottom: 0.75rem; }
.more-controls { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; padding-top: 0.5rem; }
.more-controls .slider { width: 14rem; max-width: 100%; }
.pictures { display: var(--uh-further, flex); flex-wrap: wrap; gap: 1.25rem; min-width: 0; }
/* Where a page keeps them for those who ask for more. */
.folds.shown ~ .pictures { --uh-further: initial; }
.pictures .picture { flex: 1 1 18rem; min-width: 0; max-width: 100%; align-content: start; }
.pictures .frame { aspect-ratio: auto; height: 17rem; }
/* A picture over the same axis as the main one stands below it, and is as wide. */
.pictures .in-line { flex: 1 0 100%; }
.pictures .in-line .frame { width: auto; height: 22rem; }
.actions { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; }
:is(.openers, .actions, .solving) button { padding: 0 0.7rem; }
.said { color: var(--uh-muted); overflow-wrap: anywhere; }
/* A text to be copied takes a row, with what is said of it above. */
.said:has(input) { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; }
.said input { font: inherit; color: var(--uh-ink); background: none; border: 1px solid var(--uh-muted); border-radius: 4px; padding: 0 0.4rem; flex: 1 1 14rem; min-width: 0; min-height: 1.75rem; }
.scroll { overflow-x: auto; padding-top: 0.5rem; }
table { border-collapse: collapse; }
caption { text-align: left; color: var(--uh-muted); padding-bottom: 0.4rem; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--uh-rule); white-space: nowrap; }
th { color: var(--uh-muted); font-weight: 600; }

.kept { white-space: nowrap; }
.term { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: help; text-decoration: underline dotted from-font; text-underline-offset: 0.2em; }
.meaning { position: fixed; inset: auto; margin: 0; width: 20rem; max-width: calc(100vw - 1rem); padding: 0.6rem 0.8rem; color: var(--uh-ink); background: var(--uh-paper); border: 1px solid var(--uh-muted); border-radius: 6px; }
.notice { border-left: 3px solid var(--uh-opponent); padding: 0.4rem 0.75rem; display: flex; gap: 1rem; justify-content: space-between; align-items: start; }
.notice button { font: inherit; color: inherit; background: none; border: 0; text-decoration: underline; cursor: pointer; white-space: nowrap; min-height: 1.75rem; }
@media (min-height: 30rem) {
  .notice { position: sticky; bottom: 0; z-index: 2; max-height: 40svh; overflow-y: auto; background: var(--uh-paper); box-shadow: 0 -1px var(--uh-rule), 0 1px var(--uh-rule); }
  figure:has(> .notice:not([hidden])) :focus { scroll-margin-block-end: 8rem; }
}
.help { color: var(--uh-muted); }
.help p { font-size: 0.8125rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.menu:empty { display: none; }

/* In a story it is one row, which is swiped aside where it is longer. */
:host([slot="figure"]) .variants { position: relative; flex-flow: row nowrap; gap: 0.75rem; align-items: center; min-width: 0; overflow-x: auto; scrollbar-width: none; }
:host([slot="figure"]) .variants > * { flex: 0 0 auto; max-width: 100%; }
:host([slot="figure"]) .variants :focus-visible { outline-offset: -2px; }
:host([slot="figure"]) .variants > .slider { flex: 1 0 15rem; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; column-gap: 0.75rem; align-items: center; }
:host([slot="figure"]) .variants .number { display: contents; }
:host([slot="figure"]) .variants .number label { order: -1; }
:host([slot="figure"]) .variants legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
:host([slot="figure"]) .options { position: relative; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; width: auto; }

/* Compact: words of a fixed number of lines, the picture, its sliders; all else is in a sheet. It stands on the page. */
figcaption .title, .compact .glance { display: none; }
.compact { --uh-tools: none; --uh-said: none; --uh-heading-height: max(2rem, 2.25em); --uh-percent: 1.75rem; --uh-today: none; --uh-legend: folded; }
.compact.seamless:not([data-theme="print"]) {
  --uh-paper: var(--upper-hand-paper, var(--uh-behind)); --uh-ink: var(--upper-hand-ink, var(--uh-text));
  --uh-muted: var(--upper-hand-muted, color-mix(in srgb, var(--uh-ink) 80%, var(--uh-paper))); --uh-rule: var(--upper-hand-rule, color-mix(in srgb, var(--uh-ink) 20%, var(--uh-paper)));
  --uh-opponent: var(--upper-hand-opponent, light-dark(#A83A0B, #FF9E66)); --uh-weeds: var(--upper-hand-weeds, light-dark(#51620F, #B5C65A)); background: var(--upper-hand-paper, transparent);
}
.compact > figure { position: relative; grid-template-rows: auto minmax(0, 1fr); gap: 0.25rem; }
.compact figcaption { order: -1; padding-right: 2.5rem; min-height: 1.5rem; }
.compact .title { display: block !important; font-weight: 600; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.compact .stage { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) !important; gap: 0.25rem; }
.compact .main { grid-template-rows: minmax(10rem, 1fr); }
.compact .main .frame { height: auto !important; min-height: 0 !important; }
.compact .readout { grid-template-columns: auto minmax(0, 1fr) !important; gap: 0 0.75rem; border: 0; padding: 0; align-items: center; }
.compact :is(.side, .readout > *) { display: contents; }
.compact .percent { grid-area: 1 / 1 !important; }
.compact .readout > .heading { grid-area: 1 / 2 !important; display: flex; }
.compact .readout > .advice { grid-column: 1 / -1; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; height: 4.05em; min-height: 0 !important; margin: 0 !important; }
.compact .notice { position: absolute; inset: auto 0 0; z-index: 2; background: var(--uh-paper); }
.opener { position: absolute; top: -0.125rem; right: 0; }
:is(.opener, .close) { font: inherit; line-height: 1; color: inherit; background: none; border: 0; border-radius: 6px; min-height: 1.75rem; min-width: 2.25rem; padding: 0 0.5rem; cursor: pointer; }
.sheet { container-type: inline-size; width: min(44rem, 100vw - 1rem); max-height: calc(100% - 1rem); overflow-y: auto; overscroll-behavior: contain; color: var(--uh-ink); background: var(--uh-paper); border: 1px solid var(--uh-muted); border-radius: 8px; padding: 0.75rem; }
.sheet > * { order: 0; }
.sheet[open] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
.close { position: sticky; top: 0; z-index: 3; justify-self: end; background: var(--uh-paper); text-decoration: underline; }

@media (pointer: coarse) {
  figure { --thumb: 1.75rem; --touched: 2.75rem; }
  .slider input[type="range"] { height: 2.75rem; }
  .slider .number input, .said input, .options label, .menu select, .how select, .pin, .tools button, .openers button, .actions button, .act, .chip, .join, .notice button, .switch, .folds summary, .close { min-height: 2.75rem; }
  .heading { height: var(--uh-heading-height, 2.75rem); }
  .opener { min-height: 2.75rem; min-width: 2.75rem; top: -0.75rem; }
  .tools button { min-width: 2.75rem; }
}
@media (forced-colors: active) {
  .body { --uh-paper: Canvas; --uh-ink: CanvasText; --uh-muted: CanvasText; --uh-rule: color-mix(in srgb, CanvasText 30%, Canvas); }
  .chip[aria-pressed="true"], .join .on { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .chip.denied { background: Canvas; color: Highlight; }
  :is(.tools button, .act, .chip, .join)[aria-disabled="true"] { color: GrayText; border-color: GrayText; }
  .watch { forced-color-adjust: none; color: CanvasText; }
  .options label:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .slider input::-webkit-slider-runnable-track { background: CanvasText; }
  .slider input::-moz-range-track { background: CanvasText; }
  .slider input::-webkit-slider-thumb { background: Highlight; forced-color-adjust: none; }
  .slider input::-moz-range-thumb { background: Highlight; forced-color-adjust: none; }
}
@media (prefers-contrast: more) {
  .body { --uh-muted: var(--uh-ink) !important; --uh-rule: var(--uh-ink) !important; }
}
:host(:fullscreen) { overflow: auto; background: Canvas; }
@media print {
  .body { display: block; width: auto !important; }
  .pin, .tools, .opener, .openers, .menu, .folds, .results, .outcome .actions, .across-side, .upright-side, .acts, .hotspots, .variants, .notice, .solving { display: none !important; }
  figure, .picture, .stage { break-inside: avoid; }
  .main .frame, .pictures .frame { height: auto !important; aspect-ratio: auto !important; }
  canvas { position: static; width: auto; max-width: 100%; height: auto; max-height: 8.5cm; }
  .body[data-theme="print"] canvas { width: 100%; max-height: none; }
}
/* A long number has a row of its own where there is no room beside the slider. */
@container (max-width: 29.99rem) {
  /* Chance and turn beside each other leave room for chips. */
  .act.question { flex: 1 1 9.5rem; }
  .act.name { flex: 1 1 7rem; }
  @container (min-width: 16rem) {
    .body:has(.asking, .leave) .readout { grid-template-columns: 7.75rem minmax(0, 1fr); gap: 0 0.75rem; }
    .body:has(.asking, .leave) .heading { grid-area: 1 / 2; height: 2rem; font-size: 0.8125rem; }
    .body:has(.asking, .leave) .worth { display: contents; }
    .body:has(.asking, .leave) .percent { grid-area: 1 / 1 / 3; align-self: center; }
    .body:has(.asking, .leave) .fraction { grid-area: 2 / 2; min-height: 1.45em; max-width: none; }
    .body:has(.asking, .leave) .advice { grid-area: 3 / 1 / 4 / -1; margin-top: 0.1rem; font-size: 0.9375rem; min-height: 6.75em; }
  }
  /* A question of three answers takes two in words; a round of Guts what came of it, below which the next hand stands where both choices stood. */
  .body:has(.slider.into, .leave) .advice { min-height: 9.45em; }
  .body:has(.slider.one-line, .slider.hand.long) .advice { min-height: 6.75em; }
  .across-side .slider.long, .upright-side .slider.long { grid-template-rows: auto auto; --room: 2.5rem; }
  .across-side:has(.worded.long) .across { --room: 3.5rem; }
  .slider.long > input { grid-row: 2; }
  .across-side .long .number, .upright-side .long .number { grid-column: 1 / -1; display: flex; gap: 0.5rem; align-items: center; }
  .across-side .long .number label, .upright-side .long .number label { position: static; font-size: inherit; }
  .across-side .long .number input, .upright-side .long .number input { min-height: var(--touched, 1.75rem); padding-top: 0.1rem; }
}
@container (max-width: 19rem) {
  .readout { grid-template-columns: minmax(0, 1fr); }
  .percent { white-space: normal; }
}
/* A phone with text of half or twice more: words take the height that they need. */
@container (max-width: 15.99rem) {
  .heading { height: auto; min-height: 2rem; }
  .position { display: block; }
}
@container (min-width: 30rem) {
  .main .frame { height: var(--uh-picture, ${PICTURE.middle}); }
  .readout { grid-template-columns: 13rem minmax(0, 1fr); }
  .body:has(.asking) .act { padding-inline: 0.8rem; }
  ${aboveChips("15rem", PICTURE.middle, "var(--uh-beside, 14rem) - 10.5rem")}
  .body:has(.asking) .advice { font-size: 1rem; min-height: 5.4em; }
  .advice { min-height: 4.05em; }
  .compact { --uh-legend: shown; }
  .compact .readout > .advice { -webkit-line-clamp: 2; height: 2.7em; }
  .percent, .percent.long { font-size: var(--uh-percent, 2.4rem); line-height: 1.1; }
  :is(.main, .in-line) { --lead: 3.25rem; }
  .main { grid-template-columns: var(--lead) minmax(0, 1fr); }
  /* A question of a board needs a line for its words, even in a low window. */
  .board:not(:has(.asking, .hold)) .main .frame { min-height: 24rem; }
  .board:not(:has(.asking, .hold)) .variants { --uh-variant: 14rem; }
  .main > * { margin-left: 0; grid-column: 2; }
  .main > .across-side { grid-column: 1 / -1; }
  .main > .upright-side { grid-area: 1 / 1; display: grid; }
  .upright { grid-template: calc((1 - var(--high, 0.98)) * 100% - var(--thumb) / 2) calc((var(--high, 0.98) - var(--low, 0.1)) * 100% + var(--thumb)) minmax(0, 1fr) / minmax(0, 1fr); justify-items: center; }
  .upright input[type="range"] { grid-area: 2 / 1; writing-mode: vertical-lr; direction: rtl; width: 1.75rem; height: 100%; cursor: ns-resize; }
  /* The corner below the y axis is blank: a long number may reach into it. */
  .upright .number { grid-area: 3 / 1; place-self: end start; padding: 0; max-width: none; z-index: 1; background: var(--uh-paper); }
  .upright .number label { right: 0; }
  .upright input::-webkit-slider-runnable-track { width: 0.25rem; height: auto; }
  .upright input::-moz-range-track { width: 0.25rem; height: auto; }
  .upright input::-webkit-slider-thumb { margin-top: 0; margin-left: calc(0.125rem - var(--thumb) / 2); }
}
@container (min-width: 50rem) {
  .stage { grid-template-columns: minmax(0, 1fr) 18.5rem; column-gap: 1.75rem; }
  .main .frame { height: var(--uh-picture, ${PICTURE.wide}); }
  .stage > .main { grid-column: auto; }
  .side { display: flex; flex-direction: column; justify-content: space-between; gap: 0.75rem; min-height: 0; }
  .readout { grid-template-columns: minmax(0, 1fr); }
  .fraction { max-width: none; min-height: 1.45em; }
  .advice { min-height: 5.4em; margin-top: 0.35rem; }
  .chips { display: flex; flex-wrap: wrap; overflow: visible; padding-right: 0; mask-image: none; }
  ${aboveChips("18rem", PICTURE.wide, "17.75rem")}
  .body:has(.asking) .advice { min-height: 6.75em; }
  /* As many facts as there is room for: those that would be cut off stand in a column out of sight. */
  .glance { display: block; flex: 1 1 0; min-height: 0; max-height: calc(var(--rows) * 4.4rem); overflow: hidden; position: relative; }
  .glance .facts { position: absolute; inset: 0; display: flex; flex-flow: column wrap; gap: 0.45rem 2rem; align-content: flex-start; }
  /* Not even the first stands where it has no room. */
  .glance .facts::before { content: ""; width: 100%; }
  .glance .facts > div { width: 100%; }
  .sentence { order: 0; }
  .variants { flex-direction: column; }
  .pictures:has(.in-line) { display: var(--uh-further, grid); grid: auto-flow dense / minmax(0, 1fr) 18.5rem; column-gap: 1.75rem; }
  .pictures:has(.in-line) > * { grid-column: 2; }
  .pictures > .in-line { grid-column: 1; }
  /* Explanations of the table of Guts are one line each. */
  .body:has(.act.hold) .explanation { min-height: 1.35em; }
  /* A slider takes one line beside the picture. */
  .variants .slider { grid-template-columns: auto minmax(0, 1fr) auto; column-gap: 0.75rem; align-items: center; }
  .variants .number { display: contents; }
  .variants .number label { order: -1; }
  .variants > :is(*, fieldset:has(label:nth-child(4))) { flex: none; }
}
/* Chips have a row less there. */
@container (min-width: 70rem) {
  ${aboveChips("18rem", PICTURE.wide, "15.75rem")}
}
@media (pointer: coarse) {
  @container (min-width: 50rem) {
    ${aboveChips("18rem", PICTURE.wide, "21rem")}
  }
}
`);
