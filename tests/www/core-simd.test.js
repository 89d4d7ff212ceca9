// @ts-check
/** The core comes twice: with SIMD, and without for browsers that lack it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import test from "node:test";

/** @param {string} name */
async function processorFeatures(name) {
  const bytes = await readFile(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
  const module = await WebAssembly.compile(bytes);
  const sections = WebAssembly.Module.customSections(module, "target_features");
  return sections.map((section) => new TextDecoder().decode(section)).join("");
}

test("one module needs SIMD, the other does not", async () => {
  assert.match(await processorFeatures("upperhand_core"), /simd128/);
  const scalar = await processorFeatures("upperhand_core_scalar");
  assert.match(scalar, /bulk-memory/);
  assert.doesNotMatch(scalar, /simd/);
});

/** Loads the core in a new process; says whether what was loaded needs SIMD, and what it answers. */
const LOADED = `
  const compile = WebAssembly.instantiate;
  let simd;
  WebAssembly.instantiate = async (bytes, imports) => {
    // Node has modules of its own.
    if (Object.keys(imports).some((name) => name.includes("upperhand"))) {
      const [section] = WebAssembly.Module.customSections(await WebAssembly.compile(bytes), "target_features");
      simd = new TextDecoder().decode(section).includes("simd128");
    }
    return compile(bytes, imports);
  };
  const { ready, winTable } = await import(CORE);
  await ready();
  const rules = { answers: 4, ending: "official" };
  console.log(simd, winTable(rules, 96, 96, { exhaustive: true }).numerators.join());
`;

/** @param {string} before */
function loaded(before) {
  const core = JSON.stringify(new URL("../../www/core.js", import.meta.url).href);
  const program = `const CORE = ${core};${before}${LOADED}`;
  const [simd, ...numbers] = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" }).split(" ");
  return { simd, numbers: numbers.join("") };
}

test("browsers without SIMD get the scalar module, with the same answers", () => {
  const usual = loaded("");
  const without = loaded("WebAssembly.validate = () => false;");
  assert.equal(usual.simd, "true");
  assert.equal(without.simd, "false");
  assert.equal(usual.numbers.split(",").length, 96 * 96);
  assert.equal(without.numbers, usual.numbers);
});
