// @ts-check
/** A project that a tool builds a page from, and the programs that do it. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/**
 * @typedef {object} Project an empty folder with the package in its `node_modules`, or a copy of the tool's own folder here
 * @property {string} folder
 * @property {(path: string) => string} installed the path of a file of an npm package that is installed
 * @property {(name: string) => string} program the path of a program of a Python package that is installed
 * @property {string} site the folder of the site that `cargo xtask dist` writes
 */
/**
 * A page: the folder of a static site, with something that it needs meanwhile or not; or an address, and the way to stop what serves it.
 * @typedef {string | { folder: string, close: () => void } | { url: string, close: () => Promise<void> }} Built
 */
/** @typedef {(project: Project) => Promise<Built>} Build */

/**
 * Writes a file of a project.
 * @param {Project} project
 * @param {string} name
 * @param {string} text
 */
export function write({ folder }, name, text) {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A module of an npm package. @param {Project} project @param {string} path @returns {Promise<any>} */
export const load = (project, path) => import(pathToFileURL(project.installed(path)).href);

/** Nobody is told that programs run. */
const QUIETLY = {
  NO_COLOR: "1", CI: "1", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NUXT_TELEMETRY_DISABLED: "1", NG_CLI_ANALYTICS: "false",
  OBSERVABLE_TELEMETRY_DISABLE: "true", WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", MARIMO_SKIP_UPDATE_CHECK: "1",
};

/** The folders in which programs keep what they write of themselves. */
const HOMES = ["JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"];

/**
 * The environment of programs, which keep what they write of themselves in the project.
 * @param {string} folder
 * @param {string} mode
 */
function environment(folder, mode) {
  const homes = HOMES.map((name) => [name, join(folder, ".home", name)]);
  return { ...process.env, ...QUIETLY, ...Object.fromEntries(homes), NODE_ENV: mode };
}

/**
 * A program, run in the project; returns its output, and throws it where it fails.
 * @param {Project} project
 * @param {string} program
 * @param {string[]} options
 */
export async function run({ folder }, program, ...options) {
  try {
    const { stdout } = await promisify(execFile)(program, options, { cwd: folder, env: environment(folder, "production") });
    return stdout;
  } catch (error) {
    const { message, stdout, stderr } = /** @type {Error & { stdout: string, stderr: string }} */ (error);
    throw new Error([message, stdout, stderr].join("\n"));
  }
}

/** Node: the one among the packages of the tool, where it needs a later one than ours. @param {Project} project */
function interpreter({ installed }) {
  const pinned = installed(".bin/node");
  return existsSync(pinned) ? pinned : process.execPath;
}

/** A script of an npm package, run in the project. @param {Project} project @param {string} path @param {string[]} options */
export const node = (project, path, ...options) => run(project, interpreter(project), project.installed(path), ...options);

/**
 * A server, at the address that it prints.
 * @param {Project} project
 * @param {string} program
 * @param {string[]} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveBy({ folder }, program, ...options) {
  const server = spawn(program, options, { cwd: folder, env: environment(folder, "development") });
  const ended = once(server, "exit");
  let said = "";
  /** @type {Promise<string>} */
  const url = new Promise((found) => {
    for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => {
      said += text;
      const [address] = said.match(/http:\/\/(localhost|127\.0\.0\.1):\d+\b/) ?? [];
      if (address !== undefined) found(`${address}/`);
    });
  });
  const close = async () => {
    server.kill();
    await ended;
  };
  return { url: await Promise.race([url, ended.then(() => { throw new Error(said); })]), close };
}

/** The development server of an npm package. @param {Project} project @param {string} path of its script @param {string[]} options */
export const serve = (project, path, ...options) => serveBy(project, interpreter(project), project.installed(path), ...options);
