// @ts-check
/**
 * A figure in its element. Whatever happens is sent as an event to its handle in WebAssembly; once a frame the handle
 * draws, and returns what else has changed: the readout, the controls, the sentence.
 */

import { Exports } from "../export/exports.js";
import { isFatal, messageOf } from "../kit/errors.js";
import { isPlain } from "../kit/keys.js";
import { FIELDS, FIGURES, LOOKS, USUAL_FIGURE, attributesOf, isFigure, known, text } from "../kit/fields.js";
import { BoardFolds, bringOwnBoard } from "./board-folds.js";
import { Drawing } from "./drawing.js";
import { Elements } from "./elements.js";
import { FigureJobs } from "./figure-jobs.js";
import { FrameView } from "./frame-view.js";
import { LiveHandle } from "./live-handle.js";
import { LOOK } from "./looks.js";
import { PageTable, TableReader } from "./page-table.js";
import { rejection, strange } from "./rejections.js";
import { Settling } from "./settling.js";
import { sheet } from "./styles.js";

export { Elements, isFatal, sheet };

/** What reads a table in an element. @param {HTMLElement} element @param {ReadonlyMap<string, BufferSource>} brought */
export const readerFor = (element, brought) => new TableReader(async () => (await bringOwnBoard(element, brought)).module.boardOfTable);

/** @typedef {import("../kit/fields.js").State} State */
/** @typedef {[name: string, value: string | number | boolean][]} Settings */
/** @typedef {import("../generated/boundary.js").Event} Event */
/** @typedef {import("../generated/boundary.js").Frame} Frame */
/** @typedef {import("../generated/boundary.js").EventResponse} EventResponse */
/** @typedef {"user" | "script" | "group"} Source whose doing a change is */
/** @typedef {(problem: string) => void} Warn tells the author of a page what cannot be */

/**
 * What a figure needs from its element.
 * @typedef {object} Listener
 * @property {() => boolean} isNear is the figure in the window, or near it? Others are not drawn
 * @property {() => void} drawn the figure has been drawn for the first time
 * @property {(settings: [name: string, value: string | number | boolean | null][]) => void} reflect writes settings to attributes; null for none
 * @property {(settings: Settings) => void} share passes settings to the group
 * @property {(name: string, detail: object) => void} tell dispatches an event on the element
 * @property {(error: unknown) => void} failed the first drawing failed
 * @property {() => void} restart replaces this figure, which has ended, by a new one
 */

/** What figures have written into attributes. It says what is shown, and asks for nothing. @type {WeakMap<HTMLElement, Map<string, string>>} */
const written = new WeakMap();

/** A day, in milliseconds. */
const DAY = 86_400_000;

/** @type {Warn} */
const refuse = (problem) => {
  throw new RangeError(problem);
};

export class Figure {
  /** The attributes that the page has never set. @type {Set<string>} */
  own = new Set();
  /** The settings that it shows, and those that it has if nothing is asked for. @type {State} */
  #state;
  #usual;
  /** The table inside the element, for a figure with a board. @type {PageTable | undefined} */
  #table;
  /** What a reader can do with the board, for a figure that has one. @type {BoardFolds | undefined} */
  #folds;
  /** The date that the figure knows, as days since 1 January 1970 in UTC. */
  #date = Number.NaN;
  #live;
  #view;
  #settling = new Settling((/** @type {Source} */ source) => this.listener.tell("settled", { state: this.state(), source }));

  /**
   * @param {HTMLElement} element
   * @param {Elements} elements that nothing else has used
   * @param {import("./engine.js").Engine} engine of its game
   * @param {string} named the figure that is asked for
   * @param {ReadonlyMap<string, string>} others what the group shows
   * @param {Listener} listener
   * @param {TableReader} reader for a figure with a board
   */
  constructor(element, elements, engine, named, others, listener, reader) {
    this.element = element;
    this.elements = elements;
    this.listener = listener;
    this.#live = new LiveHandle(engine, known(named), {
      failed: (error) => this.#failed(error),
      stopped: (error) => this.#stopped(error),
      restarted: () => {
        this.#rest();
        listener.restart();
      },
    });
    const { handle } = this.#live;
    this.#usual = handle.state();
    this.#state = { ...this.#usual };
    this.exports = new Exports(element, (question) => this.#live.ask(question), engine.brought.scripts.get(engine.moduleName));
    this.drawing = new Drawing(elements, this.#live, {
      isWatching: () => this.jobs.isWaitedFor || listener.isNear(),
      show: (frame) => this.#show(frame),
    });
    this.jobs = new FigureJobs(this.#live, {
      send: (event) => this.send(event),
      failed: (error) => listener.tell("error", { ...error, message: error.message }),
      goesOn: (isSolving) => this.#goesOn(isSolving),
      solved: () => this.drawing.schedule(),
    });
    this.#view = new FrameView(element, elements, known(named), (event) => this.send(event));
    // First, before anything changes: reading the page’s colours forces a layout.
    this.#addFolds(engine);
    const looks = LOOKS.flatMap((name) => this.#look(name));
    const words = { title: handle.title(), panels: handle.panels(), terms: handle.terms() };
    elements.begin(
      { send: (event) => this.send(event), resized: () => this.drawing.now(), recoloured: () => this.drawing.recolour() },
      words,
    );
    this.#letSkip();
    for (const picture of elements.pictures) {
      picture.attach(handle);
      picture.canvas.addEventListener("contextrestored", () => this.drawing.restore(picture));
    }
    this.#live.follow();
    if ("board" in this.#state) this.#table = new PageTable(element, reader, () => this.#read());
    const unknown = isFigure(named) ? [] : [rejection(named, "the figure", `: it takes ${FIGURES.join(", ")}. Showing ${USUAL_FIGURE}.`)];
    this.#read(others, [...unknown, ...looks]);
    // Once more, alone: what the page has set since an earlier figure wrote it.
    const asked = attributesOf(element, FIELDS).filter(([name, value]) => (written.get(element)?.get(name) ?? value) !== value);
    if (asked.length > 0) this.set(new Map(asked), "script");
  }

  /** @param {import("./engine.js").Engine} engine */
  #addFolds({ module, brought }) {
    const facesOf = module.facesOfBoard;
    if (facesOf === undefined || !("board" in this.#state)) return;
    this.#folds = new BoardFolds({
      element: this.element,
      brought: brought.modules,
      about: () => ({ board: String(this.#state.board), rules: String(this.#state.rules) }),
      show: (board) => void this.send({ write: { texts: [["board", board]], source: "user" } }),
      run: this.jobs.run,
      facesOf,
    });
    this.elements.folds.append(...this.#folds.elements);
  }

  /**
   * Any tap or key takes a running animation to its end. Where that says something new, a tap on the picture or a key does nothing
   * else; a button that is pressed acts as well.
   */
  #letSkip() {
    const { body } = this.elements;
    const isForAll = (/** @type {globalThis.Event} */ event) =>
      event.type === "keydown"
        ? isPlain(/** @type {KeyboardEvent} */ (event)) && /** @type {KeyboardEvent} */ (event).key !== "Tab"
        : /** @type {Element} */ (event.target).closest(".frame") !== null;
    const skip = (/** @type {globalThis.Event} */ event) => {
      if (!this.send("skip")?.handled || !isForAll(event)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    for (const type of ["pointerdown", "keydown"]) body.addEventListener(type, skip, { capture: true });
  }

  /** Starts observing the page. */
  connect() {
    if (this.drawing.isConnected) return;
    this.drawing.isConnected = true;
    this.elements.connect();
    this.drawing.schedule();
  }

  /** Stops observing the page. */
  disconnect() {
    if (!this.drawing.isConnected) return;
    this.drawing.isConnected = false;
    this.elements.disconnect();
    this.send("leave");
    this.#settling.now();
    this.drawing.cancel();
  }

  /** Frees the memory of the figure, which cannot be used any more. */
  free() {
    this.elements.body.inert = true;
    this.elements.controls.leave();
    this.#table?.end();
    if (this.#live.free()) this.jobs.end();
  }

  /** Has the figure stopped, so that it can show nothing else? */
  get hasStopped() {
    return !this.#live.isAlive;
  }

  /** The settings of the figure. @returns {State} */
  state() {
    return { ...this.#state };
  }

  /** The readout, as shown or at other settings. @param {[name: string, text: string][]} texts settings */
  valueAt(texts) {
    this.check(new Map(texts), refuse);
    return this.#live.ask((handle) => handle.valueAt(texts));
  }

  /** @param {string} name @param {number} by */
  step(name, by) {
    this.check(new Map([[name, ""]]), refuse);
    this.send({ step: { name, by } });
  }

  /** @param {string} name @param {string} end */
  stepToEnd(name, end) {
    this.check(new Map([[name, ""]]), refuse);
    if (end !== "first" && end !== "last") throw new RangeError(`“${end}” is no end of ${name}: it takes first, last`);
    this.send({ end: { name, last: end === "last" } });
  }

  /** Warns of names that are not settings of the figure. @param {ReadonlyMap<string, string>} texts @param {Warn} warn */
  check(texts, warn) {
    const problem = strange([...texts.keys()], this.#state);
    if (problem !== "") warn(problem);
  }

  /** Resets the view of the main picture. */
  resetView() {
    this.send("reset-view", "script");
  }

  /**
   * @param {ReadonlyMap<string, string>} settings
   * @param {"user" | "script" | "group"} source
   * @param {Warn} [warn] a group has settings that not all of its figures have
   */
  set(settings, source, warn) {
    if (warn !== undefined) this.check(settings, warn);
    this.send({ write: { texts: [...settings], source } }, source);
  }

  /**
   * Applies the settings of a link or a passage. Numbers glide there if the figure is visible.
   * @param {ReadonlyMap<string, string>} settings
   * @param {Warn} warn
   */
  glide(settings, warn) {
    this.check(settings, warn);
    const texts = [...settings];
    if (this.listener.isNear() && !this.element.ownerDocument.hidden) this.send({ glide: texts });
    else this.send({ write: { texts, source: "user" } });
  }

  /**
   * A setting for use in a sentence.
   * @param {string} name
   * @returns {import("../element.d.ts").InProse} of no button, which is no setting
   */
  inProse(name) {
    return /** @type {import("../element.d.ts").InProse} */ (this.#live.ask((handle) => handle.inProse(name)));
  }

  /** The page has set an attribute, or has taken it back. @param {string} name @param {string | null} value */
  follow(name, value) {
    // A morph takes back what the page never asked for.
    if (value === null && this.own.has(name)) return this.#reflect([[name, this.#state[name] ?? ""]]);
    this.own.delete(name);
    const changed = LOOKS.find((known) => known === name);
    if (name === "home") this.#look("actions");
    else if (changed !== undefined) this.elements.notice.say(this.#look(changed));
    else if (FIELDS.includes(name)) {
      // A table inside is the board where no attribute is.
      const [, usual = this.#usual[name] ?? ""] = (name === "board" && this.#table?.settings()[0]) || [];
      this.set(new Map([[name, value ?? text(usual)]]), "script");
    }
    if (value === null) this.listener.reflect([[name, null]]);
  }

  /** Writes what is shown into attributes. @param {Settings} settings */
  #reflect(settings) {
    const known = written.get(this.element) ?? new Map();
    written.set(this.element, known);
    for (const [name, value] of settings) {
      if (!this.element.hasAttribute(name)) this.own.add(name);
      known.set(name, text(value));
    }
    this.listener.reflect(settings);
  }

  /**
   * Reads the attributes, and the table inside the element where none of them says the board.
   * @param {ReadonlyMap<string, string>} [others] what holds in a new figure where the attributes say nothing
   * @param {string[]} [notices] what is to be said besides
   */
  #read(others, notices = []) {
    this.#tellDate();
    const texts = [...(this.#table?.settings() ?? []), ...attributesOf(this.element, FIELDS)];
    const response = this.#live.attempt((handle) => handle.dispatch({ read: { texts, others: [...(others ?? [])] } }));
    const settings = response?.settings ?? [];
    if (settings.length > 0) this.elements.notice.problem = "";
    this.elements.notice.say([...notices, this.#table?.problem ?? "", ...(response?.notices ?? [])]);
    this.#merge(settings);
    this.#folds?.follow();
    this.drawing.schedule();
    if (others === undefined) this.#tell(settings, "script");
  }

  /** Tells a game the date, where it has changed. */
  #tellDate() {
    const days = Math.floor(Date.now() / DAY);
    if (days === this.#date || !("day" in this.#state)) return;
    this.#date = days;
    const response = this.#live.attempt((handle) => handle.dispatch({ date: days }));
    if (response?.redraw) this.drawing.schedule();
  }

  /** Applies an attribute of the figure’s look. Returns notices. @param {typeof LOOKS[number]} name */
  #look(name) {
    const { elements } = this;
    elements.arrange();
    const settings = Object.keys(this.#state).filter((setting) => setting !== "figure");
    const notices = LOOK[name](this.element.getAttribute(name), {
      elements,
      settings,
      offer: (names) => elements.menu.replaceChildren(...this.exports.menu(names)),
    });
    if (this.#folds !== undefined) this.#folds.editor.element.hidden = !elements.controls.wants("board");
    return notices;
  }

  /**
   * Sends an event to the figure, and tells the page what has changed.
   * @param {Event} event
   * @param {Source} source
   * @returns {EventResponse | undefined} undefined where the figure has ended
   */
  send(event, source = "user") {
    this.#tellDate();
    const response = this.#live.attempt((handle) => handle.dispatch(event));
    if (response === undefined) return undefined;
    const { settings, notices, selection, progress, settled } = response;
    if (settings.length > 0) this.elements.notice.problem = "";
    if (settings.length > 0 || notices.length > 0 || source === "script") this.elements.notice.say(notices);
    if (response.redraw) this.drawing.schedule();
    this.#changed(settings, source);
    if (settled) this.#view.renewResults();
    if (selection !== undefined) this.listener.tell("select", { state: this.state(), ...selection });
    if (progress !== undefined) this.listener.tell("progress", { done: progress });
    for (const request of response.jobRequests) void this.jobs.follow(request);
    return response;
  }

  /** @param {Settings} settings those that have changed @param {Source} source */
  #changed(settings, source) {
    if (settings.length === 0) return;
    this.#merge(settings);
    this.#reflect(settings);
    this.#tell(settings, source);
    this.#folds?.follow();
  }

  /** @param {Settings} settings */
  #merge(settings) {
    Object.assign(this.#state, Object.fromEntries(settings));
    this.elements.controls.note(settings);
    // A game that was begun today goes on after midnight.
    if (this.element.getAttribute("day")?.trim() === "today") this.listener.reflect([["day", this.#state.day ?? 0]]);
  }

  /** Tells page and group of a change. @param {Settings} settings @param {Source} source */
  #tell(settings, source) {
    if (settings.length === 0) return;
    this.listener.tell("change", { state: this.state(), source });
    this.#settling.changed(source);
    if (source !== "group") this.listener.share(settings);
  }

  /** @param {Frame | undefined} frame nothing where none could be drawn */
  #show(frame) {
    const { wasDrawn } = this.drawing;
    if (frame !== undefined) {
      this.#view.show(frame, !wasDrawn);
      if (frame.description !== undefined) this.exports.renew();
      this.#changed(frame.settings, "user");
      if (frame.problem !== undefined) this.#failed(new RangeError(frame.problem));
      else if (!wasDrawn) this.elements.reveal();
      if (frame.complete && !wasDrawn) {
        this.drawing.wasDrawn = true;
        this.jobs.provide();
        this.listener.drawn();
      }
    }
    this.jobs.show(frame);
  }

  /** Draws again if a job is running, or may have to be started. Returns whether it does. @param {boolean} isSolving */
  #goesOn(isSolving) {
    const goesOn = this.drawing.isConnected && (isSolving || this.drawing.isBehind);
    if (goesOn) this.drawing.schedule();
    return goesOn;
  }

  /** Something could not be drawn or done; the figure goes on: the next change may well be possible. @param {unknown} error */
  #failed(error) {
    if (!this.drawing.wasDrawn) {
      this.listener.failed(error);
      return;
    }
    const { notice } = this.elements;
    const message = messageOf(error);
    const problem = `This could not be drawn: ${message}`;
    // An endless zoom would repeat it with every frame.
    if (notice.problem === problem) return;
    notice.problem = problem;
    notice.say([]);
    this.listener.tell("error", { code: "drawing", message });
  }

  /**
   * This figure has ended its module: the others in it start again where they were, this one when the
   * reader asks for it.
   * @param {unknown} error
   */
  #stopped(error) {
    const message = messageOf(error);
    console.error(error);
    this.#rest();
    this.elements.reveal();
    this.elements.notice.sayStopped(message, () => this.listener.restart());
    this.listener.tell("error", { code: "stopped", message });
    this.#live.engine.startAgain();
  }

  /** Stops drawing and solving. */
  #rest() {
    this.drawing.cancel();
    this.jobs.end();
  }
}
