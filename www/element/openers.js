// @ts-check
/** Buttons for parts of a figure that a page may tuck away, as our story does. Elsewhere the parts are seen, and the buttons are not. */

import { make } from "../kit/markup.js";

/** A button that shows a part and hides it again. @param {string} label @param {HTMLElement} part */
function opener(label, part) {
  const button = make("button", { type: "button", "aria-expanded": "false" }, [label]);
  button.addEventListener("click", () => {
    button.setAttribute("aria-expanded", String(part.classList.toggle("shown")));
  });
  return button;
}

/** @param {HTMLElement} more facts, settings, numbers, help @param {HTMLElement} share the export actions, if there are any */
export function openers(more, share) {
  return make("div", { class: "openers" }, [opener("More…", more), opener("Share…", share)]);
}
