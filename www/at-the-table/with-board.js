// @ts-check
/** A game at the table with a board: what to ask in words, the faces that stand, and the board to keep and to send. */

import { answered, begun, named, read, turned, winner } from "./game.js";
import { keep, kept } from "./kept.js";
import { Namer } from "./namer.js";
import { found, loaded } from "./solved.js";
import { boardAdvice, chance } from "./words.js";
import { copy } from "../kit/copy.js";
import { messageOf } from "../kit/errors.js";
import { button, field, one, say } from "../kit/markup.js";

/** @typedef {import("./game.js").Board} Board */
/** @typedef {import("./game.js").Stand} Stand */
/** @typedef {import("./solved.js").Ask} Ask */

/** The modules that boards need, each loaded once. */
async function modules() {
  const [core, { ownBoard }] = await Promise.all([loaded(), import("../own-board.js")]);
  return { core, own: await ownBoard(undefined, null) };
}

export class View {
  /** Is the next face that is tapped one that was named wrongly? */
  isNaming = false;
  #stop = new AbortController();
  /** @type {import("./solved.js").Found | undefined} */
  #found;
  /** The question that is spoken of. @type {Ask | undefined} */
  #ask;
  /** @type {Board | undefined} */
  #board;
  /** @type {Namer | undefined} */
  #namer;

  /** @param {{ now: () => Stand, go: (stand: Stand) => void }} game */
  constructor(game) {
    this.game = game;
    one("#pass").addEventListener("click", () => game.go({ ...game.now(), isYours: false, turn: null }));
    one("#link").addEventListener("click", () => void copy(one("#said"), this.#link, "Link copied"));
    one("#send").addEventListener("toggle", () =>
      this.#send().catch((error) => say(one("#long"), `There is no QR code: ${messageOf(error)}`)),
    );
    field("#keep").addEventListener("change", () => this.#keep());
  }

  /** A board by its address, as far on as another address says. @param {string} address @param {string} [game] @returns {Promise<Stand>} */
  async open(address, game = "") {
    const { core, own } = await modules();
    const [table, usual] = [own.tableOfBoard(address), own.tableOfBoard("")];
    if (table === usual && address !== own.editTable(usual, "all").board) throw new RangeError("there is no board in this address");
    const board = { ...core.readBoard(table), address };
    const { rules, isYours } = this.game.now();
    return read(game, board) ?? begun(rules, isYours, board);
  }

  /** Has the reader name the faces, or change those of a board of hers. */
  async name() {
    this.#namer ??= new Namer(await modules(), async (address, notes) => {
      this.game.go(await this.open(address));
      say(one("#notice"), notes);
    });
    this.#namer.open(this.#board?.address.includes("..") ? this.#board : undefined);
  }

  /** Shows how it stands. @param {Stand} stand */
  async show(stand) {
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const { faces, isYours } = stand;
    this.isNaming = false;
    if (faces?.board !== this.#board) this.#lay(faces?.board);
    if (faces === undefined) return;
    for (const [face, tile] of [...one("#faces").children].entries()) tile.ariaPressed = String(faces.mine.includes(face));
    const isOver = winner(stand) !== undefined;
    one("#pass").hidden = isOver || !isYours || stand.mine === 1;
    this.#found = undefined;
    this.#speak();
    if (isOver) return this.#list([], 0);
    say(one("#advice"), "Working it out…");
    for (const place of ["#worth", "#told"]) say(one(place), "");
    try {
      const known = await found(stand, signal);
      if (signal.aborted) return;
      this.#found = known;
      const chips = known.asks.map((ask) => {
        const text = faces.board.questions[ask.question]?.text ?? "";
        return button(isYours ? `${text} · ${ask.yes} · ${chance(ask)}` : text, () => this.#speak(ask), { "aria-pressed": "false" });
      });
      // Of your questions the four best are seen at once.
      this.#list(chips, isYours ? 4 : chips.length);
      one("#yours").hidden = chips.length === 0;
      this.#speak(known.asks.slice(0, 1).find(({ high }) => isYours && high >= known.low));
    } catch (error) {
      if (!signal.aborted) say(one("#notice"), `This could not be worked out: ${messageOf(error)}`);
    }
  }

  /** After an answer to the question that is spoken of. @param {boolean} isYes */
  answer(isYes) {
    if (this.#ask !== undefined) this.game.go(answered(this.game.now(), this.#ask.question, isYes));
  }

  /** Speaks of a question, or of none. @param {Ask} [ask] */
  #speak(ask) {
    this.#ask = ask;
    const { isYours, mine, theirs } = this.game.now();
    for (const [id, says, left] of /** @type {const} */ ([
      ["#yes", "Yes", ask?.yes],
      ["#no", "No", ask && (isYours ? mine : theirs) - ask.yes],
    ])) {
      say(one(id), left === undefined ? says : `${says}: ${left} left`);
      one(id).ariaDisabled = String(ask === undefined);
    }
    if (this.#found === undefined) return;
    for (const [index, text] of boardAdvice(this.game.now(), this.#found, ask).entries())
      say(one(["#advice", "#worth", "#told"][index] ?? ""), text);
    const asks = this.#found.asks;
    for (const [index, chip] of document.querySelectorAll("#with-board .chips button").entries())
      chip.ariaPressed = String(asks[index] === ask);
  }

  /** @param {readonly HTMLElement[]} chips @param {number} seen how many of them at once */
  #list(chips, seen) {
    one("#asks").replaceChildren(...chips.slice(0, seen));
    one("#others div").replaceChildren(...chips.slice(seen));
    one("#others").hidden = chips.length <= seen;
  }

  /** Lays out the faces of a board. @param {Board | undefined} board */
  #lay(board) {
    this.#board = board;
    const turn = (/** @type {number} */ face) => {
      const before = this.game.now();
      const isNamed = this.isNaming && before.faces?.mine.includes(face);
      const after = isNamed ? named(before, false, face) : turned(before, face);
      if (after === before) say(one("#notice"), "One face has to stand: this is the last.");
      else this.game.go(after);
    };
    const tiles = (board?.suspects ?? []).map((name, face) => button(name, () => turn(face), { title: name }));
    one("#faces").replaceChildren(...tiles);
    one("#send").removeAttribute("open");
  }

  get #link() {
    return new URL(`?board=${this.#board?.address ?? ""}`, location.href).href;
  }

  #keep() {
    const { address = "", suspects = [] } = this.#board ?? {};
    const isWanted = field("#keep").checked;
    keep(address, isWanted ? `${suspects.length} faces: ${suspects.slice(0, 2).join(", ").slice(0, 30)} …` : undefined);
    field("#keep").checked = address in kept();
    if (isWanted !== field("#keep").checked) say(one("#notice"), "This browser keeps nothing here: copy the link instead.");
  }

  /** Shows how the board is kept and sent, if it is asked for. */
  async #send() {
    field("#keep").checked = (this.#board?.address ?? "") in kept();
    const { codeOf } = await import("../qr-code.js");
    const code = await codeOf(this.#link);
    one("#code").hidden = code === undefined;
    one("#code").setAttribute("src", `data:image/svg+xml,${encodeURIComponent(code ?? "")}`);
    say(one("#long"), code === undefined ? `The link has ${this.#link.length} letters, too many for a QR code: copy it instead.` : "");
  }
}
