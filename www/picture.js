// @ts-check
/** The canvas: its size in device pixels, its theme, and one drawing for each frame at most. */

import { make } from "./markup.js";
import { designRatio, watchSize } from "./pixels.js";
import { WinMap } from "./pkg/upperhand.js";
import { COLOUR_PROPERTIES, themeOf } from "./theme.js";

/** @typedef {import("./state.js").State} State */

export class Picture {
  canvas = make("canvas", {
    part: "canvas",
    tabindex: "0",
    role: "application",
    "aria-roledescription": "map of positions",
  });
  element = make("div", { class: "picture" }, [this.canvas]);
  #backing = make("canvas");
  #scratch = /** @type {CanvasRenderingContext2D} */ (make("canvas").getContext("2d"));
  #map = new WinMap(this.canvas, this.#backing, make("canvas"));
  #pixelRatio = 1;
  #lookIsStale = true;
  /** @type {ResizeObserver | undefined} */
  #sizeWatch;

  /**
   * @param {Element} host whose colours hold
   * @param {() => void} changed the picture has to be drawn again
   */
  constructor(host, changed) {
    this.host = host;
    this.changed = changed;
  }

  /** Starts to follow the size of the picture and the colours of the page. */
  connect() {
    this.#sizeWatch = watchSize(this.canvas, (width, height, pixelRatio) => {
      this.#pixelRatio = pixelRatio;
      for (const canvas of [this.canvas, this.#backing]) {
        canvas.width = width;
        canvas.height = height;
      }
      this.#spoil();
      // A resized canvas is empty: it is drawn before the browser paints, not a frame later.
      this.changed();
    });
    this.host.addEventListener("transitionrun", this.#recoloured);
    this.#spoil();
  }

  disconnect() {
    this.#sizeWatch?.disconnect();
    this.host.removeEventListener("transitionrun", this.#recoloured);
  }

  /** @param {Event} event */
  #recoloured = (event) => {
    const { propertyName } = /** @type {TransitionEvent} */ (event);
    if (event.target !== this.host || !COLOUR_PROPERTIES.some((name) => name === propertyName)) return;
    this.#spoil();
    // The colours have changed by the end of the transition, a millisecond later.
    setTimeout(this.changed, 20);
  };

  #spoil() {
    this.#lookIsStale = true;
  }

  /**
   * Draws the map and the crosshair at a position.
   * @param {State} state
   * @param {readonly [number, number]} position
   */
  draw(state, [mine, theirs]) {
    const { rules, layer, size } = state;
    this.#map.show(rules, layer, size);
    if (this.#lookIsStale) {
      this.#map.look(designRatio(this.host, this.#pixelRatio), themeOf(this.host, this.#scratch));
      this.#lookIsStale = false;
    }
    this.#map.draw(mine, theirs);
  }

  /**
   * The position under a point of the canvas; outside the plot the nearest one, if asked for.
   * @param {readonly [number, number]} point in device pixels
   * @param {boolean} nearest
   * @returns {[number, number] | undefined}
   */
  positionAt([x, y], nearest) {
    const [mine, theirs] = this.#map.positionAt(x, y, nearest) ?? [];
    return mine === undefined || theirs === undefined ? undefined : [mine, theirs];
  }

  /**
   * @param {readonly [number, number]} position
   * @returns {import("./pkg/upperhand.js").Readout}
   */
  readout([mine, theirs]) {
    return this.#map.readout(mine, theirs);
  }

  /** @returns {string} */
  summary() {
    return this.#map.summary();
  }
}
