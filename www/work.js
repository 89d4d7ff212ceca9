// @ts-check
/**
 * Gets the work of figures done: in one Worker for the page, started when there is something to do first. Where
 * none can be had, and in a script that is a single file, on the page itself, in slices. What is solved stays known as long as the page is open.
 */

import { brought, imported } from "./loading.js";

/** @typedef {import("./solving.js").Asked} Asked */
/** @typedef {import("./solving.js").Answer} Answer */
/**
 * @typedef {object} Order
 * @property {number} id
 * @property {Asked} asked
 * @property {(done: number) => void} progressed
 * @property {(answer: Answer) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {boolean} isStopped
 */
/**
 * What the Worker sends: how far an order is, its answer or why there is none. Nothing of these: it cannot work.
 * @typedef {{ id: number, done?: number, solved?: Answer, error?: string }} Told
 */

/** The Worker, null where there can be none. @type {Worker | null | undefined} */
let worker;
let serial = 0;
/** What is not solved yet. @type {Map<number, Order>} */
const orders = new Map();
/** Whole answers. @type {Map<string, BigInt64Array>} */
const known = new Map();

/**
 * What tells one piece of work from another.
 * @param {Asked} asked
 */
export const keyOf = ({ name, numbers }) => `${name} ${numbers.join()}`;

/**
 * The answer, where it is known already.
 * @param {Asked} asked
 */
export const answerTo = (asked) => known.get(keyOf(asked));

/**
 * Has something solved. Once it is stopped, the answer is what there is of it.
 * @param {Asked} asked
 * @param {(done: number) => void} progressed told now and then how far it is, from 0 to 1
 * @returns {{ answer: Promise<Answer>, stop: () => void }}
 */
export function order(asked, progressed) {
  serial += 1;
  const id = serial;
  /** @type {Promise<Answer>} */
  const answer = new Promise((resolve, reject) => {
    orders.set(id, { id, asked, progressed, resolve, reject, isStopped: false });
  });
  worker ??= brought.size > 0 ? null : startWorker();
  send(id);
  const stop = () => {
    const stopped = orders.get(id);
    if (stopped === undefined) return;
    stopped.isStopped = true;
    worker?.postMessage({ id });
  };
  return { answer, stop };
}

/** @param {number} id */
function send(id) {
  const order = orders.get(id);
  if (order === undefined) return;
  if (worker) worker.postMessage({ id, asked: order.asked });
  else void doHere(order);
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

/** @param {Told} told */
function hear({ id, done, solved, error }) {
  const order = orders.get(id);
  if (done !== undefined) order?.progressed(done);
  else if (solved !== undefined) settle(order, solved);
  else if (error !== undefined) fail(order, new Error(error));
  else giveUp();
}

/** There is no Worker to be had: everything is done here. */
function giveUp() {
  worker?.terminate();
  worker = null;
  for (const id of orders.keys()) send(id);
}

/** @param {Order} order */
async function doHere(order) {
  try {
    const { ready, solve } = await imported(() => import("./solving.js"), "solve");
    await ready(order.asked);
    settle(order, await solve(order.asked, order.progressed, () => !order.isStopped));
  } catch (error) {
    fail(order, error);
  }
}

/**
 * @param {Order | undefined} order
 * @param {Answer} solved
 */
function settle(order, solved) {
  if (order === undefined) return;
  orders.delete(order.id);
  if (solved.isWhole) known.set(keyOf(order.asked), solved.answer);
  order.resolve(solved);
}

/**
 * @param {Order | undefined} order
 * @param {unknown} error
 */
function fail(order, error) {
  if (order === undefined) return;
  orders.delete(order.id);
  order.reject(error);
}
