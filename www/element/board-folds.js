// @ts-check
/** The folds of a figure with a board, whose contents are loaded when they are first opened. */

import { messageOf } from "../kit/errors.js";
import { imported } from "../kit/loading.js";
import { make } from "../kit/markup.js";

/** @typedef {import("../modules.js").Module} Module */
/** @typedef {import("../board/editor.js").Editor} Editor */

/**
 * What the folds need from their figure.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {() => string} board that is shown
 * @property {(board: string) => void} show shows a board
 */

export class BoardFolds {
  #place = make("div");
  /** @type {Editor | undefined} */
  #editor;
  #isAsked = false;

  /**
   * @param {Required<Pick<Module, "editTable" | "tableOfBoard">>} module
   * @param {Host} host
   */
  constructor(module, host) {
    this.module = module;
    this.host = host;
    this.element = make("details", {}, [make("summary", {}, ["Your own board"]), this.#place]);
    this.element.addEventListener("toggle", () => {
      if (this.element.open) void this.#open();
    });
  }

  /** The figure may show another board. */
  follow() {
    this.#editor?.follow(this.host.board());
  }

  async #open() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#place.textContent = "On its way…";
    try {
      const { Editor, boardSheet } = await imported(() => import("../board/own-board.js"), "Editor", "./own-board.js", import.meta.url);
      const root = this.element.getRootNode();
      if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(boardSheet())) root.adoptedStyleSheets.push(boardSheet());
      const { module, host } = this;
      const { element, show } = host;
      this.#editor = new Editor({ element, show, edit: module.editTable, tableOf: module.tableOfBoard }, host.board());
      this.#place.replaceChildren(this.#editor.element);
    } catch (error) {
      this.#isAsked = false;
      this.#place.textContent = `The editor could not be loaded: ${messageOf(error)} Close this and open it again to try once more.`;
    }
  }
}
