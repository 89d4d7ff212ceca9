// @ts-check
/** The fallback for a figure that cannot be shown. */

import { addressOf } from "../kit/address.js";
import { messageOf } from "../kit/errors.js";
import { given } from "../kit/fields.js";
import { button, make } from "../kit/markup.js";

/** The style of the fallback. */
export const STYLES = `
.fallback { border-block: 1px solid; padding: 0.5rem 0; }
.fallback :is(a, button) { font: inherit; color: inherit; background: none; border: 0; padding: 0; text-decoration: underline; cursor: pointer; min-height: 1.75rem; }
.fallback p { margin: 0 0 0.5rem; }
`;

/**
 * The page’s own fallback, else the reason; a link to the figure’s own page, where there is one, and a button to try again.
 * @param {Element} element
 * @param {import("../kit/fields.js").State} state what it was to show
 * @param {unknown} error the cause
 * @param {() => void} again
 */
export function fallback(element, state, error, again) {
  const blocked = /** @type {{ code?: string }} */ (error).code === "webassembly-blocked" ? "It is blocked here. " : "";
  const href = addressOf(element, "figure", given(state));
  const link =
    href === undefined ? [] : [make("a", { href, target: "_blank", rel: "noopener" }, ["Open the figure on its own page"]), " · "];
  const words = make("slot", { name: "fallback" }, [
    make("p", {}, [`This figure is computed live with WebAssembly. ${blocked}(${messageOf(error)})`]),
  ]);
  // A page may provide a picture and the numbers of its figure: they stay.
  const [still, numbers] = [make("slot", { name: "still" }), make("slot", { name: "numbers" })];
  // The slot without a name has the page’s own table of a board.
  return make("div", { class: "fallback", role: "status" }, [
    still,
    words,
    make("slot"),
    make("p", {}, [...link, button("Try again", again)]),
    numbers,
  ]);
}
