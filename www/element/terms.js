// @ts-check
/** Terms of the field in a figure’s sentences, as buttons that show what they mean. */

import { make, viewOf } from "../kit/markup.js";

/** @typedef {import("../generated/boundary.js").Term} Term */

/** Punctuation that belongs to the word before it, and the rest. */
const MARK = /^(?<mark>[,.:;!?)”’]*)(?<rest>.*)$/su;

let serial = 0;

export class Terms {
  /** The notes, one for each word. */
  element = make("div", { class: "terms" });
  /** The notes by their words. @type {Map<string, HTMLElement>} */
  #notes = new Map();
  /** Finds each term as a whole word, the longest first; undefined while none is known. @type {RegExp | undefined} */
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
   * Sets a text in which the terms are buttons, unless the element has that text already.
   * @param {HTMLElement} element
   * @param {string} text
   */
  say(element, text) {
    if (this.#said.get(element) === text) return;
    this.#said.set(element, text);
    const parts = this.#words === undefined ? [text] : text.split(this.#words);
    const held = element.querySelector(".term:focus")?.textContent;
    // Splitting by a group keeps the terms between the other parts.
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
    // If a term had the focus, it keeps it, or another term gets it.
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

/** Where a note goes in the window: below an element, or above it where there is more room. @param {Element} element */
function beside(element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  const { innerHeight } = viewOf(element);
  const isHigh = top + bottom < innerHeight;
  return {
    left: `max(0.5rem, min(${left}px, 100% - 20.5rem))`,
    top: isHigh ? `${bottom + 6}px` : "auto",
    bottom: isHigh ? "auto" : `${innerHeight - top + 6}px`,
  };
}
