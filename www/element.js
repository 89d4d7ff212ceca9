// @ts-check
/** `<upper-hand>`: a figure as an element. Attributes say what is shown; the reader changes it. */

import { Controls } from "./controls.js";
import { start } from "./engine.js";
import { listen } from "./gestures.js";
import { make } from "./markup.js";
import { Picture } from "./picture.js";
import { Readout } from "./readout.js";
import { DEFAULTS, FIELDS, LARGEST_MAP, SMALLEST_MAP, read } from "./state.js";
import { sheet } from "./styles.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./gestures.js").Position} Position */

const HELP =
  "Point, tap or drag on the map; a click pins. With the keyboard: arrow keys move by 1, Page Up and Page Down by 10, " +
  "Home and End to the ends, + and − change the map’s size, 0 resets it, Enter pins, Escape unpins.";

/** How long the figure must be still before it is described anew, in milliseconds. */
const SETTLED = 700;

export class UpperHand extends HTMLElement {
  static observedAttributes = FIELDS;

  /** @type {State} */
  #state = { ...DEFAULTS };
  /** The pools last chosen: they come back when the map grows again. @type {Position} */
  #chosen = [DEFAULTS.mine, DEFAULTS.theirs];
  /** @type {Position | undefined} */
  #previewed;
  #pinned = false;
  #reflecting = false;
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;
  /** @type {{ picture: Picture, readout: Readout, controls: Controls } | undefined} */
  #parts;
  #root = this.attachShadow({ mode: "open" });
  #notice = make("div", { class: "notice", role: "status", hidden: "" });
  #summary = make("p", { class: "unseen" });
  #announcement = make("p", { class: "unseen", role: "status" });

  /** Resolves when the figure is drawn, rejects where it cannot be. @type {Promise<void>} */
  ready;
  /** @type {() => void} */
  #resolve = () => {};
  /** @type {(reason?: unknown) => void} */
  #reject = () => {};

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever does not ask is not bothered by a rejection.
    this.ready.catch(() => {});
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    if (this.#parts === undefined) void this.#build();
    else this.#connect(this.#parts.picture);
  }

  disconnectedCallback() {
    this.#parts?.picture.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
    this.#frame = 0;
  }

  attributeChangedCallback() {
    if (!this.#reflecting && this.#parts !== undefined) this.#readAttributes();
  }

  /** What the figure shows now. @returns {State} */
  getState() {
    return { ...this.#state };
  }

  async #build() {
    try {
      await start();
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (this.#parts !== undefined) return;
    const picture = new Picture(this, () => this.#draw());
    const readout = new Readout(() => this.#pin(!this.#pinned));
    const controls = new Controls((change, notice) => this.#change(change, notice));
    this.#parts = { picture, readout, controls };
    this.#describe(picture.canvas);
    this.#root.replaceChildren(
      make("figure", { part: "figure" }, [
        picture.element,
        readout.element,
        ...controls.elements,
        this.#notice,
        make("p", { class: "help", id: "help" }, [HELP]),
        make("figcaption", { part: "caption" }, [make("slot", { name: "caption" }), this.#summary]),
        this.#announcement,
      ]),
    );
    this.#summary.id = "summary";
    this.#listen(picture);
    this.#readAttributes();
    if (this.isConnected) this.#connect(picture);
  }

  /** @param {HTMLCanvasElement} canvas */
  #describe(canvas) {
    canvas.setAttribute("aria-label", "Map of all positions");
    canvas.setAttribute("aria-describedby", "help summary");
  }

  /** @param {Picture} picture */
  #connect(picture) {
    picture.connect();
    this.#schedule();
  }

  /** @param {Picture} picture */
  #listen(picture) {
    listen(picture.canvas, {
      find: (point, nearest) => picture.positionAt(point, nearest),
      where: () => [this.#state.mine, this.#state.theirs],
      largest: () => this.#state.size,
      preview: (position) => {
        if (this.#pinned) return;
        this.#previewed = position;
        this.#schedule();
      },
      move: ([mine, theirs]) => {
        this.#previewed = undefined;
        this.#change({ mine, theirs }, null);
      },
      pin: (pinned) => this.#pin(pinned),
      zoom: (change) => this.#zoom(change),
    });
  }

  /** @param {boolean} pinned */
  #pin(pinned) {
    const position = this.#previewed;
    this.#pinned = pinned;
    this.#previewed = undefined;
    if (pinned && position !== undefined) this.#change({ mine: position[0], theirs: position[1] }, null);
    else this.#schedule();
  }

  /** @param {"in" | "out" | "reset"} change */
  #zoom(change) {
    const powers = [8, 16, 32, 64, 128, 256, 512];
    const { size } = this.#state;
    const next = {
      in: powers.findLast((power) => power < size) ?? SMALLEST_MAP,
      out: powers.find((power) => power > size) ?? LARGEST_MAP,
      reset: DEFAULTS.size,
    }[change];
    this.#change({ size: next }, null);
  }

  #readAttributes() {
    const { state, notices } = read((field) => this.getAttribute(field));
    this.#chosen = [state.mine, state.theirs];
    this.#previewed = undefined;
    this.#state = state;
    this.#say(notices.join(" "));
    this.#schedule();
  }

  /**
   * Takes over a change by the reader, keeps the pools on the map, and says so to the page.
   * @param {Partial<State>} change
   * @param {string | null} notice
   */
  #change(change, notice) {
    const next = { ...this.#state, ...change };
    const pool = (/** @type {number} */ wanted) => Math.min(Math.max(wanted, 1), next.size);
    if (change.mine !== undefined || change.theirs !== undefined) this.#chosen = [pool(next.mine), pool(next.theirs)];
    [next.mine, next.theirs] = [pool(this.#chosen[0]), pool(this.#chosen[1])];
    this.#say(notice ?? "");
    const changed = FIELDS.filter((field) => next[field] !== this.#state[field]);
    // What the pointer rests on is another position once the map has changed.
    if (changed.length > 0) this.#previewed = undefined;
    this.#state = next;
    this.#schedule();
    if (changed.length === 0) return;
    this.#reflecting = true;
    for (const field of changed) this.setAttribute(field, String(next[field]));
    this.#reflecting = false;
    const detail = { state: this.getState(), source: "user" };
    this.dispatchEvent(new CustomEvent("upper-hand:change", { bubbles: true, composed: true, detail }));
  }

  /** @param {string} notice */
  #say(notice) {
    if (notice === "" && this.#notice.hidden) return;
    const close = make("button", { type: "button" }, ["Close"]);
    close.addEventListener("click", () => this.#say(""));
    this.#notice.hidden = notice === "";
    this.#notice.replaceChildren(make("span", {}, [notice]), close);
  }

  #schedule() {
    if (this.#frame !== 0 || !this.isConnected) return;
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** Draws now; a drawing that was due is done with. */
  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const parts = this.#parts;
    if (parts === undefined || !this.isConnected) return;
    const { picture, readout, controls } = parts;
    /** @type {Position} */
    const here = [this.#state.mine, this.#state.theirs];
    // A pointer that moved after the map got smaller, and before it was drawn, found a place on the old one.
    if (this.#previewed?.some((pool) => pool > this.#state.size)) this.#previewed = undefined;
    const shown = this.#previewed ?? here;
    try {
      picture.draw(this.#state, shown);
      const words = picture.readout(shown);
      readout.fill(words, this.#pinned);
      controls.show(this.#state, this.#previewed === undefined ? words : picture.readout(here));
      clearTimeout(this.#settling);
      this.#settling = setTimeout(() => this.#settle(words), SETTLED);
      this.#resolve();
    } catch (error) {
      // The figure stays: the next change may well be drawn.
      this.#say(`This could not be drawn: ${error instanceof Error ? error.message : String(error)}`);
      this.#report(error);
    }
  }

  /**
   * Describes the figure once it is still; speaks only to those who work on the map itself.
   * @param {import("./pkg/upperhand.js").Readout} words
   */
  #settle(words) {
    const parts = this.#parts;
    if (parts === undefined) return;
    this.#summary.textContent = parts.picture.summary();
    if (this.#root.activeElement !== parts.picture.canvas) return;
    this.#announcement.textContent = `${words.position}. You win ${words.percent}. ${words.advice}`;
  }

  /**
   * In place of the figure, says that it cannot be shown.
   * @param {unknown} error
   */
  #fail(error) {
    const message =
      "This figure is computed live with WebAssembly, which is missing or blocked in this browser or on this page.";
    const fallback = make("slot", { name: "fallback" }, [message]);
    this.#root.replaceChildren(make("div", { class: "fallback", role: "status" }, [fallback]));
    this.#reject(error);
    this.#report(error);
  }

  /**
   * Tells the page of an error.
   * @param {unknown} error
   */
  #report(error) {
    const detail = { message: String(error) };
    this.dispatchEvent(new CustomEvent("upper-hand:error", { bubbles: true, composed: true, detail }));
  }
}

if (customElements.get("upper-hand") === undefined) customElements.define("upper-hand", UpperHand);
