// @ts-check
/** The panel for using a figure elsewhere, with a tab for each way: code to copy, and a page to keep. */

import { button, make } from "../kit/markup.js";

/** @typedef {import("./snippets.js").Snippet} Snippet */

let serial = 0;

/**
 * @param {() => Snippet[]} snippets for what is shown now; the one without lines is the page to keep
 * @param {(code: string) => void} copy
 * @param {() => void} keep saves the page
 */
export function embedPanel(snippets, copy, keep) {
  const element = make("div", { class: "embed", hidden: "" });
  const code = make("textarea", { readonly: "", spellcheck: "false" });
  code.addEventListener("focus", () => code.select());
  const copying = () => {
    renew();
    code.select();
    copy(code.value);
  };
  const [take, download] = [button("Copy", copying, { class: "copy" }), button("Download as a page", keep, { class: "copy" })];
  let chosen = 0;
  const renew = () => {
    const lines = snippets()[chosen]?.code?.() ?? "";
    if (code.value !== lines) code.value = lines;
  };
  const show = () => {
    const all = snippets();
    serial += 1;
    const tabs = all.map(({ label }, index) =>
      make(
        "button",
        {
          type: "button",
          role: "tab",
          id: `uh-tab-${serial}-${index}`,
          "aria-controls": `uh-panel-${serial}`,
          "aria-selected": String(index === chosen),
          tabindex: index === chosen ? "0" : "-1",
        },
        [label],
      ),
    );
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener("click", () => choose(index));
      tab.addEventListener("keydown", (event) => {
        const to = beside(event.key, index, tabs.length);
        if (to === undefined) return;
        event.preventDefault();
        choose(to);
      });
    }
    const snippet = all[chosen];
    if (snippet === undefined) return;
    code.value = snippet.code?.() ?? "";
    code.setAttribute("aria-label", `Lines for the page: ${snippet.label}`);
    const panel = { role: "tabpanel", id: `uh-panel-${serial}`, "aria-labelledby": `uh-tab-${serial}-${chosen}` };
    element.replaceChildren(
      make("div", { class: "tabs", role: "tablist", "aria-label": "Ways to embed" }, tabs),
      make("div", panel, [make("p", { class: "hint" }, [snippet.hint]), ...(snippet.code === undefined ? [download] : [code, take])]),
    );
  };
  /** @param {number} index */
  const choose = (index) => {
    chosen = index;
    show();
    element.querySelectorAll("button")[index]?.focus();
  };
  return {
    element,
    get isOpen() {
      return !element.hidden;
    },
    toggle() {
      element.hidden = !element.hidden;
      if (!element.hidden) show();
    },
    /** Called when the figure has changed. */
    renew() {
      if (!element.hidden) renew();
    },
  };
}

/** The tab that a key selects. @param {string} key @param {number} index @param {number} count */
function beside(key, index, count) {
  const last = count - 1;
  /** @type {Record<string, number>} */
  const ways = {
    ArrowLeft: index === 0 ? last : index - 1,
    ArrowRight: index === last ? 0 : index + 1,
    Home: 0,
    End: last,
  };
  return Object.hasOwn(ways, key) ? ways[key] : undefined;
}
