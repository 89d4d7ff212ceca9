// @ts-check
/**
 * The elements of a figure, except its controls. They are made while the module is being loaded, so that the browser has
 * laid them out by the first picture. Until then they are hidden and take no room.
 */

import { Controls } from "../controls/controls.js";
import { DataTable } from "./data-table.js";
import { BOARDS, NAVIGATION, isCompact, known } from "../kit/fields.js";
import { button, make, viewOf } from "../kit/markup.js";
import { sharedSheet } from "../kit/sheet.js";
import { keepFromPage } from "./gestures.js";
import { Notice } from "./notice.js";
import { Picture } from "./picture.js";
import { Readout } from "./readout.js";
import { Terms } from "./terms.js";
import { follow } from "./theme.js";

/**
 * What the elements report to.
 * @typedef {object} Hearer
 * @property {import("./gestures.js").Send} send what a reader does
 * @property {() => void} resized a picture has another size
 * @property {() => void} recoloured the page has other colours
 */

/** @typedef {{ title: string, panels: import("../generated/boundary.js").Panel[], terms: import("../generated/boundary.js").Term[] }} Words what the module calls everything */

/** For an element that its page makes lower than its figure. */
const low = sharedSheet("@media screen { :host { overflow-y: auto; } }");

export class Elements {
  sentence = make("p", { class: "sentence", part: "sentence" });
  summary = make("p", { class: "unseen", id: "summary" });
  announcement = make("p", { class: "unseen", role: "status" });
  folds = make("div", { class: "folds" });
  menu = make("div", { class: "menu" });
  resultsPlace = make("div", { class: "results-place" });
  outcomePlace = make("div", { class: "results-place" });
  terms = new Terms();
  /** What else stands in the element, as all that follows does where a page lacks its end tag. */
  #rest = make("slot");
  /** Hidden until the main picture is drawn: a reader should not see its parts being laid out. */
  body = make("div", { class: "body waiting", lang: "en" });
  #figure = make("figure", { part: "figure" });
  #side = make("div", { class: "side" });
  #plates = make("div", { class: "pictures" });
  #title = make("span", { class: "title" });
  #caption = make("figcaption", { part: "caption" }, [make("slot", { name: "caption" }, [this.#title]), this.summary]);
  /** All that a compact figure does not show at once. It is above the page, which does not move. */
  #sheet = make("dialog", { class: "sheet", closedby: "any", "aria-label": "More" });
  #opener = button("⋯", () => this.#sheet.showModal(), { class: "opener", title: "More", "aria-label": "More", "aria-haspopup": "dialog" });
  /** Buttons for parts that a page may tuck away, as our story does. Elsewhere the parts are seen, and the buttons are not. */
  #openers = make("div", { class: "openers" }, [opener("More…", this.folds), opener("Share…", this.menu)]);
  #help = make("details", { class: "help" }, [make("summary", {}, ["Keyboard and zoom"])]);
  #heights;
  /** Does nothing until the module is loaded. @type {Hearer} */
  #hearer = { send: () => undefined, resized: () => {}, recoloured: () => {} };

  /** @param {HTMLElement} element @param {ShadowRoot} root @param {string} named the figure that is asked for */
  constructor(element, root, named) {
    this.root = root;
    this.element = element;
    this.#heights = new (viewOf(element).ResizeObserver)(() => this.#fit());
    this.notice = new Notice(root, () => this.takeFocus());
    this.body.classList.toggle("board", BOARDS.includes(known(named)));
    /** @type {import("./gestures.js").Send} */
    const send = (event) => this.#hearer.send(event);
    this.pictures = (NAVIGATION[known(named)] ?? []).map(
      (navigation, index) => new Picture(this.body, index, navigation, send, () => this.#hearer.resized()),
    );
    this.readout = new Readout(() => void send("toggle-pin"), this.terms);
    this.controls = new Controls(send);
    this.table = new DataTable((open) => void send({ table: open }));
    this.look = follow(element, this.body, () => this.#hearer.recoloured());
    const { places, more } = this.controls;
    const [main, ...others] = this.pictures;
    main?.frame.after(places.across, places.upright, places.below);
    this.#plates.append(...others.map((other) => other.element));
    this.#plates.hidden = others.length === 0;
    const close = button("Close", () => this.#sheet.close(), { class: "close" });
    this.#sheet.append(close, this.readout.whole);
    this.folds.append(this.readout.more, more, this.table.element, this.#help);
    const stage = make("div", { class: "stage" }, [...(main === undefined ? [] : [main.element]), this.#side]);
    this.#figure.append(stage);
    this.arrange();
    this.body.append(this.#figure);
    root.append(this.look.watch, this.body, this.#rest);
    keepFromPage(this.body);
    this.look.connect();
  }

  /** Starts observing the page. */
  connect() {
    this.look.connect();
    for (const one of [this.element, this.body]) this.#heights.observe(one);
    for (const picture of this.pictures) picture.connect();
  }

  disconnect() {
    this.look.disconnect();
    this.#heights.disconnect();
    for (const picture of this.pictures) picture.disconnect();
  }

  /** Has a figure scroll inside, where its page forces a height on the element that is lower. */
  #fit() {
    const { root, body } = this;
    const sheet = low(root);
    const others = root.adoptedStyleSheets.filter((other) => other !== sheet);
    root.adoptedStyleSheets = body.offsetHeight > this.element.clientHeight + 1 ? [...others, sheet] : others;
  }

  /**
   * The primary controls and what they change fit on one screen; the rest is below. A compact figure has it in a sheet, but for the
   * controls and the actions that its page asks for by name.
   */
  arrange() {
    const [figure, side, sheet] = [this.#figure, this.#side, this.#sheet];
    const compact = isCompact(this.element);
    /** @param {HTMLElement} usual @param {string} [asked] the attribute that asks for it */
    const placeOf = (usual, asked = "") => (compact && !this.element.hasAttribute(asked) ? sheet : usual);
    this.body.classList.toggle("compact", compact);
    side.append(this.readout.element, this.readout.glance);
    placeOf(side).append(this.sentence, this.outcomePlace);
    placeOf(side, "controls").append(this.controls.places.variants);
    figure.append(this.notice.element, this.#openers);
    placeOf(figure).append(this.folds, this.resultsPlace, this.#plates);
    placeOf(figure, "actions").append(this.menu);
    figure.append(this.#caption, this.announcement, this.terms.element, this.#opener, sheet);
    this.#opener.hidden = !compact;
    this.look.look();
  }

  /** Sets all names and starts reporting events. @param {Hearer} hearer @param {Words} words */
  begin(hearer, { title, panels, terms }) {
    this.#hearer = hearer;
    this.#figure.ariaLabel = title;
    this.#title.textContent = title;
    for (const picture of this.pictures) picture.name(panels[picture.index]);
    const help = new Set(panels.map((panel) => panel.help));
    this.#help.append(...[...help].map((line) => make("p", {}, [line])));
    this.terms.learn(terms);
  }

  /** Moves the focus away from a button that will be removed, so that keyboard users stay in the figure. */
  takeFocus() {
    const first = /** @type {HTMLElement | null} */ (this.root.querySelector("canvas[tabindex='0'], .hotspots [tabindex='0'], .act"));
    first?.focus({ preventScroll: true });
  }

  /** Removes the elements, when another figure is shown. */
  leave() {
    this.look.disconnect();
    this.look.watch.remove();
    this.body.remove();
    this.#rest.remove();
  }

  /** Replaces whatever was shown before. The main picture is there by now; each of the others follows a frame later. */
  reveal() {
    const own = [this.look.watch, this.body, this.#rest];
    for (const other of [...this.root.children]) if (!own.some((one) => one === other)) other.remove();
    this.body.classList.remove("waiting");
  }
}

/** A button that shows a part and hides it again. @param {string} label @param {HTMLElement} part */
function opener(label, part) {
  const open = () => {
    made.setAttribute("aria-expanded", String(part.classList.toggle("shown")));
    // Below the window it would seem that nothing had come.
    part.scrollIntoView({ block: "nearest" });
  };
  const made = button(label, open, { "aria-expanded": "false" });
  return made;
}
