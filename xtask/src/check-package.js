// Run inside a project that has installed the packed package: is everything there that its types and documents refer to, is
// nothing there that nobody asks for, and does the core start in Node? What it exports, publint looks at.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const manifest = JSON.parse(readFileSync("node_modules/upperhand/package.json", "utf8"));
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
// What is to be read leads to what is there, and what has the modules inside says where their terms are.
for (const name of readdirSync("node_modules/upperhand", { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".md")) continue;
  const text = readFileSync(join("node_modules/upperhand", name), "utf8").replaceAll(/^```[^]*?^```$/gm, "");
  for (const [, target] of text.matchAll(/(?:\]\(|\bsrc="|\bsrcset=")([^)"#\s]+)/g)) {
    const isThere = /^https?:/.test(target) || existsSync(join("node_modules/upperhand", dirname(name), target));
    if (!isThere) throw new Error(`${name} leads to ${target}, which the package does not hold`);
  }
}
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
