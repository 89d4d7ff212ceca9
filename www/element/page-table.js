// @ts-check
/** The table of a board that the author of a page has written inside a figure, and its changes. */

import { messageOf } from "../kit/errors.js";
import { tabSeparated } from "../kit/tab-separated.js";

/** The most letters of a table; the core takes no more either. */
const MOST_LETTERS = 2 ** 20;

/** What makes a board of a table that spreadsheets could have written, with what it took for what, or throws an error that says why not. @typedef {(table: string) => string[]} Read */

/** What reads tables. Few pages have one, so it comes when one is there. */
export class TableReader {
  /** @type {Read | undefined} */
  read;
  /** Why it cannot be had. */
  problem = "";

  /** @param {() => Promise<Read>} bring */
  constructor(bring) {
    this.bring = bring;
  }

  /** Is there nothing to wait for? @param {Element} element */
  isReady(element) {
    return this.read !== undefined || this.problem !== "" || tableIn(element) === null;
  }

  /** Brings it, where an element has a table; resolves in any case. @param {Element} element */
  async prepare(element) {
    if (this.isReady(element)) return;
    try {
      this.read = await this.bring();
    } catch (error) {
      this.problem = messageOf(error);
    }
  }
}

/**
 * The table that stands directly in an element. One with a slot is something else: a fallback, or the numbers of the figure.
 * @param {Element} element
 * @returns {HTMLTableElement | null}
 */
function tableIn(element) {
  return element.querySelector(":scope > table:not([slot])");
}

/** What a cell says. A box that is checked says yes. @param {HTMLTableCellElement} cell */
function said(cell) {
  const box = cell.querySelector("input[type=checkbox]");
  if (box !== null) return /** @type {HTMLInputElement} */ (box).checked ? "yes" : "no";
  return cell.textContent ?? "";
}

/** A table of a page as spreadsheets write it. @param {HTMLTableElement} table @returns {string} */
export function textOf(table) {
  let text = "";
  for (const row of table.rows) {
    text += tabSeparated([[...row.cells].map((cell) => said(cell).trim())]);
    if (text.length > MOST_LETTERS) throw new RangeError(`it has more than ${MOST_LETTERS.toLocaleString("en")} letters`);
  }
  return text;
}

export class PageTable {
  /** What is wrong with the table, or was taken for what, in sentences; empty where nothing is. */
  problem = "";
  #observer;

  /**
   * @param {Element} element
   * @param {TableReader} reader
   * @param {() => void} changed the author has changed the table, put one there or taken it away
   */
  constructor(element, reader, changed) {
    this.element = element;
    this.reader = reader;
    this.changed = changed;
    this.#observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => this.#concerns(target))) changed();
    });
    this.#observer.observe(element, { subtree: true, childList: true, characterData: true });
  }

  /** Stops to follow the table. */
  end() {
    this.#observer.disconnect();
  }

  /** The setting that the table stands for; nothing where an attribute says the board, where there is no table, or it cannot be read. @returns {[name: string, text: string][]} */
  settings() {
    this.problem = "";
    const table = tableIn(this.element);
    if (table === null || this.element.hasAttribute("board")) return [];
    const { read, problem } = this.reader;
    if (read === undefined) {
      if (problem === "") this.reader.prepare(this.element).then(this.changed);
      else this.problem = `The table on this page cannot be read: ${problem}`;
      return [];
    }
    try {
      const [board = "", ...notes] = read(textOf(table));
      if (notes.length > 0) this.problem = `Of the table on this page: ${notes.join(" ")}`;
      return [["board", board]];
    } catch (error) {
      this.problem = `The table on this page cannot be read: ${messageOf(error)}.`;
      return [];
    }
  }

  /** Is it a table of ours, or the place where one stands? @param {Node} target */
  #concerns(target) {
    return target === this.element || tableIn(this.element)?.contains(target) === true;
  }
}
