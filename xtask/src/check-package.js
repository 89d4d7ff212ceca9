// Run inside a project that has installed the packed package: is everything it exports there, and does the
// core start in Node?
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const manifest = JSON.parse(readFileSync("node_modules/upperhand/package.json", "utf8"));
for (const [name, target] of Object.entries(manifest.exports)) {
  const specifier = name.replace(".", "upperhand");
  const file = fileURLToPath(import.meta.resolve(specifier));
  if (!existsSync(file)) throw new Error(`"${specifier}" leads to ${file}, which the package does not hold`);
  const types = typeof target === "object" && target.types;
  if (types && !existsSync(`node_modules/upperhand/${types}`)) throw new Error(`"${specifier}" has no ${types}`);
}
// Without a document the element is not made known, and nothing breaks.
if (manifest.exports["."]) await import("upperhand");
if (manifest.exports["./core"]) {
  const core = await import("upperhand/core");
  await core.ready();
}
console.log(`upperhand ${manifest.version} exports ${Object.keys(manifest.exports).join(", ")}`);
