// @ts-check
/** Folders that are served, as a host would. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { host } from "../browser/support/host.js";

const TYPES = /** @type {Record<string, string>} */ ({ html: "text/html", js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", css: "text/css" });

/** Pages from everywhere may have it. */
const TO_ALL = { "access-control-allow-origin": "*" };

/**
 * A file, if there is one.
 * @param {string} file
 * @param {Record<string, string>} headers
 */
function found(file, headers) {
  const isThere = existsSync(file) && statSync(file).isFile();
  return isThere ? { body: readFileSync(file), type: TYPES[file.split(".").at(-1) ?? ""] ?? "text/plain", headers } : undefined;
}

/**
 * Serves a folder.
 * @param {string} folder
 * @param {string} [base] the folder of the site that it becomes
 * @param {Record<string, string>} [headers]
 */
export async function served(folder, base = "/", headers = {}) {
  const { url, close } = await host((path) => {
    if (!path.startsWith(base)) return undefined;
    return found(join(folder, path.slice(base.length), path.endsWith("/") ? "index.html" : ""), headers);
  });
  return { url: url + base, close };
}

/** Serves the site to pages from everywhere. @param {string} site */
export const toAll = (site) => served(site, "/", TO_ALL);

/**
 * Serves a package as networks for packages do: where an address names no file, the default one comes, and no redirect to it.
 * @param {string} folder
 * @param {"unpkg" | "jsdelivr"} field which names that file
 */
export async function network(folder, field) {
  const { name, version, [field]: file } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const base = `/${name}@${version}`;
  const { url, close } = await host((path) => {
    if (path === base) return found(join(folder, file), TO_ALL);
    return path.startsWith(`${base}/`) ? found(join(folder, path.slice(base.length)), TO_ALL) : undefined;
  });
  return { url: url + base, close };
}
