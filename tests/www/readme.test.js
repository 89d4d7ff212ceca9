// @ts-check
/** The JavaScript examples of the README are run: each line ends in what it is worth. Its lines for a page are run as those of the guide. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as core from "./support/core.js";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const guide = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
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

test("the lines for a page are those of the guide, which are shown in a browser", () => {
  const lines = [...readme.matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, example = ""]) => example);
  assert.ok(lines.length > 0);
  assert.deepEqual(lines.filter((example) => !guide.includes(`\`\`\`html\n${example}\`\`\``)), []);
});

test("it begins with a picture and a figure on a page, before anything has to be built", () => {
  const headings = [...readme.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  assert.deepEqual([headings[0], headings.indexOf("Two commands") > headings.indexOf("What it knows")], ["A figure on your page", true]);
  assert.ok(readme.indexOf("<picture>") > 0 && readme.indexOf("<picture>") < readme.indexOf("## A figure"));
});
