/** `import "upperhand/react"`: the element, and its attributes and events in JSX. */

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AttributeValues, EventHandlers, UpperHand } from "./element.js";

export * from "./element.js";

type Props = Omit<DetailedHTMLProps<HTMLAttributes<UpperHand>, UpperHand>, keyof AttributeValues> & AttributeValues & EventHandlers;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "upper-hand": Props;
    }
  }
}
