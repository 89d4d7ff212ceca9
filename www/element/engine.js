// @ts-check
/** The running WebAssembly modules: fetched and compiled once, however many figures a page has. */

import { coded } from "../kit/errors.js";
import { GAMES, known } from "../kit/fields.js";
import { REMEDY, place, script, sizeOf } from "../modules.js";

/** @typedef {import("../modules.js").Game} Game */
/** @typedef {typeof import("../pkg/guess-who.js")} Module what the module of every game offers */
/** @typedef {InstanceType<Module["Figure"]>} Handle a figure inside its module */
/** @typedef {{ figure: string, base: string | null }} Source which figure, by any name, and the folder of its module */

/**
 * A running module. Figures get it from their element, as this script and its state must exist only once.
 * @typedef {object} Engine
 * @property {Game} game
 * @property {Module} module
 * @property {string | undefined} worker the script of the Worker, where it does not lie beside this one
 * @property {(() => string) | undefined} script gives the text of the single file that runs, where one does
 * @property {(again: () => void) => () => void} follow calls `again` whenever the module has been restarted and
 *   everything in it is gone; returns a function that ends this
 * @property {() => void} startAgain restarts it empty, and notifies all its figures
 */

/** The version of the package. */
export const VERSION = "0.1.0";

/** @typedef {{ modules: Map<string, BufferSource>, scripts: Map<string, () => string>, worker: string | undefined }} Brought */

const page = /** @type {Record<symbol, Brought | undefined>} */ (/** @type {unknown} */ (globalThis));
const version = Symbol.for(`upperhand ${VERSION}`);

/**
 * The contents of single files, by game: the module, which need not be fetched, the text of the file itself, and the script of
 * the Worker. Several files on a page share them, as the first one defines the element for all; those of another
 * version are kept apart, as their scripts fit no other module.
 */
export const brought = page[version] ?? { modules: new Map(), scripts: new Map(), worker: undefined };
page[version] = brought;

/** The modules that run. @type {Map<Game, Engine>} */
const ready = new Map();
/** The modules that were asked for, running or not. @type {Map<Game, Promise<Engine>>} */
const asked = new Map();
/** @typedef {(come: number, size: number) => void} Progressed told how many bytes of a module have come, and how many it has */

/** The listeners to how much of a module has arrived. @type {Map<Game, Set<Progressed>>} */
const waiting = new Map();

/** After a failure the cache is not trusted. @type {RequestCache} */
let cache = "default";

/**
 * The game of a figure.
 * @param {string} name
 * @returns {Game}
 */
function gameOf(name) {
  return GAMES[known(name)] ?? "guess-who";
}

/**
 * The module of a figure, if it runs already.
 * @param {string} name
 */
export function started(name) {
  return ready.get(gameOf(name));
}

/**
 * Resolves to the module of a figure when it runs. Rejects where WebAssembly is missing, blocked or not
 * found; the next call tries again.
 * @param {Source} source
 * @param {Progressed} progressed told now and then, where the size is known
 * @returns {Promise<Engine>}
 */
export function start({ figure, base }, progressed) {
  const game = gameOf(figure);
  const earlier = asked.get(game);
  // A module that runs has nothing to report.
  if (!ready.has(game)) waiting.set(game, (waiting.get(game) ?? new Set()).add(progressed));
  if (earlier !== undefined) return earlier;
  const starting = load(game, base);
  asked.set(game, starting);
  starting.catch(() => asked.delete(game)).finally(() => waiting.delete(game));
  return starting;
}

/**
 * @param {Game} game
 * @param {string | null} base
 * @returns {Promise<Engine>}
 */
async function load(game, base) {
  /** @type {string | undefined} */
  let file;
  try {
    /** @type {BufferSource | Promise<Response> | undefined} */
    let source = brought.modules.get(game);
    if (source === undefined) {
      file = String(place(game, base));
      // The WebAssembly is requested before its script arrives.
      source = fetched(game, file);
      source.catch(() => {});
    }
    const module = await script(game);
    await module.default({ module_or_path: source });
    const engine = engineOf(game, module);
    ready.set(game, engine);
    return engine;
  } catch (error) {
    cache = "reload";
    throw coded(isBlocked() ? "webassembly-blocked" : "module-missing", error, file);
  }
}

/**
 * The response with the WebAssembly. Servers that lack it may answer with a page, even with status 200.
 * @param {Game} game
 * @param {string} file
 */
async function fetched(game, file) {
  const answer = await fetch(file, { cache });
  const { ok, headers, status } = answer;
  if (!ok || headers.get("content-type")?.startsWith("text/html")) throw new Error(`this is no WebAssembly (${status}). ${REMEDY}`);
  // Without a known size, the Content-Length is used, which counts compressed bytes.
  const size = sizeOf(game) ?? Number(headers.get("content-length"));
  if (size > 0) void watch(game, answer.clone(), size);
  return answer;
}

/**
 * Reports how much of a module has arrived.
 * @param {Game} game
 * @param {Response} copy of the answer, which is compiled as it comes
 * @param {number} size in bytes
 */
async function watch(game, { body }, size) {
  const reader = body?.getReader();
  try {
    for (let come = 0, part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      come += part.value.length;
      for (const progressed of waiting.get(game) ?? []) progressed(come, size);
    }
  } catch {
    // The compilation reports that the response was cut off.
  }
}

/** Is WebAssembly blocked, even for an empty module? */
function isBlocked() {
  try {
    return !new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    return true;
  }
}

/**
 * @param {Game} game
 * @param {Module} module
 * @returns {Engine}
 */
function engineOf(game, module) {
  /** @type {Set<() => void>} */
  const users = new Set();
  return {
    game,
    module,
    worker: brought.worker,
    script: brought.scripts.get(game),
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
