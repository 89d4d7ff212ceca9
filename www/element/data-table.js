// @ts-check
/** The numbers around the crosshair as a table, on request. */

import { make } from "../kit/markup.js";

/** @typedef {import("../generated/boundary.js").Table} Table */

export class DataTable {
  #table = make("table");
  /** The box scrolls, so it must be focusable. It is a group, not a landmark: a page may have several of the same name. */
  #scroll = make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Table of numbers" }, [this.#table]);

  /** @param {(isOpen: boolean) => void} toggled */
  constructor(toggled) {
    this.element = make("details", { class: "data", part: "table" }, [make("summary", {}, ["The numbers as a table"]), this.#scroll]);
    this.element.addEventListener("toggle", () => toggled(this.element.open));
  }

  /** @param {Table} table */
  fill({ caption, columns, rows }) {
    const names = columns.map((name) => make("th", { scope: "col" }, [name]));
    const lines = rows.map(([first = "", ...others]) =>
      make("tr", {}, [make("th", { scope: "row" }, [first]), ...others.map((text) => make("td", {}, [text]))]),
    );
    this.#scroll.setAttribute("aria-label", `Table: ${caption}`);
    this.#table.replaceChildren(make("caption", {}, [caption]), make("thead", {}, [make("tr", {}, names)]), make("tbody", {}, lines));
  }
}
