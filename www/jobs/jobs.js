// @ts-check
/** Runs the jobs of figures, in a Worker or on the page. */

import { imported } from "../kit/loading.js";
import { Runner } from "./runner.js";

/** @typedef {import("./solving.js").Job} Job */
/** @typedef {import("./solving.js").Solved} Solved */

/** Runs the jobs of all figures of the page. @type {Runner<Job, Solved> | undefined} */
let runner;
/** The script that does jobs on the page, once it was asked for. @type {Promise<typeof import("./solving.js")> | undefined} */
let solving;
/** The text of the Worker's script, kept for when there is no network. @type {string | undefined} */
let kept;
/** Whatever is fetched ahead, once. @type {Promise<unknown> | undefined} */
let provided;

/**
 * Runs a job. Returns a function that stops it: the result is then what is done so far.
 * @param {Job} job
 * @param {import("./runner.js").Listener<Solved>} listener
 * @param {string} [script] of the Worker, where it does not lie beside this one
 */
export function run(job, listener, script) {
  runner ??= new Runner(script === undefined ? [...(isForeign() ? [] : [beside]), borrowed] : [() => new Worker(address(script))], onPage);
  return runner.run(job, listener);
}

/**
 * Fetches everything that jobs need, so that they run offline. What fails to load is fetched again when it
 * is needed.
 * @param {string} [script] of the Worker, where it does not lie beside this one
 */
export function provide(script) {
  provided ??= Promise.allSettled([onPage(), script === undefined && runner === undefined ? keep() : undefined]);
  return provided;
}

/** Keeps the text of the Worker’s script, if it can be loaded. */
async function keep() {
  const answer = await fetch(new URL("./worker.js", import.meta.url));
  if (answer.ok) kept = await answer.text();
}

function onPage() {
  solving ??= imported(() => import("./solving.js"), "run", "./solving.js", import.meta.url);
  solving.catch(() => {
    solving = undefined;
  });
  return solving;
}

/** A Worker of the script beside this one. Bundlers recognize exactly this expression. */
function beside() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

/**
 * Does this script come from another origin than the page? A Worker cannot then be loaded from beside it, and Firefox logs an error.
 * In bundles, `import.meta.url` may be the address of a file, which tells nothing.
 */
function isForeign() {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol.startsWith("http") && origin !== location.origin;
}

/** A Worker of the same script through a blob, where it comes from another origin, or the network is gone. */
function borrowed() {
  const { href } = new URL("./worker.js", import.meta.url);
  return new Worker(address(kept ?? `import ${JSON.stringify(href)};`), { type: "module" });
}

/**
 * The address of a blob with a script.
 * @param {string} text
 */
function address(text) {
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
