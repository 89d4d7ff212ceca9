// @ts-check
/** `<upper-hand-value>`: a number in a sentence. A setting can be dragged, moved by keys and typed; results follow the figure. */

import { FIELDS } from "../kit/fields.js";
import { make, say } from "../kit/markup.js";
import { typeInPlaceOf } from "./field.js";
import { expectFigure, figureFor, settingsOf, warn } from "./figures.js";
import { result, setting } from "./results.js";
import * as styles from "./styles.js";
import { stepAround } from "./walk.js";
import { isPlain, stepOf } from "../kit/keys.js";

/** @typedef {import("../element.js").UpperHand} UpperHand */
/** @typedef {import("../element.d.ts").InProse} InProse */

const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** How far a pointer moves for one step of a number, and the least distance that counts as a drag, in CSS pixels. */
const STEP = 6;
const DRAG = 4;

/** The steps of a horizontal drag, and whether it is one: a press always moves a little. @param {number} way in CSS pixels */
function stepsOfDrag(way) {
  return { steps: Math.trunc(way / STEP), isDrag: Math.abs(way) >= DRAG };
}

/** The values in the page. @type {Set<UpperHandValue>} */
const values = new Set();

/** The values to be updated with the next frame, after their figures. @type {Set<UpperHandValue>} */
const due = new Set();

/** @param {UpperHandValue} value */
function renew(value) {
  if (due.size === 0) {
    requestAnimationFrame(() => {
      const all = [...due];
      due.clear();
      for (const one of all) one.renew();
    });
  }
  due.add(value);
}

/** The events that values follow. */
const NEWS = ["upper-hand:ready", "upper-hand:change", "upper-hand:step"];

/** @param {Event} event of a figure, or of a passage */
function heard(event) {
  if (event.type === "upper-hand:step") values.forEach(renew);
  const [figure] = event.composedPath();
  const own = [...values].filter((value) => figureFor(value) === figure);
  for (const value of own) renew(value);
  // Results of jobs come without an event of their own.
  if (own.length > 0)
    void figureFor(/** @type {UpperHandValue} */ (own[0]))?.solved.then(
      () => own.forEach(renew),
      () => {},
    );
}

// A page that has loaded has all its figures: now those that are missing can be reported.
globalThis.addEventListener?.("load", () => values.forEach(renew), { once: true });

export class UpperHandValue extends Base {
  static observedAttributes = ["for", "name", "at"];

  #root = this.attachShadow({ mode: "open" });
  #written = make("slot");
  #said = make("span", { part: "value", hidden: "" });
  #word = make("span", {}, [this.#written, this.#said]);
  /** The setting, where the figure is there and has it. @type {InProse | undefined} */
  #setting;
  /** Is it fixed, as the figure has no control for its setting now? */
  #isFixed = false;
  /** The drag under way. @type {{ from: number, steps: number, wasFocused: boolean, isDrag: boolean } | undefined} */
  #drag;
  /** The result at other settings, and the figure’s settings that it was found with. @type {{ key: string, said: string | undefined } | undefined} */
  #found;

  constructor() {
    super();
    this.#root.append(this.#word);
    this.#word.addEventListener("keydown", (event) => this.#press(event));
    this.#word.addEventListener("pointerdown", (event) => this.#take(event));
    this.#word.addEventListener("pointermove", (event) => this.#pull(event));
    this.#word.addEventListener("pointerup", (event) => this.#release(event));
    this.#word.addEventListener("pointercancel", () => this.#letGo());
    // Dragging does not select text. The focus is set on pointerdown.
    this.#word.addEventListener("mousedown", (event) => {
      if (this.#isSetting) event.preventDefault();
    });
  }

  connectedCallback() {
    this.#root.adoptedStyleSheets = [styles.value(this)];
    if (values.size === 0) for (const name of NEWS) document.addEventListener(name, heard);
    values.add(this);
    this.#prepare();
    renew(this);
  }

  disconnectedCallback() {
    this.#letGo();
    values.delete(this);
    if (values.size === 0) for (const name of NEWS) document.removeEventListener(name, heard);
  }

  attributeChangedCallback() {
    this.#found = undefined;
    if (!this.isConnected) return;
    this.#prepare();
    renew(this);
  }

  /** @returns {string} */
  get text() {
    return (this.#said.hidden ? this.textContent : this.#said.textContent)?.trim() ?? "";
  }

  /** Shows what the figure says now. */
  renew() {
    if (!this.isConnected) return;
    expectFigure(this);
    this.#tell(this.#find());
    this.#describe();
  }

  get #name() {
    return this.getAttribute("name")?.trim() ?? "";
  }

  get #isSetting() {
    return !this.hasAttribute("at") && FIELDS.includes(this.#name);
  }

  /** What the figure says, nothing where the words stay as they were written. @returns {string | undefined} */
  #find() {
    const figure = figureFor(this);
    const found = figure === undefined ? undefined : setting(figure, this.#name);
    this.#setting = this.#isSetting && !(found instanceof RangeError) ? found : undefined;
    this.#isFixed = this.#isSetting && found instanceof RangeError;
    // Passages that are not being read keep the numbers that they were written with.
    if (figure === undefined || found === undefined || stepAround(this)?.isPresent === false) return undefined;
    if (this.#setting !== undefined) return this.#setting.text;
    const besides = found instanceof RangeError ? `; ${found.message}` : "";
    return this.#isSetting ? this.#unmoved(figure, besides) : this.#result(figure, besides);
  }

  /**
   * Shows a setting that has no control now, so that it cannot be moved.
   * @param {UpperHand} figure
   * @param {string} besides
   * @returns {string | undefined}
   */
  #unmoved(figure, besides) {
    const state = figure.getState();
    if (Object.hasOwn(state, this.#name)) return String(state[this.#name]);
    warn(this, `this figure has no such setting${besides}`);
    return undefined;
  }

  /** @param {UpperHand} figure @param {string} besides */
  #result(figure, besides) {
    const at = settingsOf(this.getAttribute("at") ?? "");
    const names = Object.keys(at);
    if (names.length === 0) return result(this, figure, this.#name, {}, besides);
    // While the other settings stay the same, so does the result.
    const key = JSON.stringify(Object.entries(figure.getState()).filter(([name]) => !names.includes(name)));
    if (this.#found?.key !== key) this.#found = { key, said: result(this, figure, this.#name, at, besides) };
    return this.#found.said;
  }

  /** @param {string | undefined} said */
  #tell(said) {
    say(this.#said, said ?? "");
    this.#said.hidden = said === undefined;
    this.#written.hidden = said !== undefined;
    // A number has no language.
    if (/\p{L}/u.test(said ?? "")) this.#said.lang = "en";
    else this.#said.removeAttribute("lang");
  }

  /** Sets style and role, before the figure is loaded. */
  #prepare() {
    const isSetting = this.#isSetting;
    this.#word.classList.toggle("setting", isSetting);
    for (const name of isSetting ? [] : [...this.#word.attributes].map(({ name }) => name))
      if (name !== "class") this.#word.removeAttribute(name);
    if (isSetting) this.#describe();
  }

  /** Tells screen readers what can be moved, and how far. */
  #describe() {
    if (!this.#isSetting) return;
    const { label = this.#name, input } = this.#setting ?? {};
    const isSwitch = input?.kind === "switch";
    const isNumber = input?.kind === "slider";
    const isLive = isNumber && !this.#said.hidden;
    /** @type {Record<string, string | undefined>} */
    const spoken = {
      tabindex: "0",
      lang: "en",
      role: isSwitch ? "switch" : "spinbutton",
      "aria-label": label,
      "aria-checked": isSwitch ? String(input.on) : undefined,
      "aria-disabled": this.#isFixed ? "true" : undefined,
      "aria-valuetext": isSwitch ? undefined : isLive ? input.spoken : this.text,
      "aria-valuenow": isLive ? String(input.value) : undefined,
      "aria-valuemin": isLive ? String(input.least) : undefined,
      "aria-valuemax": isLive ? String(input.most) : undefined,
    };
    for (const [name, value] of Object.entries(spoken)) {
      if (value === undefined) this.#word.removeAttribute(name);
      else if (this.#word.getAttribute(name) !== value) this.#word.setAttribute(name, value);
    }
    this.#word.classList.toggle("pressed", input !== undefined && !isNumber);
  }

  /** Makes the passage around it the present one, and acts on the figure once that is loaded. @param {(figure: UpperHand) => void} act */
  async #act(act) {
    const figure = figureFor(this);
    if (figure === undefined) return;
    const step = stepAround(this);
    if (step?.isPresent === false) step.choose("at once");
    if (setting(figure, this.#name) === undefined) await figure.start().catch(() => {});
    if (setting(figure, this.#name) !== undefined) act(figure);
  }

  /** Goes to the next value of a choice or a switch; a press does not change a number. */
  #goOn() {
    void this.#act((figure) => {
      const found = setting(figure, this.#name);
      if (found !== undefined && !(found instanceof RangeError) && found.input.kind !== "slider") figure.step(this.#name, 1);
    });
  }

  /** @param {number} by */
  #step(by) {
    void this.#act((figure) => figure.step(this.#name, by));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (!this.#isSetting || !isPlain(event)) return;
    const { key } = event;
    const by = stepOf(event);
    const isNumber = this.#setting?.input.kind === "slider";
    if (by !== undefined) this.#step(by);
    else if (key === "Home" || key === "End") void this.#act((figure) => figure.stepToEnd(this.#name, key === "Home" ? "first" : "last"));
    else if (!isNumber && (key === "Enter" || key === " ")) this.#goOn();
    else if (isNumber && key === "Enter") this.#type();
    else if (isNumber && /^[\d.,-]$/.test(key)) this.#type(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  #take(event) {
    if (!this.#isSetting || event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    this.#drag = { from: event.clientX, steps: 0, wasFocused: this.#root.activeElement === this.#word, isDrag: false };
    this.#word.setPointerCapture(event.pointerId);
    this.#word.focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  #pull(event) {
    const drag = this.#drag;
    if (drag === undefined) return;
    const { steps, isDrag } = stepsOfDrag(event.clientX - drag.from);
    drag.isDrag ||= isDrag;
    this.#word.classList.toggle("dragged", drag.isDrag);
    if (steps === drag.steps || this.#setting?.input.kind === "choice" || this.#setting?.input.kind === "switch") return;
    this.#step(steps - drag.steps);
    drag.steps = steps;
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const drag = this.#drag;
    this.#letGo();
    if (drag === undefined || drag.isDrag || event.button !== 0) return;
    if (this.#setting?.input.kind !== "slider") this.#goOn();
    else if (drag.wasFocused) this.#type();
  }

  #letGo() {
    this.#drag = undefined;
    this.#word.classList.remove("dragged");
  }

  /** Opens a field in place of the number. @param {string} [begun] what is typed already */
  #type(begun) {
    const { label, input } = this.#setting ?? {};
    if (label === undefined || input?.kind !== "slider" || this.#word.hidden) return;
    typeInPlaceOf(this.#word, label, begun ?? String(input.value), begun === undefined, (typed) => {
      void this.#act((figure) => figure.glideTo({ [this.#name]: typed }));
    });
  }
}
