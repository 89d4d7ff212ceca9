// @ts-check
/** Words that are pressed together to a question: a tab stop for all of them, arrow keys between them. */

import { make, say, sayForNow } from "../kit/markup.js";
import { TabStop } from "./tab-stop.js";

/** @typedef {import("../generated/boundary.js").Chip} Chip */
/** @typedef {import("./controls.js").Send} Send */

let serial = 0;

export class ChipRow {
  /** What a press of each button writes to the setting. @type {Map<HTMLButtonElement, string>} */
  #next = new Map();
  #joins = { or: make("span", {}, ["or"]), and: make("span", {}, ["and"]) };
  #join;
  #said;
  #says = "";
  #row;
  #stop;

  /** @param {import("./controls.js").Control} control @param {Send} send */
  constructor({ name, label }, send) {
    serial += 1;
    this.name = name;
    this.send = send;
    this.#said = make("p", { class: "asked", id: `uh-${name}-${serial}` });
    this.#join = this.#button("join");
    this.#join.append(this.#joins.or, this.#joins.and);
    this.#row = make("div", { class: "chips", role: "group", "aria-label": label, "aria-describedby": this.#said.id });
    this.#stop = new TabStop(this.#row);
    this.element = make("div", { class: `asking ${name}` }, [this.#said, this.#join, this.#row]);
  }

  /** @param {import("../generated/boundary.js").Input} input */
  show(input) {
    if (input.kind !== "chips") return;
    const { says, isAnd, canJoin, joinedOtherwise, chips } = input;
    this.#says = says;
    say(this.#said, says);
    for (const [word, span] of Object.entries(this.#joins)) span.classList.toggle("on", canJoin && isAnd === (word === "and"));
    this.#join.ariaLabel = isAnd ? "Joined by and. Join by or" : "Joined by or. Join by and";
    this.#tell(this.#join, canJoin ? "" : "Press two words to join them.", joinedOtherwise);
    const { buttons } = this.#stop;
    while (buttons.length < chips.length) this.#add();
    // Others stand in front now.
    if (chips.some(({ word }, index) => word !== buttons[index]?.firstChild?.textContent)) this.#row.scrollLeft = 0;
    chips.forEach((chip, index) => this.#fill(buttons[index], chip));
    this.#stop.settle();
  }

  /** @param {HTMLButtonElement | undefined} button @param {Chip} chip */
  #fill(button, { word, count, isPressed, isDenied, whyNot, isGone, next }) {
    if (button === undefined) return;
    button.ariaPressed = String(isPressed);
    button.classList.toggle("denied", isDenied);
    button.ariaLabel = `${isDenied ? "not " : ""}${word}, ${count}`;
    const [name, number] = button.children;
    if (name instanceof HTMLElement) say(name, word);
    if (number instanceof HTMLElement) say(number, String(count));
    button.style.visibility = isGone ? "hidden" : "";
    this.#tell(button, whyNot, next);
    if (isGone) button.ariaDisabled = "true";
  }

  /** @param {HTMLButtonElement} button @param {string} whyNot why a press changes nothing, if it does @param {string} next */
  #tell(button, whyNot, next) {
    button.ariaDisabled = String(whyNot !== "");
    if (button.title !== whyNot) button.title = whyNot;
    this.#next.set(button, next);
  }

  #add() {
    const chip = this.#button("chip");
    chip.append(make("span", { class: "word" }), make("span", { class: "count" }));
    this.#stop.add(chip);
    this.#row.append(chip);
  }

  /** @param {string} kind */
  #button(kind) {
    const button = make("button", { type: "button", class: kind });
    button.addEventListener("click", () => {
      const next = this.#next.get(button);
      if (button.ariaDisabled === "true" || next === undefined) return sayForNow(this.#said, button.title, this.#says);
      this.send({ write: { texts: [[this.name, next]], source: "user" } });
    });
    return button;
  }
}
