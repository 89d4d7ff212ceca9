// Prints the SHA-384 of each file that it is given, as the attribute `integrity` has it, as a list.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const hashes = process.argv.slice(1).map((file) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`);
console.log(JSON.stringify(hashes));
