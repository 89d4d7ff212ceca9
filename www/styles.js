// @ts-check
/**
 * The look of a figure. Constructed, so that a strict Content-Security-Policy lets it pass. `.watch` hears of the colour
 * of the page’s text.
 */

export const sheet = new CSSStyleSheet();

sheet.replaceSync(`
.body {
  container-type: inline-size;
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
  letter-spacing: normal; word-spacing: normal; text-transform: none; text-indent: 0; text-align: start; white-space: normal; direction: ltr;
  color: var(--uh-ink);
  background: var(--uh-paper);
}
.body[data-theme="light"] { color-scheme: light; }
.body[data-theme="dark"] { color-scheme: dark; }
.watch { position: absolute; width: 0; height: 0; background: color-mix(in srgb, currentcolor, currentcolor); transition: color 1ms; visibility: hidden; }

* { box-sizing: border-box; }
figure, p, dl, dd, fieldset, legend { margin: 0; padding: 0; border: 0; }
[hidden] { display: none !important; }

figure { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
.pictures { display: grid; gap: 1.25rem; min-width: 0; }
.picture { min-width: 0; }
.frame { position: relative; width: 100%; aspect-ratio: 4 / 3; min-height: 14rem; }
.main .frame { aspect-ratio: 8 / 9; min-height: 22rem; }
canvas {
  position: absolute; inset: 0; width: 100%; height: 100%;
  touch-action: var(--uh-touch-action, pan-y); cursor: crosshair; border-radius: 2px;
}
canvas.dividing { cursor: ew-resize; }
canvas.handling { cursor: grab; }
.tools { display: flex; flex-wrap: wrap; gap: 2px; justify-content: flex-end; padding-top: 0.25rem; }
.solving { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; min-height: 2rem; padding-top: 0.25rem; color: var(--uh-muted); }
.solving.idle > * { visibility: hidden; }
.solving progress { flex: 0 1 10rem; min-width: 5rem; height: 0.5rem; accent-color: var(--uh-you); }
.solving span { flex: 1 1 12rem; }
.tools button, .actions button, .solving button, .embed .copy {
  font: inherit; color: var(--uh-ink); background: var(--uh-paper); cursor: pointer; padding: 0 0.4rem;
  border: 1px solid var(--uh-rule); border-radius: 4px; min-width: 1.75rem; min-height: 1.75rem; line-height: 1;
}
.tools button:hover, .actions button:hover, .solving button:hover, .embed .copy:hover { border-color: var(--uh-muted); }
:focus-visible { outline: 2px solid var(--uh-you); outline-offset: 3px; }

.readout {
  display: grid; gap: 0.15rem 1.25rem; align-content: start;
  border-top: 2px solid var(--uh-ink); padding-top: 0.75rem;
}
.heading { display: flex; justify-content: space-between; align-items: center; gap: 0.5rem; color: var(--uh-muted); min-height: 2rem; }
.pin {
  font: inherit; font-size: 0.8125rem; color: var(--uh-ink); background: none; cursor: pointer;
  border: 1px solid var(--uh-rule); border-radius: 999px; padding: 0.15rem 0.7rem; min-height: 1.75rem;
}
.pin[aria-pressed="true"] { background: var(--uh-ink); color: var(--uh-paper); border-color: var(--uh-ink); }
.percent { font-size: 2.6rem; line-height: 1.1; font-weight: 600; letter-spacing: -0.02em; text-wrap: balance; }
.fraction { color: var(--uh-muted); min-height: 1.45em; overflow-wrap: anywhere; }
.fraction b { color: var(--uh-ink); font-weight: 600; }
.advice {
  font: 1.0625rem/1.4 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif;
  min-height: 4.2em; margin-top: 0.5rem;
}
.facts { display: grid; gap: 0.35rem; margin-top: 0.25rem; }
.facts dt { color: var(--uh-muted); font-size: 0.8125rem; }
.facts dd { min-height: 1.45em; overflow-wrap: anywhere; }

.sliders, .choices { display: grid; gap: 1.1rem 2rem; }
.slider { display: grid; grid-template-columns: 1fr auto; gap: 0.2rem 0.75rem; align-items: center; min-width: 0; }
.slider label { grid-column: 1 / -1; }
.slider input[type="range"] { width: 100%; min-width: 0; height: 1.75rem; margin: 0; accent-color: var(--uh-slider, var(--uh-ink)); cursor: ew-resize; }
.slider input[type="number"] {
  width: 8.25rem; font: inherit; color: inherit; background: transparent; text-align: right;
  border: 1px solid var(--uh-muted); border-radius: 4px; padding: 0.2rem 0.4rem; min-height: 1.75rem;
}
.slider.you { --uh-slider: var(--uh-you); }
.slider.opponent { --uh-slider: var(--uh-opponent); }
.slider.you label { color: var(--uh-you); }
.slider.opponent label { color: var(--uh-opponent); }
fieldset { min-width: 0; }
legend { margin-bottom: 0.3rem; }
.options { display: flex; flex-wrap: wrap; gap: 1px; background: var(--uh-muted); border: 1px solid var(--uh-muted); border-radius: 6px; overflow: hidden; width: fit-content; max-width: 100%; }
.options label { position: relative; flex: 1 0 auto; background: var(--uh-paper); display: grid; place-items: center; padding: 0.3rem 0.85rem; min-height: 2rem; text-align: center; cursor: pointer; }
.options input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.options label:has(:checked) { background: var(--uh-ink); color: var(--uh-paper); }
.options label:has(:focus-visible) { outline: 2px solid var(--uh-you); outline-offset: -3px; }
.explanation { color: var(--uh-muted); font-size: 0.8125rem; margin-top: 0.35rem; min-height: 2.9em; max-width: 26rem; }

.switch { display: flex; gap: 0.5rem; align-items: center; min-height: 1.75rem; }
.more > summary, .data > summary { cursor: pointer; color: var(--uh-muted); min-height: 1.75rem; }
.more-controls { display: flex; flex-wrap: wrap; gap: 1.1rem 2rem; padding-top: 0.75rem; }
.more-controls .slider { width: 16rem; max-width: 100%; }
.sentence { font: 1.0625rem/1.4 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif; }
.actions { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; }
.actions button, .solving button, .embed .copy { padding: 0 0.7rem; }
.embed .copy { justify-self: start; }
.said { color: var(--uh-muted); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; padding-top: 0.5rem; }
table { border-collapse: collapse; }
caption { text-align: left; color: var(--uh-muted); padding-bottom: 0.4rem; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--uh-rule); white-space: nowrap; }
th { color: var(--uh-muted); font-weight: 600; }

.notice { border-left: 3px solid var(--uh-opponent); padding: 0.4rem 0.75rem; display: flex; gap: 1rem; justify-content: space-between; align-items: start; }
.notice button { font: inherit; color: inherit; background: none; border: 0; text-decoration: underline; cursor: pointer; white-space: nowrap; min-height: 1.75rem; }
.help { color: var(--uh-muted); font-size: 0.8125rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.menu:empty { display: none; }
.embed { margin-top: 0.75rem; max-width: 46rem; border: 1px solid var(--uh-rule); border-radius: 6px; padding: 0.75rem; display: grid; gap: 0.6rem; }
.tabs { display: flex; gap: 1.25rem; border-bottom: 1px solid var(--uh-rule); }
.tabs button { font: inherit; color: var(--uh-muted); background: none; border: 0; border-bottom: 2px solid transparent; margin-bottom: -1px; padding: 0 0.1rem; min-height: 2rem; cursor: pointer; }
.tabs button[aria-selected="true"] { color: var(--uh-ink); border-bottom-color: var(--uh-ink); font-weight: 600; }
.embed [role="tabpanel"] { display: grid; gap: 0.6rem; }
.embed textarea { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; color: inherit; background: transparent; border: 1px solid var(--uh-rule); border-radius: 4px; padding: 0.5rem; width: 100%; height: 7rem; resize: vertical; overflow-wrap: anywhere; }
.embed .hint { color: var(--uh-muted); font-size: 0.8125rem; }

@media (pointer: coarse) {
  .slider input[type="range"] { height: 2.75rem; }
  .slider input[type="number"], .options label, .pin, .tools button, .actions button, .solving button, .embed .copy, .tabs button, .notice button, .switch, .more > summary, .data > summary { min-height: 2.75rem; }
  .tools button { min-width: 2.75rem; }
}
@media (forced-colors: active) {
  .options label:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
}
@container (max-width: 29.99rem) {
  :host(:is([figure="guts-payoff"], [figure="guts-coalition"])) .frame { aspect-ratio: 1; min-height: 19rem; }
  :host(:is([figure="guts-payoff"], [figure="guts-coalition"])) .main .frame { aspect-ratio: 4 / 5; min-height: 24rem; }
}
@container (min-width: 30rem) {
  .main .frame { aspect-ratio: 1; }
  .readout { grid-template-columns: auto 1fr; }
  :host(:is([figure="guts-payoff"], [figure="guts-coalition"])) .readout { grid-template-columns: 14.5rem 1fr; }
  .heading, .facts { grid-column: 1 / -1; }
  .percent { grid-area: 2 / 1; }
  .fraction { grid-area: 3 / 1; }
  .advice { grid-area: 2 / 2 / 4 / 3; min-height: 4.2em; margin-top: 0; }
  .facts { grid-template-columns: 1fr 1fr; }
  .sliders, .choices { grid-template-columns: 1fr 1fr; }
}
@container (min-width: 50rem) {
  figure { grid-template-columns: minmax(0, 1fr) 17.5rem; column-gap: 2rem; align-items: start; }
  .pictures { grid-area: 1 / 1 / 3 / 2; grid-template-columns: 1fr 1fr; }
  .main { grid-column: 1 / -1; }
  :host(:is([figure="guts-payoff"], [figure="guts-coalition"])) .picture:not(.main) .frame { aspect-ratio: 1; }
  :host([figure="guts-payoff"]) .picture:last-child { grid-column: 1 / -1; }
  :host([figure="guts-payoff"]) .picture:not(.main):last-child .frame { aspect-ratio: 21 / 9; }
  .main .frame { aspect-ratio: 15 / 14; }
  .readout { grid-area: 1 / 2; display: flex; flex-direction: column; gap: 0.25rem; }
  .choices { grid-area: 2 / 2; grid-template-columns: 1fr; align-self: end; }
  .sliders, .more, .notice, .sentence, .menu, .data, .help, figcaption { grid-column: 1 / -1; }
  .sliders { grid-template-columns: repeat(4, 1fr); }
  .advice { min-height: 5.6em; margin-top: 0.75rem; }
  .facts { grid-template-columns: 1fr; margin-top: 0.75rem; gap: 0.5rem; }
}
`);
