// @ts-check
/** The folder for what is written and not committed, which may lie elsewhere than in the repository. */
import { mkdirSync, rmSync } from "node:fs";
import { env } from "node:process";
import { pathToFileURL } from "node:url";

export const TARGET = env.UPPERHAND_TARGET ?? "target";

/**
 * An empty folder in it.
 * @param {string} name
 */
export function emptyFolder(name) {
  const folder = pathToFileURL(`${TARGET}/${name}/`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
