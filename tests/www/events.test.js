// @ts-check
/** Events as the page writes them, read by a figure in its module: each of them, and what is none. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as guts from "../../www/pkg/guts.js";

guts.initSync({ module: readFileSync(new URL("../../www/pkg/guts_bg.wasm", import.meta.url)) });

/** @typedef {import("../../www/generated/boundary.js").Event} FigureEvent */

/** A figure and the state that it comes to. */
class Asked {
  figure = new guts.Figure("guts-payoff");

  /** @param {FigureEvent} event */
  send(event) {
    return this.figure.dispatch(event);
  }

  /** The text of a setting, as it stands in an address. @param {string} name */
  text(name) {
    return String(this.figure.valueAt([]).state[name]);
  }
}

test("each event does what it says", () => {
  const asked = new Asked();
  /** @type {[FigureEvent, string, string][]} */
  const settings = [
    [{ read: { texts: [["players", "5"], ["pie", "1"]], others: [] } }, "players", "5"],
    [{ write: { texts: [["threshold", "0.3"]], source: "script" } }, "threshold", "0.3"],
    [{ slide: { name: "threshold", position: 0.4 } }, "threshold", "0.4"],
    [{ step: { name: "players", by: -2 } }, "players", "3"],
    [{ end: { name: "players", last: true } }, "players", "20"],
    [{ number: { name: "players", value: 4 } }, "players", "4"],
    [{ switch: { name: "weenie", on: true } }, "weenie", "true"],
    [{ glide: [["threshold", "0.5"]] }, "threshold", "0.5"],
  ];
  for (const [event, name, text] of settings) {
    asked.send(event);
    assert.equal(asked.text(name), text, JSON.stringify(event));
  }
  const pointer = { panel: 0, id: 1, touch: false, button: 0, pressed: true, shift: false, x: 3, y: 4 };
  /** @type {FigureEvent[]} */
  const others = [
    ...(/** @type {const} */ (["toggle-pin", "reset-view", "skip", "reduce-motion", "allow-motion", "print", "leave", "job-button"])),
    ...(/** @type {const} */ (["down", "move", "up", "cancel", "leave"])).map((phase) => ({ pointer: { phase, ...pointer } })),
    ...(/** @type {const} */ (["zoom-in", "zoom-out", "reset", "left", "right", "up", "down", "play"])).map((action) => ({ button: { panel: 0, action } })),
    { act: { name: "none", draw: 7 } },
    { hotspot: 2 },
    { wheel: { panel: 0, x: 1, y: 1, turn: 2, ctrl: true, time: 5 } },
    { touch: { panel: 0, x: 1, y: 1, fingers: 1 } },
    { key: { panel: 0, key: "ArrowLeft", shift: false } },
    { seen: 5.5 },
    { table: true },
    { date: 20_000 },
    { results: null },
    { results: ["line"] },
    { "job-progress": { id: 1, done: 0.5 } },
    { "job-failed": 1 },
  ];
  for (const event of others) assert.doesNotThrow(() => asked.send(event), JSON.stringify(event));
});

test("what is no event is refused, and changes nothing", () => {
  const asked = new Asked();
  const before = asked.text("threshold");
  const wrong = [null, undefined, 5, "none", {}, { slide: null }, { slide: { name: "threshold" } }, { hotspot: "one" }, { glide: [["one"]] }, { button: { panel: 0, action: "none" } }];
  for (const event of wrong) {
    assert.throws(() => asked.send(/** @type {FigureEvent} */ (event)), { name: "TypeError", message: "this is no event" });
  }
  assert.equal(asked.text("threshold"), before);
});
