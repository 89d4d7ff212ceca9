// @ts-check
/** The site that figures come from, at an origin of its own, as `cargo xtask dist` writes it. */
import { existsSync, readFileSync } from "node:fs";
import { env } from "node:process";

export const SITE = env.UPPERHAND_SITE_URL ?? "";

/** The line by which pages have the element from there. */
export const SCRIPT = `<script type="module" src="${SITE}/www/element.js"></script>`;

/** The folder of the scripts of its version, from the root of the site. */
export function versionFolder() {
  return `/www/${JSON.parse(readFileSync(new URL("../../../dist/site/www/version.json", import.meta.url), "utf8")).folder}`;
}

const TYPES = /** @type {Record<string, string>} */ ({ html: "text/html", js: "text/javascript", wasm: "application/wasm", css: "text/css", svg: "image/svg+xml" });

/** The ways in which a host has a file that is broken. @type {Readonly<Record<string, (whole: Buffer) => Buffer | undefined>>} */
export const BREAKAGES = {
  missing: () => undefined,
  empty: () => Buffer.from(""),
  cut: (whole) => whole.subarray(0, whole.length / 2),
};

/**
 * A file of the site as another host has it, who lets browsers keep it for good.
 * @param {string} path
 * @param {ReadonlyMap<string, keyof typeof BREAKAGES>} broken the files that are, by the ends of their paths
 * @param {Record<string, string>} [headers]
 * @returns {import("./host.js").Served | undefined}
 */
export function hosted(path, broken, headers = { "access-control-allow-origin": "*" }) {
  const file = new URL(`../../../dist/site${path}`, import.meta.url);
  if (path.endsWith("/") || !existsSync(file)) return undefined;
  const way = [...broken].find(([end]) => path.endsWith(end))?.[1];
  const body = (BREAKAGES[way ?? ""] ?? ((whole) => whole))(readFileSync(file));
  const kept = { "cache-control": "public, max-age=31536000, immutable" };
  return body === undefined ? undefined : { body, type: TYPES[path.replace(/.*\./, "")] ?? "text/plain", headers: { ...kept, ...headers } };
}

/**
 * The script around the module of a game, which the figures of a page share: imported there, it gives the memory that they use.
 * @param {string} game
 */
export function scriptOf(game) {
  return `${versionFolder()}/pkg/${game}.js`;
}

/**
 * Lines of the documentation, for this very site.
 * @param {string} code
 */
export function onSite(code) {
  return code.replaceAll(/https:\/\/example\.org\/upperhand\/www\/\d[^/"]*/g, SITE + versionFolder()).replaceAll("https://example.org/upperhand", SITE);
}
