// @ts-check
/** A figure on a page, as a reader meets it: what it says, what it shows, what the core knows. */
import { expect } from "@playwright/test";

/** @typedef {import("@playwright/test").Page} Page */

export class FigureOnPage {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.element = page.locator("upper-hand").first();
    this.canvas = this.element.locator("canvas");
    this.notice = this.element.locator(".notice");
  }

  /**
   * Opens the page and waits until the figure is drawn.
   * @param {string} [search]
   */
  async open(search = "") {
    await this.page.goto(`/${search}`);
    await this.drawn();
    return this;
  }

  /** Waits for the first drawing, and for whatever has been asked of it since. */
  async drawn() {
    await this.element.evaluate(async (figure) => {
      await /** @type {HTMLElement & { ready: Promise<void> }} */ (figure).ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    });
  }

  /** @param {string} name */
  text(name) {
    return this.element.locator(name);
  }

  /** What the figure shows now. @returns {Promise<import("../../../www/state.js").State>} */
  state() {
    return this.element.evaluate((figure) => /** @type {any} */ (figure).getState());
  }

  /** The picture, as a short text that differs when the picture does. @returns {Promise<string>} */
  async picture() {
    await this.drawn();
    return this.canvas.evaluate(async (canvas) => {
      const url = /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
      const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(url));
      return new Uint8Array(hash).join();
    });
  }

  /**
   * Where the canvas is in the window, scrolled into it.
   * @returns {Promise<{ x: number, y: number, width: number, height: number }>}
   */
  async box() {
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

  /**
   * Where a position is, in CSS pixels from the corner of the canvas: found by asking the figure, as a
   * reader finds it by pointing.
   * @param {number} mine
   * @param {number} theirs
   */
  async place(mine, theirs) {
    const box = await this.box();
    const { size } = await this.state();
    // The plot begins right of the y axis and ends above the x axis; a second look corrects the guess.
    let point = { x: 50 + ((box.width - 70) * (mine - 0.5)) / size, y: box.height - 50 - ((box.height - 110) * (theirs - 0.5)) / size };
    for (let look = 0; look < 12; look += 1) {
      await this.page.mouse.move(box.x + point.x, box.y + point.y);
      await this.drawn();
      const said = (await this.text(".readout .heading span").textContent()) ?? "";
      const [n, m] = [...said.matchAll(/\d+/g)].map((match) => Number(match[0]));
      if (n === mine && m === theirs) return point;
      if (n === undefined || m === undefined) break;
      const width = (box.width - 70) / size;
      const height = (box.height - 110) / size;
      point = { x: point.x + (mine - n) * width, y: point.y - (theirs - m) * height };
    }
    throw new Error(`the position (${mine}, ${theirs}) was not found`);
  }

  /**
   * The position by the headless core, in the same browser.
   * @param {{ rules: string, mine: number, theirs: number }} state
   * @returns {Promise<{ fraction: string, questions: number[][], region: { kind: string, level: number } | null }>}
   */
  core({ rules, mine, theirs }) {
    return this.page.evaluate(
      async ({ rules, mine, theirs }) => {
        const core = await import(/** @type {string} */ ("/www/core.js"));
        await core.ready();
        const { win, questions, region } = core.position(rules, mine, theirs);
        const fraction = win.denominator === 1n ? `${win.numerator}` : `${win.numerator}/${win.denominator}`;
        return { fraction, questions, region };
      },
      { rules, mine, theirs },
    );
  }

  /** The readout shows what the core says of the state. */
  async agreesWithCore() {
    const state = await this.state();
    const core = await this.core(state);
    await expect(this.text(".fraction b")).toHaveText(core.fraction);
    await expect(this.text(".heading span")).toHaveText(`You have ${state.mine}, they have ${state.theirs}`);
    const region = this.text(".facts dd").last();
    if (core.region === null) await expect(region).toHaveText(state.rules === "race" ? "none" : "");
    else {
      const kind = core.region.kind === "weeds" ? "In the weeds" : "The upper hand";
      await expect(region).toHaveText(`${kind} at level ${core.region.level}`);
    }
  }
}

/**
 * Sets a slider as a drag does: one input event.
 * @param {import("@playwright/test").Locator} slider
 * @param {number} value
 */
export function drag(slider, value) {
  return slider.evaluate((input, to) => {
    /** @type {HTMLInputElement} */ (input).value = String(to);
    input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  }, value);
}
