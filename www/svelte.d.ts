/** `import "upperhand/svelte"`: the element, and its attributes and events in Svelte's markup. */

import type { HTMLAttributes } from "svelte/elements";
import type { AttributeValues, EventHandlers, UpperHand } from "./element.js";

export * from "./element.js";

type Props = Omit<HTMLAttributes<UpperHand>, keyof AttributeValues> & AttributeValues & EventHandlers;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "upper-hand": Props;
  }
}
