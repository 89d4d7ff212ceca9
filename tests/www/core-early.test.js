// @ts-check
/** The core before its module is there. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as core from "../../www/core.js";

const MISSING = /^Error: the solver is not loaded yet: await ready\(\) first$/;

test("every function that is called too early says what is missing, and works later", async () => {
  const { ready, ...functions } = core;
  for (const [name, call] of Object.entries(functions)) {
    const early = async () => /** @type {Function} */ (call)();
    await assert.rejects(early, (error) => MISSING.test(String(error)), name);
  }
  await ready(readFileSync(new URL("../../www/pkg/core_bg.wasm", import.meta.url)));
  assert.equal(core.gutsEquilibrium(2).threshold, 0.5);
});
