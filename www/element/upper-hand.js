// @ts-check
/**
 * `<upper-hand>`: attributes say what is shown, the reader changes it, methods and events are for the page. The scripts that show
 * a figure are loaded once it nears the window. See docs/embedding.md.
 */

import { coded } from "../kit/errors.js";
import { FIELDS, LOOKS, TIES, attributesOf, given, property, text } from "../kit/fields.js";
import { VERSION } from "./engine.js";
import { Membership } from "./groups.js";
import { viewOf } from "../kit/markup.js";
import { Loader } from "./loader.js";
import { Nearness } from "./nearness.js";
import { outside } from "./ready.js";

/** @typedef {import("../kit/fields.js").State} State */
/** @typedef {import("../kit/fields.js").Settings} Settings */
/** @typedef {import("./figure.js").Warn} Warn */
/** @typedef {import("../element.d.ts").Methods} Methods */

// The module can also be imported where there is no document, as on a server.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** The values of properties whose attribute is missing. @type {Readonly<Record<string, string>>} */
const USUAL = { theme: "auto", loading: "lazy" };

/** What each method does is said once, in element.d.ts. @implements {Methods} */
export class UpperHand extends Base {
  static version = VERSION;
  static observedAttributes = [...FIELDS, ...LOOKS, ...TIES];

  #loader = new Loader(this, this.attachShadow({ mode: "open" }), {
    start: () => void this.start(),
    state: () => this.getState(),
    others: () => this.#membership.said,
    shown: (figure) => {
      for (const [texts, warn] of this.#unchecked.splice(0)) figure.check(texts, warn);
    },
    listener: {
      isNear: () => this.#nearness.isNear,
      reflect: (settings) => this.#reflect(settings),
      share: (settings) => this.#membership.tell(settings),
      tell: (name, detail) => this.#tell(name, detail),
    },
  });
  #nearness = new Nearness(this, () => {
    if (this.#figure !== undefined) this.#figure.drawing.follow();
    else if (this.#nearness.isNear) void this.#startInTurn();
  });
  #membership = new Membership((settings) => {
    if (this.#figure === undefined) this.#reflect(settings);
    else this.#figure.set(settings, "group");
  });
  #isReflecting = false;
  /** Was `start()` called outside of a document? */
  #isWanted = false;
  /** What was set before there was a figure that knows the names of its settings. @type {[ReadonlyMap<string, string>, Warn][]} */
  #unchecked = [];
  /** The window that it is in. @type {Window | undefined} */
  #view;
  #print = () => {
    if (this.#figure === undefined && !this.#loader.hasFailed && !this.#loader.showAtOnce()) this.#loader.standIn();
    this.#figure?.drawing.print();
  };

  connectedCallback() {
    this.#view = viewOf(this);
    this.#adoptProperties();
    this.#membership.join(this.getAttribute("group") ?? "");
    this.#membership.tell(FIELDS.map((name) => [name, this.getAttribute(name)]));
    this.#nearness.connect();
    queueMicrotask(() => this.#startInSight());
    this.#view.addEventListener("beforeprint", this.#print);
    if (this.#figure !== undefined) this.#figure.connect();
    else if (!this.#loader.hasFailed) this.#loader.reserve();
    if (this.#isWanted || this.getAttribute("loading") === "eager") void this.start();
    this.#isWanted = false;
  }

  disconnectedCallback() {
    this.#membership.join("");
    this.#nearness.disconnect();
    this.#view?.removeEventListener("beforeprint", this.#print);
    this.#figure?.disconnect();
    // An element that is only moved is connected again by then. Attributes keep the settings for one that comes back later.
    setTimeout(() => {
      if (!this.isConnected) this.#loader.dismiss();
    });
  }

  /** Another document has windows and style sheets of its own: the figure begins there where it was. */
  adoptedCallback() {
    this.#loader.dismiss();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (this.#isReflecting || before === after) return;
    if (name === "group") this.#membership.join(this.isConnected ? (after ?? "") : "");
    else if (name === "loading" && after === "eager" && this.isConnected) void this.start();
    else if (name === "figure" && (this.#figure !== undefined || this.#loader.isStarting)) this.#loader.restart();
    else if (name === "figure" && this.isConnected && !this.#loader.hasFailed) this.#loader.reserve();
    else if (this.#figure !== undefined) this.#figure.follow(name, after);
    else this.#membership.tell([[name, after]]);
  }

  get ready() {
    return this.#loader.ready.promise;
  }

  /** @returns {Promise<void>} */
  start() {
    if (!this.isConnected) {
      this.#isWanted = true;
      return outside();
    }
    const loading = this.#loader.start();
    if (loading !== undefined) this.#nearness.hurry(loading);
    return this.ready;
  }

  /** @returns {State} */
  getState() {
    if (this.#figure !== undefined) return this.#figure.state();
    return Object.fromEntries(attributesOf(this, FIELDS));
  }

  /** @param {Readonly<Settings>} settings @param {Warn} [warn] hears of names that are no settings of the figure */
  setState(settings, warn) {
    this.#set(settings, false, warn);
  }

  get query() {
    return this.#figure?.exports.query ?? "";
  }

  /** @returns {Promise<void>} */
  get solved() {
    return this.ready.then(() => this.#solve());
  }

  /** Waits for the figure, and for another one that has taken its place meanwhile. */
  async #solve() {
    const figure = this.#figure;
    await figure?.jobs.solved;
    if (figure !== this.#figure && this.isConnected) await this.solved;
  }

  /** @param {Readonly<Settings>} [settings] */
  valueAt(settings = {}) {
    return this.#need().valueAt(given(settings));
  }

  /** @param {string} name @param {number} by */
  step(name, by) {
    this.#need().step(name, by);
  }

  /** @param {string} name @param {"first" | "last"} end */
  stepToEnd(name, end) {
    this.#need().stepToEnd(name, end);
  }

  /** @param {Readonly<Settings>} settings @param {Warn} [warn] */
  glideTo(settings, warn) {
    this.#set(settings, true, warn);
  }

  /** @param {string} name */
  inProse(name) {
    return this.#need().inProse(name);
  }

  resetView() {
    this.#figure?.resetView();
  }

  toSVG() {
    return this.#need().exports.svg();
  }

  toCSV() {
    return this.#need().exports.csv();
  }

  toJSON() {
    return this.#need().exports.json();
  }

  async toBlob() {
    return this.#need().exports.png();
  }

  get #figure() {
    return this.#loader.figure;
  }

  #need() {
    if (this.#figure === undefined) throw coded("not-ready", "await its `start()` first");
    return this.#figure;
  }

  /** Starts a figure in the window at once, as the observer reports only after the next frame. */
  #startInSight() {
    if (document.readyState === "loading" || document.hidden || this.#loader.hasFailed || !this.isConnected) return;
    if (this.#nearness.isInSight) void this.start();
  }

  /** Starts a figure near the window, when it is its turn. */
  async #startInTurn() {
    await this.#nearness.turn();
    if (this.#nearness.isNear) void this.start();
  }

  /** @param {Readonly<Settings>} settings @param {boolean} glides @param {Warn} [warn] */
  #set(settings, glides, warn = console.warn) {
    const texts = new Map(given(settings));
    const { figure: shown } = this.getState();
    const figure = texts.get("figure") ?? shown;
    texts.delete("figure");
    if (figure !== shown) this.setAttribute("figure", String(figure));
    if (texts.size === 0) return;
    if (this.#figure?.hasStopped === false) {
      if (glides && figure === shown) this.#figure.glide(texts, warn);
      else this.#figure.set(texts, "script", warn);
      return;
    }
    // While there is no figure, attributes keep its settings.
    for (const [name, value] of texts) if (FIELDS.includes(name)) this.setAttribute(name, value);
    this.#unchecked.push([texts, warn]);
  }

  /** Properties that were set before the element was defined are set again, now that they have setters. */
  #adoptProperties() {
    for (const name of UpperHand.observedAttributes.map(property)) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /**
   * Writes what is shown to attributes, without reacting to their change.
   * @param {Iterable<readonly [name: string, value: string | number | boolean | null]>} settings null for what is as usual
   */
  #reflect(settings) {
    this.#isReflecting = true;
    for (const [name, value] of settings) {
      if (value === null) this.removeAttribute(name);
      else this.setAttribute(name, text(value));
    }
    this.#isReflecting = false;
  }

  /** Dispatches an event under two names: ours, and one that frameworks can bind. @param {string} name @param {object} detail */
  #tell(name, detail) {
    for (const start of ["upper-hand:", "upperhand"]) {
      this.dispatchEvent(new CustomEvent(start + name, { bubbles: true, composed: true, detail }));
    }
  }

  static {
    // Every attribute is also a property. The property of a setting has its present value, typed.
    for (const name of UpperHand.observedAttributes) {
      Object.defineProperty(UpperHand.prototype, property(name), {
        configurable: true,
        enumerable: true,
        /** @this {UpperHand} */
        get() {
          return this.getState()[name] ?? this.getAttribute(name) ?? USUAL[name] ?? null;
        },
        /** @this {UpperHand} @param {string | number | boolean | null | undefined} value */
        set(value) {
          if (value === null || value === undefined) {
            this.#figure?.own.delete(name);
            this.removeAttribute(name);
          } else this.setAttribute(name, text(value));
        },
      });
    }
  }
}
