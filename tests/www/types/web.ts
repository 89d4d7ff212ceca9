// A project for browsers.
import { checkClaim, ready } from "../../../www/core.js";

await ready(new URL("core_bg.wasm", location.href), await WebAssembly.compile(new Uint8Array()));
await checkClaim("nica-thm-1.1", 10, { signal: new AbortController().signal });
// @ts-expect-error: a number is no module.
await ready(3);
// @ts-expect-error: browsers have signals of their own.
await checkClaim("nica-thm-1.1", 10, { signal: { aborted: false, reason: "" } });
