// @ts-check
/** The controls of a figure, as the core describes them: the side sliders of the primary ones, variants, and those shown on request. */

import { make, say } from "../kit/markup.js";
import { ChipRow } from "./chips.js";
import { Slider } from "./slider.js";

/** @typedef {import("../generated/boundary.js").Control} Control */
/** @typedef {import("../generated/boundary.js").Input} Input */
/** @typedef {(event: import("../generated/boundary.js").Event) => void} Send */

/**
 * The event by which a reader sets a setting to a text.
 * @param {string} name
 * @param {string} text
 * @returns {import("../generated/boundary.js").Event}
 */
const write = (name, text) => ({ write: { texts: [[name, text]], source: "user" } });

let serial = 0;

/** A choice of one of a few names. */
class Choice {
  /** @param {Control} control @param {Send} send */
  constructor({ name, label, input }, send) {
    serial += 1;
    this.explanation = make("p", { class: "explanation" });
    /** @type {Map<string, HTMLInputElement>} */
    this.inputs = new Map();
    const options = input.kind === "choice" ? input.options : [];
    const labels = options.map(([value, says]) => {
      const radio = make("input", { type: "radio", name: `uh-${name}-${serial}`, value });
      radio.addEventListener("change", () => send(write(name, value)));
      this.inputs.set(value, radio);
      return make("label", {}, [radio, says]);
    });
    this.element = make("fieldset", { class: name }, [
      make("legend", {}, [label]),
      make("div", { class: "options" }, labels),
      this.explanation,
    ]);
  }

  /** Chromium leaks radio buttons that are removed from a shadow tree while they are in a group. */
  leave() {
    for (const radio of this.inputs.values()) radio.removeAttribute("name");
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind !== "choice") return;
    const radio = this.inputs.get(input.value);
    if (radio !== undefined && !radio.checked) {
      radio.checked = true;
      reveal(radio);
    }
    say(this.explanation, input.explanation);
    this.explanation.hidden = input.explanation === "";
  }
}

/** Moves a row of options that is longer than its room, so that the chosen one is seen. @param {HTMLInputElement} radio */
function reveal(radio) {
  const [option, row] = [radio.parentElement, radio.closest("div")];
  if (option !== null && row !== null) row.scrollLeft = option.offsetLeft - (row.clientWidth - option.offsetWidth) / 2;
}

/** More names than this are a menu. */
const MOST_BESIDE = 6;

/** A choice of one of many names. */
class Menu {
  /** @param {Control} control @param {Send} send */
  constructor({ name, label, input }, send) {
    const options = input.kind === "choice" ? input.options : [];
    this.explanation = make("p", { class: "explanation" });
    this.select = make(
      "select",
      {},
      options.map(([value, says]) => make("option", { value }, [says])),
    );
    this.select.addEventListener("change", () => send(write(name, this.select.value)));
    this.element = make("div", { class: `menu ${name}` }, [make("label", {}, [label, this.select]), this.explanation]);
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind !== "choice") return;
    this.select.value = input.value;
    say(this.explanation, input.explanation);
  }
}

/** A switch: on or off. */
class Switch {
  /** @param {Control} control @param {Send} send */
  constructor({ name, label }, send) {
    this.box = make("input", { type: "checkbox" });
    this.element = make("label", { class: `switch ${name}` }, [this.box, label]);
    this.box.addEventListener("change", () => send({ switch: { name, on: this.box.checked } }));
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind === "switch") this.box.checked = input.on;
  }
}

/** A button of a game. It stays focusable while disabled, so that keyboard users do not lose their place. */
class Act {
  /** @param {Control} control @param {Send} send */
  constructor({ name }, send) {
    this.element = make("button", { type: "button", class: `act ${name}` });
    this.element.addEventListener("click", () => {
      if (this.element.ariaDisabled === "true") return;
      const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
      send({ act: { name, draw } });
    });
  }

  /** @param {Input} input */
  show(input) {
    if (input.kind !== "button") return;
    say(this.element, input.says);
    this.element.ariaDisabled = String(!input.isPossible);
    this.element.classList.toggle("main-act", input.isMain);
  }
}

const KINDS = { slider: Slider, choice: Choice, switch: Switch, button: Act, chips: ChipRow };

/** All controls of a figure. */
export class Controls {
  /** The controls that are shown. @type {Map<string, Slider | Choice | Menu | Switch | Act | ChipRow>} */
  #made = new Map();
  /** The names of all controls that the figure has, in order. @type {string[]} */
  #names = [];
  /** The present state of each. @type {Map<string, Control>} */
  #known = new Map();
  /** The names of the controls that the page wants. @type {readonly string[]} */
  #wanted = [];
  /** The containers that controls are put into. */
  places = {
    across: make("div", { class: "across-side" }),
    upright: make("div", { class: "upright-side" }),
    below: make("div", { class: "acts", part: "acts" }),
    variants: make("div", { class: "variants", part: "controls" }),
    more: make("div", { class: "more-controls", part: "controls" }),
  };

  /** @param {Send} send */
  constructor(send) {
    this.send = send;
    this.more = make("details", { class: "more" }, [make("summary", {}, ["Settings"]), this.places.more]);
  }

  /** Shows these controls and removes all others. @param {readonly string[]} names */
  limitTo(names) {
    this.#wanted = names;
    this.#arrange();
  }

  /** Does the page want a control? @param {string} name */
  wants(name) {
    return this.#wanted.includes(name);
  }

  /**
   * @param {string[] | undefined} names of all controls, where that list has changed
   * @param {Control[]} controls those that have changed
   */
  update(names, controls) {
    for (const control of controls) this.#known.set(control.name, control);
    if (names !== undefined) {
      this.#names = names;
      this.#arrange();
    }
    for (const control of controls) {
      const made = this.#made.get(control.name);
      if (made instanceof Slider) made.call(control);
      made?.show(control.input, control.isPreviewed);
    }
  }

  /** Shows values in fields at once. @param {[name: string, value: string | number | boolean][]} settings those that have changed */
  note(settings) {
    for (const [name, value] of settings) {
      const control = this.#made.get(name);
      if (control instanceof Slider) control.note(value);
    }
  }

  /**
   * Puts the side sliders along the picture. On narrow screens all of them lie below it, one as wide as the other.
   * @param {import("../generated/boundary.js").SideSlider[]} sliders
   */
  align(sliders) {
    const below = sliders.find(({ along }) => along === "x");
    for (const slider of sliders) {
      const control = this.#made.get(slider.name);
      if (control instanceof Slider) control.stand(slider, below ?? slider);
    }
  }

  /** Called before the controls are removed for good. */
  leave() {
    for (const control of this.#made.values()) if ("leave" in control) control.leave();
  }

  #arrange() {
    const known = this.#names.flatMap((name) => this.#known.get(name) ?? []);
    // A game cannot be played without its buttons: they are always shown.
    this.#rebuild(known.filter(({ name, input }) => input.kind === "button" || this.#wanted.includes(name)));
  }

  /** @param {Control} control */
  #make(control) {
    const { input } = control;
    const isMenu = input.kind === "choice" && input.options.length > MOST_BESIDE;
    const made = new (isMenu ? Menu : KINDS[input.kind])(control, this.send);
    made.show(control.input, control.isPreviewed);
    return made;
  }

  /** Leaves the remaining controls in place, so that none loses the focus. @param {Control[]} controls */
  #rebuild(controls) {
    const before = this.#made;
    this.#made = new Map(
      controls.map((control) => {
        const kept = before.get(control.name);
        return [control.name, kept ?? this.#make(control)];
      }),
    );
    let isFocusLost = false;
    for (const [name, control] of before) {
      if (this.#made.has(name)) continue;
      isFocusLost ||= control.element.matches(":focus");
      if ("leave" in control) control.leave();
      control.element.remove();
    }
    // A control that comes back goes to where it was.
    const next = /** @type {Partial<Record<Control["placement"], HTMLElement>>} */ ({});
    for (const { name, placement } of [...controls].reverse()) {
      const element = this.#made.get(name)?.element;
      if (element === undefined) continue;
      if (element.parentElement !== this.places[placement]) this.places[placement].insertBefore(element, next[placement] ?? null);
      next[placement] = element;
    }
    // What comes in the place of a button that was pressed is the next to press.
    if (isFocusLost) this.places.below.querySelector("button")?.focus();
    this.more.hidden = controls.every(({ placement }) => placement !== "more");
  }
}
