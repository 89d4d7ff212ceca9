// @ts-check
/** A canvas with one panel of a figure: its size in device pixels, its theme, the buttons beside it. */

import { Hotspots } from "../controls/hotspots.js";
import { listen } from "./gestures.js";
import { button, make, viewOf } from "../kit/markup.js";
import { designRatio, sizeOf, watchSize } from "./device-pixels.js";

/** @typedef {import("../generated/boundary.js").Action} Action */
/** @typedef {import("../generated/boundary.js").Panel} Panel */
/** @typedef {import("../generated/boundary.js").Navigation} Navigation */
/** @typedef {import("./engine.js").Handle} Handle */

/** The buttons of a panel that can be moved: what each says, and does. @type {readonly [sign: string, label: string, action: Action][]} */
const ZOOMS = [
  ["+", "Zoom in", "zoom-in"],
  ["−", "Zoom out", "zoom-out"],
  ["⟲", "Reset the view", "reset"],
];
/** @type {readonly [sign: string, label: string, action: Action][]} */
const PANS = [
  ["←", "Move left", "left"],
  ["↓", "Move down", "down"],
  ["↑", "Move up", "up"],
  ["→", "Move right", "right"],
];

let serial = 0;

export class Picture {
  /** @type {import("./gestures.js").Send} */
  #send;
  /** While it moves, the canvas may have fewer pixels. @type {import("./device-pixels.js").Size} */
  #size = { width: 0, height: 0, pixelRatio: 1 };
  /** The least number of device pixels per CSS pixel, which is higher in print. */
  #fineness = 0;
  /** The size that the browser reported last, which knows how edges were rounded. @type {import("./device-pixels.js").Size | undefined} */
  #told;
  /** Does the picture have to be drawn again, as its size or theme has changed? */
  isStale = true;
  /** Ends it. @type {AbortController | undefined} */
  #sizeWatch;
  /** @type {MediaQueryList | undefined} */
  #still;
  /** Tells the figure whether the reader prefers reduced motion. */
  #calm = () => {};
  /** The hotspots that can be chosen, once there are any. @type {Hotspots | undefined} */
  #hotspots;
  /** The button of the endless zoom. @type {HTMLButtonElement | undefined} */
  #player;
  #help = make("p", { class: "unseen" });
  /** The buttons that move the picture. @type {Map<Action, HTMLButtonElement>} */
  #movers = new Map();

  /**
   * @param {Element} host whose colours hold
   * @param {number} index which panel
   * @param {Navigation} navigation
   * @param {import("./gestures.js").Send} send
   * @param {() => void} resized
   */
  constructor(host, index, navigation, send, resized) {
    this.host = host;
    this.index = index;
    this.resized = resized;
    serial += 1;
    this.#help.id = `uh-help-${serial}`;
    const isMain = index === 0;
    // Pictures that ignore keys are not in the tab order.
    /** @type {Record<string, string>} */
    const access =
      navigation === "still" ? { role: "img" } : { tabindex: "0", role: "application", "aria-roledescription": "interactive figure" };
    this.canvas = make("canvas", {
      part: "canvas",
      ...access,
      // All pictures share one summary.
      "aria-describedby": `${this.#help.id}${isMain ? " summary" : ""}`,
    });
    const moves = navigation === "free" || navigation === "endless";
    this.frame = make("div", { class: "frame", ...(isMain ? { part: "picture" } : {}) }, [this.canvas]);
    const tools = moves ? [this.#tools(send, navigation)] : [];
    this.element = make("div", { class: `picture${isMain ? " main" : ""}${moves ? "" : " fixed"}` }, [this.frame, this.#help, ...tools]);
    listen(this.frame, this.canvas, index, send, () => this.#size);
    this.#send = send;
    if (isMain) this.#calm = () => void send(this.#still?.matches ? "reduce-motion" : "allow-motion");
  }

  /** Every gesture also has a button. @param {import("./gestures.js").Send} send @param {Navigation} navigation */
  #tools(send, navigation) {
    const buttons = (navigation === "free" ? [...ZOOMS, ...PANS] : ZOOMS).map(([sign, label, action]) => {
      const act = () => send({ button: { panel: this.index, action } });
      const made = button(sign, act, { "aria-label": label, title: label });
      this.#movers.set(action, made);
      return made;
    });
    if (navigation === "endless") buttons.push(this.#makePlayer(send));
    return make("div", { class: "tools", role: "group", "aria-label": "Zoom and move" }, buttons);
  }

  /**
   * A button that starts the endless zoom, until it is pressed again or the picture is touched. It zooms by one step where
   * reduced motion is preferred.
   * @param {import("./gestures.js").Send} send
   */
  #makePlayer(send) {
    const act = () => send({ button: { panel: this.index, action: this.#still?.matches ? "zoom-in" : "play" } });
    this.#player = button("▶ Zoom", act, { title: "Zoom slowly" });
    return this.#player;
  }

  /**
   * Buttons without effect are marked as disabled but stay focusable, so that keyboard users do not lose their place.
   * @param {import("../generated/boundary.js").IdleButton[]} idle
   */
  showIdle(idle) {
    for (const [action, button] of this.#movers) {
      button.ariaDisabled = String(idle.some((one) => one.panel === this.index && one.action === action));
    }
  }

  /**
   * Where there are hotspots, they are the tab stops, rather than the canvas.
   * @param {import("../generated/boundary.js").PlacedHotspots} hotspots
   */
  showHotspots(hotspots) {
    if (this.#hotspots === undefined) {
      this.#hotspots = new Hotspots((event) => void this.#send(event));
      this.frame.append(this.#hotspots.element);
      this.canvas.tabIndex = -1;
      this.canvas.role = "img";
      this.canvas.removeAttribute("aria-roledescription");
    }
    this.#hotspots.show(hotspots);
  }

  /** @param {boolean} isPlaying does the picture zoom by itself? */
  showPlaying(isPlaying) {
    this.#player?.replaceChildren(isPlaying ? "■ Stop" : "▶ Zoom");
  }

  /** @param {Panel | undefined} panel what the figure shows here */
  name(panel) {
    this.canvas.ariaLabel = panel?.label ?? "";
    this.#help.textContent = panel?.help ?? "";
    this.element.classList.toggle("in-line", panel?.in_line === true);
  }

  /** Gives a figure its canvas. @param {Handle} handle */
  attach(handle) {
    handle.attach(this.index, this.canvas, make("canvas"), make("canvas"));
    this.isStale = true;
  }

  /** Starts observing the size of the picture. */
  connect() {
    this.#sizeWatch = watchSize(this.canvas, (size) => {
      this.#told = size;
      // A page has a different width in print.
      const wanted = this.#fineness === 0 ? size : sizeOf(this.canvas, this.#fineness);
      if (this.#has(wanted)) return;
      this.#resize(wanted);
      // A resized canvas is drawn before the browser paints, not a frame later.
      this.resized();
    });
    this.isStale = true;
    this.#still = viewOf(this.canvas).matchMedia("(prefers-reduced-motion: reduce)");
    this.#still.addEventListener("change", this.#calm);
    this.#calm();
  }

  disconnect() {
    this.#sizeWatch?.abort();
    // Otherwise the media query list would keep the picture alive.
    this.#still?.removeEventListener("change", this.#calm);
  }

  /** Measures the picture now, where the observer would be too late. */
  fit() {
    const size = sizeOf(this.canvas, this.#fineness);
    if (!this.#has(size)) this.#resize(size);
  }

  /** @param {number} fineness the least number of device pixels in a CSS pixel from now on */
  print(fineness) {
    this.#fineness = fineness;
    this.fit();
    this.isStale = true;
  }

  /** Goes back to the size and colours of the screen. If they have changed, the observer reports that later. */
  unprint() {
    this.#fineness = 0;
    this.isStale = true;
    if (this.#told === undefined) this.fit();
    else if (!this.#has(this.#told)) this.#resize(this.#told);
  }

  /** Is this its size already? @param {import("./device-pixels.js").Size} size */
  #has({ width, height, pixelRatio }) {
    const has = this.#size;
    return width === has.width && height === has.height && pixelRatio === has.pixelRatio;
  }

  /** @param {import("./device-pixels.js").Size} size */
  #resize(size) {
    this.#size = size;
    this.isStale = true;
  }

  /** Sends the size to the figure, if the picture has to be drawn again. @param {Handle} handle */
  prepare(handle) {
    if (!this.isStale) return;
    const { width, height, pixelRatio } = this.#size;
    handle.resize(this.index, width, height, designRatio(this.host, pixelRatio));
    this.isStale = false;
  }
}
