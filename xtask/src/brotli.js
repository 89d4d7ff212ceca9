// The bytes that a server sends for each of the files that are named: at the best quality, as for files made ahead.
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const sizes = process.argv.slice(1).map(async (file) => {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return (await compress(bytes, { params })).length;
});
console.log(JSON.stringify(await Promise.all(sizes)));
