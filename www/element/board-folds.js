// @ts-check
/** The folds of a figure with a board, whose contents are loaded when they are first opened. */

import { messageOf } from "../kit/errors.js";
import { imported } from "../kit/loading.js";
import { make } from "../kit/markup.js";

/** @typedef {import("../modules.js").Module} Module */
/** @typedef {typeof import("../board/own-board.js")} Script */
/** What a module has for boards. @typedef {Required<Pick<Module, "editTable" | "tableOfBoard" | "reportNumbers" | "reportSentences">>} OfBoards */
/** What stands in a fold. @typedef {{ element: HTMLElement, follow: (board: string) => void }} Content */

/**
 * What the folds need from their figure.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {() => { board: string, rules: string }} about what is shown
 * @property {(board: string) => void} show shows a board
 * @property {import("./figure-jobs.js").RunJob} run
 */

/** A fold whose content comes when it is opened. */
class Fold {
  #place = make("div");
  /** @type {Content | undefined} */
  #content;
  #isAsked = false;

  /**
   * @param {string} title
   * @param {(script: Script) => Content} fill
   */
  constructor(title, fill) {
    this.fill = fill;
    this.element = make("details", {}, [make("summary", {}, [title]), this.#place]);
    this.element.addEventListener("toggle", () => {
      if (this.element.open) void this.#open();
    });
  }

  /** @param {string} board */
  follow(board) {
    this.#content?.follow(board);
  }

  async #open() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#place.textContent = "On its way…";
    try {
      const script = await imported(() => import("../board/own-board.js"), "Editor", "./own-board.js", import.meta.url);
      const root = this.element.getRootNode();
      const sheet = script.boardSheet();
      if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
      this.#content = this.fill(script);
      this.#place.replaceChildren(this.#content.element);
    } catch (error) {
      this.#isAsked = false;
      this.#place.textContent = `This could not be loaded: ${messageOf(error)} Close it and open it again to try once more.`;
    }
  }
}

export class BoardFolds {
  /**
   * @param {OfBoards} module
   * @param {Host} host
   */
  constructor({ editTable, tableOfBoard, reportNumbers, reportSentences }, host) {
    const { element, about, show, run } = host;
    this.about = about;
    this.editor = new Fold(
      "Your own board",
      ({ Editor }) => new Editor({ element, show, edit: editTable, tableOf: tableOfBoard }, about().board),
    );
    this.report = new Fold(
      "Report on this board",
      ({ Report }) => new Report({ about, run, numbers: reportNumbers, sentences: reportSentences }),
    );
    this.elements = [this.editor.element, this.report.element];
  }

  /** The figure may show another board. */
  follow() {
    const { board } = this.about();
    this.editor.follow(board);
    this.report.follow(board);
  }
}
