// @ts-check
/** The JavaScript examples of the README are run: each line ends in what it is worth. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as core from "../../www/core.js";

const [module, checks] = ["core", "claims"].map((name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)));
await core.ready(module, checks);

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, example]) => example ?? "");

/** What an expression is worth, with all that the core exports in scope. @param {string} expression @returns {unknown} */
const worth = (expression) => new Function(...Object.keys(core), `"use strict"; return (${expression});`)(...Object.values(core));

test("the examples import what there is, and every line is worth what it says", () => {
  const lines = examples.filter((example) => example.includes('"upperhand/core"')).flatMap((example) => example.split("\n"));
  const imported = lines.flatMap((line) => line.match(/^import \{ (.*) \} from "upperhand\/core";$/)?.[1]?.split(", ") ?? []);
  assert.deepEqual(imported.filter((name) => !(name in core)), []);
  const claims = lines.flatMap((line) => {
    const [, expression, expected] = line.match(/^(\w+\(.*); \/\/ (.*)$/) ?? [];
    return expression === undefined || expected === undefined ? [] : [{ expression, expected }];
  });
  const rest = lines.filter((line) => line !== "" && line !== "await ready();" && !/^(import |\/\/ |\w+\(.*; \/\/ )/.test(line));
  assert.deepEqual(rest, [], "lines that are neither an import, a remark nor a claim");
  assert.ok(claims.length >= 4);
  for (const { expression, expected } of claims) assert.deepEqual(worth(expression), worth(expected), expression);
});
