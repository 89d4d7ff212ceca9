// @ts-check
/** Runs the jobs of figures, in a Worker or on the page. */

import { imported } from "../kit/loading.js";
import { once } from "../kit/once.js";
import { Runner } from "./runner.js";

/** @typedef {import("./solving.js").Job} Job */
/** @typedef {import("./solving.js").Solved} Solved */
/** @typedef {import("./runner.js").Workshop<Job, Solved>} Workshop */

/**
 * The scripts that do the jobs of a module.
 * @typedef {object} Scripts
 * @property {() => URL} worker the address of the Worker’s script
 * @property {() => Worker} beside a Worker of the script beside this one
 * @property {() => Promise<Workshop>} onPage the script that does jobs on the page
 */

// written by `cargo xtask generate` from the manifests of the modules
/** A module whose tasks are run. @typedef {import("../modules.js").ModuleName | "beyond" | "boards" | "guts" | "own-board"} Solving */
/** The modules that have jobs. @type {Readonly<Partial<Record<Solving, Scripts>>>} */
const SCRIPTS = {
  beyond: {
    worker: () => new URL("./beyond-worker.js", import.meta.url),
    beside: () => new Worker(new URL("./beyond-worker.js", import.meta.url), { type: "module" }),
    onPage: () => imported(() => import("./beyond-solving.js"), "run", "./beyond-solving.js", import.meta.url),
  },
  boards: {
    worker: () => new URL("./boards-worker.js", import.meta.url),
    beside: () => new Worker(new URL("./boards-worker.js", import.meta.url), { type: "module" }),
    onPage: () => imported(() => import("./boards-solving.js"), "run", "./boards-solving.js", import.meta.url),
  },
  guts: {
    worker: () => new URL("./guts-worker.js", import.meta.url),
    beside: () => new Worker(new URL("./guts-worker.js", import.meta.url), { type: "module" }),
    onPage: () => imported(() => import("./guts-solving.js"), "run", "./guts-solving.js", import.meta.url),
  },
  "own-board": {
    worker: () => new URL("./own-board-worker.js", import.meta.url),
    beside: () => new Worker(new URL("./own-board-worker.js", import.meta.url), { type: "module" }),
    onPage: () => imported(() => import("./own-board-solving.js"), "run", "./own-board-solving.js", import.meta.url),
  },
};
// end of what is written

/** What does the jobs of a module. */
class Jobs {
  /** Runs the jobs of all figures of the module. @type {Runner<Job, Solved> | undefined} */
  #runner;
  /** Loads the script that does jobs on the page. */
  #onPage = once(() => this.scripts.onPage());
  /** The text of the Worker's script, kept for when there is no network. @type {string | undefined} */
  #kept;
  /** Whatever is fetched ahead, once. @type {Promise<unknown> | undefined} */
  #provided;

  /** @param {Scripts} scripts */
  constructor(scripts) {
    this.scripts = scripts;
  }

  /**
   * Runs a job. Returns a function that stops it: the result is then what is done so far.
   * @param {Job} job
   * @param {import("./runner.js").Listener<Solved>} listener
   * @param {string | undefined} script of the Worker, where it does not lie beside this one
   */
  run(job, listener, script) {
    this.#runner ??= new Runner(this.#ways(script), this.#onPage);
    return this.#runner.run(job, listener);
  }

  /** Ends the Worker, if there is nothing for it to do. */
  rest() {
    this.#runner?.rest();
  }

  /** The ways to start a Worker, to be tried in turn. @param {string | undefined} script */
  #ways(script) {
    if (script !== undefined) return [() => new Worker(address(script))];
    return [...(isForeign() ? [] : [this.scripts.beside]), () => this.#borrowed()];
  }

  /** Fetches all that jobs need, so that they run offline. What fails is fetched again when it is needed. @param {string | undefined} script */
  provide(script) {
    this.#provided ??= Promise.allSettled([this.#onPage(), script === undefined && this.#runner === undefined ? this.#keep() : undefined]);
    return this.#provided;
  }

  /** Keeps the text of the Worker’s script, if it can be loaded. */
  async #keep() {
    const address = this.scripts.worker();
    const answer = await fetch(address);
    if (answer.ok) this.#kept = await answer.text();
  }

  /** A Worker of the same script through a blob, where it comes from another origin, or the network is gone. */
  #borrowed() {
    const { href } = this.scripts.worker();
    return new Worker(address(this.#kept ?? `import ${JSON.stringify(href)};`), { type: "module" });
  }
}

/** @type {Map<Solving, Jobs>} */
const modules = new Map();

/** @param {Solving} moduleName */
export function jobsOf(moduleName) {
  const scripts = SCRIPTS[moduleName];
  if (scripts === undefined) throw new Error(`the module ${moduleName} has no jobs`);
  const jobs = modules.get(moduleName) ?? new Jobs(scripts);
  modules.set(moduleName, jobs);
  return jobs;
}

/**
 * Does this script come from another origin than the page? A Worker cannot then be loaded from beside it, and Firefox logs an error.
 * In bundles, `import.meta.url` may be the address of a file, which tells nothing.
 */
function isForeign() {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol.startsWith("http") && origin !== location.origin;
}

/** The address of a blob with a script. @param {string} text */
function address(text) {
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
