// @ts-check
/** Has jobs of figures done, in a Worker or on the page. */

import { imported } from "../kit/loading.js";
import { Runner } from "./runner.js";

/** @typedef {import("./solving.js").Job} Job */
/** @typedef {import("./solving.js").Solved} Solved */

/** Has the jobs of all figures of the page done. @type {Runner<Job, Solved> | undefined} */
let runner;
/** The script that does jobs on the page, once it is asked for. @type {Promise<typeof import("./solving.js")> | undefined} */
let solving;
/** The text of the Worker's script, kept for when there is no network. @type {string | undefined} */
let kept;
/** All that is fetched ahead, which is asked for once. @type {Promise<unknown> | undefined} */
let provided;

/**
 * Has a job done. Returns the way to stop it: the result is then the part that is there.
 * @param {Job} job
 * @param {import("./runner.js").Listener<Solved>} listener
 * @param {string} [script] of the Worker, where it does not lie beside this one
 */
export function run(job, listener, script) {
  runner ??= new Runner(script === undefined ? [...(isForeign() ? [] : [beside]), borrowed] : [() => new Worker(address(script))], onPage);
  return runner.run(job, listener);
}

/**
 * Has everything fetched that does jobs: from then on none needs the network. What does not come is asked for again once it
 * is needed.
 * @param {string} [script] of the Worker, where it does not lie beside this one
 */
export function provide(script) {
  provided ??= Promise.allSettled([onPage(), script === undefined && runner === undefined ? keep() : undefined]);
  return provided;
}

/** Keeps the text of the Worker’s script, unless it does not come. */
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

/** The script beside this one. Bundlers know a Worker by just this expression. */
function beside() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

/**
 * Does this script come from another origin than the page? No Worker may be one beside it then, and Firefox says so aloud.
 * Bundlers give scripts the address of a file, which says nothing.
 */
function isForeign() {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol.startsWith("http") && origin !== location.origin;
}

/** The same script by way of one of our own, where it comes from another origin, or there is no network any more. */
function borrowed() {
  const { href } = new URL("./worker.js", import.meta.url);
  return new Worker(address(kept ?? `import ${JSON.stringify(href)};`), { type: "module" });
}

/**
 * The address of a script of our own.
 * @param {string} text
 */
function address(text) {
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
