// @ts-check
/**
 * Has tasks solved: in one Worker for the page, started when there is something to solve first. Where none can be
 * had, and in a script that is a single file, on the page itself, in slices.
 */

import { imported } from "./loading.js";

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
let serial = 0;
/** The orders without an answer. @type {Map<number, Order>} */
const orders = new Map();

/**
 * Has a task solved. Returns the way to stop it: the answer is then the part that is there.
 * @param {Task} task
 * @param {Listener} listener
 * @param {boolean} isAlone is there no script of the Worker beside this one?
 * @returns {() => void}
 */
export function order(task, listener, isAlone) {
  serial += 1;
  const id = serial;
  orders.set(id, { task, listener, isStopped: false });
  worker ??= isAlone ? null : startWorker();
  send(id);
  return () => {
    const stopped = orders.get(id);
    if (stopped === undefined) return;
    stopped.isStopped = true;
    worker?.postMessage({ id });
  };
}

/** @param {number} id */
function send(id) {
  const order = orders.get(id);
  if (order === undefined) return;
  if (worker) worker.postMessage({ id, task: order.task });
  else void solveHere(id, order);
}

function startWorker() {
  const script = new URL("./worker.js", import.meta.url);
  try {
    const started = new Worker(script.origin === location.origin ? script : borrowed(script), { type: "module" });
    started.addEventListener("message", ({ data }) => hear(data));
    started.addEventListener("error", giveUp);
    return started;
  } catch {
    return null;
  }
}

/**
 * A script of another origin, by way of one of our own.
 * @param {URL} script
 */
function borrowed(script) {
  const text = `import ${JSON.stringify(script.href)};`;
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

/** @param {Message} message */
function hear({ id, done, solved, error }) {
  if (done !== undefined) orders.get(id)?.listener.progressed(done);
  else if (solved !== undefined) close(id)?.solved(solved);
  else if (error !== undefined) close(id)?.failed(new Error(error));
  else giveUp();
}

/** Solves everything here, where there can be no Worker. */
function giveUp() {
  worker?.terminate();
  worker = null;
  for (const id of orders.keys()) send(id);
}

/**
 * @param {number} id
 * @param {Order} order
 */
async function solveHere(id, order) {
  try {
    const { ready, solve } = await imported(() => import("./solving.js"), "solve");
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
