// @ts-check
/**
 * `<upper-hand>`: the element itself, and the stand-in for a figure that cannot be shown. The scripts that show one are
 * loaded once it nears the window. Attributes say what is shown; the reader changes it. See docs/embedding.md.
 */

import { VERSION, start, started } from "./engine.js";
import { coded, isFatal } from "../kit/errors.js";
import { STYLES as FALLBACK, fallback } from "./fallback.js";
import { FIELDS, LOOKS, SHARED, TIES, USUAL_FIGURE, attributesOf, given, known, property, text } from "../kit/fields.js";
import * as groups from "./groups.js";
import { imported } from "../kit/loading.js";
import { sheetOf } from "../kit/sheet.js";
import { STYLES as SKELETON, skeleton } from "./skeleton.js";

/** @typedef {import("../kit/fields.js").State} State */
/** @typedef {import("../kit/fields.js").Settings} Settings */
/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {typeof import("./figure.js")} Workshop */
/** @typedef {import("../element.d.ts").Methods} Methods */

/** The distance from the window at which a figure is loaded, as a share of the window. */
const NEAR = "75% 25%";

/** How often a figure that leaves the line to others looks whether it has come into sight, in milliseconds. */
const LOOK_AGAIN = 100;

/** The look of the element before there is a figure in it. */
const STYLES = `
:host { display: block; min-width: 0; max-width: 100%; min-height: 0 !important; writing-mode: horizontal-tb; }
:host([hidden]) { display: none; }
.body { container-type: inline-size; contain-intrinsic-inline-size: 42rem; }
${SKELETON}${FALLBACK}`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** The one style sheet of all elements. */
function ownSheet() {
  sheet ??= sheetOf(STYLES);
  return sheet;
}

/** The script that shows figures, once it is loaded. @type {Workshop | undefined} */
let workshop;

/** What figures in sight are loading: figures that are only near leave the line to them. @type {Set<Promise<void>>} */
const urgent = new Set();

// The module can be imported where there is no document, too, as on a server.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** The answer to who starts, or awaits, a figure outside of a document. A rejection bothers nobody who does not ask. */
function rejected() {
  const answer = Promise.reject(coded("no-document", "the figure is in no document: it starts once it is put into one"));
  answer.catch(() => {});
  return answer;
}

/** @implements {Methods} */
export class UpperHand extends Base {
  static observedAttributes = [...FIELDS, ...LOOKS, ...TIES];

  #root = this.attachShadow({ mode: "open" });
  /** @type {Figure | undefined} */
  #figure;
  /** The elements of a figure whose module is on its way. @type {import("./elements.js").Elements | undefined} */
  #coming;
  /** What stands in the place of the figure until then. @type {ReturnType<typeof skeleton> | undefined} */
  #skeleton;
  #isReflecting = false;
  #isNear = false;
  #hasFailed = false;
  #isSettled = true;
  /** Counts the starts: one that was overtaken comes to nothing. */
  #start = 0;
  #isStarting = false;
  /** Was it started outside of a document? */
  #isWanted = false;
  #group = "";
  /** What was set before there was a figure that knows the names of its settings. @type {[ReadonlyMap<string, string>, import("./figure.js").Warn][]} */
  #unchecked = [];
  // Documents that are laid out nowhere, as those of jsdom, have no observers: nothing is near there, and a start waits for its word.
  #nearness = globalThis.IntersectionObserver && new IntersectionObserver((entries) => {
    this.#isNear = entries.at(-1)?.isIntersecting ?? false;
    if (!this.#isNear) return;
    if (this.#figure === undefined) void this.#startInTurn();
    else this.#figure.schedule();
  }, { rootMargin: NEAR });
  #print = () => {
    if (this.#figure === undefined && !this.#hasFailed && !this.#showAtOnce()) this.#standIn();
    this.#figure?.print();
  };
  #printed = () => this.#figure?.printed();

  /** Resolves when the figure is drawn, rejects where it cannot be. @type {Promise<void>} */
  ready = Promise.resolve();
  /** @type {(answer?: Promise<void>) => void} */
  #resolve = () => {};
  /** @type {(reason?: unknown) => void} */
  #reject = () => {};

  constructor() {
    super();
    this.#promise();
    this.#root.adoptedStyleSheets = [ownSheet()];
  }

  connectedCallback() {
    this.#adoptProperties();
    this.#regroup(this.getAttribute("group") ?? "");
    this.#share(FIELDS.map((name) => [name, this.getAttribute(name)]));
    this.#nearness?.observe(this);
    queueMicrotask(() => this.#startInSight());
    addEventListener("beforeprint", this.#print);
    addEventListener("afterprint", this.#printed);
    if (this.#figure !== undefined) this.#figure.connect();
    else if (!this.#hasFailed) this.#reserve();
    if (this.#isWanted || this.getAttribute("loading") === "eager") void this.start();
    this.#isWanted = false;
  }

  disconnectedCallback() {
    this.#regroup("");
    this.#nearness?.disconnect();
    removeEventListener("beforeprint", this.#print);
    removeEventListener("afterprint", this.#printed);
    this.#isNear = false;
    this.#figure?.disconnect();
    // An element that is only moved is back by then. Attributes keep the settings for one that comes back later.
    setTimeout(() => {
      if (!this.isConnected) this.#dismiss();
    });
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (this.#isReflecting || before === after) return;
    if (name === "group") this.#regroup(this.isConnected ? after ?? "" : "");
    else if (name === "loading" && after === "eager" && this.isConnected) void this.start();
    else if (name === "figure" && (this.#figure !== undefined || this.#isStarting)) this.#restart();
    else if (name === "figure" && this.isConnected && !this.#hasFailed) this.#reserve();
    else if (this.#figure !== undefined) this.#figure.readAttributes(name);
    else this.#share([[name, after]]);
  }

  /**
   * Loads and shows the figure, near the window or not; tries again after a failure. Outside of a document it does so once
   * it is there.
   * @returns {Promise<void>} `ready`
   */
  start() {
    if (!this.isConnected) {
      this.#isWanted = true;
      return rejected();
    }
    if (this.#hasFailed) this.#renew();
    if (this.#figure === undefined && !this.#isStarting) {
      const loading = this.#load();
      if (this.#isInSight()) {
        urgent.add(loading);
        void loading.then(() => urgent.delete(loading));
      }
    }
    return this.ready;
  }

  /** Starts a figure in the window, of which the observer would hear only after the next frame. */
  #startInSight() {
    if (document.readyState === "loading" || document.hidden || this.#hasFailed || !this.isConnected) return;
    if (this.#isInSight()) void this.start();
  }

  /** Starts a figure near the window: at once where it is in sight, else when the page and figures in sight are there. */
  async #startInTurn() {
    if (!this.#isInSight()) {
      // Scrolling brings it into sight without a word.
      do await new Promise((next) => setTimeout(next, LOOK_AGAIN));
      while (!this.#isInSight() && (document.readyState !== "complete" || urgent.size > 0));
    }
    if (this.#isNear) void this.start();
  }

  /** In sight, or soon: until the page is there, the browser has yet to go to the place that the address names. */
  #isInSight() {
    const place = document.readyState === "complete" ? null : document.getElementById(location.hash.slice(1));
    const from = place?.getBoundingClientRect().top ?? 0;
    const { top, bottom } = this.getBoundingClientRect();
    return bottom > from && top < from + innerHeight;
  }

  /** The settings of the figure, by the names of its attributes; those of the attributes, until it is there. @returns {State} */
  getState() {
    if (this.#figure !== undefined) return this.#figure.state();
    return Object.fromEntries(attributesOf(this, FIELDS));
  }

  /**
   * Shows something else; settings that are not named stay.
   * @param {Readonly<Settings>} settings
   * @param {import("./figure.js").Warn} [warn] hears of names that are no settings of the figure
   */
  setState(settings, warn) {
    this.#set(settings, false, warn);
  }

  /** The settings of the figure as an address query. @returns {string} */
  get query() {
    return this.#figure?.query ?? "";
  }

  /** Resolves when nothing that is shown is still being solved. @returns {Promise<void>} */
  get solved() {
    return this.ready.then(() => this.#solve());
  }

  /** Waits for the figure, and for another one that has taken its place meanwhile. */
  async #solve() {
    const figure = this.#figure;
    await figure?.solved;
    if (figure !== this.#figure && this.isConnected) await this.solved;
  }

  /**
   * The readout, here or at other settings; nothing that is shown changes.
   * @param {Readonly<Settings>} [settings]
   */
  valueAt(settings = {}) {
    return this.#need().valueAt(given(settings));
  }

  /**
   * Goes on by steps of a number, or to other values of a choice or a switch, as keys do.
   * @param {string} name
   * @param {number} by a whole number, downwards where it is negative
   */
  step(name, by) {
    this.#need().step(name, by);
  }

  /**
   * Goes to the first value of a setting, or the last.
   * @param {string} name
   * @param {"first" | "last"} end
   */
  stepToEnd(name, end) {
    this.#need().stepToEnd(name, end);
  }

  /**
   * Shows something else as `setState()` does, at the wish of the reader: numbers glide there, unless less motion is wanted.
   * @param {Readonly<Settings>} settings
   * @param {import("./figure.js").Warn} [warn] as in `setState()`
   */
  glideTo(settings, warn) {
    this.#set(settings, true, warn);
  }

  /**
   * A setting as a sentence says it: its label, its value in words, and how it can be moved.
   * @param {string} name
   */
  inProse(name) {
    return this.#need().inProse(name);
  }

  /** Brings the main picture back to where it was at first. */
  resetView() {
    this.#figure?.resetView();
  }

  /** The figure as an SVG picture. @returns {string} */
  toSVG() {
    return this.#need().svg();
  }

  /** The numbers that are shown. @returns {string} */
  toCSV() {
    return this.#need().csv();
  }

  /** The numbers that are shown, and how they came about. @returns {string} */
  toJSON() {
    return this.#need().json();
  }

  /** The figure as a PNG picture. @returns {Promise<Blob>} */
  async toBlob() {
    return this.#need().png();
  }

  /** The version of the package. */
  static get version() {
    return VERSION;
  }

  /**
   * @param {Readonly<Settings>} settings
   * @param {boolean} glides
   * @param {import("./figure.js").Warn} [warn]
   */
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
    // Until the figure is there, or there again, attributes remember its settings.
    this.#remember([...texts].filter(([name]) => FIELDS.includes(name)));
    this.#unchecked.push([texts, warn]);
  }

  #need() {
    if (this.#figure === undefined) throw coded("not-ready", "the figure is not ready: await its `start()` first");
    return this.#figure;
  }

  /** A promise of a figure, unless there is one that is still to be kept. */
  #promise() {
    if (!this.#isSettled) return;
    this.#isSettled = false;
    this.ready = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // A rejection bothers nobody who does not ask.
    this.ready.catch(() => {});
  }

  /** A new start, with a new promise. */
  #renew() {
    this.#hasFailed = false;
    this.#promise();
    this.#root.adoptedStyleSheets = [ownSheet()];
    this.#reserve();
  }

  /** Keeps room until the figure is there. The page’s own stand-in is for a figure that cannot come. */
  #reserve() {
    this.#coming = undefined;
    this.#skeleton = skeleton(known(this.#source().figure), this.hasAttribute("controls"));
    this.#root.replaceChildren(this.#skeleton.element);
  }

  /** Values that were set before the element was known go through its properties now. */
  #adoptProperties() {
    for (const name of UpperHand.observedAttributes.map(property)) {
      if (!Object.hasOwn(this, name)) continue;
      const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  /** The module that shows the figure, and its place. */
  #source() {
    return { figure: this.getAttribute("figure") ?? USUAL_FIGURE, base: this.getAttribute("wasm-src") };
  }

  async #load() {
    this.#start += 1;
    const attempt = this.#start;
    this.#isStarting = true;
    const skeleton = this.#skeleton;
    skeleton?.wait();
    try {
      // The script and the module do not wait for each other.
      const module = start(this.#source(), (come, size) => skeleton?.progressed(come, size));
      const [found, engine] = await Promise.all([this.#prepared(attempt), module]);
      // The module may just have been set up: the figure is built in a task of its own.
      await new Promise((next) => setTimeout(next));
      if (attempt === this.#start && this.isConnected) this.#show(found, engine);
    } catch (error) {
      if (attempt === this.#start) this.#fail(error);
    } finally {
      if (attempt === this.#start) this.#isStarting = false;
    }
  }

  /**
   * The script of figures, which makes the elements of this one while its module is on its way.
   * @param {number} attempt
   */
  async #prepared(attempt) {
    workshop ??= await imported(() => import("./figure.js"), "Figure", "./figure.js", import.meta.url);
    if (attempt === this.#start && this.isConnected) this.#prepare(workshop);
    return workshop;
  }

  /** @param {Workshop} workshop */
  #prepare({ Elements, sheet }) {
    this.#root.adoptedStyleSheets = [ownSheet(), sheet];
    this.#coming = new Elements(this, this.#root, this.#source().figure);
    return this.#coming;
  }

  /**
   * Shows the figure that is named now in place of the one before: at once, where script and module are there. Else
   * the one before stays in sight until then, and attributes remember the wishes of the meantime.
   */
  #restart() {
    if (this.#showAtOnce()) return;
    this.#retire();
    this.#promise();
    void this.#load();
  }

  /** Shows the figure if script and module are there, and says whether it did. */
  #showAtOnce() {
    const engine = started(this.#source().figure);
    if (workshop === undefined || engine === undefined) return false;
    this.#show(workshop, engine);
    return true;
  }

  #retire() {
    this.#coming?.leave();
    this.#coming = undefined;
    this.#figure?.disconnect();
    this.#figure?.free();
    this.#figure = undefined;
  }

  /**
   * @param {Workshop} workshop
   * @param {import("./engine.js").Engine} engine
   */
  #show(workshop, engine) {
    this.#start += 1;
    this.#isStarting = false;
    try {
      const elements = this.#coming ?? this.#prepare(workshop);
      this.#coming = undefined;
      this.#retire();
      this.#figure = new workshop.Figure(this, elements, engine, this.#source().figure, groups.said(this.#group), this.#listener());
      this.#figure.connect();
      for (const [texts, warn] of this.#unchecked.splice(0)) this.#figure.refuse(texts, warn);
    } catch (error) {
      // A figure that was made and not shown would stand in the way of the next.
      this.#retire();
      // What has ended the module would end every further try.
      if (isFatal(error)) engine.startAgain();
      this.#fail(error);
    }
  }

  /**
   * The answers to what a figure needs.
   * @returns {import("./figure.js").Listener}
   */
  #listener() {
    return {
      isNear: () => this.#isNear,
      drawn: () => {
        this.#isSettled = true;
        this.#resolve();
        this.#tell("ready", { state: this.getState() });
      },
      reflect: (settings) => {
        this.#isReflecting = true;
        this.#remember(settings);
        this.#isReflecting = false;
      },
      share: (settings) => this.#share(settings),
      tell: (name, detail) => this.#tell(name, detail),
      restart: () => this.#restart(),
      failed: (error) => {
        this.#retire();
        this.#fail(error);
      },
    };
  }

  /**
   * Attributes remember settings.
   * @param {Iterable<readonly [name: string, value: string | number | boolean]>} settings
   */
  #remember(settings) {
    for (const [name, value] of settings) this.setAttribute(name, text(value));
  }

  /** Gives the memory of the figure back; its attributes stay. */
  #dismiss() {
    this.#start += 1;
    if (this.#isStarting) {
      this.#isSettled = true;
      this.#resolve(rejected());
    }
    this.#isStarting = false;
    if (this.#figure === undefined && !this.#hasFailed) {
      this.#promise();
      return;
    }
    this.#retire();
    this.#renew();
  }

  /**
   * Tells the group of settings that its figures share.
   * @param {[name: string, value: string | number | boolean | null][]} settings
   */
  #share(settings) {
    if (this.#group === "") return;
    const shared = settings.flatMap(([name, value]) =>
      (value !== null && SHARED.some((known) => known === name) ? [/** @type {const} */ ([name, text(value)])] : []));
    if (shared.length > 0) groups.tell(this.#group, this, new Map(shared));
  }

  /**
   * Takes over settings of another figure of the group.
   * @param {ReadonlyMap<string, string>} settings
   */
  follow(settings) {
    if (this.#figure !== undefined) {
      this.#figure.set(settings, "group");
      return;
    }
    this.#isReflecting = true;
    this.#remember(settings);
    this.#isReflecting = false;
  }

  /** @param {string} group */
  #regroup(group) {
    if (this.#group === group) return;
    if (this.#group !== "") groups.leave(this.#group, this);
    this.#group = group;
    if (group !== "") groups.join(group, this);
  }

  /** Printers do not wait: a figure whose scripts are not there yet says so on paper, and is there the next time. */
  #standIn() {
    const reason = "it had not been loaded yet when the page was printed";
    this.#root.replaceChildren(fallback(this, this.getState(), reason, () => void this.start()));
    void this.start();
  }

  /**
   * Shows the page’s own stand-in in place of the figure, or the reason why it cannot be shown.
   * @param {unknown} cause
   */
  #fail(cause) {
    const error = coded("drawing", cause);
    this.#hasFailed = true;
    this.#isSettled = true;
    this.#reject(error);
    console.error(error);
    this.#root.adoptedStyleSheets = [ownSheet()];
    this.#root.replaceChildren(fallback(this, this.getState(), error, () => void this.start()));
    this.#tell("error", { ...error, message: error.message });
  }

  /**
   * Tells the page, by a name of our own and by one that frameworks bind.
   * @param {string} name
   * @param {object} detail
   */
  #tell(name, detail) {
    for (const start of ["upper-hand:", "upperhand"]) {
      this.dispatchEvent(new CustomEvent(start + name, { bubbles: true, composed: true, detail }));
    }
  }
}

/** The values of properties without an attribute. @type {Readonly<Record<string, string>>} */
const USUAL = { theme: "auto", loading: "lazy" };

// Every attribute is a property, too. A property of a setting has its present value, of its own type.
for (const name of UpperHand.observedAttributes) {
  Object.defineProperty(UpperHand.prototype, property(name), {
    configurable: true,
    enumerable: true,
    /** @this {UpperHand} */
    get() {
      return this.getState()[name] ?? this.getAttribute(name) ?? USUAL[name] ?? null;
    },
    /**
     * @this {UpperHand}
     * @param {string | number | boolean | null | undefined} value
     */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, text(value));
    },
  });
}
