// @ts-check
/** The types of the core in projects that know the types of the web, of Node, or neither. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";

const COMPILER = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
const OPTIONS = ["--noEmit", "--strict", "--skipLibCheck", "false", "--target", "es2023", "--module", "nodenext", "--ignoreConfig"];

for (const [name, ...libraries] of /** @type {const} */ ([
  ["core", "--lib", "es2023"],
  ["node", "--lib", "es2023", "--types", "node"],
  ["web", "--lib", "es2023,dom"],
])) {
  test(`the core is typed with ${libraries.join(" ")}`, () => {
    const file = fileURLToPath(new URL(`types/${name}.ts`, import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [COMPILER, ...OPTIONS, ...libraries, file], { encoding: "utf8" });
    assert.equal(status, 0, stdout);
  });
}
