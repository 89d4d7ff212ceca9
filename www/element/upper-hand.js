// @ts-check
/**
 * `<upper-hand>`: attributes say what is shown, the reader changes it, methods and events are for the page. The scripts that show
 * a figure are loaded once it nears the window. See docs/embedding.md.
 */

import { coded } from "../kit/errors.js";
import { FIELDS, LOOKS, TIES, attributesOf, given, property, text } from "../kit/fields.js";
import { VERSION } from "./engine.js";
import { Membership } from "./groups.js";
import { Loader } from "./loader.js";
import { Nearness } from "./nearness.js";
import { outside } from "./ready.js";

/** @typedef {import("../kit/fields.js").State} State */
/** @typedef {import("../kit/fields.js").Settings} Settings */
/** @typedef {import("./figure.js").Warn} Warn */
/** @typedef {import("../element.d.ts").Methods} Methods */

// The module can also be imported where there is no document, as on a server.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** @implements {Methods} */
export class UpperHand extends Base {
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
    if (this.#figure === undefined) void this.#startInTurn();
    else this.#figure.drawing.schedule();
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
  #print = () => {
    if (this.#figure === undefined && !this.#loader.hasFailed && !this.#loader.showAtOnce()) this.#loader.standIn();
    this.#figure?.drawing.print();
  };
  #printed = () => this.#figure?.drawing.printed();

  connectedCallback() {
    this.#adoptProperties();
    this.#membership.join(this.getAttribute("group") ?? "");
    this.#membership.tell(FIELDS.map((name) => [name, this.getAttribute(name)]));
    this.#nearness.connect();
    queueMicrotask(() => this.#startInSight());
    addEventListener("beforeprint", this.#print);
    addEventListener("afterprint", this.#printed);
    if (this.#figure !== undefined) this.#figure.connect();
    else if (!this.#loader.hasFailed) this.#loader.reserve();
    if (this.#isWanted || this.getAttribute("loading") === "eager") void this.start();
    this.#isWanted = false;
  }

  disconnectedCallback() {
    this.#membership.join("");
    this.#nearness.disconnect();
    removeEventListener("beforeprint", this.#print);
    removeEventListener("afterprint", this.#printed);
    this.#figure?.disconnect();
    // An element that is only moved is connected again by then. Attributes keep the settings for one that comes back later.
    setTimeout(() => {
      if (!this.isConnected) this.#loader.dismiss();
    });
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (this.#isReflecting || before === after) return;
    if (name === "group") this.#membership.join(this.isConnected ? (after ?? "") : "");
    else if (name === "loading" && after === "eager" && this.isConnected) void this.start();
    else if (name === "figure" && (this.#figure !== undefined || this.#loader.isStarting)) this.#loader.restart();
    else if (name === "figure" && this.isConnected && !this.#loader.hasFailed) this.#loader.reserve();
    else if (this.#figure !== undefined) this.#figure.readAttributes(name);
    else this.#membership.tell([[name, after]]);
  }

  /** Resolves when the figure is drawn, rejects where it cannot be. @returns {Promise<void>} */
  get ready() {
    return this.#loader.ready.promise;
  }

  /**
   * Loads and shows the figure, near the window or not; tries again after a failure. Outside of a document it does so once
   * it is there.
   * @returns {Promise<void>} `ready`
   */
  start() {
    if (!this.isConnected) {
      this.#isWanted = true;
      return outside();
    }
    const loading = this.#loader.start();
    if (loading !== undefined) this.#nearness.hurry(loading);
    return this.ready;
  }

  /** The settings of the figure, by the names of its attributes; those of the attributes, until it is there. @returns {State} */
  getState() {
    if (this.#figure !== undefined) return this.#figure.state();
    return Object.fromEntries(attributesOf(this, FIELDS));
  }

  /**
   * Changes some settings; all others keep their values.
   * @param {Readonly<Settings>} settings
   * @param {Warn} [warn] hears of names that are no settings of the figure
   */
  setState(settings, warn) {
    this.#set(settings, false, warn);
  }

  /** The settings of the figure as an address query. @returns {string} */
  get query() {
    return this.#figure?.exports.query ?? "";
  }

  /** Resolves when nothing that is shown is still being solved. @returns {Promise<void>} */
  get solved() {
    return this.ready.then(() => this.#solve());
  }

  /** Waits for the figure, and for another one that has taken its place meanwhile. */
  async #solve() {
    const figure = this.#figure;
    await figure?.jobs.solved;
    if (figure !== this.#figure && this.isConnected) await this.solved;
  }

  /** The readout, as shown or at other settings. What is shown does not change. @param {Readonly<Settings>} [settings] */
  valueAt(settings = {}) {
    return this.#need().valueAt(given(settings));
  }

  /**
   * Steps through the values of a number, a choice or a switch, as keys do.
   * @param {string} name
   * @param {number} by a whole number, downwards where it is negative
   */
  step(name, by) {
    this.#need().step(name, by);
  }

  /** Sets a setting to its first or last value. @param {string} name @param {"first" | "last"} end */
  stepToEnd(name, end) {
    this.#need().stepToEnd(name, end);
  }

  /**
   * Changes settings as `setState()` does, but for a reader: numbers glide there, unless reduced motion is preferred.
   * @param {Readonly<Settings>} settings
   * @param {Warn} [warn] as in `setState()`
   */
  glideTo(settings, warn) {
    this.#set(settings, true, warn);
  }

  /** A setting for use in a sentence: its label, its value in words, and how it can be moved. @param {string} name */
  inProse(name) {
    return this.#need().inProse(name);
  }

  /** Resets the view of the main picture. */
  resetView() {
    this.#figure?.resetView();
  }

  /** The figure as an SVG picture. @returns {string} */
  toSVG() {
    return this.#need().exports.svg();
  }

  /** The numbers that are shown. @returns {string} */
  toCSV() {
    return this.#need().exports.csv();
  }

  /** The numbers that are shown, and how they came about. @returns {string} */
  toJSON() {
    return this.#need().exports.json();
  }

  /** The figure as a PNG picture. @returns {Promise<Blob>} */
  async toBlob() {
    return this.#need().exports.png();
  }

  /** The version of the package. */
  static get version() {
    return VERSION;
  }

  get #figure() {
    return this.#loader.figure;
  }

  #need() {
    if (this.#figure === undefined) throw coded("not-ready", "the figure is not ready: await its `start()` first");
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
    if (this.#figure !== undefined && !this.#figure.hasStopped) {
      if (glides && figure === shown) this.#figure.glide(texts, warn);
      else this.#figure.set(texts, "script", warn);
      return;
    }
    // While there is no figure, attributes keep its settings.
    this.#remember([...texts].filter(([name]) => FIELDS.includes(name)));
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

  /** Writes settings to attributes. @param {Iterable<readonly [name: string, value: string | number | boolean]>} settings */
  #remember(settings) {
    for (const [name, value] of settings) this.setAttribute(name, text(value));
  }

  /**
   * Writes what is shown to attributes, without reacting to their change.
   * @param {Iterable<readonly [name: string, value: string | number | boolean]>} settings
   */
  #reflect(settings) {
    this.#isReflecting = true;
    this.#remember(settings);
    this.#isReflecting = false;
  }

  /** Dispatches an event under two names: ours, and one that frameworks can bind. @param {string} name @param {object} detail */
  #tell(name, detail) {
    for (const start of ["upper-hand:", "upperhand"]) {
      this.dispatchEvent(new CustomEvent(start + name, { bubbles: true, composed: true, detail }));
    }
  }
}

/** The values of properties whose attribute is missing. @type {Readonly<Record<string, string>>} */
const USUAL = { theme: "auto", loading: "lazy" };

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
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, text(value));
    },
  });
}
