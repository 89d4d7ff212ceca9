// @ts-check
/** The headless core in Node, with its modules loaded. `cargo xtask build` has made them. */
import { readFileSync } from "node:fs";
import { ready } from "../../../www/core.js";

const [module, checks] = ["core", "claims"].map((name) => readFileSync(new URL(`../../../www/pkg/${name}_bg.wasm`, import.meta.url)));
await ready(module, checks);

export * from "../../../www/core.js";
