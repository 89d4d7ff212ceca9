/** `import "upperhand/svelte"`: the element, and its attributes and events in Svelte's markup. */

import type { HTMLAttributes } from "svelte/elements";
import type { AttributeValues, EventHandlers, UpperHand } from "./element.js";
import type { StepAttributes, UpperHandStep, UpperHandStory, UpperHandValue, ValueAttributes } from "./prose.js";

export * from "./element.js";

type Props = Omit<HTMLAttributes<UpperHand>, keyof AttributeValues> & AttributeValues & EventHandlers;
type Prose<Element extends HTMLElement, Attributes> = Omit<HTMLAttributes<Element>, keyof Attributes> & Attributes;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "upper-hand": Props;
    "upper-hand-value": Prose<UpperHandValue, ValueAttributes>;
    "upper-hand-step": Prose<UpperHandStep, StepAttributes>;
    "upper-hand-story": Prose<UpperHandStory, {}>;
  }
}
