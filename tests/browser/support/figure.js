// @ts-check
/** A figure on a page, as a reader meets it: what it says, what it shows, what the core knows. */
import { expect } from "@playwright/test";
import { LOADER, show } from "./host.js";
import { ABOUT, FIGURES } from "../../../www/generated/schema.js";
import * as core from "../../www/support/core.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {Record<string, string | number | boolean>} Settings of any name, possible or not */

/**
 * Settings of the map.
 * @typedef {{ rules: string, answers: number, mine: number, theirs: number, size: number, left: number, bottom: number, divider: number }} MapState
 */

/** Why a figure tells the page of a change. @typedef {{ state: Settings, source: string }} Change */

/** All figures, by their modules: those of one module share a page, which is loaded once. */
export const BY_MODULE = [...new Set(FIGURES.map((name) => ABOUT[name]?.module))].map((module) => FIGURES.filter((name) => ABOUT[name]?.module === module));

/** Thousands are set apart by this space, percent signs too. */
export const NARROW_SPACE = "\u202f";

export class FigureOnPage {
  /**
   * @param {Page} page
   * @param {Locator} [element]
   */
  constructor(page, element = page.locator("upper-hand").first()) {
    this.page = page;
    this.element = element;
    this.canvas = element.locator("canvas").first();
    this.notice = element.locator(".notice");
    this.heading = element.locator(".heading span");
    this.fraction = element.locator(".fraction b");
    this.pin = element.locator(".pin");
  }

  /**
   * Opens the workbench, or another page, and waits until the figure is drawn.
   * @param {string} [search]
   * @param {string} [path]
   */
  async open(search = "", path = "explore.html") {
    await this.page.goto(`/${path}${search}`);
    await this.drawn();
    return this;
  }

  /** Waits for the first drawing, and for whatever has been asked of it since. */
  async drawn() {
    await this.element.evaluate(async (figure) => {
      // A figure out of sight is not drawn.
      const { top, bottom } = figure.getBoundingClientRect();
      const isOut = bottom < 0 || top > innerHeight;
      if (isOut) figure.scrollIntoView();
      await /** @type {import("../../../www/element.js").UpperHand} */ (figure).ready;
      // It hears that it is in sight before a younger observer does.
      if (isOut) await new Promise((done) => new IntersectionObserver(done).observe(figure));
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      // A coarse picture becomes fine.
      while (figure.shadowRoot?.querySelector("[aria-busy=true]") != null) await frame();
    });
  }

  /** Waits until nothing is left to be solved: an answer may ask for the next one. */
  async solved() {
    await this.drawn();
    for (let part = 0; part < 2; part += 1) {
      await this.element.evaluate((figure) => /** @type {import("../../../www/element.js").UpperHand} */ (figure).solved);
      await this.drawn();
    }
  }

  /** @param {string} selector */
  text(selector) {
    return this.element.locator(selector);
  }

  /** The text of a fact in the readout. @param {string} term */
  fact(term) {
    return this.element.locator(".position-facts .facts > div", { has: this.page.getByText(term, { exact: true }) }).locator("dd");
  }

  /** @param {string} name of a setting */
  slider(name) {
    return this.element.locator(`.slider.${name} input[type=range]`);
  }

  /** @param {string} name of a setting */
  field(name) {
    return this.element.locator(`.slider.${name} .number input`);
  }

  /**
   * Chooses one of a few names.
   * @param {string} name of the setting
   * @param {string} label of what is chosen
   */
  async choose(name, label) {
    await this.element.locator(`fieldset.${name}`).getByRole("radio", { name: label, exact: true }).check();
    await this.drawn();
  }

  /** Opens the controls that are shown on request. */
  async openMore() {
    await this.element.locator(".more > summary").click();
  }

  /** What the figure shows now. @returns {Promise<MapState & Settings>} */
  state() {
    return this.element.evaluate((figure) => /** @type {any} */ (figure).getState());
  }

  /** @param {Settings} settings */
  async setState(settings) {
    await this.element.evaluate((figure, settings) => /** @type {any} */ (figure).setState(settings), settings);
    await this.drawn();
  }

  /**
   * The places that parts of the figure have while sliders move: one, where nothing moves with what is said.
   * @param {readonly (readonly [name: string, position: number])[]} moves
   * @param {string[]} parts by their selectors
   * @returns {Promise<string[]>}
   */
  places(moves, parts) {
    return this.element.evaluate(({ shadowRoot }, { moves, parts }) => {
      const root = /** @type {ShadowRoot} */ (shadowRoot);
      const places = new Set();
      for (const [name, position] of moves) {
        const input = /** @type {HTMLInputElement} */ (root.querySelector(`.slider.${name} input[type=range]`));
        input.value = String(position);
        input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
        // For a printer all is drawn and said at once.
        dispatchEvent(new Event("beforeprint"));
        const boxes = parts.map((part) => /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect());
        places.add(boxes.map((box) => [box.left, box.top + scrollY, box.width].map(Math.round)).join("; "));
      }
      return [...places];
    }, { moves, parts });
  }

  /** Collects the changes the figure tells of from now on. */
  async listen() {
    await this.element.evaluate((figure) => {
      const told = /** @type {Change[]} */ ([]);
      Object.assign(figure, { told });
      document.addEventListener("upper-hand:change", (event) => {
        if (event.target === figure) told.push(/** @type {CustomEvent} */ (event).detail);
      });
    });
  }

  /** The changes it has told of since it was last asked. @returns {Promise<Change[]>} */
  told() {
    return this.element.evaluate((figure) => /** @type {any} */ (figure).told.splice(0));
  }

  /** The picture, as a short text that differs when the picture does. @returns {Promise<string>} */
  async picture() {
    await this.drawn();
    return this.canvas.evaluate(async (element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      context?.drawImage(canvas, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      return new Uint8Array(await crypto.subtle.digest("SHA-256", pixels)).join();
    });
  }

  /**
   * Where the canvas is in the window, scrolled into it.
   * @returns {Promise<{ x: number, y: number, width: number, height: number }>}
   */
  box() {
    return this.canvas.evaluate((canvas) => {
      canvas.scrollIntoView({ block: "center" });
      const { x, y, width, height } = canvas.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /**
   * The colour of a pixel of the picture, read from a copy.
   * @param {number} x in device pixels
   * @param {number} y
   */
  colour(x, y) {
    return this.canvas.evaluate(
      (canvas, [x, y]) => {
        const context = new OffscreenCanvas(1, 1).getContext("2d");
        context?.drawImage(/** @type {HTMLCanvasElement} */ (canvas), -x, -y);
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].join();
      },
      /** @type {const} */ ([x, y]),
    );
  }

  /** The pools that the heading names. */
  async pointedAt() {
    const said = ((await this.heading.textContent()) ?? "").replaceAll(NARROW_SPACE, "");
    const [mine = Number.NaN, theirs = Number.NaN] = [...said.matchAll(/\d+/g)].map((match) => Number(match[0]));
    return { mine, theirs };
  }

  /**
   * Where a position is, in CSS pixels from the corner of the canvas: found by asking the figure, as a
   * reader finds it by pointing. For even axes.
   * @param {number} mine
   * @param {number} theirs
   */
  async place(mine, theirs) {
    const box = await this.box();
    const { size, left, bottom } = await this.state();
    // The plot begins right of the y axis and ends above the x axis; a second look corrects the guess.
    const [width, height] = [(box.width - 70) / size, (box.height - 110) / size];
    let point = { x: 50 + width * (mine - left + 0.5), y: box.height - 50 - height * (theirs - bottom + 0.5) };
    for (let look = 0; look < 24; look += 1) {
      await this.page.mouse.move(box.x + point.x, box.y + point.y);
      await this.drawn();
      const at = await this.pointedAt();
      if (at.mine === mine && at.theirs === theirs) return point;
      // Less than a whole step, so that no cell is stepped over again and again.
      point = { x: point.x + (mine - at.mine) * width * 0.8, y: point.y - (theirs - at.theirs) * height * 0.8 };
    }
    throw new Error(`the position (${mine}, ${theirs}) was not found`);
  }

  /** The readout shows the chance that the core, in Node, gives the position of the map. */
  async agreesWithCore() {
    const { rules, answers, mine, theirs } = await this.state();
    const { numerator, denominator } = core.winProbability({ ending: /** @type {core.Ending} */ (rules), answers }, mine, theirs);
    await expect(this.fraction).toHaveText(denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`);
    expect(await this.pointedAt()).toEqual({ mine, theirs });
  }
}

/** Moves fingers as a screen reports them. @param {Page} page */
export async function touching(page) {
  const session = await page.context().newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {[number, number][]} points */
  return (type, points) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

/**
 * Waits until the observers of the page have been told where everything is now: those that were there before are told first.
 * @param {Page} page
 */
export function observed(page) {
  return page.evaluate(() => new Promise((done) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      done(undefined);
    });
    observer.observe(document.documentElement);
  }));
}

/**
 * Waits for what an event of just now has drawn: the next frame, and the one after it.
 * @param {Page} page
 */
export function frames(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Has the clock of a page go on with its frames alone: whatever is drawn in one is in time, on any machine, and fine at once.
 * @param {Page} page
 */
export function punctual(page) {
  return page.addInitScript(() => {
    let time = 0;
    const frame = () => {
      time += 16;
      requestAnimationFrame(frame);
    };
    frame();
    performance.now = () => time;
  });
}

/** Notes from the first document on whatever moves on a page. @param {Page} page */
export function noteShifts(page) {
  return page.addInitScript(() => {
    const shifts = /** @type {string[]} */ ([]);
    const note = (/** @type {PerformanceEntryList} */ entries) => void shifts.push(...entries.map((entry) => JSON.stringify(entry)));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts, takeShifts: () => note(observer.takeRecords()) });
  });
}

/** What has moved by now, each with its share of the window. @param {Page} page @returns {Promise<string[]>} */
export async function shifts(page) {
  await frames(page);
  return page.evaluate(() => {
    const { shifts, takeShifts } = /** @type {any} */ (window);
    takeShifts();
    return shifts;
  });
}

/**
 * Sets a slider as a drag does: one input event.
 * @param {Locator} slider
 * @param {number} position
 */
export function drag(slider, position) {
  return slider.evaluate((input, to) => {
    /** @type {HTMLInputElement} */ (input).value = String(to);
    input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  }, position);
}

/**
 * Opens a page that somebody else wrote around figures, and waits for these.
 * @param {Page} page
 * @param {string} body
 */
export async function openAround(page, body) {
  await show(page, LOADER, body);
  const all = await page.locator("upper-hand").all();
  const figures = all.map((_, index) => new FigureOnPage(page, page.locator("upper-hand").nth(index)));
  for (const figure of figures) await figure.drawn();
  return figures;
}

/**
 * Opens a page with one figure alone.
 * @param {Page} page
 * @param {string} name
 * @param {Settings} [settings]
 */
export async function openAlone(page, name, settings = {}) {
  const attributes = Object.entries(settings).map(([field, value]) => ` ${field}="${value}"`).join("");
  return (await openAround(page, `<upper-hand figure="${name}"${attributes}></upper-hand>`))[0];
}
