// @ts-check
/** The core in scripts that do not know where they lie, as on Cloudflare: modules are handed over. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const www = new URL("../../www/", import.meta.url);
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("core.js", www))],
  bundle: true,
  write: false,
  format: "esm",
  logLevel: "silent",
  define: { "import.meta.url": "undefined" },
});
const script = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");

/** A new copy, with nothing loaded. @param {string} name @returns {Promise<typeof import("../../www/core.js")>} */
const copy = (name) => import(`data:text/javascript;name=${name};base64,${script}`);
const module = (/** @type {string} */ name) => WebAssembly.compile(readFileSync(new URL(`pkg/${name}_bg.wasm`, www)));

const UNKNOWN = /^Error: this script does not know where it lies: hand over the modules, as in `ready\(core, claims\)`$/;
/** @param {unknown} error */
const saysSo = (error) => UNKNOWN.test(String(error));

test("without a module it says what to hand over", async () => {
  const core = await copy("none");
  await assert.rejects(core.ready(), saysSo);
  await core.ready(await module("core"));
  assert.equal(core.gutsEquilibrium(2).threshold, 0.5);
});

test("with the first module all works but the checks, which say what to hand over, and work once that came", async () => {
  const core = await copy("one");
  await core.ready(await module("core"));
  assert.equal(core.winProbability("official", 24, 24).denominator, 9n);
  await assert.rejects(core.checkClaim("riddler-4-split"), saysSo);
  await core.ready(undefined, await module("claims"));
  assert.equal((await core.checkClaim("riddler-4-split")).cases, 4);
});
