// @ts-check
/** Exhaustive tables in wasm against the same code native. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { TARGET } from "../../tests/browser/support/target.js";
import { bounded, median, report } from "./report.js";

/**
 * The median time of a native benchmark in milliseconds, timed now, so that both sides meet the same machine.
 * @param {string} group
 * @param {string} name
 */
function native(group, name) {
  const filter = ["--bench", "solver", "--", `${group}/${name}$`, "--measurement-time", "2", "--warm-up-time", "1"];
  const run = spawnSync("cargo", ["bench", "--quiet", "--package", "upperhand-benches", ...filter], { encoding: "utf8" });
  assert.equal(run.status, 0, run.stderr);
  return JSON.parse(readFileSync(`${TARGET}/criterion/${group}/${name}/new/estimates.json`, "utf8")).median.point_estimate / 1e6;
}

/** A remark on the native table of this size. @param {number} size @param {number} time */
function beside(size, time) {
  const reference = native("exhaustive official", String(size));
  return `   native ${reference.toFixed(1)} ms,${bounded("table-in-wasm", time / reference)}`;
}

/** Tables of each size. */
const ROUNDS = 15;

/**
 * @param {import("@playwright/test").Page} page
 * @param {number} size
 * @param {number} rounds
 */
function inWasm(page, size, rounds) {
  return page.evaluate(async ({ size, rounds }) => {
    const core = await import(/** @type {string} */ ("/www/core.js"));
    await core.ready();
    const times = [];
    let at24 = 0;
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      const table = core.winTable("official", size, size, { exhaustive: true });
      times.push(performance.now() - begin);
      at24 = table.numerators[23 * size + 23];
    }
    return { times, at24 };
  }, { size, rounds });
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("./bench.js").Options} options
 */
export async function tables(page, { rounds }) {
  await page.goto("/explore.html");
  for (const size of [256, 512, 1024]) {
    const { times, at24 } = await inWasm(page, size, Math.min(ROUNDS, rounds));
    assert.equal(at24, 320, "official (24, 24) is 320/576");
    report(`exhaustive official ${size}², wasm`, times, rounds < ROUNDS ? "" : beside(size, median(times)));
  }
}
