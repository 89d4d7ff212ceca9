// @ts-check
/** A canvas with one panel of a figure: its size in device pixels, its theme, the buttons beside it. */

import { listen } from "./gestures.js";
import { make } from "./markup.js";
import { ZOOM_IN, ZOOM_OUT, designRatio, loopFactor, panStep, sizeOf, watchSize } from "./pixels.js";
import { themeOf } from "./theme.js";

/** @typedef {import("./pkg/win-map.js").Stage} Stage */
/** @typedef {import("./pkg/win-map.js").Panel} Panel */

/** Ways to move the window by a button: its sign, what it says, its direction. */
const DIRECTIONS = /** @type {const} */ ([
  ["←", "Move left", [1, 0]],
  ["↓", "Move down", [0, -1]],
  ["↑", "Move up", [0, 1]],
  ["→", "Move right", [-1, 0]],
]);

let serial = 0;

export class Picture {
  #scratch = /** @type {CanvasRenderingContext2D} */ (make("canvas").getContext("2d"));
  /** While it moves, the canvas may have fewer pixels. @type {import("./pixels.js").Size} */
  #size = { width: 0, height: 0, pixelRatio: 1 };
  #lookIsStale = true;
  /** @type {ResizeObserver | undefined} */
  #sizeWatch;

  /**
   * @param {Element} host whose colours hold
   * @param {Stage} stage
   * @param {number} index which panel
   * @param {Panel} panel
   * @param {{ changed: (kind: "hover" | "change") => void, redraw: () => void }} listener
   */
  constructor(host, stage, index, panel, { changed, redraw }) {
    this.host = host;
    this.stage = stage;
    this.index = index;
    this.redraw = redraw;
    serial += 1;
    const help = make("p", { class: "unseen", id: `uh-help-${serial}` }, [panel.help]);
    this.canvas = make("canvas", {
      part: "canvas",
      tabindex: "0",
      role: "application",
      "aria-label": panel.label,
      "aria-roledescription": "interactive figure",
      "aria-describedby": `uh-help-${serial} summary`,
    });
    const children = [make("div", { class: "frame" }, [this.canvas]), help];
    if (panel.travels !== "no") children.push(this.#tools(changed, panel.travels));
    this.element = make("div", { class: index === 0 ? "picture main" : "picture" }, children);
    listen(this.canvas, stage, index, changed);
  }

  /**
   * Every gesture also has a button.
   * @param {(kind: "hover" | "change") => void} changed
   * @param {Panel["travels"]} travels
   */
  #tools(changed, travels) {
    const [pans, loops] = [travels === "anywhere", travels === "forever"];
    /**
     * @param {string} sign
     * @param {string} label
     * @param {() => void} act
     */
    const button = (sign, label, act) => {
      const made = make("button", { type: "button", "aria-label": label, title: label }, [sign]);
      made.addEventListener("click", () => {
        act();
        changed("change");
      });
      return made;
    };
    const { stage, index, canvas } = this;
    const panning = DIRECTIONS.map(([sign, label, direction]) =>
      button(sign, label, () => stage.pan(index, ...panStep(canvas, direction))));
    return make("div", { class: "tools", role: "group", "aria-label": "Zoom and move" }, [
      button("+", "Zoom in", () => stage.zoom(index, ZOOM_IN)),
      button("−", "Zoom out", () => stage.zoom(index, ZOOM_OUT)),
      button("⟲", "Reset the view", () => stage.reset(index)),
      ...(pans ? panning : []),
      ...(loops ? [this.#player(changed)] : []),
    ]);
  }

  /**
   * A button that zooms slowly for ever, until it is pressed again, the picture is touched, or motion is
   * not wanted.
   * @param {(kind: "hover" | "change") => void} changed
   */
  #player(changed) {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const button = make("button", { type: "button", "aria-pressed": "false", title: "Zoom slowly" }, ["▶ Zoom"]);
    let frame = 0;
    let last = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      button.setAttribute("aria-pressed", "false");
      button.textContent = "▶ Zoom";
    };
    /** @param {number} now */
    const step = (now) => {
      if (still.matches || !this.canvas.isConnected) {
        stop();
        return;
      }
      this.stage.zoom(this.index, loopFactor(now - last));
      last = now;
      changed("change");
      frame = requestAnimationFrame(step);
    };
    button.addEventListener("click", () => {
      if (frame !== 0) {
        stop();
        return;
      }
      button.setAttribute("aria-pressed", "true");
      button.textContent = "■ Stop";
      last = performance.now();
      frame = requestAnimationFrame(step);
    });
    this.canvas.addEventListener("pointerdown", stop);
    this.canvas.addEventListener("keydown", stop);
    still.addEventListener("change", stop);
    button.hidden = still.matches;
    return button;
  }

  /** From now on it is drawn. */
  attach() {
    this.stage.attach(this.index, this.canvas, make("canvas"), make("canvas"));
    this.#lookIsStale = true;
  }

  /** Starts to follow the size of the picture. */
  connect() {
    this.#sizeWatch = watchSize(this.canvas, (size) => {
      if (this.#has(size)) return;
      this.#resize(size);
      // A resized canvas is empty: it is drawn before the browser paints, not a frame later.
      this.redraw();
    });
    this.#lookIsStale = true;
  }

  disconnect() {
    this.#sizeWatch?.disconnect();
  }

  /** Takes the size of the picture now, for those who cannot wait for news of it. */
  fit() {
    const size = sizeOf(this.canvas);
    if (!this.#has(size)) this.#resize(size);
  }

  /**
   * Is it that large already?
   * @param {import("./pixels.js").Size} size
   */
  #has({ width, height, pixelRatio }) {
    const has = this.#size;
    return width === has.width && height === has.height && pixelRatio === has.pixelRatio;
  }

  /** @param {import("./pixels.js").Size} size */
  #resize(size) {
    this.#size = size;
    this.#lookIsStale = true;
  }

  /** The colours have changed. */
  recolour() {
    this.#lookIsStale = true;
  }

  /** Tells the figure how it looks, if that has changed. */
  prepare() {
    if (!this.#lookIsStale) return;
    const { width, height, pixelRatio } = this.#size;
    this.stage.look(this.index, width, height, designRatio(this.host, pixelRatio), themeOf(this.host, this.#scratch));
    this.#lookIsStale = false;
  }
}
