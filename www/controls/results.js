// @ts-check
/**
 * The results of games, stored on this device, where the page may store anything, once
 * the reader has switched that on. Switching it off deletes them. Where storage is blocked, full or absent they are lost.
 */

import { make, say } from "../kit/markup.js";
import { tried } from "../kit/storage.js";

/** @typedef {(kept: string[] | null) => string[] | undefined} Tell told of the results here, it returns all that are to be kept where these are others */

export class Results {
  #box = make("input", { type: "checkbox", "aria-describedby": "tally" });
  #tally = make("p", { class: "tally", id: "tally" });

  /** @param {string} figure the name of the game @param {Tell} tell */
  constructor(figure, tell) {
    this.place = `upperhand:${figure}`;
    this.tell = tell;
    this.element = make("div", { class: "results", part: "results" }, [
      make("label", { class: "switch" }, [this.#box, "Keep my results on this device"]),
      this.#tally,
    ]);
    this.element.hidden = tried("device", (storage) => storage.getItem(this.place)) === undefined;
    this.#box.addEventListener("change", () => this.#pressed());
  }

  /** Reads the stored results, which another page may have changed, and stores those that are new. */
  renew() {
    const kept = this.#read();
    // Until it is switched on, the figure keeps the results of this visit in memory.
    if (kept === null && !this.#box.checked) return;
    const wanted = this.tell(kept);
    if (wanted !== undefined) this.#write(wanted);
    this.#box.checked = kept !== null;
  }

  /** @param {string} tally */
  show(tally) {
    say(this.#tally, tally);
  }

  #pressed() {
    if (this.#box.checked && this.#write(this.#read() ?? [])) {
      this.renew();
      return;
    }
    this.#box.checked = false;
    tried("device", (storage) => storage.removeItem(this.place));
    this.tell(null);
  }

  /** The results on the device; null where none are kept. @returns {string[] | null} */
  #read() {
    const text = tried("device", (storage) => storage.getItem(this.place)) ?? null;
    if (text === null) return null;
    try {
      const known = JSON.parse(text);
      return Array.isArray(known) ? known.filter((line) => typeof line === "string") : [];
    } catch {
      return [];
    }
  }

  /** Says whether there is room for them. @param {string[]} results */
  #write(results) {
    const written = tried("device", (storage) => {
      storage.setItem(this.place, JSON.stringify(results));
      return true;
    });
    return written ?? false;
  }
}
