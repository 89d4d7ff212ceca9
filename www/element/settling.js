// @ts-check
/** Reports once when changes have stopped, however many there were. */

/** The pause after which a figure counts as settled, in milliseconds. A key that is held down repeats sooner. */
const PAUSE = 700;

/** @template Source whose doing a change is */
export class Settling {
  /** The last change, until it is reported. @type {{ source: Source, timer: ReturnType<typeof setTimeout> } | undefined} */
  #last;

  /** @param {(source: Source) => void} settled hears of the last change */
  constructor(settled) {
    this.settled = settled;
  }

  /** @param {Source} source */
  changed(source) {
    clearTimeout(this.#last?.timer);
    this.#last = { source, timer: setTimeout(() => this.now(), PAUSE) };
  }

  /** Reports now, if a report is pending. */
  now() {
    if (this.#last === undefined) return;
    const { source, timer } = this.#last;
    clearTimeout(timer);
    this.#last = undefined;
    this.settled(source);
  }
}
