// A project that knows the language and nothing else: no type of the web, none of Node.
import { checkClaim, gutsCards, ready, winProbability } from "../../../www/core.js";

export const chance: bigint = winProbability("official", 24, 24).numerator;
await ready("core_bg.wasm", new Uint8Array());
await ready({ href: "file:///core_bg.wasm" });
// @ts-expect-error: a number is no module.
await ready(3);
await checkClaim("nica-thm-1.1", 10, { signal: { aborted: false, reason: "" } });
// @ts-expect-error: nor is it a signal.
await gutsCards({ signal: 3 });
// @ts-expect-error: only what is promised has a name.
export type { Url } from "../../../www/core.js";
