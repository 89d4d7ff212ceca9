// @ts-check
/** Exports of a figure: pictures, numbers, its address, code to embed it; and their menu. */

import { addressOf, site } from "../kit/address.js";
import { coded } from "../kit/errors.js";
import { make } from "../kit/markup.js";
import { actions } from "./actions.js";

/** @typedef {import("../element/engine.js").Handle} Handle */

export class Exports {
  /** Updates the code that can be copied. */
  renew = () => {};

  /**
   * @param {HTMLElement} element
   * @param {<T>(question: (handle: Handle) => T) => T} ask asks the figure
   * @param {(() => string) | undefined} script gives the text of the single file that runs, where one does
   */
  constructor(element, ask, script) {
    this.element = element;
    this.ask = ask;
    this.script = script;
  }

  /** The settings as an address query, defaults left out. */
  get query() {
    return this.ask((handle) => handle.query());
  }

  /** The address that shows the figure as it is; empty where no site is known. */
  get address() {
    return addressOf(this.element, "figure", this.query) ?? "";
  }

  svg() {
    return this.ask((handle) => handle.svg(make("canvas"), this.address));
  }

  csv() {
    return this.ask((handle) => handle.csv(this.address));
  }

  json() {
    return this.ask((handle) => handle.json(this.address));
  }

  async png() {
    const canvas = make("canvas");
    this.ask((handle) => handle.paint(canvas, make("canvas"), this.address));
    // The corner is of one colour. A little noise nobody sees.
    const corner = canvas.getContext("2d")?.getImageData(0, 0, 4, 1).data ?? [0];
    if (corner.some((value, index) => Math.abs(value - (corner[index % 4] ?? 0)) > 4))
      throw coded("drawing", "this browser falsifies pictures: take the SVG");
    const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => canvas.toBlob(resolve));
    if (blob === null) throw coded("drawing", "this browser makes no picture of a canvas");
    return blob;
  }

  /** The name of exported files, without an extension. It contains the settings. */
  get file() {
    const figure = String(this.ask((handle) => handle.state()).figure);
    const settings = [...new URLSearchParams(this.query)].filter(([name]) => name !== "figure");
    const name = ["upperhand", figure, ...settings.flat()].join("-").replaceAll(/[^\w.-]+/g, "");
    return name.slice(0, 120).replace(/[.-]+$/, "");
  }

  /** What lines for copying show. @returns {import("./snippets.js").Shown} */
  get shown() {
    return {
      query: this.query,
      height: this.element.offsetHeight,
      title: this.ask((handle) => handle.title()),
      summary: this.ask((handle) => handle.summary()),
    };
  }

  /**
   * The menu of some export actions. Those that need a site are left out where none is known; a single file saves a
   * page without one.
   * @param {readonly string[]} wanted
   * @returns {HTMLElement[]} none where nothing is left
   */
  menu(wanted) {
    const leading = ["link", this.script === undefined ? "embed" : ""];
    const names = wanted.filter((one) => site(this.element) !== undefined || !leading.includes(one));
    const { element, renew } = actions(this, names);
    this.renew = renew;
    return names.length === 0 ? [] : [element];
  }
}
