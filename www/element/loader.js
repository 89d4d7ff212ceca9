// @ts-check
/** Loads the figure of an element and shows it. Until then it reserves the space; on failure it says why. */

import { coded } from "../kit/errors.js";
import { USUAL_FIGURE, known } from "../kit/fields.js";
import { imported } from "../kit/loading.js";
import { make } from "../kit/markup.js";
import { sharedSheet } from "../kit/sheet.js";
import { brought, start, started } from "./engine.js";
import { STYLES as FALLBACK, fallback } from "./fallback.js";
import { Ready, outside } from "./ready.js";
import { STYLES as SKELETON, skeleton } from "./skeleton.js";

/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {typeof import("./figure.js")} Workshop */

/**
 * What a loader needs from its element.
 * @typedef {object} Owner
 * @property {() => import("../kit/fields.js").State} state what it shows, or is to show
 * @property {() => void} start
 * @property {() => ReadonlyMap<string, string>} others what its group shows
 * @property {(figure: Figure) => void} shown a figure has replaced the placeholder
 * @property {Omit<import("./figure.js").Listener, "drawn" | "failed" | "restart">} listener
 */

/** The style of the element before there is a figure in it, one sheet for all elements. */
const ownSheet = sharedSheet(`
:host { display: block; min-width: 0; max-width: 100%; min-height: 0 !important; }
/* As wide as a picture that a page makes no wider than its column: 42 rem where there is room, and as narrow as it has to be. */
:host::before { content: "| |"; display: block; height: 0; visibility: hidden; white-space: normal; word-spacing: 42rem; }
:host([hidden]) { display: none; }
${SKELETON}${FALLBACK}`);

/** The script that shows figures, once it is loaded. @type {Workshop | undefined} */
let workshop;

export class Loader {
  /** The figure that is shown. @type {Figure | undefined} */
  figure;
  ready = new Ready();
  isStarting = false;
  hasFailed = false;
  /** The elements of a figure whose module is being loaded. @type {import("./elements.js").Elements | undefined} */
  #coming;
  /** The placeholder for the figure until then. @type {ReturnType<typeof skeleton> | undefined} */
  #skeleton;
  /** What reads a table in the element. @type {import("./page-table.js").TableReader | undefined} */
  #reader;
  /** Counts the starts: an earlier one is abandoned. */
  #start = 0;

  /** @param {HTMLElement} element @param {ShadowRoot} root @param {Owner} owner */
  constructor(element, root, owner) {
    this.element = element;
    this.root = root;
    this.owner = owner;
  }

  /** Loads and shows the figure, unless it is there or on its way. @returns {Promise<void> | undefined} when that is done, well or not */
  start() {
    if (this.hasFailed) {
      this.#renew();
      this.reserve();
    }
    return this.figure === undefined && !this.isStarting ? this.#load() : undefined;
  }

  /**
   * Replaces the figure by the one that is named now: at once if script and module are loaded. Else
   * the previous figure stays visible until then, and attributes keep settings that are changed meanwhile.
   */
  restart() {
    if (this.showAtOnce()) return;
    this.#retire();
    this.ready.renew();
    void this.#load();
  }

  /** Shows the figure if script and module are loaded. Returns whether they are. */
  showAtOnce() {
    const engine = started(this.#named);
    if (workshop === undefined || engine === undefined || !this.#readerOf(workshop).isReady(this.element)) return false;
    this.#show(workshop, engine);
    return true;
  }

  /** Reserves the space of the figure. The page’s own fallback is for a figure that cannot be shown. */
  reserve() {
    this.#wear();
    this.#coming = undefined;
    this.#skeleton = skeleton(known(this.#named), this.element.hasAttribute("controls"));
    this.root.replaceChildren(this.#skeleton.element, make("slot"));
    if (this.isStarting) this.#skeleton.wait();
  }

  /** Printing does not wait: a figure that is not loaded yet says so on paper, and is loaded for the next time. */
  standIn() {
    this.#fallBack("it had not been loaded yet when the page was printed");
    this.owner.start();
  }

  /** Frees the memory of the figure; its attributes stay. */
  dismiss() {
    this.#start += 1;
    if (this.isStarting) this.ready.settle(outside());
    this.isStarting = false;
    this.#retire();
    this.#renew();
    this.root.replaceChildren();
  }

  /** The name of the figure to show. */
  get #named() {
    return this.element.getAttribute("figure") ?? USUAL_FIGURE;
  }

  /** @param {ReturnType<typeof sharedSheet>[]} others */
  #wear(...others) {
    this.root.adoptedStyleSheets = [ownSheet, ...others].map((sheet) => sheet(this.root));
  }

  /** Prepares another start, with a new promise. */
  #renew() {
    this.hasFailed = false;
    this.ready.renew();
  }

  async #load() {
    this.#start += 1;
    const attempt = this.#start;
    const isOurs = () => attempt === this.#start;
    this.isStarting = true;
    this.#skeleton?.wait();
    try {
      // Script and module are loaded at the same time.
      const source = { figure: this.#named, base: this.element.getAttribute("wasm-src") };
      const module = start(source, (come, size) => this.#skeleton?.progressed(come, size));
      const [found, engine] = await Promise.all([this.#prepared(isOurs), module]);
      // Setting up the module may have taken long: the figure is made in a task of its own.
      await new Promise((next) => setTimeout(next));
      if (isOurs() && this.element.isConnected) this.#show(found, engine);
    } catch (error) {
      if (isOurs()) this.#fail(error);
    } finally {
      if (isOurs()) this.isStarting = false;
    }
  }

  /**
   * Loads the script of figures, and makes the elements while the module is still being loaded.
   * @param {() => boolean} isOurs is this still the last start?
   */
  async #prepared(isOurs) {
    workshop ??= await imported(() => import("./figure.js"), "Figure", "./figure.js", import.meta.url);
    if (isOurs() && this.element.isConnected) this.#prepare(workshop);
    await this.#readerOf(workshop).prepare(this.element);
    return workshop;
  }

  /** @param {Workshop} workshop */
  #readerOf({ readerFor }) {
    this.#reader ??= readerFor(this.element, brought.modules);
    return this.#reader;
  }

  /** @param {Workshop} workshop */
  #prepare({ Elements, sheet }) {
    this.#wear(sheet);
    this.#coming = new Elements(this.element, this.root, this.#named);
    return this.#coming;
  }

  #retire() {
    this.#coming?.leave();
    this.#coming = undefined;
    this.figure?.disconnect();
    this.figure?.free();
    this.figure = undefined;
  }

  /** @param {Workshop} workshop @param {import("./engine.js").Engine} engine */
  #show(workshop, engine) {
    this.#start += 1;
    this.isStarting = false;
    try {
      const elements = this.#coming ?? this.#prepare(workshop);
      this.#coming = undefined;
      this.#retire();
      this.figure = new workshop.Figure(
        this.element,
        elements,
        engine,
        this.#named,
        this.owner.others(),
        {
          ...this.owner.listener,
          drawn: () => {
            this.ready.settle();
            this.owner.listener.tell("ready", { state: this.owner.state() });
          },
          restart: () => this.restart(),
          failed: (error) => {
            this.#retire();
            this.#fail(error);
          },
        },
        this.#readerOf(workshop),
      );
      this.figure.connect();
      this.owner.shown(this.figure);
    } catch (error) {
      // A figure that was made but not shown would block the next.
      this.#retire();
      // After a fatal error the module must start again, or every further attempt would fail.
      if (workshop.isFatal(error)) engine.startAgain();
      this.#fail(error);
    }
  }

  /** Shows the page’s own fallback in place of the figure, or the reason why it cannot be shown. @param {unknown} cause */
  #fail(cause) {
    const error = coded("drawing", cause);
    this.hasFailed = true;
    this.ready.settle(Promise.reject(error));
    console.error(error);
    this.#wear();
    this.#fallBack(error);
    this.owner.listener.tell("error", { ...error, message: error.message });
  }

  /** @param {unknown} reason */
  #fallBack(reason) {
    this.root.replaceChildren(fallback(this.element, this.owner.state(), reason, () => this.owner.start()));
  }
}
