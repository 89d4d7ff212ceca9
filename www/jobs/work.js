// @ts-check
/**
 * Has tasks solved: in one Worker for the page, started when there is something to solve first. Where none can be
 * had, on the page itself, in slices.
 */

import { imported } from "../kit/loading.js";

/** @typedef {import("./solving.js").Task} Task */
/** @typedef {import("./solving.js").Answer} Answer */
/**
 * @typedef {object} Listener
 * @property {(done: number) => void} progressed told now and then how far it is, from 0 to 1
 * @property {(answer: Answer) => void} solved
 * @property {(error: unknown) => void} failed
 */
/** @typedef {{ task: Task, listener: Listener, isStopped: boolean }} Order */
/**
 * A message of the Worker: the progress of an order, its answer or why there is none. Without any it cannot work.
 * @typedef {{ id: number, done?: number, solved?: Answer, error?: string }} Message
 */

/** The Worker, null where there can be none. @type {Worker | null | undefined} */
let worker;
/** The ways to a Worker that are left, the best first. @type {(() => Worker)[] | undefined} */
let ways;
/** The number of looks at a Worker that says nothing before it counts as dead, and the time between two, in milliseconds. */
const SILENCES = 3;
const BETWEEN = 5_000;
/** @type {ReturnType<typeof setInterval> | undefined} */
let watch;
/** The looks at the Worker since it has said something. */
let silences = 0;
let serial = 0;
/** The script that solves on the page, once it is asked for. @type {Promise<typeof import("./solving.js")> | undefined} */
let solving;
/** The text of the Worker's script, kept for when there is no network. @type {string | undefined} */
let kept;
/** All that is fetched ahead, which is asked for once. @type {Promise<unknown> | undefined} */
let provided;
/** The orders without an answer. @type {Map<number, Order>} */
const orders = new Map();

/**
 * Has a task solved. Returns the way to stop it: the answer is then the part that is there.
 * @param {Task} task
 * @param {Listener} listener
 * @param {string} [script] of the Worker, where it does not lie beside this one
 * @returns {() => void}
 */
export function order(task, listener, script) {
  serial += 1;
  const id = serial;
  orders.set(id, { task, listener, isStopped: false });
  ways ??= script === undefined ? [...(isForeign() ? [] : [beside]), borrowed] : [() => new Worker(address(script))];
  if (worker === undefined) startWorker();
  send(id);
  return () => {
    const stopped = orders.get(id);
    if (stopped === undefined) return;
    stopped.isStopped = true;
    worker?.postMessage({ id });
  };
}

/**
 * Has everything fetched that solves tasks: from then on no task needs the network. What does not come is asked for again once it
 * is needed.
 * @param {string} [script] of the Worker, where it does not lie beside this one
 */
export function provide(script) {
  provided ??= Promise.allSettled([onPage(), script === undefined && worker === undefined ? keep() : undefined]);
  return provided;
}

/** Keeps the text of the Worker’s script, unless it does not come. */
async function keep() {
  const answer = await fetch(new URL("./worker.js", import.meta.url));
  if (answer.ok) kept = await answer.text();
}

function onPage() {
  solving ??= imported(() => import("./solving.js"), "solve", "./solving.js", import.meta.url);
  solving.catch(() => {
    solving = undefined;
  });
  return solving;
}

/** @param {number} id */
function send(id) {
  const order = orders.get(id);
  if (order === undefined) return;
  if (!worker) {
    void solveHere(id, order);
    return;
  }
  worker.postMessage({ id, task: order.task });
  watch ??= setInterval(lookAfter, BETWEEN);
  // Another Worker than the one that was told to stop.
  if (order.isStopped) worker.postMessage({ id });
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

/** Starts a Worker in the next way that is left. */
function startWorker() {
  worker = null;
  while (worker === null) {
    const make = ways?.shift();
    if (make === undefined) return;
    try {
      worker = make();
    } catch {
      continue;
    }
    const started = worker;
    started.addEventListener("message", ({ data }) => hear(data));
    started.addEventListener("error", () => {
      if (worker === started) giveUp();
    });
  }
}

/** @param {Message} message */
function hear({ id, done, solved, error }) {
  silences = 0;
  if (done !== undefined) orders.get(id)?.listener.progressed(done);
  else if (solved !== undefined) close(id)?.solved(solved);
  else if (error !== undefined) close(id)?.failed(new Error(error));
  else giveUp();
}

/** A Worker that the browser has ended says nothing of it; one that works tells of its progress all the time. */
function lookAfter() {
  if (!worker || orders.size === 0) {
    clearInterval(watch);
    watch = undefined;
    silences = 0;
    return;
  }
  silences += 1;
  if (silences < SILENCES) return;
  silences = 0;
  giveUp();
}

/** Does everything again in another way. */
function giveUp() {
  worker?.terminate();
  startWorker();
  for (const id of orders.keys()) send(id);
}

/**
 * @param {number} id
 * @param {Order} order
 */
async function solveHere(id, order) {
  try {
    const { ready, solve } = await onPage();
    await ready(order.task);
    const solved = await solve(order.task, order.listener.progressed, () => !order.isStopped);
    close(id)?.solved(solved);
  } catch (error) {
    close(id)?.failed(error);
  }
}

/**
 * Takes an order off the list, and returns its listener.
 * @param {number} id
 */
function close(id) {
  const order = orders.get(id);
  orders.delete(id);
  return order?.listener;
}
