// @ts-check
/** The running WebAssembly modules: fetched and compiled once, however many figures a page has. */

import { about } from "../kit/fields.js";
import { PATIENCE } from "../kit/loading.js";
import { begun, fetched } from "../kit/webassembly.js";
import { place, script, sizeOf } from "../modules.js";

/** @typedef {import("../modules.js").ModuleName} ModuleName */
/** @typedef {import("../modules.js").Module} Module */
/** @typedef {InstanceType<Module["Figure"]>} Handle a figure inside its module */
/** @typedef {{ figure: string, base: string | null }} Source which figure, by any name, and the folder of its module */

/**
 * A running module. Figures get it from their element, as this script and its state must exist only once.
 * @typedef {object} Engine
 * @property {ModuleName} moduleName
 * @property {Module} module
 * @property {Brought} brought
 * @property {(again: () => void) => () => void} follow calls `again` whenever the module has been restarted and
 *   everything in it is gone; returns a function that ends this
 * @property {() => void} startAgain restarts it empty, and notifies all its figures
 */

/** The version of the package. */
export const VERSION = "0.1.0";

/** @typedef {{ modules: Map<string, BufferSource>, scripts: Map<string, () => string>, workers: Map<string, string> }} Brought */

const page = /** @type {Record<symbol, Brought | undefined>} */ (/** @type {unknown} */ (globalThis));
const version = Symbol.for(`upperhand ${VERSION}`);

/**
 * The contents of single files, by module: the module, which need not be fetched, the text of the file itself, and the script of
 * the Worker. Several files on a page share them, as the first one defines the element for all; those of another
 * version are kept apart, as their scripts fit no other module.
 */
export const brought = page[version] ?? { modules: new Map(), scripts: new Map(), workers: new Map() };
page[version] = brought;

/** The modules that run. @type {Map<ModuleName, Engine>} */
const ready = new Map();
/** The modules that were asked for, running or not. @type {Map<ModuleName, Promise<Engine>>} */
const asked = new Map();
/** @typedef {(come: number, size: number) => void} Progressed told how many bytes of a module have come, and how many it has */

/** The listeners to how much of a module has arrived. @type {Map<ModuleName, Set<Progressed>>} */
const waiting = new Map();

/** After a failure the cache is not trusted. @type {RequestCache} */
let cache = "default";

/** The module of a figure. @param {string} name @returns {ModuleName} */
function moduleNameOf(name) {
  return about(name).module;
}

/** The module of a figure, if it runs already. @param {string} name */
export function started(name) {
  return ready.get(moduleNameOf(name));
}

/**
 * Resolves to the module of a figure when it runs. Rejects where WebAssembly is missing, blocked or not
 * found; the next call tries again.
 * @param {Source} source
 * @param {Progressed} progressed told now and then, where the size is known
 * @returns {Promise<Engine>}
 */
export function start({ figure, base }, progressed) {
  const moduleName = moduleNameOf(figure);
  const earlier = asked.get(moduleName);
  // A module that runs has nothing to report.
  if (!ready.has(moduleName)) waiting.set(moduleName, (waiting.get(moduleName) ?? new Set()).add(progressed));
  if (earlier !== undefined) return earlier;
  const starting = load(moduleName, base);
  asked.set(moduleName, starting);
  starting
    .catch(() => {
      asked.delete(moduleName);
      cache = "reload";
    })
    .finally(() => waiting.delete(moduleName));
  return starting;
}

/** @param {ModuleName} moduleName @param {string | null} base @returns {Promise<Engine>} */
async function load(moduleName, base) {
  const module = await begun(
    brought.modules.get(moduleName),
    () => place(moduleName, base),
    () => script(moduleName),
    (file) => watched(moduleName, file),
  );
  const engine = engineOf(moduleName, module);
  ready.set(moduleName, engine);
  return engine;
}

/** The response with the WebAssembly, whose bytes are counted as they come. @param {ModuleName} moduleName @param {string} file */
async function watched(moduleName, file) {
  const stop = new AbortController();
  const wait = () => setTimeout(() => stop.abort(), PATIENCE);
  let late = wait();
  const answer = await fetched(file, cache, stop.signal);
  // Without a known size, the Content-Length is used, which counts compressed bytes.
  const size = sizeOf(moduleName) ?? Number(answer.headers.get("content-length"));
  let come = 0;
  void watch(answer.clone(), (more) => {
    clearTimeout(late);
    late = wait();
    come += more;
    if (size > 0) for (const progressed of waiting.get(moduleName) ?? []) progressed(come, size);
  }).then(() => clearTimeout(late));
  return answer;
}

/** Tells of each part of a response as it comes. @param {Response} copy of one that is compiled meanwhile @param {(bytes: number) => void} tell */
async function watch({ body }, tell) {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) tell(part.value.length);
  } catch {
    // The compilation reports that the response was cut off.
  }
}

/** @param {ModuleName} moduleName @param {Module} module @returns {Engine} */
function engineOf(moduleName, module) {
  /** @type {Set<() => void>} */
  const users = new Set();
  return {
    moduleName,
    module,
    brought,
    follow: (again) => {
      users.add(again);
      return () => users.delete(again);
    },
    startAgain: () => {
      module.__wbg_reset_state();
      for (const again of [...users]) again();
    },
  };
}
