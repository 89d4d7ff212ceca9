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
/** A row of the table, and a text that is another one where it has to be made anew. @typedef {{ from: string, controls: (Control | undefined)[][], lines: HTMLElement[] }} Row */

/** Where controls are: above the names of features, and left of those of suspects, stand the buttons that take them away. */
const [ABOVE, BESIDE] = [1, 1];

const STEPS = /** @type {Readonly<Record<string, Place>>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});

export class Grid {
  #head = make("thead");
  #body = make("tbody");
  element = make("table", { role: "grid", "aria-label": "The board: suspects in rows, features in columns" }, [this.#head, this.#body]);
  /** The rows of the table as they are shown. @type {Row[]} */
  #rows = [];
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
    this.#isDrawing = true;
    const shown = new Map(this.#rows.map((row) => [row.from, row]));
    this.#rows = this.#cells.map((cells, index) => this.#row(cells, index, shown));
    this.#controls = this.#rows.flatMap(({ controls }) => controls);
    const [head = [], ...body] = this.#rows.map(({ lines }) => lines);
    put(this.#head, head);
    put(this.#body, body.flat());
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
   * A row as the table has it now: the one that is shown, where nothing but its answers and words has changed, or another one.
   * @param {string[]} cells
   * @param {number} index
   * @param {ReadonlyMap<string, Row>} shown
   * @returns {Row}
   */
  #row(cells, index, shown) {
    const { rows, ticked, mistakes } = this.#table;
    const [header = []] = this.#cells;
    const [suspect = ""] = cells;
    const { number, answers } = rows[index] ?? { number: 0, answers: [] };
    const boxes = cells.map((cell, column) => index > 0 && ticked[column] === true && (answers[column] !== undefined || cell === ""));
    const wrong = mistakes.filter(({ row }) => row === number);
    const face = this.faces.get(suspect);
    const from = JSON.stringify([index, suspect, header, boxes, wrong, this.faces.size > 0, face]);
    let row = shown.get(from);
    if (row === undefined) {
      const { controls, lines } = index === 0 ? this.#header(cells) : this.#suspect(suspect, index, boxes);
      row = { from, controls, lines: [...lines, ...this.#wrong(wrong, index, controls.at(-1) ?? [])] };
    }
    const controls = row.controls.at(-1) ?? [];
    for (const [column, cell] of cells.entries()) fill(controls[column + BESIDE], cell);
    return row;
  }

  /** The names of the features, below the buttons that take them away. @param {string[]} cells */
  #header([corner = "", ...features]) {
    const takeAway = features.map((name, index) => taking(name, () => this.changed(withoutColumn(this.#cells, index + 1))));
    const names = features.map((_, index) => this.#text("textarea", `Feature ${index + 1}`, 0, index + 1));
    const above = [make("td"), make("td"), ...takeAway.map((control) => make("td", {}, [control]))];
    const below = [make("td"), make("td", {}, [corner]), ...names.map((control) => make("th", { scope: "col" }, [control]))];
    return {
      controls: [
        [undefined, undefined, ...takeAway],
        [undefined, undefined, ...names],
      ],
      lines: [make("tr", { class: "above" }, above), make("tr", {}, below)],
    };
  }

  /**
   * A suspect: a button, a name, and a control for each feature.
   * @param {string} suspect
   * @param {number} row
   * @param {readonly boolean[]} boxes in which columns there are boxes
   */
  #suspect(suspect, row, boxes) {
    const remove = taking(suspect, () => this.changed(withoutRow(this.#cells, row)));
    const [header = []] = this.#cells;
    const [name, ...others] = boxes.map((isBox, column) => {
      const label = column === 0 ? `Suspect ${row}` : `${suspect}, ${header[column] ?? ""}`;
      return isBox ? this.#box(label, row, column) : this.#text("input", label, row, column);
    });
    const cells = others.map((control) => make("td", {}, [boxed(control)]));
    return {
      controls: [[remove, name, ...others]],
      lines: [make("tr", {}, [make("td", {}, [remove]), this.#named(suspect, name), ...cells])],
    };
  }

  /** @param {"input" | "textarea"} kind @param {string} label @param {number} row @param {number} column */
  #text(kind, label, row, column) {
    const field = make(kind, { "aria-label": label, dir: "auto", autocomplete: "off", spellcheck: "false" });
    if (field instanceof HTMLInputElement) field.type = "text";
    const leave = () => {
      // A field that is taken out of the page while it has the focus says so, too.
      if (!this.#isDrawing && field.value !== this.#cells[row]?.[column]) this.changed(withCell(this.#cells, row, column, field.value));
    };
    // A name that we gave is there to be written over, wherever a finger falls on it: else the browser sets the caret there.
    field.addEventListener("mousedown", (event) => {
      if (field.value !== label) return;
      event.preventDefault();
      field.focus();
      field.select();
    });
    // What is written on in a field that was drawn anew is no change to browsers.
    for (const name of ["change", "blur"]) field.addEventListener(name, leave);
    return field;
  }

  /** @param {string} label @param {number} row @param {number} column */
  #box(label, row, column) {
    const box = make("input", { type: "checkbox", "aria-label": label });
    box.addEventListener("change", () => this.changed(withCell(this.#cells, row, column, said(box.checked))));
    return box;
  }

  /**
   * What is wrong in a row, below it; each control is described by what is wrong with it.
   * @param {EditedTable["mistakes"]} mistakes
   * @param {number} row
   * @param {readonly (Control | undefined)[]} controls
   */
  #wrong(mistakes, row, controls) {
    if (mistakes.length === 0) return [];
    const lines = mistakes.map(({ column, says }, index) => {
      const line = make("p", { id: `mistake-${row}-${index}` }, [says]);
      const control = controls[(column ?? 1) - 1 + BESIDE];
      control?.setAttribute("aria-invalid", "true");
      control?.setAttribute("aria-describedby", [control.getAttribute("aria-describedby"), line.id].filter(Boolean).join(" "));
      return line;
    });
    return [make("tr", { class: "mistakes" }, [make("td", { colspan: String(controls.length) }, [make("div", {}, lines)])])];
  }

  /** The name of a suspect, with the face if there are any. @param {string} suspect @param {Control} field */
  #named(suspect, field) {
    if (this.faces.size === 0) return make("th", { scope: "row" }, [field]);
    const face = this.faces.get(suspect);
    return make("th", { scope: "row" }, [make("div", { class: "faced" }, [face === undefined ? make("span") : picture(face), field])]);
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

/** Has a part of the table just these lines, in this order: those that stay are not moved. @param {HTMLElement} part @param {readonly HTMLElement[]} lines */
function put(part, lines) {
  const wanted = new Set(/** @type {readonly Element[]} */ (lines));
  for (const line of [...part.children]) if (!wanted.has(line)) line.remove();
  for (const [index, line] of lines.entries()) {
    const there = part.children[index] ?? null;
    if (there !== line) part.insertBefore(line, there);
  }
}

/** Has a control show what its cell says. @param {Control | undefined} control @param {string} cell */
function fill(control, cell) {
  if (isField(control)) {
    if (control.value !== cell) control.value = cell;
    if (control.dataset.shown !== cell) control.dataset.shown = cell;
  } else if (control instanceof HTMLInputElement) {
    control.checked = cell === said(true);
    // It is not told.
    control.indeterminate = cell === "";
  }
}

/** A control as it stands in a cell: a box fills it with its label, so that all of the cell is pressed. @param {Control} control */
const boxed = (control) => (isField(control) ? control : make("label", {}, [control]));

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
