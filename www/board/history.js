// @ts-check
/** The texts that a table had, each of which can be had back. */

/** The most letters that are kept in all, but for the present text. */
const MOST = 2 ** 23;

export class History {
  /** The texts, the oldest first; of ours, which are read as they stand. @type {{ text: string, isOurs: boolean }[]} */
  #texts;
  #place = 0;
  /** Is the present text still being typed? */
  #isOpen = false;

  /** @param {string} text of ours */
  constructor(text) {
    this.#texts = [{ text, isOurs: true }];
  }

  get text() {
    return this.#texts[this.#place]?.text ?? "";
  }

  /** Does nothing in it have to be guessed? */
  get isOurs() {
    return this.#texts[this.#place]?.isOurs === true;
  }

  get canUndo() {
    return this.#place > 0;
  }

  get canRedo() {
    return this.#place < this.#texts.length - 1;
  }

  /**
   * Goes on with another text, for which all that were taken back are given up.
   * @param {string} text
   * @param {{ isTyped?: boolean, isOurs?: boolean }} [how] letter by letter: then it takes the place of what was typed just before
   */
  take(text, { isTyped = false, isOurs = false } = {}) {
    if (text === this.text && isOurs === this.isOurs) return;
    if (!(isTyped && this.#isOpen)) this.#place += 1;
    this.#texts.splice(this.#place, Number.POSITIVE_INFINITY, { text, isOurs });
    this.#isOpen = isTyped;
    while (this.#place > 1 && this.#texts.reduce((letters, { text: { length } }) => letters + length, 0) > MOST) {
      this.#texts.shift();
      this.#place -= 1;
    }
  }

  /** @param {-1 | 1} by */
  go(by) {
    this.#isOpen = false;
    this.#place = Math.min(Math.max(this.#place + by, 0), this.#texts.length - 1);
  }
}
