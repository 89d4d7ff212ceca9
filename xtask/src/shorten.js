// Shortens scripts in place. Comments by which bundlers leave an import alone stay, as do licences.
import { readFile, writeFile } from "node:fs/promises";
import { minify } from "terser";

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 2 },
  format: { comments: /^!|webpackIgnore|@vite-ignore/ },
};
/** A comment that has a line to itself, as in style sheets, which are texts to a script. */
const COMMENT = /^ *\/\* (?!webpackIgnore|@)[^*]*\*\/\n/gm;

for (const file of process.argv.slice(1)) {
  const { code } = await minify((await readFile(file, "utf8")).replaceAll(COMMENT, ""), OPTIONS);
  await writeFile(file, code);
}
