// @ts-check
/** `<upper-hand>`: a figure as an element. Attributes say what is shown; the reader changes it. */

import { actions } from "./actions.js";
import { Controls } from "./controls.js";
import { DataTable } from "./data-table.js";
import { FIGURES, VERSION, isFigure, start, started } from "./engine.js";
import { FIELDS, SHARED, USUAL_FIGURE } from "./fields.js";
import * as groups from "./groups.js";
import { make } from "./markup.js";
import { Picture } from "./picture.js";
import { Progress } from "./progress.js";
import { Readout } from "./readout.js";
import { turn } from "./slices.js";
import { sheet } from "./styles.js";

/** @typedef {import("./engine.js").Module} Module */
/** @typedef {import("./pkg/win-map.js").Stage} Stage */
/** @typedef {import("./fields.js").State} State */

/** How long the figure must be still before it is described anew, in milliseconds. */
const SETTLED = 700;
/** How long it must be still before a coarse picture becomes a fine one. */
const STILL = 140;

/**
 * @typedef {object} Parts
 * @property {Stage} stage
 * @property {Picture[]} pictures
 * @property {Readout} readout
 * @property {Controls} controls
 * @property {DataTable} table
 * @property {Progress} progress
 */

export class UpperHand extends HTMLElement {
  static observedAttributes = [...FIELDS, "group"];

  #reflecting = false;
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #refining;
  /** @type {Parts | undefined} */
  #parts;
  /** Is the figure in the window, or nearly? What nobody sees is not drawn. */
  #isNear = false;
  #nearness = new IntersectionObserver((entries) => {
    this.#isNear = entries.at(-1)?.isIntersecting ?? false;
    if (this.#isNear) this.#schedule();
  }, { rootMargin: "25%" });
  /** What the attributes say. @type {State} */
  #said = {};
  #group = "";
  #root = this.attachShadow({ mode: "open" });
  #notice = make("div", { class: "notice", role: "status", hidden: "" });
  #sentence = make("p", { class: "sentence", part: "sentence" });
  #summary = make("p", { class: "unseen", id: "summary" });
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
    this.#regroup(this.getAttribute("group") ?? "");
    this.#nearness.observe(this);
    if (this.#parts === undefined) void this.#build();
    else this.#connect();
  }

  disconnectedCallback() {
    this.#regroup("");
    this.#nearness.disconnect();
    this.#isNear = false;
    for (const picture of this.#parts?.pictures ?? []) picture.disconnect();
    this.#parts?.progress.leave();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
    clearTimeout(this.#refining);
    this.#frame = 0;
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (this.#reflecting || this.#parts === undefined || before === after) return;
    if (name === "group") this.#regroup(this.isConnected ? after ?? "" : "");
    else if (name === "figure") this.#change();
    else this.#readAttributes();
  }

  /** What the figure shows now, by the names of its attributes. @returns {State} */
  getState() {
    return { ...this.#parts?.stage.state() };
  }

  /**
   * Shows something else; settings that are not named stay.
   * @param {Readonly<State>} state
   */
  setState(state) {
    const { figure, ...settings } = state;
    const texts = Object.entries(settings).map(([name, value]) => /** @type {const} */ ([name, text(value)]));
    if (figure !== undefined && figure !== this.#parts?.stage.state()["figure"]) this.setAttribute("figure", String(figure));
    if (texts.length === 0) return;
    if (this.#parts !== undefined) this.#set(new Map(texts), "script");
    // Until the figure is there, attributes remember what it is to show.
    else for (const [name, value] of texts) if (FIELDS.some((known) => known === name)) this.setAttribute(name, value);
  }

  /** What the figure shows now, as an address query. @returns {string} */
  get query() {
    return this.#parts?.stage.query() ?? "";
  }

  /** Resolves when nothing that is shown is still being solved. @returns {Promise<void>} */
  get solved() {
    return this.#parts?.progress.ended ?? Promise.resolve();
  }

  /** Brings the main picture back to where it was at first. */
  resetView() {
    this.#parts?.stage.reset(0);
    this.#changed("script");
  }

  /** The figure as an SVG picture. @returns {string} */
  toSVG() {
    return this.#need().stage.svg(make("canvas"), this.#address());
  }

  /** The numbers that are shown. @returns {string} */
  toCSV() {
    return this.#need().stage.csv(this.#address());
  }

  /** The numbers that are shown, and how they came about. @returns {string} */
  toJSON() {
    return this.#need().stage.json(this.#address());
  }

  /** The figure as a PNG picture. @returns {Promise<Blob>} */
  async toBlob() {
    const canvas = make("canvas");
    this.#need().stage.paint(canvas, make("canvas"), this.#address());
    const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => canvas.toBlob(resolve));
    if (blob === null) throw new Error("this browser makes no picture of a canvas");
    return blob;
  }

  #need() {
    if (this.#parts === undefined) throw new Error("the figure is not ready: await its `ready` first");
    return this.#parts;
  }

  /** Where just this can be seen. */
  #address() {
    const query = this.query === "" ? "" : `?${this.query}`;
    return `${location.origin}${location.pathname}${query}`;
  }

  /** Which figure the attributes name; the usual one in place of one that is not known. */
  #figure() {
    const named = this.getAttribute("figure") ?? USUAL_FIGURE;
    return isFigure(named) ? named : USUAL_FIGURE;
  }

  async #build() {
    let figure, module;
    try {
      // Meanwhile another figure may have been asked for.
      do {
        figure = this.#figure();
        module = await start(figure);
        // The module may just have been set up: the figure is built in a task of its own.
        await turn();
      } while (figure !== this.#figure());
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (this.#parts === undefined) this.#furnish(module);
  }

  /** Another figure takes the place of this one, which stays in sight until the other is there. */
  #change() {
    for (const picture of this.#parts?.pictures ?? []) picture.disconnect();
    this.#parts?.progress.leave();
    this.#parts?.stage.free();
    this.#parts = undefined;
    const module = started(this.#figure());
    if (module === undefined) void this.#build();
    else this.#furnish(module);
  }

  /**
   * Builds the figure that the attributes name.
   * @param {Module} module
   */
  #furnish(module) {
    const named = this.getAttribute("figure") ?? USUAL_FIGURE;
    const isKnown = isFigure(named);
    const stage = new module.Stage(this.#figure());
    /** @param {"hover" | "change"} kind */
    const changed = (kind) => (kind === "hover" ? this.#schedule() : this.#changed("user"));
    const pictures = stage.panels().map((panel, index) =>
      new Picture(this, stage, index, panel, { changed, redraw: () => this.#draw(false) }));
    const readout = new Readout(() => {
      stage.pin(!stage.pinned);
      this.#changed("user");
    });
    const controls = new Controls({
      slid: (name, position) => {
        stage.slide(name, position);
        this.#changed("user");
      },
      set: (name, given) => this.#set(new Map([[name, given]]), "user"),
    });
    const table = new DataTable(() => this.#describe());
    const progress = new Progress({
      received: ({ name, numbers }, answer) => {
        stage.receive(name, numbers, answer);
        this.#schedule();
      },
      progressed: (done) => this.#tell("progress", { done }),
      failed: (error) => this.#report(error),
    });
    pictures[0]?.element.append(progress.element);
    this.#parts = { stage, pictures, readout, controls, table, progress };
    this.#root.replaceChildren(this.#layOut(this.#parts));
    const unknown = `“${named.slice(0, 30)}” is not possible as the figure: it takes ${FIGURES.join(", ")}. Showing ${USUAL_FIGURE}.`;
    this.#readAttributes(true, isKnown ? [] : [unknown]);
    if (this.isConnected) this.#connect();
  }

  /** @param {Parts} parts */
  #layOut({ stage, pictures, readout, controls, table }) {
    const menu = actions({
      png: () => this.toBlob(),
      svg: () => this.toSVG(),
      csv: () => this.toCSV(),
      json: () => this.toJSON(),
      link: () => this.#address(),
      name: () => `upperhand-${String(stage.state()["figure"])}`,
    });
    return make("figure", { part: "figure" }, [
      make("div", { class: "pictures" }, pictures.map(({ element }) => element)),
      readout.element,
      ...controls.elements,
      this.#notice,
      this.#sentence,
      menu,
      table.element,
      make("p", { class: "help" }, stage.panels().slice(0, 1).map(({ help }) => help)),
      make("figcaption", { part: "caption" }, [make("slot", { name: "caption" }), this.#summary]),
      this.#announcement,
    ]);
  }

  #connect() {
    for (const picture of this.#parts?.pictures ?? []) picture.connect();
    this.#schedule();
  }

  /**
   * @param {boolean} [isNew] is the figure new? Then it shows what its group shows, where it is not told otherwise
   * @param {string[]} [notices] what is to be said besides
   */
  #readAttributes(isNew = false, notices = []) {
    const parts = this.#parts;
    if (parts === undefined) return;
    const said = FIELDS.map((name) => [name, this.getAttribute(name)]).filter(([, value]) => value !== null);
    const given = Object.fromEntries(said);
    const others = Object.fromEntries(isNew ? [...groups.said(this.#group)] : []);
    this.#say([...notices, ...parts.stage.read({ ...others, ...given })]);
    const before = isNew ? parts.stage.state() : this.#said;
    this.#said = parts.stage.state();
    this.#schedule();
    this.#share(Object.entries(this.#said).filter(([name, value]) => (isNew ? name in given : value !== before[name])));
  }

  /**
   * Tells the group of settings that its figures share.
   * @param {[name: string, value: string | number | boolean][]} settings
   */
  #share(settings) {
    const shared = settings.filter(([name]) => SHARED.some((known) => known === name));
    if (this.#group === "" || shared.length === 0) return;
    groups.tell(this.#group, this, new Map(shared.map(([name, value]) => [name, text(value)])));
  }

  /**
   * @param {ReadonlyMap<string, string>} settings
   * @param {"user" | "script" | "group"} source
   */
  #set(settings, source) {
    const parts = this.#parts;
    if (parts === undefined) return;
    const notices = [...settings].map(([name, given]) => parts.stage.set(name, given));
    this.#changed(source, notices.filter((notice) => notice !== undefined));
  }

  /**
   * Something may have changed: shows it, and says so to the page.
   * @param {"user" | "script" | "group"} source
   * @param {string[]} [notices]
   */
  #changed(source, notices = []) {
    const parts = this.#parts;
    if (parts === undefined) return;
    this.#say(notices);
    this.#schedule();
    const state = parts.stage.state();
    const changed = Object.entries(state).filter(([name, value]) => value !== this.#said[name]);
    if (changed.length === 0) return;
    this.#said = state;
    this.#reflecting = true;
    for (const [name, value] of changed) this.setAttribute(name, text(value));
    this.#reflecting = false;
    this.#tell("change", { state: { ...state }, source });
    if (source !== "group") this.#share(changed);
  }

  /**
   * Shows what another figure of the group shows.
   * @param {ReadonlyMap<string, string>} settings
   */
  follow(settings) {
    this.#set(settings, "group");
  }

  /** @param {string} group */
  #regroup(group) {
    if (this.#group === group) return;
    if (this.#group !== "") groups.leave(this.#group, this);
    this.#group = group;
    if (group !== "") groups.join(group, this);
  }

  /** @param {string[]} notices */
  #say(notices) {
    if (notices.length === 0 && this.#notice.hidden) return;
    const close = make("button", { type: "button" }, ["Close"]);
    close.addEventListener("click", () => this.#say([]));
    this.#notice.hidden = notices.length === 0;
    this.#notice.replaceChildren(make("span", {}, [notices.join(" ")]), close);
  }

  #schedule() {
    if (this.#frame !== 0 || !this.isConnected || !this.#isNear) return;
    this.#frame = requestAnimationFrame(() => this.#draw(true));
  }

  /**
   * Draws now; a drawing that was due is done with.
   * @param {boolean} hurried may it be coarse?
   */
  #draw(hurried) {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const parts = this.#parts;
    if (parts === undefined || !this.isConnected || !this.#isNear) return;
    const { stage, pictures, readout, controls, progress } = parts;
    try {
      progress.want(stage.work());
      for (const picture of pictures) picture.prepare();
      const isCoarse = stage.draw(hurried);
      readout.fill(stage.readout(), stage.pinned);
      controls.show(stage.controls());
      clearTimeout(this.#refining);
      if (isCoarse) this.#refining = setTimeout(() => this.#draw(false), STILL);
      clearTimeout(this.#settling);
      this.#settling = setTimeout(() => this.#describe(), SETTLED);
      this.#sentence.textContent = stage.sentence();
      this.#resolve();
    } catch (error) {
      // The figure stays: the next change may well be drawn.
      this.#say([`This could not be drawn: ${error instanceof Error ? error.message : String(error)}`]);
      this.#report(error);
    }
  }

  /** Describes the figure once it is still; speaks only to those who work on the picture itself. */
  #describe() {
    const parts = this.#parts;
    if (parts === undefined) return;
    const { stage, pictures, table } = parts;
    this.#summary.textContent = stage.summary();
    if (table.isOpen) table.fill(stage.table());
    if (!pictures.some(({ canvas }) => canvas === this.#root.activeElement)) return;
    const { heading, value, advice } = stage.readout();
    this.#announcement.textContent = `${heading}. ${value}. ${advice}`;
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
    this.#tell("error", { message: String(error) });
  }

  /**
   * @param {string} name of the event
   * @param {object} detail
   */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(`upper-hand:${name}`, { bubbles: true, composed: true, detail }));
  }

  /** The version of the package. */
  static get version() {
    return VERSION;
  }
}

/**
 * A value as attributes spell it.
 * @param {string | number | boolean} value
 */
function text(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

if (customElements.get("upper-hand") === undefined) customElements.define("upper-hand", UpperHand);
