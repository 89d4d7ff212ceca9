// @ts-check
/** `import "upperhand"`: makes `<upper-hand>` known. */

import { UpperHand } from "./element/upper-hand.js";

export { UpperHand };

// A page may hold several copies of this module: the first is taken.
if (globalThis.customElements?.get("upper-hand") === undefined) globalThis.customElements?.define("upper-hand", UpperHand);
