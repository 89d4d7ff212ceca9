// @ts-check
/** A slider with a field for its number, or for what it says in words. A primary control’s slider stands along an axis of the picture, its thumb under the crosshair. */

import { make } from "../kit/markup.js";
import { NumberField, limit } from "./number-field.js";
import { TextField } from "./text-field.js";
import { alongTrack, stepAlong } from "./track.js";
import { stepOf } from "../kit/keys.js";

/** @typedef {import("../generated/boundary.js").Control} Control */
/** @typedef {import("../generated/boundary.js").Input} Input */
/** @typedef {import("../generated/boundary.js").SideSlider} SideSlider */
/** @typedef {import("./number-field.js").Send} Send */

/** The most digits, and letters of words, that a field holds beside a slider on a narrow screen. */
const SHORT = { digits: 5, words: 8 };
/** And up to this many have room beside a slider where there is most. */
const LONG = 12;

let serial = 0;

export class Slider {
  /** Where a fine drag was last. @type {{ share: number, position: number } | undefined} */
  #held;
  #isFine = false;
  #isPrimary;
  #label;
  /** The short label and the label of the slider. */
  #called = "";

  /** @param {Control} control @param {Send} send */
  constructor(control, send) {
    const { name, label, player, placement, input } = control;
    const isWorded = input.kind === "slider" && input.words !== "";
    serial += 1;
    const id = `uh-${name}-${serial}`;
    this.#isPrimary = placement === "across" || placement === "upright";
    this.#label = make("label", { for: id });
    this.range = make("input", { type: "range", id });
    this.field = new (isWorded ? TextField : NumberField)(name, label, send);
    this.element = make(
      "div",
      { class: `slider ${placement} ${name} ${player}${isWorded ? " worded" : ""}`, ...(this.#isPrimary ? { part: "scrubber" } : {}) },
      [this.range, make("div", { class: "number" }, [this.#label, this.field.element])],
    );
    this.call(control);
    this.range.addEventListener("input", () => {
      if (!this.#isFine) send({ slide: { name, position: this.range.valueAsNumber } });
    });
    this.range.addEventListener("keydown", (event) => {
      const by = stepOf(event);
      if (by === undefined) return;
      event.preventDefault();
      send({ step: { name, by } });
    });
    this.#followFineDrags(name, send);
  }

  /** A drag with Shift, or away from the track, is finer than the pixels. @param {string} name @param {Send} send */
  #followFineDrags(name, send) {
    const { range } = this;
    const hold = (/** @type {boolean} */ isHeld) => {
      const sentence = /** @type {HTMLElement | null | undefined} */ (range.closest("figure")?.querySelector(".sentence"));
      sentence?.classList.toggle("held", isHeld);
      sentence?.style.setProperty("height", isHeld ? `${sentence.offsetHeight}px` : "");
    };
    const follow = (/** @type {PointerEvent} */ event) => {
      if (event.buttons === 0) return;
      const { share, fineness } = alongTrack(event, range);
      this.#isFine = fineness > 1;
      if (this.#held === undefined) hold(true);
      if (!this.#isFine || this.#held === undefined) {
        this.#held = { share, position: range.valueAsNumber };
        return;
      }
      const position = this.#held.position + stepAlong(range, share - this.#held.share, fineness);
      this.#held = { share, position };
      send({ slide: { name, position } });
    };
    const release = () => {
      this.#held = undefined;
      this.#isFine = false;
      hold(false);
    };
    range.addEventListener("pointerdown", follow);
    range.addEventListener("pointermove", follow);
    range.addEventListener("pointerup", release);
    range.addEventListener("pointercancel", release);
  }

  /** Sets the labels, which may depend on the settings. @param {Control} control */
  call({ label, shortLabel }) {
    const called = `${shortLabel}: ${label}`;
    if (called === this.#called) return;
    this.#called = called;
    this.#label.replaceChildren(...(this.#isPrimary ? [shortLabel, make("span", { class: "unseen" }, [`: ${label}`])] : [label]));
    if (this.#label.parentElement !== null) this.#label.parentElement.title = label;
    this.field.call(label);
  }

  /** Shows a value in the field at once, where that takes numbers. @param {string | number | boolean} value */
  note(value) {
    if (this.field instanceof TextField) this.field.note();
    else if (typeof value === "number") this.field.note(value);
  }

  /**
   * Aligns the ends of the slider with their values on the axis of the picture.
   * @param {SideSlider} slider
   * @param {SideSlider} below the one that it lies under where there is no room beside the picture
   */
  stand({ along, ends }, below) {
    const across = along === "x" ? ends : below.ends;
    const places = { "--left": across.from, "--right": across.to, "--low": ends.from, "--high": ends.to };
    for (const [name, share] of Object.entries(places)) this.element.style.setProperty(name, String(share));
  }

  /** @param {Input} input @param {boolean} isPreviewed */
  show(input, isPreviewed) {
    if (input.kind !== "slider") return;
    const { range } = this;
    this.element.classList.toggle("previewed", isPreviewed);
    this.element.classList.toggle("long", input.digits > (input.words === "" ? SHORT.digits : SHORT.words));
    this.element.classList.toggle("longest", input.digits > LONG);
    limit(range, input.from, input.to, input.step);
    range.value = String(input.position);
    range.setAttribute("aria-valuetext", input.spoken);
    this.field.show(input);
  }
}
