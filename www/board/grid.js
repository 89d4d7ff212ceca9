// @ts-check
/**
 * A table as a grid: names to write, boxes to tick, buttons that take a row or a column away, and what is wrong in its row.
 * It is one tab stop; arrow keys lead through it.
 */

import { isPlain } from "../kit/keys.js";
import { button, make } from "../kit/markup.js";
import { cellsOf, said, withCell, withoutColumn, withoutRow } from "./cells.js";
import { picture } from "./faces.js";

/** @typedef {import("./cells.js").Cells} Cells */
/** @typedef {import("./cells.js").EditedTable} EditedTable */
/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement} Control */
/** A place among the controls. @typedef {readonly [row: number, column: number]} Place */

/** Where controls are: above the names of features, and left of those of suspects, stand the buttons that take them away. */
const [ABOVE, BESIDE] = [1, 1];

const STEPS = /** @type {Readonly<Record<string, Place>>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});

export class Grid {
  element = make("table", { role: "grid", "aria-label": "The board: suspects in rows, features in columns" });
  /** @type {(Control | undefined)[][]} */
  #controls = [];
  /** The one that Tab leads to. @type {Place} */
  #stop = [ABOVE + 1, BESIDE];
  /** @type {EditedTable} */
  #table = { rows: [], ticked: [], mistakes: [], notes: [] };
  /** @type {Cells} */
  #cells = [];
  #isDrawing = false;
  /** By the names of those who have one. @type {ReadonlyMap<string, import("./faces.js").Outlines>} */
  faces = new Map();

  /** @param {(cells: Cells) => void} changed @param {() => void} more adds a suspect */
  constructor(changed, more) {
    this.changed = changed;
    this.more = more;
    this.element.addEventListener("keydown", (event) => this.#press(event));
    this.element.addEventListener("focusin", ({ target }) => this.#stopAt(this.#placeOf(target)));
  }

  /** Takes over a table, which is shown later: until then what is written and ticked goes on in it. @param {EditedTable} table */
  take(table) {
    this.#table = table;
    this.#cells = cellsOf(table);
  }

  /** Takes over what is being written in a field. */
  finish() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.element.getRootNode());
    if (!isField(activeElement) || !this.element.contains(activeElement)) return;
    activeElement.dispatchEvent(new Event("change"));
    activeElement.dataset.shown = activeElement.value;
  }

  /** Shows the table. The focus stays in its place, and what is being written there. */
  show() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.element.getRootNode());
    const focused = this.#placeOf(activeElement);
    const field = isField(activeElement) ? activeElement : undefined;
    const { selectionStart = null, selectionEnd = null } = field ?? {};
    const written = field?.value === field?.dataset.shown ? undefined : field?.value;
    const table = this.#table;
    this.#isDrawing = true;
    const [header = []] = this.#cells;
    const takeAway = header.map((name, column) =>
      column === 0 ? undefined : taking(name, () => this.changed(withoutColumn(this.#cells, column))),
    );
    const rows = this.#cells.map((cells, row) => this.#row(table, cells, row));
    this.#controls = [[undefined, ...takeAway], ...rows];
    this.#draw(table, header[0] ?? "");
    this.#stopAt(this.#nearest(this.#stop));
    this.#isDrawing = false;
    if (focused === undefined) return;
    const control = this.#at(this.#stop);
    control?.focus({ preventScroll: true });
    if (!isField(control)) return;
    if (written !== undefined) control.value = written;
    control.setSelectionRange(selectionStart, selectionEnd);
  }

  /** Leads to the name of a suspect or a feature, ready to be written over. @param {"suspect" | "feature"} which the last one */
  rename(which) {
    const rows = this.#controls;
    this.#go(which === "suspect" ? [rows.length - 1, BESIDE] : [ABOVE, (rows[ABOVE]?.length ?? 0) - 1]);
  }

  /**
   * The controls of a row: a button, a name, and a control for each feature.
   * @param {EditedTable} table
   * @param {string[]} cells
   * @param {number} row
   * @returns {(Control | undefined)[]}
   */
  #row({ rows, ticked }, cells, row) {
    const [suspect = ""] = cells;
    const remove = row === 0 ? undefined : taking(suspect, () => this.changed(withoutRow(this.#cells, row)));
    const controls = cells.map((cell, column) => {
      const feature = this.#cells[0]?.[column] ?? "";
      if (row === 0) return column === 0 ? undefined : this.#text("textarea", cell, `Feature ${column}`, row, column);
      if (column === 0) return this.#text("input", cell, `Suspect ${row}`, row, column);
      const isTold = rows[row]?.answers[column] !== undefined;
      const label = `${suspect}, ${feature}`;
      if (ticked[column] && (isTold || cell === "")) return this.#box(cell, label, row, column);
      return this.#text("input", cell, label, row, column);
    });
    return [remove, ...controls];
  }

  /** @param {"input" | "textarea"} kind @param {string} value @param {string} label @param {number} row @param {number} column */
  #text(kind, value, label, row, column) {
    const field = make(kind, { "aria-label": label, dir: "auto", autocomplete: "off", spellcheck: "false" });
    if (field instanceof HTMLInputElement) field.type = "text";
    field.value = value;
    field.dataset.shown = value;
    const leave = () => {
      // A field that is taken out of the page while it has the focus says so, too.
      if (!this.#isDrawing && field.value !== this.#cells[row]?.[column]) this.changed(withCell(this.#cells, row, column, field.value));
    };
    // A name that we gave is there to be written over, wherever a finger falls on it.
    field.addEventListener("click", () => {
      if (field.value === label) field.select();
    });
    // What is written on in a field that was drawn anew is no change to browsers.
    for (const name of ["change", "blur"]) field.addEventListener(name, leave);
    return field;
  }

  /** @param {string} cell empty where it is not told @param {string} label @param {number} row @param {number} column */
  #box(cell, label, row, column) {
    const box = make("input", { type: "checkbox", "aria-label": label });
    box.checked = cell === said(true);
    box.indeterminate = cell === "";
    box.addEventListener("change", () => this.changed(withCell(this.#cells, row, column, said(box.checked))));
    return box;
  }

  /** Puts the controls into rows, each followed by what is wrong in it. @param {EditedTable} table @param {string} corner */
  #draw({ rows, mistakes }, corner) {
    const [above = [], header = [], ...suspects] = this.#controls;
    const width = header.length;
    let said = 0;
    /** @param {number} index of the row in the table */
    const wrong = (index) => {
      const found = mistakes.filter(({ row }) => row !== undefined && row === rows[index]?.number);
      if (found.length === 0) return [];
      const lines = found.map(({ column, says }) => {
        said += 1;
        const line = make("p", { id: `mistake-${said}` }, [says]);
        const control = this.#controls[index + ABOVE]?.[(column ?? 1) - 1 + BESIDE];
        control?.setAttribute("aria-invalid", "true");
        control?.setAttribute("aria-describedby", [control.getAttribute("aria-describedby"), line.id].filter(Boolean).join(" "));
        return line;
      });
      return [make("tr", { class: "mistakes" }, [make("td", { colspan: String(width) }, [make("div", {}, lines)])])];
    };
    const buttons = above.map((control) => make("td", {}, control === undefined ? [] : [control]));
    const names = header.map((control, column) =>
      column <= BESIDE
        ? make("td", {}, column === BESIDE ? [corner] : [])
        : make("th", { scope: "col" }, control === undefined ? [] : [control]),
    );
    const lines = suspects.flatMap((controls, index) => {
      const cells = controls.map((control, column) => (column === BESIDE ? this.#named(control) : make("td", {}, [boxed(control)])));
      return [make("tr", {}, cells), ...wrong(index + 1)];
    });
    this.element.replaceChildren(
      make("thead", {}, [make("tr", { class: "above" }, buttons), make("tr", {}, names), ...wrong(0)]),
      make("tbody", {}, lines),
    );
  }

  /** The name of a suspect, with the face if there are any. @param {Control | undefined} control */
  #named(control) {
    const name = control === undefined ? [] : [control];
    if (this.faces.size === 0) return make("th", { scope: "row" }, name);
    const face = this.faces.get(control?.value ?? "");
    return make("th", { scope: "row" }, [make("div", { class: "faced" }, [face === undefined ? make("span") : picture(face), ...name])]);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const from = this.#placeOf(event.target);
    if (from === undefined || !isPlain(event) || event.shiftKey) return;
    const { target, key } = event;
    const step = key === "Enter" && isField(target) ? STEPS.ArrowDown : STEPS[key];
    if (step === undefined || (isField(target) && key !== "Enter" && isInside(target, step))) return;
    event.preventDefault();
    // After the last name comes the next one.
    if (key === "Enter" && from[1] === BESIDE && from[0] === this.#controls.length - 1) {
      this.finish();
      this.more();
      return;
    }
    const [down, right] = step;
    let [row, column] = from;
    do {
      row += down;
      column += right;
    } while (this.#isInside([row, column]) && this.#at([row, column]) === undefined);
    this.#go([row, column]);
  }

  /** @param {Place} place */
  #go(place) {
    const control = this.#at(place);
    control?.focus();
    if (isField(control)) control.select();
    control?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {Place} place */
  #at([row, column]) {
    return this.#controls[row]?.[column];
  }

  /** @param {Place} place */
  #isInside([row, column]) {
    return row >= 0 && column >= 0 && row < this.#controls.length && column < (this.#controls[ABOVE]?.length ?? 0);
  }

  /** @param {EventTarget | null} control @returns {Place | undefined} */
  #placeOf(control) {
    const columns = this.#controls.map((controls) => controls.findIndex((one) => one !== undefined && one === control));
    const row = columns.findIndex((column) => column >= 0);
    return row < 0 ? undefined : [row, columns[row] ?? 0];
  }

  /** The nearest place that has a control. @param {Place} place @returns {Place} */
  #nearest([row, column]) {
    const least = Math.min(row, this.#controls.length - 1);
    const across = Math.min(column, (this.#controls[ABOVE]?.length ?? 1) - 1);
    return this.#at([least, across]) === undefined ? [ABOVE, ABOVE + BESIDE] : [least, across];
  }

  /** @param {Place | undefined} place */
  #stopAt(place) {
    if (place === undefined) return;
    this.#stop = place;
    for (const control of this.#controls.flat()) if (control !== undefined) control.tabIndex = control === this.#at(place) ? 0 : -1;
  }
}

/** A button that takes a row or a column away. @param {string} name @param {() => void} act */
const taking = (name, act) => button("×", act, { "aria-label": `Remove ${name}`, title: `Remove ${name}` });

/**
 * A control as it stands in a cell: a box fills it with its label, so that all of the cell is pressed.
 * @param {Control | undefined} control
 */
function boxed(control) {
  if (control === undefined) return "";
  return control instanceof HTMLInputElement && control.type === "checkbox" ? make("label", {}, [control]) : control;
}

/** Is it a field to write in? @param {unknown} control @returns {control is HTMLInputElement | HTMLTextAreaElement} */
export function isField(control) {
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === "text");
}

/** Does a step stay inside of what is written in a field? @param {HTMLInputElement | HTMLTextAreaElement} field @param {Place} step */
function isInside(field, [down, right]) {
  if (right === 0 && field instanceof HTMLInputElement) return false;
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (start === 0 && end === value.length) return false;
  return down + right < 0 ? start !== 0 || end !== 0 : start !== value.length || end !== value.length;
}
