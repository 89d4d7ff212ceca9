// @ts-check
/** The site that figures come from, at an origin of its own, as `cargo xtask dist` writes it. */
import { readFileSync } from "node:fs";
import { env } from "node:process";

export const SITE = env["UPPERHAND_SITE_URL"] ?? "";

/** The folder of the scripts of its version, from the root of the site. */
export function versionFolder() {
  return `/www/${JSON.parse(readFileSync(new URL("../../../dist/site/www/version.json", import.meta.url), "utf8")).folder}`;
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
