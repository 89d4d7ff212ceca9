// @ts-check
/** A figure in its element: the pictures, the readout, the controls, and what can be taken away. */

import { actions } from "./actions.js";
import { addressOf } from "./address.js";
import { Controls } from "./controls.js";
import { DataTable } from "./data-table.js";
import { FIGURES, isFigure, known, started } from "./engine.js";
import { ACTIONS, FIELDS, LOOKS, USUAL_FIGURE, text } from "./fields.js";
import { imported } from "./loading.js";
import { make, say } from "./markup.js";
import { Picture } from "./picture.js";
import { Readout } from "./readout.js";
import { sheet } from "./styles.js";
import { follow } from "./theme.js";

/** @typedef {import("./fields.js").State} State */
/** @typedef {[name: string, value: string | number | boolean][]} Settings */
/** @typedef {import("./pkg/guts-cards.js").Stage} SolvingStage of a figure that has something solved elsewhere */

/** How long the figure must be still before it is described anew, in milliseconds. */
const SETTLED = 700;
/** How long it must be still before a coarse picture becomes a fine one. */
const STILL = 140;
/** After how long a script that did not come may be asked for again, in milliseconds. */
const LATER = 3000;

/**
 * What a figure asks of its element.
 * @typedef {object} Listener
 * @property {() => boolean} isNear is the figure in the window, or nearly? What nobody sees is not drawn
 * @property {() => void} drawn it is, for the first time
 * @property {(settings: Settings) => void} reflect attributes say what is shown
 * @property {(settings: Settings) => void} share the group hears of it
 * @property {(name: string, detail: object) => void} tell the page hears of it
 */

/**
 * The names in a list that are known, and a notice of those that are not.
 * @param {string} name of the attribute
 * @param {string | null} list
 * @param {readonly string[]} known
 * @returns {[names: readonly string[], notices: string[]]}
 */
function listed(name, list, known) {
  if (list === null || list.trim() === "") return [known, []];
  if (list.trim() === "none") return [[], []];
  const given = list.trim().split(/\s+/);
  const strange = given.filter((one) => !known.includes(one));
  if (strange.length === 0) return [given, []];
  return [known, [`“${strange.join(" ").slice(0, 30)}” is not possible as ${name}: it takes ${known.join(", ")} or none. Showing all.`]];
}

export class Figure {
  static sheet = sheet;

  #frame = 0;
  #isFree = false;
  #isConnected = false;
  #wasDrawn = false;
  /** How many pictures are drawn: in the first frame one, in each after it one more, so that none takes long. */
  #begun = 0;
  #wasPinned = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #refining;
  /** What the attributes say. @type {State} */
  #said = {};
  /** The controls that are wanted. @type {readonly string[]} */
  #wanted = FIELDS;
  #notice = make("div", { class: "notice", role: "status", hidden: "" });
  #sentence = make("p", { class: "sentence", part: "sentence" });
  #summary = make("p", { class: "unseen", id: "summary" });
  #announcement = make("p", { class: "unseen", role: "status" });
  #menu = make("div", { class: "menu" });
  /** What is offered for copying follows the figure. */
  #renewMenu = () => {};
  #body = make("div", { class: "body", lang: "en" });
  /** Busy while what it shows is coarse. */
  #plates = make("div", { class: "pictures", "aria-busy": "false" });
  /** What is solved elsewhere. @type {import("./progress.js").Progress | undefined} */
  #progress;
  /** Once there is something to solve. @type {Promise<void> | undefined} */
  #solving;

  /**
   * @param {HTMLElement} element
   * @param {ShadowRoot} root
   * @param {string} named the figure that is asked for
   * @param {ReadonlyMap<string, string>} others what the group shows
   * @param {Listener} listener
   */
  constructor(element, root, named, others, listener) {
    this.element = element;
    this.root = root;
    this.listener = listener;
    const module = started(named);
    if (module === undefined) throw new Error("the module of the figure is not there: await `start` of engine.js first");
    this.Stage = module.Stage;
    this.stage = new this.Stage(known(named));
    const { stage } = this;
    this.look = follow(element, this.#body, () => this.#recoloured());
    this.pictures = this.#pictures();
    this.readout = new Readout(() => {
      stage.pin(!stage.pinned);
      this.#changed("user");
    });
    this.controls = new Controls({
      slid: (name, position) => {
        stage.slide(name, position);
        this.#changed("user");
      },
      set: (name, given) => this.set(new Map([[name, given]]), "user"),
    });
    this.table = new DataTable(() => this.#describe());
    this.#body.append(this.#layOut());
    root.replaceChildren(this.look.watch, this.#body);
    const unknown = `“${named.slice(0, 30)}” is not possible as the figure: it takes ${FIGURES.join(", ")}. Showing ${USUAL_FIGURE}.`;
    this.#read(others, [...(isFigure(named) ? [] : [unknown]), ...LOOKS.flatMap((name) => this.#dress(name))]);
  }

  #pictures() {
    const { stage } = this;
    /** @param {"hover" | "change"} kind */
    const changed = (kind) => (kind === "hover" ? this.schedule() : this.#changed("user"));
    return stage.panels().map((panel, index) =>
      new Picture(this.#body, stage, index, panel, { changed, redraw: () => this.#draw(false) }));
  }

  #layOut() {
    this.#plates.append(...this.pictures.map(({ element }) => element));
    return make("figure", { part: "figure" }, [
      this.#plates,
      this.readout.element,
      ...this.controls.elements,
      this.#notice,
      this.#sentence,
      this.#menu,
      this.table.element,
      make("p", { class: "help" }, this.stage.panels().slice(0, 1).map(({ help }) => help)),
      make("figcaption", { part: "caption" }, [make("slot", { name: "caption" }), this.#summary]),
      this.#announcement,
    ]);
  }

  /** Starts to follow the page. */
  connect() {
    if (this.#isConnected) return;
    this.#isConnected = true;
    this.look.connect();
    for (const picture of this.pictures) picture.connect();
    this.schedule();
  }

  /** Stops to follow it. */
  disconnect() {
    if (!this.#isConnected) return;
    this.#isConnected = false;
    this.look.disconnect();
    for (const picture of this.pictures) picture.disconnect();
    this.#progress?.leave();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
    clearTimeout(this.#refining);
    this.#frame = 0;
  }

  /** Gives its memory back. It cannot be used any more. */
  free() {
    this.#isFree = true;
    this.#body.inert = true;
    this.stage.free();
  }

  /** Resolves when nothing that is shown is still being solved. @returns {Promise<void>} */
  get solved() {
    const solving = this.#solving ?? Promise.resolve();
    return solving.then(() => this.#progress?.ended);
  }

  /** What the figure shows now. @returns {State} */
  state() {
    return this.stage.state();
  }

  /** The same as an address query, defaults left out. */
  get query() {
    return this.stage.query();
  }

  /**
   * What the readout says, here or with other settings.
   * @param {Readonly<State>} settings
   */
  valueAt(settings) {
    const state = this.stage.state();
    const other = new this.Stage(String(state["figure"]));
    try {
      other.read(Object.fromEntries(Object.entries(state).map(([name, value]) => [name, text(value)])));
      const notices = Object.entries(settings).map(([name, value]) => other.set(name, text(value)));
      const refused = notices.find((notice) => notice !== undefined);
      if (refused !== undefined) throw new RangeError(refused);
      this.#progress?.help(/** @type {SolvingStage} */ (other));
      return { ...other.readout(), state: other.state() };
    } finally {
      other.free();
    }
  }

  /** Brings the main picture back to where it was at first. */
  resetView() {
    this.stage.reset(0);
    this.#changed("script");
  }

  svg() {
    return this.stage.svg(make("canvas"), this.#address());
  }

  csv() {
    return this.stage.csv(this.#address());
  }

  json() {
    return this.stage.json(this.#address());
  }

  async png() {
    const canvas = make("canvas");
    this.stage.paint(canvas, make("canvas"), this.#address());
    const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => canvas.toBlob(resolve));
    if (blob === null) throw new Error("this browser makes no picture of a canvas");
    return blob;
  }

  /** Where just this can be seen. */
  #address() {
    return addressOf(this.element, "", this.query);
  }

  /**
   * An attribute says something else.
   * @param {string} name
   */
  readAttributes(name) {
    if (!LOOKS.some((known) => known === name)) this.#read();
    else this.#say(this.#dress(name));
  }

  /**
   * Takes over what the attributes say.
   * @param {ReadonlyMap<string, string>} [others] what holds in a new figure where the attributes say nothing
   * @param {string[]} [notices] what is to be said besides
   */
  #read(others, notices = []) {
    const said = FIELDS.map((name) => [name, this.element.getAttribute(name)]).filter(([, value]) => value !== null);
    this.#say([...notices, ...this.stage.read({ ...Object.fromEntries(others ?? []), ...Object.fromEntries(said) })]);
    const before = this.#said;
    this.#said = this.stage.state();
    this.schedule();
    if (others === undefined) this.listener.share(Object.entries(this.#said).filter(([name, value]) => value !== before[name]));
  }

  /**
   * Follows an attribute that says how the figure looks. Returns notices.
   * @param {string} name
   * @returns {string[]}
   */
  #dress(name) {
    const value = this.element.getAttribute(name);
    if (name === "actions") {
      const [names, notices] = listed(name, value, ACTIONS);
      const menu = this.#actions(names);
      this.#renewMenu = menu.renew;
      this.#menu.replaceChildren(...(names.length === 0 ? [] : [menu.element]));
      return notices;
    }
    if (name === "controls") {
      const [names, notices] = listed(name, value, FIELDS);
      this.#wanted = names;
      this.schedule();
      return notices;
    }
    if (name === "theme") {
      this.look.look();
      if (value === null || ["auto", "light", "dark"].includes(value)) return [];
      return [`“${value.slice(0, 30)}” is not possible as the theme: it takes auto, light, dark. Showing auto.`];
    }
    const isPossible = value === null || CSS.supports("touch-action", value);
    this.#body.style.setProperty("--uh-touch-action", isPossible && value !== null ? value : "pan-y");
    return isPossible ? [] : [`“${value.slice(0, 30)}” is not possible as touch-action. Showing pan-y.`];
  }

  /** @param {readonly string[]} names */
  #actions(names) {
    return actions({
      png: () => this.png(),
      svg: () => this.svg(),
      csv: () => this.csv(),
      json: () => this.json(),
      link: () => this.#address(),
      element: this.element,
      shown: () => ({
        query: this.query,
        height: this.element.offsetHeight,
        title: this.#sentence.textContent ?? "",
        summary: this.stage.summary(),
        file: this.#file(),
      }),
      name: () => this.#file(),
    }, names);
  }

  /** What files of the figure are called, without an ending. */
  #file() {
    return `upperhand-${String(this.stage.state()["figure"])}`;
  }

  /**
   * @param {ReadonlyMap<string, string>} settings
   * @param {"user" | "script" | "group"} source
   */
  set(settings, source) {
    const notices = [...settings].map(([name, given]) => this.stage.set(name, given));
    this.#changed(source, notices.filter((notice) => notice !== undefined));
  }

  /**
   * Something may have changed: shows it, and says so to the page.
   * @param {"user" | "script" | "group"} source
   * @param {string[]} [notices]
   */
  #changed(source, notices = []) {
    const { stage, listener } = this;
    this.#say(notices);
    this.schedule();
    const state = stage.state();
    const changed = Object.entries(state).filter(([name, value]) => value !== this.#said[name]);
    this.#said = state;
    if (changed.length > 0) {
      listener.reflect(changed);
      listener.tell("change", { state: { ...state }, source });
      if (source !== "group") listener.share(changed);
    }
    const { pinned } = stage;
    if (source === "user" && (pinned !== this.#wasPinned || (pinned && changed.length > 0))) {
      listener.tell("select", { state: { ...state }, pinned, readout: stage.readout() });
    }
    this.#wasPinned = pinned;
  }

  /** @param {string[]} notices */
  #say(notices) {
    if (notices.length === 0 && this.#notice.hidden) return;
    const close = make("button", { type: "button" }, ["Close"]);
    close.addEventListener("click", () => this.#say([]));
    this.#notice.hidden = notices.length === 0;
    this.#notice.replaceChildren(make("span", {}, [notices.join(" ")]), close);
  }

  /** Draws soon, if anybody sees it. */
  schedule() {
    if (this.#frame !== 0 || !this.#isConnected || !this.#isSeen()) return;
    this.#frame = requestAnimationFrame(() => this.#draw(true));
  }

  /** Who is waited for draws once, wherever it is. */
  #isSeen() {
    return !this.#wasDrawn || this.listener.isNear();
  }

  #recoloured() {
    for (const picture of this.pictures) picture.recolour();
    this.#draw(false);
  }

  /** Draws for the printer, wherever the figure is. */
  print() {
    this.#begin(this.pictures.length);
    for (const picture of this.pictures) picture.fit();
    this.#paint(false);
  }

  /**
   * Draws now; a drawing that was due is done with.
   * @param {boolean} hurried may it be coarse?
   */
  #draw(hurried) {
    // Also where nobody sees it: who is seen again asks anew.
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#isConnected && this.#isSeen()) this.#paint(hurried);
  }

  /**
   * Begins to draw so many more pictures.
   * @param {number} count
   */
  #begin(count) {
    // The first drawing waits for no news of the size, or everything would be drawn twice.
    if (this.#begun === 0) for (const picture of this.pictures) picture.fit();
    for (const picture of this.pictures.slice(this.#begun, this.#begun + count)) picture.attach();
    this.#begun = Math.min(this.#begun + count, this.pictures.length);
  }

  /** @param {boolean} hurried */
  #paint(hurried) {
    if (this.#isFree) return;
    const { stage, pictures, readout, controls } = this;
    try {
      this.#solve();
      this.#begin(1);
      // Words before pictures: to set a font on a canvas the browser lays out the page.
      if (stage.begin(hurried)) {
        readout.fill(stage.readout(), stage.pinned);
        controls.show(stage.controls().filter(({ name }) => this.#wanted.some((wanted) => wanted === name)));
        say(this.#sentence, stage.sentence());
      }
      for (const picture of pictures.slice(0, this.#begun)) picture.prepare();
      const isCoarse = stage.draw(hurried);
      // After the browser has painted the frame.
      if (hurried) setTimeout(() => this.#isFree || stage.seen());
      clearTimeout(this.#refining);
      this.#plates.ariaBusy = String(isCoarse);
      if (isCoarse) this.#refining = setTimeout(() => this.#draw(false), STILL);
      clearTimeout(this.#settling);
      this.#settling = setTimeout(() => this.#describe(), SETTLED);
    } catch (error) {
      // The figure stays: the next change may well be drawn.
      const message = error instanceof Error ? error.message : String(error);
      this.#say([`This could not be drawn: ${message}`]);
      this.listener.tell("error", { message });
      return;
    }
    if (this.#begun < pictures.length) this.schedule();
    if (this.#wasDrawn || this.#begun < pictures.length) return;
    this.#wasDrawn = true;
    this.listener.drawn();
  }

  /** Has solved elsewhere what takes long; what sees to that is loaded once there is something to solve. */
  #solve() {
    if (this.#progress !== undefined) this.#progress.want();
    else if (this.stage.work() !== undefined) this.#solving ??= this.#askForHelp();
  }

  async #askForHelp() {
    const { listener, stage } = this;
    /** @param {unknown} error */
    const failed = (error) => listener.tell("error", { message: String(error) });
    try {
      const { Progress } = await imported(() => import("./progress.js"), "Progress");
      if (this.#isFree) return;
      this.#progress = new Progress(/** @type {SolvingStage} */ (stage), {
        received: ({ name, numbers }, answer) => {
          if (this.#isFree) return;
          stage.receive(name, numbers, answer);
          this.schedule();
        },
        progressed: (done) => listener.tell("progress", { done }),
        failed,
      });
      this.pictures[0]?.element.append(this.#progress.element);
      if (this.#isConnected) this.#progress.want();
      this.schedule();
    } catch (error) {
      failed(error);
      // Perhaps it comes later.
      setTimeout(() => {
        this.#solving = undefined;
      }, LATER);
    }
  }

  /** Describes the figure once it is still; speaks only to those who work on the picture itself. */
  #describe() {
    if (this.#isFree) return;
    const { stage, pictures, table } = this;
    this.#summary.textContent = stage.summary();
    this.#renewMenu();
    if (table.isOpen) table.fill(stage.table());
    if (!pictures.some(({ canvas }) => canvas === this.root.activeElement)) return;
    const { heading, value, advice } = stage.readout();
    this.#announcement.textContent = `${heading}. ${value}. ${advice}`;
  }
}
