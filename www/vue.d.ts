/** `import "upperhand/vue"`: the element, and its attributes and events in Vue's templates. */

import type { HTMLAttributes } from "vue";
import type { AttributeValues, EventDetails } from "./element.js";

export * from "./element.js";

/** Vue makes `onUpperhandchange` of `@upperhandchange`. */
type Listeners = { [Name in keyof EventDetails as `onUpperhand${Name}`]?: (event: CustomEvent<EventDetails[Name]>) => void };
type Props = Omit<HTMLAttributes, keyof AttributeValues> & AttributeValues & Listeners;

declare module "vue" {
  interface GlobalComponents {
    "upper-hand": new () => { $props: Props };
  }
}
