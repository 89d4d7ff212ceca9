/** `import "upperhand/vue"`: the element, and its attributes and events in Vue's templates. */

import type { HTMLAttributes } from "vue";
import type { AttributeValues, EventDetails } from "./element.js";
import type { StepAttributes, ValueAttributes } from "./prose.js";

export * from "./element.js";

/** Vue makes `onUpperhandchange` of `@upperhandchange`. */
type Listeners = { [Name in keyof EventDetails as `onUpperhand${Name}`]?: (event: CustomEvent<EventDetails[Name]>) => void };
type Props = Omit<HTMLAttributes, keyof AttributeValues> & AttributeValues & Listeners;
type Prose<Attributes> = Omit<HTMLAttributes, keyof Attributes> & Attributes;

declare module "vue" {
  interface GlobalComponents {
    "upper-hand": new () => { $props: Props };
    "upper-hand-value": new () => { $props: Prose<ValueAttributes> };
    "upper-hand-step": new () => { $props: Prose<StepAttributes> };
    "upper-hand-story": new () => { $props: Prose<{}> };
  }
}
