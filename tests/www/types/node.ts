// A project for Node with its types, and none of the web.
import { readFileSync } from "node:fs";
import { checkClaim, ready } from "../../../www/core.js";

await ready(readFileSync("core_bg.wasm"), new URL("file:///claims_bg.wasm"));
await checkClaim("nica-thm-1.1", 10, { signal: AbortSignal.timeout(1000) });
// @ts-expect-error: an address is a text or a URL.
await ready({ href: "file:///core_bg.wasm" });
// @ts-expect-error: Node has signals of its own.
await checkClaim("nica-thm-1.1", 10, { signal: { aborted: false, reason: "" } });
