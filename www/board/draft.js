// @ts-check
/**
 * A table that is no board yet, kept in the tab until it is one, so that it is there when the page is loaded anew, as browsers
 * keep what is written in forms. Where storage is blocked, full or absent it is lost.
 */

import { tried } from "../kit/storage.js";

export class Draft {
  /** The name of the storage, by the page and the figure on it; undefined inside other elements, which cannot be told apart. @type {string | undefined} */
  #place;

  /** @param {HTMLElement} element of the figure */
  constructor(element) {
    const { id, localName, ownerDocument } = element;
    const index = [...ownerDocument.querySelectorAll(localName)].indexOf(element);
    if (index >= 0) this.#place = `upperhand:draft ${location.pathname} ${id === "" ? index : `#${id}`}`;
  }

  /** What is kept; empty where nothing is. */
  read() {
    const place = this.#place;
    return (place && tried("tab", (storage) => storage.getItem(place))) ?? "";
  }

  /** @param {string} text instead of whatever is kept; empty to keep nothing */
  keep(text) {
    const place = this.#place;
    if (place) tried("tab", (storage) => (text.trim() === "" ? storage.removeItem(place) : storage.setItem(place, text)));
  }
}
