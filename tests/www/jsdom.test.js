// @ts-check
/** The element in jsdom, where components are tested by those who use it: without layout, observers and constructed style sheets. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test, { mock } from "node:test";

const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom");

/** What went wrong in the document. @type {unknown[]} */
const errors = [];
const told = new VirtualConsole();
told.on("jsdomError", (/** @type {unknown} */ error) => errors.push(error));
const { window } = new JSDOM('<!doctype html><upper-hand figure="guts-payoff" players="4" loading="lazy"></upper-hand>', { url: "https://blog.example/", virtualConsole: told });

// As runners of tests do: what the window has is global, in place of what Node has by the same name.
const taken = ["Event", "CustomEvent", "document", "customElements", "location", "innerHeight", "CSSStyleSheet", "addEventListener", "removeEventListener"];
for (const name of [...taken, ...Object.getOwnPropertyNames(window).filter((one) => /^HTML\w*Element$/.test(one))]) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
}
assert.equal(globalThis.IntersectionObserver, undefined);
assert.equal(CSSStyleSheet.prototype.replaceSync, undefined);

await import("../../www/element.js");

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const quiet = () => new Promise((next) => setImmediate(next));

test("an element in the markup of the page is there, and waits", async () => {
  await quiet();
  const element = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
  assert.deepEqual(element.getState(), { figure: "guts-payoff", players: "4" });
  assert.ok(element.shadowRoot?.querySelector(".room"), "it keeps its room");
  assert.deepEqual(errors, []);
});

test("an element is made, set, moved, taken out and put back without an error", async () => {
  const element = /** @type {UpperHand} */ (document.createElement("upper-hand"));
  document.body.append(element);
  element.setAttribute("figure", "question-profile");
  element.setState({ mine: 40 });
  element.group = "one";
  document.body.prepend(element);
  element.remove();
  await quiet();
  document.body.append(element);
  await quiet();
  assert.deepEqual(element.getState(), { figure: "question-profile", mine: "40" });
  element.remove();
  assert.deepEqual(errors, []);
});

test("a start is answered in words, by the promise, by the event and in the element", async () => {
  const complaint = mock.method(console, "error", () => {});
  const element = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
  /** @type {string[]} */
  const messages = [];
  element.addEventListener("upper-hand:error", (event) => messages.push(/** @type {CustomEvent} */ (event).detail.message));
  await assert.rejects(element.start());
  assert.equal(messages.length, 1);
  assert.match(element.shadowRoot?.textContent ?? "", /This figure is computed live with WebAssembly\..*Try again/);
  assert.equal(complaint.mock.callCount(), 1);
  assert.deepEqual(errors, []);
});
