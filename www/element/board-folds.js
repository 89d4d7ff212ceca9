// @ts-check
/** The folds of a figure with a board, whose contents are loaded when they are first opened. */

import { messageOf } from "../kit/errors.js";
import { imported } from "../kit/loading.js";
import { make } from "../kit/markup.js";

/** @typedef {typeof import("../own-board.js")} Script */
/** @typedef {import("../own-board.js").OwnBoard} OwnBoard */
/** What stands in a fold. @typedef {{ element: HTMLElement, follow: (board: string) => void }} Content */

/**
 * What the folds need from their figure.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {ReadonlyMap<string, BufferSource>} brought the modules that single files bring along
 * @property {() => { board: string, rules: string }} about what is shown
 * @property {(board: string) => void} show shows a board
 * @property {import("./figure-jobs.js").RunJob} run
 * @property {typeof import("../pkg/boards.js").facesOfBoard} facesOf
 */

/**
 * The script and the module of boards of one's own, which are loaded once.
 * @param {Element} element
 * @param {ReadonlyMap<string, BufferSource>} brought
 */
export async function bringOwnBoard(element, brought) {
  const script = await imported(() => import("../own-board.js"), "Editor", "./own-board.js", import.meta.url);
  const module = await script.ownBoard(brought.get("own-board"), element.getAttribute("wasm-src"));
  return { script, module };
}

/** A fold whose content comes when it is opened. */
class Fold {
  #place = make("div");
  /** @type {Content | undefined} */
  #content;
  #isAsked = false;

  /** @param {string} title @param {Host} host @param {(script: Script, module: OwnBoard) => Content} fill */
  constructor(title, host, fill) {
    this.host = host;
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
      const { element, brought } = this.host;
      const { script, module } = await bringOwnBoard(element, brought);
      const root = this.element.getRootNode();
      const sheet = script.boardSheet(this.element);
      if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
      this.#content = this.fill(script, module);
      this.#place.replaceChildren(this.#content.element);
    } catch (error) {
      this.#isAsked = false;
      this.#place.textContent = `This could not be loaded: ${messageOf(error)} Close it and open it again to try once more.`;
    }
  }
}

export class BoardFolds {
  /** @param {Host} host */
  constructor(host) {
    const { element, about, show, run, facesOf } = host;
    this.about = about;
    this.editor = new Fold(
      "Your own board",
      host,
      ({ Editor }, { editTable, tableOfBoard }) =>
        new Editor({ element, show, edit: editTable, tableOf: tableOfBoard, facesOf }, about().board),
    );
    this.report = new Fold(
      "Report on this board",
      host,
      ({ Report }, module) => new Report(module, { about, run: (...task) => run({ name: "own-board", module }, ...task) }),
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
