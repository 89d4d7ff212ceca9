// @ts-check
/** Random events on the parts of a figure, as a page and its readers send them: the same ones for the same seed. Runs in the page. */

/** @typedef {import("../../../www/element.js").UpperHand} UpperHand */

/** Texts that attributes and fields may be given, possible and not. */
const TEXTS = [
  "", "0", "1", "2", "3", "7", "12", "24", "0.5", "0.61803", "-1", "1e9", "1e-9", "NaN", "Infinity", "yes", "no", "race", "official", "open",
  "none", "log", "linear", "tenths", "difference", "equilibrium", "matrix", "threshold", "paper", "own", "🂡", "x".repeat(200),
];

const KEYS = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "Enter", " ", "Escape", "+", "-", "0", "Tab", "a",
];

/** Looks of the page around a figure. */
const COLOURS = ["", "transparent", "#123", "rgb(240 200 180)", "color-mix(in srgb, red, blue)", "nonsense"];

/** Buttons that have the browser save a file or copy to the clipboard are left alone. */
const BUTTONS = ".tools button, .pin, .solving button, .notice button:not(.again), .act, .chip, .join, .hotspots button";

/**
 * A generator of random numbers: mulberry32.
 * @param {number} seed
 * @returns {(below: number) => number} a whole number from 0 on
 */
export function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The events of one figure. */
export class Events {
  /**
   * @param {UpperHand} element in a host of its own, with a mate that may join its group
   * @param {readonly string[]} fields the names of all settings
   * @param {number} seed
   * @param {"does anything" | "is still"} [page] what the page does to its element
   */
  constructor(element, fields, seed, page = "does anything") {
    this.element = element;
    this.fields = fields.filter((name) => name !== "figure");
    this.random = generator(seed);
    this.host = /** @type {HTMLElement} */ (element.parentElement);
    /** Kinds of events, and how often each is sent: those of readers, and those of the page. @type {[weight: number, send: () => void][]} */
    const byReaders = [
      [24, () => this.#point()],
      [12, () => this.#slide()],
      [8, () => this.#turnWheel()],
      [8, () => this.#press()],
      [6, () => this.#type()],
      [6, () => this.#choose()],
      [4, () => this.#click(BUTTONS)],
      [2, () => this.#dragFinely()],
      [1, () => this.#click("summary")],
      [1, () => this.#restyle()],
      [1, () => this.#resize()],
    ];
    /** @type {[weight: number, send: () => void][]} */
    const byThePage = [
      [3, () => this.#setAttribute()],
      [2, () => this.#setState()],
      [1, () => this.#regroup()],
      [1, () => this.#move()],
      [1, () => this.#ask()],
    ];
    this.kinds = page === "is still" ? byReaders : [...byReaders, ...byThePage];
    this.weight = this.kinds.reduce((sum, [weight]) => sum + weight, 0);
  }

  /** Sends one event. */
  send() {
    let left = this.random(this.weight);
    for (const [weight, send] of this.kinds) {
      left -= weight;
      if (left < 0) {
        send();
        return;
      }
    }
  }

  /** Leaves the figure alone, where it is and wherever it was put. */
  calm() {
    const { element, host } = this;
    if (!element.isConnected) host.append(element);
    for (const look of ["group", "theme", "controls", "actions", "touch-action", "compact"]) element.removeAttribute(look);
    host.removeAttribute("style");
    document.documentElement.removeAttribute("style");
    dispatchEvent(new Event("afterprint"));
    for (const canvas of this.#all("canvas")) {
      // The frame around the canvas listens.
      const bubbles = true;
      for (const pointerId of [1, 7, 8]) canvas.dispatchEvent(new PointerEvent("pointercancel", { pointerId, pointerType: pointerId === 1 ? "mouse" : "touch", bubbles }));
      canvas.dispatchEvent(new PointerEvent("pointerleave", { pointerId: 1, pointerType: "mouse", bubbles }));
      canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    }
    for (const field of this.#all("input[type=number]")) field.dispatchEvent(new FocusEvent("blur"));
  }

  /** @param {string} selector @returns {HTMLElement[]} */
  #all(selector) {
    return [...(this.element.shadowRoot?.querySelectorAll(/** @type {"div"} */ (selector)) ?? [])];
  }

  /** @template T @param {readonly T[]} list @returns {T | undefined} */
  #any(list) {
    return list[this.random(list.length)];
  }

  /** A place on a canvas or just beside it. @param {HTMLElement} canvas */
  #place(canvas) {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return { clientX: x - 5 + this.random(width + 10), clientY: y - 5 + this.random(height + 10), bubbles: true, cancelable: true, composed: true };
  }

  #point() {
    const canvas = this.#any(this.#all("canvas"));
    if (canvas === undefined) return;
    const isTouch = this.random(3) === 0;
    const pointer = isTouch ? { pointerType: "touch", pointerId: 7 + this.random(2) } : { pointerType: "mouse", pointerId: 1 };
    const kinds = ["pointermove", "pointermove", "pointermove", "pointerdown", "pointerup", "pointercancel", "pointerleave"];
    const [buttons, shiftKey, button] = [this.random(2), this.random(8) === 0, this.random(16) === 0 ? 2 : 0];
    canvas.dispatchEvent(new PointerEvent(this.#any(kinds) ?? "", { ...this.#place(canvas), ...pointer, buttons, button, shiftKey }));
  }

  #turnWheel() {
    const canvas = this.#any(this.#all("canvas"));
    const [ctrlKey, deltaY, deltaMode] = [this.random(2) === 0, this.random(500) - 250, this.random(2)];
    if (canvas !== undefined) canvas.dispatchEvent(new WheelEvent("wheel", { ...this.#place(canvas), ctrlKey, deltaY, deltaMode }));
  }

  #press() {
    const target = this.#any(this.#all("canvas, input[type=range], .hotspots button"));
    const [key, shiftKey, ctrlKey] = [this.#any(KEYS) ?? "", this.random(4) === 0, this.random(16) === 0];
    target?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, ctrlKey, bubbles: true, cancelable: true, composed: true }));
  }

  #slide() {
    const range = /** @type {HTMLInputElement | undefined} */ (this.#any(this.#all("input[type=range]")));
    if (range === undefined) return;
    range.valueAsNumber = Number(range.min) + (this.random(1001) / 1000) * (Number(range.max) - Number(range.min));
    range.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  }

  #dragFinely() {
    const range = this.#any(this.#all("input[type=range]"));
    if (range === undefined) return;
    for (const kind of ["pointerdown", "pointermove", "pointermove", "pointerup"]) {
      range.dispatchEvent(new PointerEvent(kind, { ...this.#place(range), buttons: kind === "pointerup" ? 0 : 1, shiftKey: this.random(2) === 0 }));
    }
  }

  #type() {
    const field = /** @type {HTMLInputElement | undefined} */ (this.#any(this.#all("input[type=number]")));
    if (field === undefined) return;
    // A script cannot put letters into a field for numbers; keys can.
    const text = this.#any(TEXTS.filter((text) => Number.isFinite(Number(text)))) ?? "";
    const parts = Array.from(text, (_, end) => text.slice(0, end + 1)).filter((part) => Number.isFinite(Number(part)) && !/[.-]$/.test(part));
    for (const part of ["", ...parts]) {
      field.value = part;
      field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    }
    field.dispatchEvent(new Event(this.#any(["change", "change", "blur"]) ?? "", { bubbles: true }));
  }

  #choose() {
    this.#click("input[type=radio], input[type=checkbox]");
  }

  /** @param {string} selector */
  #click(selector) {
    this.#any(this.#all(selector))?.click();
  }

  #setAttribute() {
    const name = this.#any([...this.fields, "theme", "controls", "actions", "touch-action", "compact", "loading"]) ?? "";
    if (this.random(4) === 0) this.element.removeAttribute(name);
    else this.element.setAttribute(name, this.#any([...TEXTS, "dark", "light", "mine rules", "pan-y"]) ?? "");
  }

  #setState() {
    const state = Object.fromEntries(Array.from({ length: 1 + this.random(3) }, () => [this.#any(this.fields), this.#any(TEXTS)]));
    this.element.setState(state);
  }

  /** The page gets other colours. */
  #restyle() {
    const { style } = document.documentElement;
    const asked = this.random(3);
    if (asked === 0) style.setProperty("color-scheme", this.#any(["", "dark", "light"]) ?? "");
    else if (asked === 1) this.host.style.setProperty("--upper-hand-paper", this.#any(COLOURS) ?? "");
    else this.host.style.setProperty("--upper-hand-you", this.#any(COLOURS) ?? "");
  }

  #resize() {
    const asked = this.random(4);
    if (asked === 0) this.host.style.fontSize = this.#any(["", "10px", "2rem"]) ?? "";
    else this.host.style.width = this.#any(["", "0", `${240 + this.random(900)}px`, "33.3%"]) ?? "";
  }

  #regroup() {
    this.element.setAttribute("group", this.#any(["", "storm", "storm", "other"]) ?? "");
  }

  /** The element goes, comes back, or is moved within the page. */
  #move() {
    const asked = this.random(3);
    if (asked === 0) this.element.remove();
    else if (asked === 1) this.host.append(this.element);
    else this.host.prepend(this.element);
  }

  /** The page asks for something; a figure that is gone has nothing to give. */
  #ask() {
    const { element } = this;
    if (element.shadowRoot?.querySelector(".body:not(.waiting)") === null) return;
    const questions = [() => element.valueAt("threshold" in element.getState() ? { threshold: 0.5 } : {}), () => element.resetView(), () => element.query, () => element.toCSV()];
    const asked = this.#any([...questions, () => dispatchEvent(new Event("beforeprint")), () => dispatchEvent(new Event("afterprint"))]);
    asked?.();
  }
}
