// @ts-check
/** What a figure has solved elsewhere: how far it is, a button to stop it, and one to go on. */

import { make } from "./markup.js";
import { answerTo, keyOf, order } from "./work.js";

/** @typedef {import("./pkg/guts-cards.js").Stage} Stage */
/** @typedef {import("./pkg/guts-cards.js").Work} Work */
/** @typedef {import("./solving.js").Asked} Asked */
/**
 * @typedef {object} Listener
 * @property {(asked: Asked, answer: BigInt64Array) => void} received an answer is there, or a part of it
 * @property {(done: number) => void} progressed
 * @property {(error: unknown) => void} failed
 */

/** What is done within so many milliseconds is not worth a word. */
const BRIEF = 150;

/** What is wanted so many milliseconds after something else, or less, may only pass by: it is not begun until it stays. */
const PASSING = 100;

/**
 * What is to be solved for a stage.
 * @param {Stage} stage
 * @param {Work} work
 * @returns {Asked}
 */
const askedBy = (stage, { name, numbers }) => ({ name, numbers: Uint32Array.from(numbers), module: stage.module() });

export class Progress {
  #words = make("span", { role: "status" });
  #bar = make("progress", { max: "1" });
  #button = make("button", { type: "button" }, ["Stop"]);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #appearing;
  /** What is being solved. @type {{ key: string, stop: () => void, ended: Promise<void> } | undefined} */
  #running;
  /** What the reader has stopped. @type {Set<string>} */
  #stopped = new Set();
  /** What cannot be solved. @type {Set<string>} */
  #failed = new Set();
  /** What the button does. */
  #act = () => {};
  /** When something was begun last. */
  #begun = -PASSING;

  /**
   * @param {Stage} stage
   * @param {Listener} listener
   */
  constructor(stage, listener) {
    this.stage = stage;
    this.listener = listener;
    this.element = make("div", { class: "solving", part: "progress", hidden: "" }, [this.#bar, this.#words, this.#button]);
    this.#button.addEventListener("click", () => this.#act());
  }

  /** Resolves once what is being solved is solved or stopped, and shown. @returns {Promise<void>} */
  get ended() {
    return this.#running?.ended ?? Promise.resolve();
  }

  /** Sees to what the figure needs now, and to nothing else: what is known it gets at once. */
  want() {
    const work = this.help(this.stage);
    const asked = work && askedBy(this.stage, work);
    const key = asked && keyOf(asked);
    if (this.#running !== undefined && this.#running.key === key) return;
    this.leave();
    if (work === undefined || asked === undefined || key === undefined) this.#rest();
    else if (this.#failed.has(key)) this.#refuse(work, asked);
    else if (work.isBegun && this.#stopped.has(key)) this.#offer(work, asked);
    else this.#begin(work, asked);
  }

  /**
   * Gives a stage all it needs that is known already. Returns what is still to be solved.
   * @param {Stage} stage
   */
  help(stage) {
    for (;;) {
      const work = stage.work();
      if (work === undefined) return undefined;
      const asked = askedBy(stage, work);
      const answer = answerTo(asked);
      if (answer === undefined) return work;
      stage.receive(asked.name, asked.numbers, answer);
    }
  }

  /** Gives up what is being solved. */
  leave() {
    const running = this.#running;
    this.#running = undefined;
    clearTimeout(this.#appearing);
    running?.stop();
  }

  #rest() {
    this.element.classList.add("idle");
    this.#words.textContent = "";
  }

  /**
   * @param {Work} work
   * @param {Asked} asked
   */
  #begin(work, asked) {
    const key = keyOf(asked);
    const { label } = work;
    this.#stopped.delete(key);
    this.#failed.delete(key);
    // From the first time on it keeps its place, so that nothing moves when it comes and goes.
    this.element.hidden = false;
    this.element.classList.add("idle");
    this.#bar.value = 0;
    this.#bar.setAttribute("aria-label", label);
    const { answer, stop } = this.#orderSoon(asked, (done) => {
      if (this.#running?.key !== key) return;
      this.#bar.value = done;
      this.listener.progressed(done);
    });
    this.#appearing = setTimeout(() => this.#say(`${label} …`, "Stop"), BRIEF);
    this.#act = () => {
      this.#stopped.add(key);
      stop();
    };
    const ended = answer.then((solved) => solved && this.#end(key, solved, asked)).catch((error) => this.#fail(work, asked, error));
    this.#running = { key, stop, ended };
  }

  /**
   * Orders something at once, or when it has stayed for a while. There is no answer to what was stopped before.
   * @param {Asked} asked
   * @param {(done: number) => void} progressed
   * @returns {{ answer: Promise<import("./solving.js").Answer | undefined>, stop: () => void }}
   */
  #orderSoon(asked, progressed) {
    const now = performance.now();
    const mayPass = now - this.#begun < PASSING;
    this.#begun = now;
    if (!mayPass) return order(asked, progressed);
    let stop = () => {};
    /** @type {Promise<import("./solving.js").Answer | undefined>} */
    const answer = new Promise((resolve) => {
      const waiting = setTimeout(() => {
        const ordered = order(asked, progressed);
        stop = ordered.stop;
        resolve(ordered.answer);
      }, PASSING);
      stop = () => {
        clearTimeout(waiting);
        resolve(undefined);
      };
    });
    return { answer, stop: () => stop() };
  }

  /**
   * @param {string} key
   * @param {import("./solving.js").Answer} solved
   * @param {Asked} asked
   */
  #end(key, { answer }, asked) {
    // Something else may be wanted by now.
    if (this.#running?.key !== key) return;
    this.leave();
    this.#rest();
    this.listener.received(asked, answer);
  }

  /**
   * @param {Work} work
   * @param {Asked} asked
   * @param {unknown} error
   */
  #fail(work, asked, error) {
    const key = keyOf(asked);
    this.#failed.add(key);
    this.listener.failed(error);
    // Something else may be wanted by now.
    if (this.#running?.key !== key) return;
    this.leave();
    this.#refuse(work, asked);
  }

  /**
   * What could not be solved may not have been loaded: the reader can have it tried again.
   * @param {Work} work
   * @param {Asked} asked
   */
  #refuse(work, asked) {
    this.#say("This could not be solved.", "Try again");
    this.#act = () => this.#begin(work, asked);
  }

  /**
   * What was stopped stays as it is, until the reader wants more.
   * @param {Work} work
   * @param {Asked} asked
   */
  #offer(work, asked) {
    this.#say("Stopped: what is shown is a part of the answer.", "Go on");
    this.#act = () => this.#begin(work, asked);
  }

  /**
   * @param {string} words
   * @param {string} button what it says, "" for none
   */
  #say(words, button) {
    this.element.classList.remove("idle");
    this.#words.textContent = words;
    this.#bar.hidden = button !== "Stop";
    this.#button.hidden = button === "";
    this.#button.textContent = button;
  }
}
