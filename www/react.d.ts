/** `import "upperhand/react"`: the element, and its attributes and events in JSX. */

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AttributeValues, EventHandlers, UpperHand } from "./element.js";
import type { StepAttributes, UpperHandStep, UpperHandStory, UpperHandValue, ValueAttributes } from "./prose.js";

export * from "./element.js";

type Props = Omit<DetailedHTMLProps<HTMLAttributes<UpperHand>, UpperHand>, keyof AttributeValues> & AttributeValues & EventHandlers;
type Prose<Element extends HTMLElement, Attributes> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes> & Attributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "upper-hand": Props;
      "upper-hand-value": Prose<UpperHandValue, ValueAttributes>;
      "upper-hand-step": Prose<UpperHandStep, StepAttributes>;
      "upper-hand-story": Prose<UpperHandStory, {}>;
    }
  }
}
