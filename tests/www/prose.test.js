// @ts-check
/** What is promised to writers of prose that moves: the script’s weight, the manifest, the types, the documentation. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { buildSync } from "esbuild";
import { UpperHandStep, UpperHandStory, UpperHandValue } from "../../www/prose.js";
import { RESULTS } from "../../www/prose/results.js";

const root = new URL("../../", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");
const { bytes: bounds } = JSON.parse(read("bounds.json"));
const [, { declarations }] = JSON.parse(read("custom-elements.json")).modules;
const elements = /** @type {const} */ ([["upper-hand-value", UpperHandValue], ["upper-hand-step", UpperHandStep], ["upper-hand-story", UpperHandStory]]);
/** @param {{ name: string }[]} [entries] */
const names = (entries = []) => entries.map(({ name }) => name);

test("the script is small, as `cargo xtask dist` writes it, and brings no second copy of what figures remember", () => {
  const { outputFiles: [script], metafile } = buildSync({
    entryPoints: [fileURLToPath(new URL("www/prose.js", root))],
    bundle: true, minify: true, format: "esm", target: "es2022", charset: "utf8", write: false, metafile: true,
  });
  const bytes = brotliCompressSync(script?.contents ?? "").length;
  assert.ok(bytes > 1024 && bytes <= bounds.prose.bound, `${bytes} bytes`);
  const parts = Object.keys(metafile?.inputs ?? {}).map((path) => path.replace(/.*\//, ""));
  for (const part of ["element.js", "engine.js", "groups.js"]) assert.ok(!parts.includes(part), part);
});

test("the manifest lists the elements, with the attributes, parts, slots and methods that they have", () => {
  assert.deepEqual(declarations.map((/** @type {{ tagName: string }} */ { tagName }) => tagName), elements.map(([tag]) => tag));
  const types = read("www/prose.d.ts");
  for (const [index, [tag, Element]] of elements.entries()) {
    const listed = declarations[index];
    assert.equal(listed.name, Element.name);
    const code = read(`www/prose/${tag.replace("upper-hand-", "")}.js`);
    /** @param {RegExp} pattern */
    const found = (pattern) => [...new Set([...code.matchAll(pattern)].map(([, name = ""]) => name))].sort();
    assert.deepEqual(names(listed.cssParts).sort(), found(/part: "([a-z]+)"/g), tag);
    assert.deepEqual(names(listed.slots).filter((name) => name !== "").sort(), found(/"slot", \{ name: "([a-z]+)"/g), tag);
    const own = Object.entries(Object.getOwnPropertyDescriptors(Element.prototype)).filter(([name]) => !/^(constructor|renew|\w+Callback)$/.test(name));
    assert.deepEqual(names(listed.members).sort(), own.map(([name]) => name).sort(), tag);
    for (const [name, { get }] of own) assert.match(types, new RegExp(`^  ${get ? `readonly ${name}: ` : `${name}\\(`}`, "m"));
    for (const name of names(listed.attributes)) {
      assert.match(types, new RegExp(`^  ${name}\\?: string;`, "m"));
      assert.ok(read("www/prose/figures.js").includes(`"${name}"`) || code.includes(`"${name}"`), `${tag} reads ${name}`);
    }
  }
});

test("frameworks know the elements, and the package has the script", () => {
  for (const file of ["react", "svelte", "vue"]) for (const [tag] of elements) assert.match(read(`www/${file}.d.ts`), new RegExp(`"${tag}": `), file);
  const { exports, sideEffects } = JSON.parse(read("xtask/src/npm-package.json"));
  assert.deepEqual(exports["./prose"], { types: "./www/prose.d.ts", default: "./www/prose.js" });
  assert.ok(sideEffects.includes("./www/prose.js"));
});

test("the documentation speaks of every element, attribute, part, result and method", () => {
  const text = read("docs/embedding.md");
  const [, section = ""] = text.match(/^## Prose that moves\n([^]*?)^## /m) ?? [];
  for (const { tagName, attributes, cssParts, cssProperties, members } of declarations) {
    assert.ok(section.includes(`<${tagName}`), tagName);
    for (const name of names(attributes)) assert.ok(section.includes(`${name}="`) || section.includes(`\`${name}\``), name);
    for (const name of names(cssParts)) assert.ok(section.includes(`::part(${name})`), name);
    for (const name of names(cssProperties)) assert.ok(section.includes(`\`${name}\``), name);
    for (const { kind, name } of members ?? []) if (kind === "method") assert.ok(section.includes(`\`${name}()\``), name);
  }
  for (const name of Object.keys(RESULTS)) assert.ok(section.includes(`\`${name}\``), name);
});

test("every script of prose is one that prose.js brings", () => {
  const parts = readdirSync(new URL("www/prose/", root));
  const together = [...parts.map((name) => `prose/${name}`), "prose.js"].map((name) => read(`www/${name}`)).join("\n");
  for (const part of parts) assert.ok(together.includes(`from "./${part}"`) || together.includes(`from "./prose/${part}"`), part);
});
