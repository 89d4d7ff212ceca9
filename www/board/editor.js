// @ts-check
/**
 * A board of the reader's own: a table as text, where one is pasted, and as a grid. The module of boards reads it and says
 * what is wrong; as soon as nothing is, the figure shows it. Whatever was typed can be had back.
 */

import { messageOf } from "../kit/errors.js";
import { button, make, say } from "../kit/markup.js";
import { tabSeparated } from "../kit/tab-separated.js";
import { SMALLEST, cellsOf, withFeature, withSuspect } from "./cells.js";
import { Draft } from "./draft.js";
import { facesByName } from "./faces.js";
import { Grid, isField } from "./grid.js";
import { History } from "./history.js";
import { textOf } from "./table-file.js";

/** @typedef {import("./cells.js").EditedTable} EditedTable */

/**
 * What an editor needs from its figure.
 * @typedef {object} Host
 * @property {HTMLElement} element of the figure
 * @property {(board: string) => string} tableOf the table of a board
 * @property {(table: string, not: string) => EditedTable} edit what a table is, cell by cell, without what is not to be guessed
 * @property {(board: string) => readonly (import("./faces.js").Outlines | undefined)[]} facesOf the faces of its suspects
 * @property {(board: string) => void} show has the figure show a board
 */

/** Nothing of a table is to be guessed. */
const ALL = "all";

/** The letters of a text that browsers take long to paste. */
const LONG = 2 ** 14;

/** What was typed for each element, as its figure may be replaced by another one. @type {WeakMap<HTMLElement, History>} */
const typed = new WeakMap();

export class Editor {
  #text = make("textarea", { rows: "4", spellcheck: "false", autocomplete: "off", wrap: "off" });
  #file = make("input", {
    type: "file",
    accept: ".csv,.tsv,.tab,.txt,.json,.jsonl,.md,.yaml,.yml,text/csv,text/tab-separated-values,application/json,text/plain",
    tabindex: "-1",
  });
  #notes = make("div", { class: "notes actions" });
  #problems = make("div", { class: "problems" });
  #status = make("p", { role: "status" });
  #grid = new Grid(
    (cells) => this.#takeCells(cells, "later"),
    () => this.#add("suspect"),
  );
  #scroll = make("div", { class: "scroll" }, [this.#grid.element]);
  #undo = button("Undo", () => this.#go(-1));
  #redo = button("Redo", () => this.#go(1));
  #draft;
  #history;
  /** @type {EditedTable} */
  #table;
  /** The board that the figure shows, as it calls it, and as a table of it is called. */
  #named = "";
  #shown = "";
  /** Why a file could not be read, in a sentence; empty where it could. */
  #refused = "";
  /** Is a pointer pressed? What it is upon stays where it is. */
  #isPressed = false;
  #isBehind = false;

  /** @param {Host} host @param {string} board that the figure shows */
  constructor(host, board) {
    this.host = host;
    this.#note(board);
    this.#draft = new Draft(host.element);
    this.#history = typed.get(host.element) ?? this.#begun(host.tableOf(board));
    typed.set(host.element, this.#history);
    this.#table = this.#edited();
    const label = make("label", { class: "paste" }, ["The table as text: paste one here, or drop a file", this.#text]);
    const adding = [
      button("Add a suspect", () => this.#add("suspect")),
      button("Add a feature", () => this.#add("feature")),
      button("Begin a new board", () => this.#takeCells(SMALLEST)),
      button("Choose a file…", () => this.#file.click()),
    ];
    this.#file.hidden = true;
    this.element = make("div", { class: "own-board" }, [
      make("p", { class: "hint" }, [
        "The first row names the features, the first column the suspects. A column of yes and no is one question, one of words a question a word. JSON, Markdown and lines like “hat: Ana, Bruno” are read, too.",
      ]),
      label,
      make("div", { class: "actions" }, [...adding, this.#undo, this.#redo, this.#file]),
      this.#status,
      this.#problems,
      this.#notes,
      this.#scroll,
    ]);
    this.#listen();
    // What is not a board yet stays as it was left.
    if (![undefined, this.#shown].includes(this.#table.board)) this.#takeBoard(board);
    else this.#draw();
  }

  /** The figure shows a board, by whosever doing. @param {string} board */
  follow(board) {
    if (board === this.#named) return;
    this.#grid.finish();
    this.#note(board);
    if (this.#table.board !== this.#shown) this.#takeBoard(board);
  }

  /** @param {string} board that the figure shows */
  #note(board) {
    this.#named = board;
    this.#shown = this.host.edit(this.host.tableOf(board), ALL).board ?? board;
  }

  #listen() {
    this.#text.addEventListener("input", (event) => {
      const isTyped = event instanceof InputEvent && event.inputType === "insertText";
      this.#take(this.#text.value, isTyped ? "typed" : "now");
    });
    this.#file.addEventListener("change", () => {
      void this.#read(this.#file.files?.[0]);
      this.#file.value = "";
    });
    this.element.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      const isLong = text.length > LONG;
      if (event.target === this.#text ? !isLong : !/[\t\r\n]/.test(text.trim())) return;
      event.preventDefault();
      // A field of one line would lose the others, and browsers take minutes to paste thousands of lines.
      if (event.target !== this.#text) {
        this.#grid.finish();
        return this.#take(text);
      }
      this.#text.setRangeText(text, this.#text.selectionStart, this.#text.selectionEnd, "end");
      this.#take(this.#text.value);
    });
    this.element.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes("Files") || event.target === this.#text) event.preventDefault();
    });
    this.element.addEventListener("drop", (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      void this.#read(file);
    });
    this.element.addEventListener("keydown", (event) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (!(ctrlKey || metaKey) || isField(target) || !["z", "y"].includes(key.toLowerCase())) return;
      event.preventDefault();
      this.#go(shiftKey || key.toLowerCase() === "y" ? 1 : -1);
    });
    this.element.addEventListener("pointerdown", () => {
      this.#isPressed = true;
    });
    for (const name of ["pointerup", "pointercancel"]) {
      this.element.addEventListener(name, () => {
        this.#isPressed = false;
        if (this.#isBehind) this.#drawLater();
      });
    }
  }

  /** @param {File | undefined} file */
  async #read(file) {
    if (file === undefined) return;
    try {
      this.#take(await textOf(file));
    } catch (error) {
      this.#refused = `“${file.name}” cannot be read: ${messageOf(error)}.`;
      this.#draw();
    }
  }

  /** @param {"suspect" | "feature"} which */
  #add(which) {
    const cells = cellsOf(this.#table);
    if (cells.length === 0) return;
    this.#takeCells(which === "suspect" ? withSuspect(cells, this.#table.ticked) : withFeature(cells));
    this.#grid.rename(which);
  }

  /** @param {-1 | 1} by */
  #go(by) {
    this.#grid.finish();
    this.#history.go(by);
    this.#examine();
    this.#draw();
  }

  /** @param {string} board */
  #takeBoard(board) {
    this.#take(this.host.tableOf(board), "now", true);
  }

  /** Takes over cells, each of which stands where it has to. @param {import("./cells.js").Cells} cells @param {"now" | "later"} [how] */
  #takeCells(cells, how) {
    this.#take(tabSeparated(cells), how, true);
  }

  /**
   * Takes over a text.
   * @param {string} text
   * @param {"now" | "typed" | "later"} how letter by letter; or shown only once the focus has moved on
   * @param {boolean} isOurs with nothing to guess
   */
  #take(text, how = "now", isOurs = false) {
    this.#history.take(text, { isTyped: how === "typed", isOurs });
    this.#examine();
    if (how === "later") this.#drawLater();
    else this.#draw();
  }

  #examine() {
    this.#refused = "";
    this.#table = this.#edited();
    const { board } = this.#table;
    this.#draft.keep(board === undefined ? this.#history.text : "");
    if (board === undefined || board === this.#shown) return;
    this.#named = board;
    this.#shown = board;
    this.host.show(board);
  }

  /** The history of a table, with what was kept of a draft when the page was left. @param {string} text */
  #begun(text) {
    const history = new History(text);
    const draft = this.#draft.read();
    if (draft !== "") history.take(draft);
    return history;
  }

  /** What the text is now, which the grid takes over. Until mistakes are mended, everybody keeps the face of before. */
  #edited() {
    const table = this.host.edit(this.#history.text, this.#history.isOurs ? ALL : "");
    if (table.board !== undefined) this.#grid.faces = facesByName(table, this.host.facesOf(table.board));
    this.#grid.take(table);
    return table;
  }

  #drawLater() {
    this.#isBehind = true;
    setTimeout(() => {
      if (this.#isBehind && !this.#isPressed) this.#draw();
    });
  }

  #draw() {
    this.#isBehind = false;
    const { rows, mistakes, board } = this.#table;
    if (this.#text.value !== this.#history.text) this.#text.value = this.#history.text;
    this.#undo.ariaDisabled = String(!this.#history.canUndo);
    this.#redo.ariaDisabled = String(!this.#history.canRedo);
    const count = mistakes.length;
    say(
      this.#status,
      board !== undefined
        ? "The figure shows this board."
        : `Not shown yet: ${count === 1 ? "there is a mistake" : `there are ${count} mistakes`}.`,
    );
    const whole = mistakes.filter(({ row }) => row === undefined || rows.length === 0).map(({ says }) => says);
    const said = [this.#refused, ...whole].filter((sentence) => sentence !== "");
    this.#problems.replaceChildren(...said.map((sentence) => make("p", {}, [sentence])));
    this.#notes.replaceChildren(...this.#table.notes.map((note) => this.#told(note)));
    this.#scroll.hidden = rows.length === 0;
    this.#grid.show();
  }

  /** What was taken for what, with a button that reads it otherwise. @param {EditedTable["notes"][number]} note */
  #told({ says, otherwise: [not, label] = ["", ""] }) {
    const take = () => this.#takeCells(cellsOf(this.host.edit(this.#history.text, not)));
    return make("p", {}, label === "" ? [says] : [says, " ", button(label, take)]);
  }
}
