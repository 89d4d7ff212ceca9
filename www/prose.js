// @ts-check
/**
 * Prose that moves with the figures of a page: `<upper-hand-value>`, `<upper-hand-step>`, `<upper-hand-story>` and links
 * that set a figure. It stands beside `element.js`, which makes the figures known. See docs/embedding.md.
 */

import { followLinks } from "./prose/links.js";
import { UpperHandStep } from "./prose/step.js";
import { UpperHandStory } from "./prose/story.js";
import { UpperHandValue } from "./prose/value.js";

export { UpperHandStep, UpperHandStory, UpperHandValue };

// A page may load several copies of this module: the first one defines the elements.
if (globalThis.customElements?.get("upper-hand-value") === undefined && globalThis.customElements !== undefined) {
  customElements.define("upper-hand-value", UpperHandValue);
  customElements.define("upper-hand-step", UpperHandStep);
  customElements.define("upper-hand-story", UpperHandStory);
  followLinks();
}
