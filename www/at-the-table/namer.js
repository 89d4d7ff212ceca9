// @ts-check
/** Faces of one's own: their names as a list, and, feature by feature, a tap on each who has it. */

import { Draft } from "../board/draft.js";
import { messageOf } from "../kit/errors.js";
import { button, field, one, say } from "../kit/markup.js";

/** What faces usually differ by. */
const USUAL = "glasses,a hat,a beard,a moustache,earrings,a bald head,long hair,curly hair,black hair,blond hair,red hair,white hair".split(
  ",",
);

/** Puts buttons where others were; the focus stays. @param {HTMLElement} place @param {readonly HTMLElement[]} buttons */
function put(place, buttons) {
  const focused = [...place.children].indexOf(/** @type {Element} */ (document.activeElement));
  place.replaceChildren(...buttons);
  buttons[focused]?.focus({ preventScroll: true });
}

export class Namer {
  #text = field("#names");
  #draft = new Draft(one("#namer"));
  /** @type {string[]} */
  #names = [];
  /** Who has a feature, by place. @type {Map<string, readonly number[]>} */
  #features = new Map();
  #current = "";

  /**
   * @param {{ core: typeof import("../core.js"), own: import("../own-board.js").OwnBoard }} modules
   * @param {(address: string, notes: string) => void | Promise<void>} done
   */
  constructor(modules, done) {
    this.modules = modules;
    this.done = done;
    const acts = {
      "all-but": () => this.#set([...this.#names.keys()].filter((face) => !this.#has.includes(face))),
      next: () => this.#turn(this.#next),
      leave: () => one("#namer").setAttribute("hidden", ""),
      play: () => this.#play(),
    };
    for (const [id, act] of Object.entries(acts)) one(`#${id}`).addEventListener("click", act);
    this.#text.addEventListener("input", (event) => this.#read(event instanceof InputEvent && event.inputType === "insertFromPaste"));
    one("#add").addEventListener("submit", (event) => {
      event.preventDefault();
      if (field("#feature").value.trim() !== "") this.#turn(field("#feature").value.trim());
      field("#feature").value = "";
    });
  }

  /** Begins with a board, or with what was typed before. @param {import("../core.js").Board} [board] */
  open(board) {
    const draft = this.#draft.read();
    this.#take(board ?? (draft === "" ? { suspects: [], questions: [] } : JSON.parse(draft)));
    one("#namer").hidden = false;
    this.#text.focus();
  }

  /** @param {import("../core.js").Board} board */
  #take({ suspects, questions }) {
    this.#names = suspects;
    this.#text.value = suspects.join("\n");
    this.#features = new Map(questions.map(({ text, yes }) => [text, yes]));
    for (const text of USUAL) this.#features.set(text, this.#features.get(text) ?? []);
    this.#turn([...this.#features.keys()][0] ?? "");
  }

  /** Takes over the names, or a whole table that was pasted. @param {boolean} isPasted */
  #read(isPasted) {
    if (isPasted && this.modules.own.editTable(this.#text.value, "").board !== undefined)
      return this.#take(this.modules.core.readBoard(this.#text.value));
    const cells = this.#text.value.split(/[\n\t,;]/).map((name) => name.trim());
    const [before, names] = [this.#names, cells.filter((name) => name !== "")];
    // A face that goes up or down keeps what it has, and so does one whose name is mended.
    const place = (/** @type {number} */ face) => {
      const moved = names.findIndex((name, at) => name === before[face] && name !== before[at]);
      return moved >= 0 ? moved : before.length === names.length ? face : names.indexOf(before[face] ?? "");
    };
    for (const [text, has] of this.#features) {
      this.#features.set(
        text,
        [...new Set(has.map(place))].filter((face) => face >= 0),
      );
    }
    this.#names = names;
    this.#show();
  }

  /** Who has the feature that is turned to. */
  get #has() {
    return this.#features.get(this.#current) ?? [];
  }

  get #next() {
    const all = [...this.#features.keys()];
    return all[(all.indexOf(this.#current) + 1) % all.length] ?? "";
  }

  /** @param {readonly number[]} has */
  #set(has) {
    this.#features.set(this.#current, has);
    this.#show();
  }

  /** Turns to a feature, which may be new. @param {string} text */
  #turn(text) {
    this.#current = text;
    this.#set(this.#has);
  }

  #show() {
    const has = this.#has;
    /** @param {string} label @param {boolean} isPressed @param {() => void} act */
    const pressed = (label, isPressed, act) => button(label, act, { "aria-pressed": String(isPressed) });
    const chips = [...this.#features].map(([text, { length }]) =>
      pressed(length === 0 ? text : `${text} ${length}`, text === this.#current, () => this.#turn(text)),
    );
    const tiles = this.#names.map((name, face) =>
      pressed(name, has.includes(face), () => this.#set(has.includes(face) ? has.filter((one) => one !== face) : [...has, face])),
    );
    put(one("#features"), chips);
    put(one("#havers"), tiles);
    say(one("#next"), `Next: ${this.#next}`);
    say(one("#who"), `Tap all who have ${this.#current}`);
    say(one("#problem"), this.#board().says);
    this.#draft.keep(JSON.stringify({ suspects: this.#names, questions: this.#questions() }));
  }

  /** The features that somebody has, and those that the reader has named. */
  #questions() {
    const named = [...this.#features].filter(([text, { length }]) => length > 0 || !USUAL.includes(text));
    return named.map(([text, yes]) => ({ text, yes: [...yes] }));
  }

  /** The board as addresses spell it, if it is one, and what is to be said of it. @returns {{ address?: string, says: string }} */
  #board() {
    const { core, own } = this.modules;
    const size = this.#names.length;
    if (size === 0) return { says: "Write the names of the faces first." };
    const questions = this.#questions().filter(({ yes: { length } }) => length > 0 && length < size);
    try {
      // The names are read even where nobody has a feature yet.
      const table = JSON.stringify({ suspects: this.#names, questions: questions.length === 0 ? [{ text: "?", yes: [0] }] : questions });
      const { notes } = core.readBoardWithNotes(table);
      if (questions.length === 0) return { says: `${size} names. Tap who has what: nothing tells them apart yet.` };
      const idle = this.#questions().filter(({ yes: { length } }) => length === 0 || length === size);
      const left = idle.map(({ text, yes }) => `${yes.length === 0 ? "Nobody" : "Everybody"} has “${text}”, which is left out.`);
      return { address: own.boardOfTable(table)[0] ?? "", says: [...left, ...notes.map(({ text }) => text)].join(" ") };
    } catch (error) {
      const says = messageOf(error).replace(/^row (\d+), column 1: /, (_, row) => `Name ${row - 1}: `);
      return { says: `${says.slice(0, 1).toUpperCase()}${says.slice(1)}.` };
    }
  }

  #play() {
    const { address, says } = this.#board();
    if (address === undefined) return say(one("#problem"), says);
    this.#draft.keep("");
    one("#namer").hidden = true;
    void this.done(address, says);
  }
}
