// @ts-check
/** `import "upperhand"`: makes `<upper-hand>` known. */

import { UpperHand } from "./element/upper-hand.js";

export { UpperHand };

// A page may load several copies of this module: the first one defines the element.
if (globalThis.customElements?.get("upper-hand") === undefined) globalThis.customElements?.define("upper-hand", UpperHand);
