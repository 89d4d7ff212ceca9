// @ts-check
/**
 * A figure in its element: everything that happens goes as an event to its handle in WebAssembly; once a frame the handle
 * draws, and gives the other news: the readout, the controls, the sentence.
 */

import { actions } from "../export/actions.js";
import { addressOf, site } from "../kit/address.js";
import { Elements } from "./elements.js";
import { coded, isFatal, messageOf } from "../kit/errors.js";
import { ACTIONS, FIELDS, FIGURES, LOOKS, USUAL_FIGURE, attributesOf, isFigure, known } from "../kit/fields.js";
import { works } from "../jobs/later.js";
import { make } from "../kit/markup.js";
import { Progress } from "../controls/progress.js";
import { refused } from "./rejections.js";
import { Results } from "../controls/results.js";
import { sheet } from "./styles.js";
import { themeOf } from "./theme.js";

export { Elements, sheet };

/** @typedef {import("../kit/fields.js").State} State */
/** @typedef {[name: string, value: string | number | boolean][]} Settings */
/** @typedef {import("../generated/boundary.js").Event} Event */
/** @typedef {import("../generated/boundary.js").Frame} Frame */
/** @typedef {import("../generated/boundary.js").Changes} Changes */
/** @typedef {"user" | "script" | "group" | "attributes"} Source whose doing a change is */
/** @typedef {import("../kit/errors.js").UpperHandError} UpperHandError */
/** @typedef {(problem: string) => void} Warn tells the author of a page what cannot be */

/**
 * The needs of a figure from its element.
 * @typedef {object} Listener
 * @property {() => boolean} isNear is the figure in the window, or nearly? What nobody sees is not drawn
 * @property {() => void} drawn it is, for the first time
 * @property {(settings: Settings) => void} reflect attributes say what is shown
 * @property {(settings: Settings) => void} share the group hears of it
 * @property {(name: string, detail: object) => void} tell the page hears of it
 * @property {(error: unknown) => void} failed it cannot be drawn, not even for the first time
 * @property {() => void} restart another figure takes the place of this one, which has come to an end
 */

/** The pause after which a figure counts as settled, in milliseconds. A key that is held down repeats sooner. */
const SETTLED = 700;

/** The time within which a browser is idle for a moment, or counts as such, in milliseconds. */
const PATIENCE = 2000;

/** The least number of pixels in a CSS pixel of what is printed. */
const PRINTED = 3;

/** The most letters of strange names that are said again. */
const LONGEST = 80;

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
  const meant = given.filter((one) => known.includes(one));
  const [shown, said] = meant.length === 0 ? [known, "all"] : [meant, meant.join(", ")];
  return [shown, [refused(strange.join(" "), name, `: it takes ${known.join(", ")} or none. Showing ${said}.`)]];
}

export class Figure {
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Is the module still there, and the figure in it? */
  #isAlive = true;
  /** The reason why the present settings could not be drawn, in words; empty where they were. */
  #problem = "";
  /** The error that has ended it, until that is said. @type {unknown} */
  #stoppedBy;
  #isConnected = false;
  #wasDrawn = false;
  #isFitted = false;
  #isPrinted = false;
  /** The last change, until nothing has changed for a while. @type {{ source: Source, timer: ReturnType<typeof setTimeout> } | undefined} */
  #settling;
  /** The settings that it shows. @type {State} */
  #state;
  /** Renews the lines that are offered for copying. */
  #renewMenu = () => {};
  /** The progress of tasks, once there has been one. @type {Progress | undefined} */
  #progress;
  /** The results of games on this device, for a figure that is a game. @type {Results | undefined} */
  #results;
  #isSolving = false;
  /** Has it changed since it was drawn? Then it does not know yet what there is to solve. */
  #isBehind = false;
  /** Resolves when the scripts that solve tasks are there, or do not come. @type {Promise<unknown>} */
  #provided = Promise.resolve();
  /** The ends of the promises that wait until nothing is being solved. @type {((error?: UpperHandError) => void)[]} */
  #waiting = [];
  /** What is said of the task of the moment. */
  #saidOfTask = "";
  /** The reason why a task was not solved, and what is said of such a task, once it is. @type {{ error: UpperHandError, said?: string } | undefined} */
  #failure;
  /** The way to stop each order that has no answer yet. @type {Map<number, () => void>} */
  #orders = new Map();

  /**
   * @param {HTMLElement} element
   * @param {Elements} elements that nothing else has used
   * @param {import("./engine.js").Engine} engine of its game
   * @param {string} named the figure that is asked for
   * @param {ReadonlyMap<string, string>} others what the group shows
   * @param {Listener} listener
   */
  constructor(element, elements, engine, named, others, listener) {
    this.element = element;
    this.elements = elements;
    this.listener = listener;
    this.engine = engine;
    this.handle = new engine.module.Figure(known(named));
    this.#state = this.handle.state();
    // Before anything is changed: a look at the page’s colours would lay out everything.
    const looks = LOOKS.flatMap((name) => this.#dress(name));
    const words = { title: this.handle.title(), panels: this.handle.panels(), terms: this.handle.terms() };
    elements.begin({ send: (event) => this.send(event), resized: () => this.#drawNow(), recoloured: () => this.#recoloured() }, words);
    for (const picture of elements.pictures) {
      picture.attach(this.handle);
      picture.canvas.addEventListener("contextrestored", () => this.#redraw(picture));
    }
    this.unfollow = engine.follow(() => this.#end());
    const unknown = isFigure(named) ? [] : [refused(named, "the figure", `: it takes ${FIGURES.join(", ")}. Showing ${USUAL_FIGURE}.`)];
    this.#read(others, [...unknown, ...looks]);
  }

  /** Starts to follow the page. */
  connect() {
    if (this.#isConnected) return;
    this.#isConnected = true;
    this.elements.look.connect();
    for (const picture of this.elements.pictures) picture.connect();
    this.schedule();
  }

  /** Stops to follow the page. */
  disconnect() {
    if (!this.#isConnected) return;
    this.#isConnected = false;
    this.elements.look.disconnect();
    for (const picture of this.elements.pictures) picture.disconnect();
    this.send("leave");
    this.#settle();
    this.#cancel();
  }

  /** Gives the memory of the figure back, which cannot be used any more. */
  free() {
    this.unfollow();
    this.elements.body.inert = true;
    this.elements.controls.leave();
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#noteSolving(false);
    try {
      this.handle.free();
    } catch {
      // A drawing that the browser has cut off holds the figure for ever.
    }
  }

  /**
   * Resolves when nothing that is shown is still being solved, or the figure has come to an end; rejects where it could not be.
   * @returns {Promise<void>}
   */
  get solved() {
    return this.#provided.then(() => this.#solve());
  }

  /** @returns {Promise<void>} */
  #solve() {
    return new Promise((resolve, reject) => {
      this.#waiting.push((error) => (error === undefined ? resolve() : reject(error)));
      if (this.#isConnected && (this.#isSolving || this.#isBehind)) this.schedule();
      else this.#noteSolving(false);
    });
  }

  /** Has the figure come to an end, so that it can show nothing else? */
  get hasStopped() {
    return !this.#isAlive;
  }

  /** The settings of the figure. @returns {State} */
  state() {
    return { ...this.#state };
  }

  /** The same as an address query, defaults left out. @returns {string} */
  get query() {
    return this.#ask((handle) => handle.query());
  }

  /**
   * The readout, here or at other settings.
   * @param {[name: string, text: string][]} texts settings
   */
  valueAt(texts) {
    this.#insist(texts.map(([name]) => name));
    return this.#ask((handle) => handle.valueAt(texts));
  }

  /**
   * @param {string} name
   * @param {number} by
   */
  step(name, by) {
    this.#insist([name]);
    this.send({ step: { name, by } });
  }

  /**
   * @param {string} name
   * @param {string} end
   */
  stepToEnd(name, end) {
    this.#insist([name]);
    if (end !== "first" && end !== "last") throw new RangeError(`“${end}” is no end of ${name}: it takes first, last`);
    this.send({ end: { name, last: end === "last" } });
  }

  /**
   * The names that are none of the figure’s settings, in a sentence; "" where all are.
   * @param {readonly string[]} names
   */
  #strange(names) {
    const known = Object.keys(this.state());
    const strange = names.filter((name) => !known.includes(name)).join(", ");
    return strange === "" ? "" : `“${strange.slice(0, LONGEST)}” is no setting of this figure: it has ${known.join(", ")}`;
  }

  /**
   * Throws where a name is none of the figure’s settings.
   * @param {readonly string[]} names
   */
  #insist(names) {
    const problem = this.#strange(names);
    if (problem !== "") throw new RangeError(problem);
  }

  /**
   * Warns where a name is none of the figure’s settings.
   * @param {ReadonlyMap<string, string>} texts
   * @param {Warn} warn
   */
  refuse(texts, warn) {
    const problem = this.#strange([...texts.keys()]);
    if (problem !== "") warn(problem);
  }

  /** Brings the main picture back to where it was at first. */
  resetView() {
    this.send("reset-view", "script");
  }

  /**
   * Settings that a link or a passage wants. Numbers glide there where somebody sees it.
   * @param {ReadonlyMap<string, string>} settings
   * @param {Warn} warn
   */
  glide(settings, warn) {
    this.refuse(settings, warn);
    const texts = [...settings];
    if (this.listener.isNear() && !document.hidden) this.send({ glide: { texts } });
    else this.send({ write: { texts, source: "user" } });
  }

  /**
   * A setting as a sentence says it.
   * @param {string} name
   * @returns {import("../element.d.ts").InProse} of no button, which is no setting
   */
  inProse(name) {
    return /** @type {import("../element.d.ts").InProse} */ (this.#ask((handle) => handle.inProse(name)));
  }

  svg() {
    return this.#ask((handle) => handle.svg(make("canvas"), this.#address()));
  }

  csv() {
    return this.#ask((handle) => handle.csv(this.#address()));
  }

  json() {
    return this.#ask((handle) => handle.json(this.#address()));
  }

  async png() {
    const canvas = make("canvas");
    this.#ask((handle) => handle.paint(canvas, make("canvas"), this.#address()));
    const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => canvas.toBlob(resolve));
    if (blob === null) throw coded("drawing", "this browser makes no picture of a canvas");
    return blob;
  }

  /** The address where just this can be seen; empty where there is none. */
  #address() {
    return addressOf(this.element, "figure", this.query) ?? "";
  }

  /**
   * An attribute says something else.
   * @param {string} name
   */
  readAttributes(name) {
    if (name === "home") this.#dress("actions");
    else if (!LOOKS.some((known) => known === name)) this.#read();
    else this.#say(this.#dress(name));
  }

  /**
   * Takes over the attributes.
   * @param {ReadonlyMap<string, string>} [others] what holds in a new figure where the attributes say nothing
   * @param {string[]} [notices] what is to be said besides
   */
  #read(others, notices = []) {
    const texts = attributesOf(this.element, FIELDS);
    const changes = this.#dispatch({ read: { texts, others: [...others ?? []] } });
    if ((changes?.settings ?? []).length > 0) this.#problem = "";
    this.#say([...notices, ...(changes?.notices ?? [])]);
    this.#merge(changes?.settings ?? []);
    this.schedule();
    if (others === undefined) this.listener.share(changes?.settings ?? []);
  }

  /**
   * Follows an attribute of the figure’s look. Returns notices.
   * @param {string} name
   * @returns {string[]}
   */
  #dress(name) {
    const value = this.element.getAttribute(name);
    if (name === "actions") {
      const [wanted, notices] = listed(name, value, ACTIONS);
      // A single file writes a page to keep without any site.
      const leading = ["link", this.engine.script === undefined ? "embed" : ""];
      const names = wanted.filter((one) => site(this.element) !== undefined || !leading.includes(one));
      const menu = this.#actions(names);
      this.#renewMenu = menu.renew;
      this.elements.menu.replaceChildren(...(names.length === 0 ? [] : [menu.element]));
      return notices;
    }
    if (name === "controls") {
      const [names, notices] = listed(name, value, FIELDS.filter((field) => field in this.#state && field !== "figure"));
      this.elements.controls.limitTo(names);
      return notices;
    }
    if (name === "theme") {
      this.elements.look.look();
      if (value === null || ["auto", "light", "dark"].includes(value)) return [];
      return [refused(value, "the theme", ": it takes auto, light, dark. Showing auto.")];
    }
    const isPossible = value === null || CSS.supports("touch-action", value);
    this.elements.body.style.setProperty("--uh-touch-action", isPossible && value !== null ? value : "");
    return isPossible ? [] : [refused(value, "touch-action", ". Showing pan-y.")];
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
        title: this.handle.title(),
        summary: this.#ask((handle) => handle.summary()),
        file: this.#file(),
        ratio: this.#ratio(),
      }),
      script: this.engine.script,
      name: () => this.#file(),
    }, names);
  }

  /** The width of the saved picture by its height. */
  #ratio() {
    const [, width, height] = this.svg().match(/^<svg[^>]* width="(\d+)" height="(\d+)"/) ?? [];
    return `${width}/${height}`;
  }

  /** The name of the figure’s files, without an ending: another one for other settings. */
  #file() {
    const figure = String(this.#state["figure"]);
    const settings = [...new URLSearchParams(this.query)].filter(([name]) => name !== "figure");
    const name = ["upperhand", figure, ...settings.flat()].join("-").replaceAll(/[^\w.-]+/g, "");
    return name.slice(0, 120).replace(/[.-]+$/, "");
  }

  /**
   * @param {ReadonlyMap<string, string>} settings
   * @param {"user" | "script" | "group"} source
   * @param {Warn} [warn] a group has settings that not all of its figures have
   */
  set(settings, source, warn) {
    if (warn !== undefined) this.refuse(settings, warn);
    this.send({ write: { texts: [...settings], source } }, source);
  }

  /**
   * Sends an event to the figure, and tells the page of its changes.
   * @param {Event} event
   * @param {Source} source
   * @returns {Changes | undefined} nothing where the figure has come to an end
   */
  send(event, source = "user") {
    const changes = this.#dispatch(event);
    if (changes === undefined) return undefined;
    const { settings, notices, selection, progress, settled } = changes;
    if (settings.length > 0) this.#problem = "";
    if (settings.length > 0 || notices.length > 0) this.#say(notices);
    if (changes.redraw) this.schedule();
    this.#changed(settings, source);
    if (settled) this.#results?.renew();
    if (selection !== undefined) this.listener.tell("select", { state: this.state(), ...selection });
    if (progress !== undefined) this.listener.tell("progress", { done: progress });
    for (const order of changes.orders) void this.#follow(order);
    return changes;
  }

  /**
   * @param {Settings} settings those that have changed
   * @param {Source} source
   */
  #changed(settings, source) {
    if (settings.length === 0) return;
    this.#merge(settings);
    this.listener.reflect(settings);
    this.listener.tell("change", { state: this.state(), source });
    clearTimeout(this.#settling?.timer);
    this.#settling = { source, timer: setTimeout(() => this.#settle(), SETTLED) };
    if (source !== "group") this.listener.share(settings);
  }

  /** Tells that nothing changes any more, if that is still to be told. */
  #settle() {
    if (this.#settling === undefined) return;
    const { source, timer } = this.#settling;
    clearTimeout(timer);
    this.#settling = undefined;
    this.listener.tell("settled", { state: this.state(), source });
  }

  /** @param {Settings} settings */
  #merge(settings) {
    Object.assign(this.#state, Object.fromEntries(settings));
    this.elements.controls.note(settings);
  }

  /**
   * @param {Event} event
   * @returns {Changes | undefined}
   */
  #dispatch(event) {
    return this.#try((handle) => handle.dispatch(event));
  }

  /**
   * Asks the figure for something, which cannot be had where it has come to an end.
   * @template T
   * @param {(handle: import("./engine.js").Handle) => T} work
   * @returns {T}
   */
  #ask(work) {
    if (!this.#isAlive) {
      this.#announceStop();
      throw coded("stopped", "the figure has stopped: start it again");
    }
    try {
      return work(this.handle);
    } catch (error) {
      if (isFatal(error)) this.#crashed(error);
      throw error;
    }
  }

  /**
   * Has the figure do something, as far as it still can.
   * @template T
   * @param {(handle: import("./engine.js").Handle) => T} work
   * @returns {T | undefined}
   */
  #try(work) {
    if (!this.#isAlive) {
      this.#announceStop();
      return undefined;
    }
    try {
      return work(this.handle);
    } catch (error) {
      if (isFatal(error)) this.#crashed(error);
      else this.#failed(error);
      return undefined;
    }
  }

  /**
   * Something cannot be done; the figure stays: the next change may well be possible.
   * @param {unknown} error
   */
  #failed(error) {
    if (!this.#wasDrawn) {
      this.listener.failed(error);
      return;
    }
    const message = messageOf(error);
    const problem = `This could not be drawn: ${message}`;
    // An endless zoom would tell of it with every frame.
    if (this.#problem === problem) return;
    this.#problem = problem;
    this.#say([]);
    this.listener.tell("error", { code: "drawing", message });
  }

  /**
   * The module has come to an end, and all figures in it: the others start again where they were, this one when the
   * reader asks for it.
   * @param {unknown} error
   */
  #crashed(error) {
    this.#isAlive = false;
    this.#stoppedBy = error;
    this.#announceStop();
  }

  /** Says why the figure has stopped, if that is still to be said; where the stack is full, the next call does. */
  #announceStop() {
    const error = this.#stoppedBy;
    if (error === undefined) return;
    setTimeout(() => this.#sayItStopped(error));
    this.#stoppedBy = undefined;
  }

  /** @param {unknown} error */
  #sayItStopped(error) {
    const message = messageOf(error);
    console.error(error);
    this.unfollow();
    this.#cancel();
    this.#noteSolving(false);
    const again = make("button", { type: "button", class: "again" }, ["Start again"]);
    again.addEventListener("click", () => this.listener.restart());
    this.elements.reveal();
    this.elements.notice.hidden = false;
    this.elements.notice.replaceChildren(make("span", {}, [`This figure has stopped (${message}). Nothing is lost: it starts again where it was.`]), again);
    this.listener.tell("error", { code: "stopped", message });
    this.engine.startAgain();
  }

  /** The module has started again, because of another figure. */
  #end() {
    this.#isAlive = false;
    this.#noteSolving(false);
    this.#cancel();
    this.listener.restart();
  }

  /** @param {string[]} notices */
  #say(notices) {
    // A figure that has stopped says that and nothing else.
    if (!this.#isAlive) return;
    const said = [this.#problem, ...notices].filter((notice) => notice !== "");
    if (said.length === 0 && this.elements.notice.hidden) return;
    const close = make("button", { type: "button" }, ["Close"]);
    close.addEventListener("click", () => {
      this.#problem = "";
      this.#say([]);
      this.#takeFocus();
    });
    this.elements.notice.hidden = said.length === 0;
    this.elements.notice.replaceChildren(make("span", {}, [said.join(" ")]), close);
    this.#uncover();
  }

  /** Brings what has the focus out from under a notice, which stays in the window while the figure does. */
  #uncover() {
    const { root, notice } = this.elements;
    const [over, under] = [notice, root.activeElement].map((element) => element?.getBoundingClientRect());
    if (over && under && over.top < under.bottom && under.top < over.bottom) root.activeElement?.scrollIntoView({ block: "nearest" });
  }

  /** Takes the focus from a button that goes away: nobody who works by keys is thrown out. */
  #takeFocus() {
    const first = /** @type {HTMLElement | null} */ (this.elements.root.querySelector("canvas[tabindex='0'], .cells [tabindex='0'], .act"));
    first?.focus({ preventScroll: true });
  }

  /** Draws soon, if anybody sees it. */
  schedule() {
    this.#isBehind = true;
    if (this.#frame !== 0 || !this.#isConnected || !this.#isSeen()) return;
    this.#frame = requestAnimationFrame(() => {
      this.#drawNow();
      // After the browser has painted the frame.
      setTimeout(() => this.#dispatch({ seen: { time: performance.now() } }));
    });
  }

  /** Is the figure in sight, or waited for? */
  #isSeen() {
    return !this.#wasDrawn || this.#isPrinted || this.#waiting.length > 0 || this.listener.isNear();
  }

  #cancel() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }

  /** Each colour tells of its change by itself: all of them are drawn together, in the frame that tells of them. */
  #recoloured() {
    for (const picture of this.elements.pictures) picture.isStale = true;
    this.schedule();
  }

  /**
   * Draws a picture anew that the browser has lost, and with it whatever was kept for it.
   * @param {import("./picture.js").Picture} picture
   */
  #redraw(picture) {
    this.#try((handle) => picture.attach(handle));
    this.schedule();
  }

  /** Draws for the printer, wherever the figure is. */
  print() {
    this.#isPrinted = true;
    this.elements.look.print(true);
    for (const picture of this.elements.pictures) picture.print(PRINTED);
    this.#isFitted = true;
    this.#dispatch("print");
    this.#paint();
  }

  /** Draws for the screen again. */
  printed() {
    this.#isPrinted = false;
    this.elements.look.print(false);
    for (const picture of this.elements.pictures) picture.unprint();
    this.schedule();
  }

  /** Draws at once, in place of a drawing that was due. */
  #drawNow() {
    // A figure out of sight cancels, too: it asks anew when it is seen again.
    this.#cancel();
    if (this.#isConnected && this.#isSeen()) this.#paint();
  }

  #paint() {
    // The first drawing waits for no news of the size, or everything would be drawn twice.
    if (!this.#isFitted) for (const picture of this.elements.pictures) picture.fit();
    this.#isFitted = true;
    const frame = this.#try((handle) => {
      if (this.elements.pictures.some(({ isStale }) => isStale)) handle.dress(themeOf(this.elements.body));
      for (const picture of this.elements.pictures) picture.prepare(handle);
      return handle.frame(performance.now());
    });
    this.#isBehind = false;
    if (frame !== undefined) this.#apply(frame);
    this.#noteSolving(this.#isSolving);
  }

  /** @param {Frame} frame */
  #apply(frame) {
    const { readout, rails, cells, idle, sentence, tally, pinned, playing, coarse, progress, description, problem, again } = frame;
    if (readout !== undefined) this.elements.readout.fill(readout);
    if (pinned !== undefined) this.#showPin(pinned);
    this.elements.controls.update(frame.controlNames, frame.controls);
    if (rails !== undefined) this.elements.controls.align(rails);
    if (cells !== undefined) this.#showCells(cells);
    if (idle !== undefined) for (const picture of this.elements.pictures) picture.showIdle(idle);
    if (sentence !== undefined) this.elements.terms.say(this.elements.sentence, sentence);
    if (tally !== undefined) this.#showTally(tally);
    if (playing !== undefined) for (const picture of this.elements.pictures) picture.showPlaying(playing);
    if (coarse !== undefined) this.elements.body.ariaBusy = String(coarse);
    if (progress !== undefined) this.#showProgress(progress);
    if (frame.solving !== undefined) this.#noteSolving(frame.solving);
    if (description !== undefined) this.#describe(description);
    for (const order of frame.orders) void this.#follow(order);
    this.#changed(frame.settings, "user");
    if (problem !== undefined) this.#failed(new RangeError(problem));
    else if (!this.#wasDrawn) this.elements.reveal();
    if (frame.complete && !this.#wasDrawn) {
      this.#wasDrawn = true;
      this.#provided = this.#provide();
      this.listener.drawn();
    }
    if (again === 0) this.schedule();
    else if (again !== undefined) this.#timer = setTimeout(() => this.#drawNow(), again);
  }

  /** @param {import("../generated/boundary.js").PlacedCells} cells */
  #showCells(cells) {
    this.elements.pictures[0]?.showCells(cells);
  }

  /** @param {string} tally */
  #showTally(tally) {
    if (this.#results === undefined) {
      this.#results = new Results(String(this.#state["figure"]), (kept) => this.send({ results: { kept } })?.results);
      this.elements.resultsPlace.replaceWith(this.#results.element);
      this.#results.renew();
    }
    this.#results.show(tally);
  }

  /** @param {boolean} pinned */
  #showPin(pinned) {
    this.elements.readout.showPin(pinned);
    if (this.#wasDrawn) this.elements.announcement.textContent = pinned ? "Pinned: the pointer leaves it alone." : "Not pinned any more.";
  }

  /** @param {import("../generated/boundary.js").Progress} progress */
  #showProgress(progress) {
    if (this.#progress === undefined) {
      this.#progress = new Progress(() => void this.send("task-button"), () => this.#takeFocus());
      this.elements.pictures[0]?.element.append(this.#progress.element);
    }
    this.#progress.show(progress);
    this.#saidOfTask = progress.words;
    if (this.#failure !== undefined) this.#failure.said ??= progress.words;
  }

  /** @param {boolean} isSolving */
  #noteSolving(isSolving) {
    this.#isSolving = isSolving;
    if (isSolving) return;
    const { error, said } = this.#failure ?? {};
    const isOpen = this.#isAlive && (said ?? this.#saidOfTask) === this.#saidOfTask;
    for (const end of this.#waiting.splice(0)) end(isOpen ? error : undefined);
  }

  /** Once the browser is idle, fetches what solves tasks, where the module has any: then the figure needs no network any more. */
  async #provide() {
    if (!("TaskRun" in this.engine.module)) return;
    await new Promise((next) => globalThis.requestIdleCallback?.(next, { timeout: PATIENCE }) ?? setTimeout(next));
    await works().then(({ provide }) => provide(this.engine.worker), () => {});
  }

  /**
   * Follows an order about a task; the script for that is loaded with the first order.
   * @param {import("../generated/boundary.js").Order} order
   */
  async #follow(order) {
    if (order.type === "stop") {
      this.#orders.get(order.id)?.();
      return;
    }
    const { id, name, numbers } = order;
    let isStopped = false;
    let stop = () => {};
    this.#orders.set(id, () => {
      isStopped = true;
      stop();
    });
    /** @param {unknown} cause */
    const failed = (cause) => {
      const error = coded("task", cause);
      this.#orders.delete(id);
      if (!isStopped) this.#failure = { error };
      this.send({ "task-failed": { id } });
      this.listener.tell("error", { ...error, message: error.message });
    };
    try {
      const { order: give } = await works();
      if (!this.#isAlive) return;
      const { module, worker } = this.engine;
      stop = give({ module: module.module(), name, numbers }, {
        progressed: (done) => void this.send({ "task-progress": { id, done } }),
        solved: ({ answer, isWhole }) => {
          this.#orders.delete(id);
          this.#try((handle) => handle.solved(id, answer, isWhole));
          this.schedule();
        },
        failed,
      }, worker);
      if (isStopped) stop();
    } catch (error) {
      failed(error);
    }
  }

  /**
   * Describes the figure, which is still; speaks only to those who work on the picture itself, or choose among
   * names: sliders say what they show.
   * @param {import("../generated/boundary.js").Description} description
   */
  #describe({ summary, announcement, table }) {
    this.elements.summary.textContent = summary;
    this.#renewMenu();
    if (table !== undefined) this.elements.table.fill(table);
    const isWorkedOn = this.elements.root.activeElement?.matches("canvas, .cells button, .act, [type=radio], [type=checkbox]");
    if (isWorkedOn) this.elements.announcement.textContent = announcement;
  }
}
