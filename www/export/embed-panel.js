// @ts-check
/** The panel for using a figure elsewhere: what kind of page it is for, how wide and in which colours; lines to copy, and how they look. */

import { THEMES } from "../kit/fields.js";
import { button, make } from "../kit/markup.js";
import { sharedSheet } from "../kit/sheet.js";
import { keptPage } from "./kept-page.js";
import { attributesFor, snippets } from "./snippets.js";

export { keptPage };

const panelSheet = sharedSheet(`
.embed { margin-top: 0.75rem; max-width: 46rem; border: 1px solid var(--uh-rule); border-radius: 6px; padding: 0.75rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.6rem; }
.how { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
.how label { display: flex; gap: 0.5rem; align-items: center; }
.preview { overflow: auto; border: 1px dashed var(--uh-rule); padding: 0.75rem; background: light-dark(#FFF, #121212); color: light-dark(#1D1D1F, #ECEBE7); --upper-hand-paper: initial; --upper-hand-ink: initial; --upper-hand-muted: initial; --upper-hand-rule: initial; }
.embed textarea { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; color: inherit; background: transparent; border: 1px solid var(--uh-rule); border-radius: 4px; padding: 0.5rem; width: 100%; height: 7rem; resize: vertical; overflow-wrap: anywhere; }
.embed .hint { color: var(--uh-muted); font-size: 0.8125rem; }
`);

/** The last kind of page, which is saved. */
const DISK = { label: "A disk", hint: "One file to hand out: it shows this figure as it is now in any browser, even without a network." };

/**
 * @param {import("./exports.js").Exports} source
 * @param {(code: string) => void} copy
 * @param {(page: () => Promise<string>) => void} keep saves a page
 */
export function embedPanel(source, copy, keep) {
  const { element: figure } = source;
  const choice = { compact: true, theme: THEMES.find((one) => one === figure.getAttribute("theme")) ?? "auto", width: 640 };
  /** @returns {import("./snippets.js").Snippet[]} */
  const ways = () => [...snippets(figure, source.shown, choice, still), DISK];
  /** The picture of the preview, in at most 12 KB for a line of a page. */
  const still = () => {
    const canvas = stage.firstElementChild?.shadowRoot?.querySelector("canvas");
    const tries = [0.4, 0.2, 0.05].map((quality) => canvas?.toDataURL("image/webp", quality) ?? "");
    const src = tries.find((one) => one.startsWith("data:image/webp") && one.length <= 12_288);
    return src && canvas ? { src, width: canvas.clientWidth, height: canvas.clientHeight } : undefined;
  };
  const page = () => keptPage(figure, source.shown, choice, source.svg(), source.script);
  let chosen = 0;
  const element = make("div", { class: "embed", hidden: "" });
  const code = make("textarea", { readonly: "", spellcheck: "false" });
  const hint = make("p", { class: "hint" });
  const copying = () => {
    renew();
    code.select();
    copy(code.value);
  };
  const [take, download] = [button("Copy", copying, { class: "copy" }), button("Download", () => keep(page), { class: "copy" })];
  const stage = make("div", { class: "preview", tabindex: "0", role: "group", "aria-label": "Preview" });
  const told = make("output");
  const renew = () => {
    const snippet = ways()[chosen];
    const lines = snippet?.code?.() ?? "";
    if (code.value !== lines) code.value = lines;
    code.ariaLabel = `Lines for the page: ${snippet?.label}`;
    hint.textContent = snippet?.hint ?? "";
    for (const part of [code, take]) part.hidden = snippet?.code === undefined;
    download.hidden = snippet?.code !== undefined;
    const preview = /** @type {HTMLElement} */ (stage.firstElementChild);
    const now = { ...attributesFor(figure, source.query, choice), actions: "none", loading: "eager" };
    for (const name of preview.getAttributeNames()) if (name !== "style" && !(name in now)) preview.removeAttribute(name);
    for (const [name, value] of Object.entries(now)) if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
    Object.assign(preview.style, { width: `${choice.width}px`, maxWidth: "none" });
    stage.style.colorScheme = choice.theme === "auto" ? "" : choice.theme;
    told.value = `${choice.width} px`;
  };
  /** @param {string} label @param {string[]} names @param {(index: number) => void} change @param {string} [now] */
  const menu = (label, names, change, now) => {
    const select = make("select");
    for (const name of names) select.add(new Option(name, name, false, name === now));
    return field(label, select, () => change(select.selectedIndex));
  };
  /** @param {string} label @param {HTMLElement} input @param {() => void} change @param {Node[]} more */
  const field = (label, input, change, ...more) => {
    input.addEventListener("input", () => {
      change();
      renew();
    });
    return make("label", {}, [label, input, ...more]);
  };
  const show = () => {
    const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
    root.adoptedStyleSheets.push(panelSheet(root));
    stage.append(document.createElement("upper-hand"));
    const kinds = ways().map(({ label }) => label);
    const range = make("input", { type: "range", min: "320", max: "1400", step: "10", value: String(choice.width) });
    const compact = make("input", { type: "checkbox", checked: "" });
    const how = [
      menu("Your page", kinds, (index) => (chosen = index)),
      field("Width", range, () => (choice.width = Number(range.value)), told),
      menu("Colours", THEMES, (index) => (choice.theme = THEMES[index] ?? "auto"), choice.theme),
      field("Compact", compact, () => (choice.compact = compact.checked)),
    ];
    element.replaceChildren(make("div", { class: "how" }, how), hint, code, make("div", { class: "actions" }, [take, download]), stage);
    renew();
  };
  return {
    element,
    /** Opens or closes it. Returns whether it is open. */
    toggle() {
      element.hidden = !element.hidden;
      if (!element.hasChildNodes()) show();
      return !element.hidden;
    },
    /** Called when the figure has changed. */
    renew() {
      if (!element.hidden) renew();
    },
  };
}
