// @ts-check
/** Words of the field in what a figure says: each can be pressed, and says what it means. */

import { make } from "../kit/markup.js";

/** @typedef {import("../generated/boundary.js").Term} Term */

/** A mark that belongs to the word before it, and all that follows. */
const MARK = /^(?<mark>[,.:;!?)”’]*)(?<rest>.*)$/su;

/** The widest that a note beside something is, in CSS pixels. */
const NOTE_WIDTH = 320;

let serial = 0;

export class Terms {
  /** The notes, one for each word. */
  element = make("div", { class: "terms" });
  /** The notes by their words. @type {Map<string, HTMLElement>} */
  #notes = new Map();
  /** Finds each word as a whole, the longest first; no word, until some are known. @type {RegExp | undefined} */
  #words;
  /** The texts that elements say. @type {WeakMap<Element, string>} */
  #said = new WeakMap();

  /** @param {Term[]} terms */
  learn(terms) {
    for (const { word, meaning } of terms) {
      serial += 1;
      const note = make("div", { class: "meaning", id: `uh-term-${serial}`, popover: "auto", role: "note" }, [
        make("b", {}, [word]),
        `: ${meaning}`,
      ]);
      this.#notes.set(word, note);
      this.element.append(note);
    }
    const words = [...this.#notes.keys()].sort((one, other) => other.length - one.length);
    const escaped = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
    this.#words = words.length === 0 ? undefined : new RegExp(String.raw`(?<![\p{L}\p{N}])(${escaped.join("|")})(?![\p{L}\p{N}])`, "u");
  }

  /**
   * Says a text in which the words can be pressed; an element that says it already is left alone.
   * @param {HTMLElement} element
   * @param {string} text
   */
  say(element, text) {
    if (this.#said.get(element) === text) return;
    this.#said.set(element, text);
    const parts = this.#words === undefined ? [text] : text.split(this.#words);
    const held = element.querySelector(".term:focus")?.textContent;
    // The words stand between the other parts, as the expression has them in a group.
    element.replaceChildren(
      ...parts.flatMap((part, index) => {
        if (this.#notes.has(part)) return [];
        const word = parts[index - 1];
        const { mark = "", rest = "" } = MARK.exec(part)?.groups ?? {};
        if (word === undefined) return [part];
        return [make("span", { class: "kept" }, [this.#button(word), mark]), rest];
      }),
    );
    if (held === undefined) return;
    // Whoever is at a word stays there, or goes to another that is said now.
    const buttons = /** @type {HTMLElement[]} */ ([...element.querySelectorAll(".term")]);
    (buttons.find((button) => button.textContent === held) ?? buttons[0])?.focus({ preventScroll: true });
  }

  /** @param {string} word */
  #button(word) {
    const note = this.#notes.get(word);
    const button = make("button", { type: "button", class: "term", popovertarget: note?.id ?? "" }, [word]);
    button.addEventListener("click", () => {
      if (note === undefined) return;
      for (const [side, length] of Object.entries(beside(button))) note.style.setProperty(side, length);
    });
    return button;
  }
}

/**
 * The place of a note in the window, below something, or above it where there is more room.
 * @param {Element} element
 */
function beside(element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  const isHigh = top + bottom < innerHeight;
  return {
    left: `${Math.max(8, Math.min(left, innerWidth - NOTE_WIDTH - 8))}px`,
    top: isHigh ? `${bottom + 6}px` : "auto",
    bottom: isHigh ? "auto" : `${innerHeight - top + 6}px`,
  };
}
