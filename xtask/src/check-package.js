// Run inside a project that has installed the packed package: is everything there that it exports and that
// its types refer to, is nothing there that nobody asks for, and does the core start in Node?
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const manifest = JSON.parse(readFileSync("node_modules/upperhand/package.json", "utf8"));
for (const [name, target] of Object.entries(manifest.exports)) {
  const specifier = name.replace(".", "upperhand");
  const file = fileURLToPath(import.meta.resolve(specifier));
  if (!existsSync(file)) throw new Error(`"${specifier}" leads to ${file}, which the package does not hold`);
  const types = typeof target === "object" && target.types;
  if (types && !existsSync(`node_modules/upperhand/${types}`)) throw new Error(`"${specifier}" has no ${types}`);
}
// Declarations may lead to others: `./generated/settings.js` stands for `./generated/settings.d.ts`.
for (const name of readdirSync("node_modules/upperhand", { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".d.ts")) continue;
  const file = join("node_modules/upperhand", name);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:\bfrom |\bimport\()"(\.[^"]*)"/g)) {
    const other = join(dirname(file), path.replace(/(?:\.d\.ts|\.js)$/, ".d.ts"));
    if (!existsSync(other)) throw new Error(`${file} refers to ${path}, which the package does not hold`);
  }
}
// From the exports on, every file is named by another one.
const used = new Set(Object.values(manifest.exports).flatMap((target) => (typeof target === "string" ? target : Object.values(target))));
for (const file of used) {
  if (/\.(wasm|json)$/.test(file)) continue;
  const text = readFileSync(join("node_modules/upperhand", file), "utf8");
  const isType = file.endsWith(".d.ts");
  for (const [, path] of text.matchAll(/["'`](\.\/[\w./-]+\.(?:js|wasm|css|svg))["'`]/g)) {
    // The modules' own name for what they import.
    if (path.endsWith("_bg.js")) continue;
    used.add(`./${join(dirname(file), isType ? path.replace(/\.js$/, ".d.ts") : path)}`);
  }
}
for (const name of readdirSync("node_modules/upperhand", { recursive: true, encoding: "utf8" })) {
  if (name.startsWith("www") && /\.\w+$/.test(name) && !used.has(`./${name}`)) throw new Error(`nobody asks for ${name}`);
}
// What is to be read leads to what is there, and what is inside the modules has its terms beside them.
for (const name of readdirSync("node_modules/upperhand", { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".md")) continue;
  const text = readFileSync(join("node_modules/upperhand", name), "utf8").replaceAll(/^```[^]*?^```$/gm, "");
  for (const [, target] of text.matchAll(/(?:\]\(|\bsrc="|\bsrcset=")([^)"#\s]+)/g)) {
    const isThere = /^https?:/.test(target) || existsSync(join("node_modules/upperhand", dirname(name), target));
    if (!isThere) throw new Error(`${name} leads to ${target}, which the package does not hold`);
  }
}
const terms = readFileSync("node_modules/upperhand/THIRD-PARTY-LICENSES.txt", "utf8");
for (const name of ["plotters", "colorous", "wasm-bindgen"])
  if (!terms.includes(`\n${name} `)) throw new Error(`there are no terms of ${name}`);
for (const name of ["inline.js", "core-inline.js"]) {
  const [banner] = readFileSync(join("node_modules/upperhand/www", name), "utf8").split("*/");
  if (!/^\/\*! upperhand \S+, MIT OR Apache-2\.0\. .*THIRD-PARTY-LICENSES\.txt $/.test(banner))
    throw new Error(`${name} starts with ${banner}`);
}
// Without a document the element is not made known, and nothing breaks.
for (const name of [".", "./inline", "./prose", "./embed-helper"]) if (manifest.exports[name]) await import(name.replace(".", "upperhand"));
if (manifest.exports["./core"]) {
  const core = await import("upperhand/core");
  await core.ready();
}
console.log(`upperhand ${manifest.version} exports ${Object.keys(manifest.exports).join(", ")}`);
