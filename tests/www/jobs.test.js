// @ts-check
/** Jobs off the page: the messages of pages and Workers, and what is done where a Worker does not work. */
import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { serve } from "../../www/jobs/serving.js";
import { Runner } from "../../www/jobs/runner.js";

/** @typedef {import("../../www/jobs/runner.js").Message<string>} Message */

/** A Worker without a script: what it is told is remembered, what it says is put into its mouth. */
class Puppet extends EventTarget {
  told = /** @type {unknown[]} */ ([]);
  isEnded = false;

  /** @param {unknown} message */
  postMessage(message) {
    this.told.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  /** @param {Message} data */
  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/**
 * A runner with so many Workers to be had, one after the other.
 * @param {number} count
 */
function runnerWith(count) {
  const puppets = Array.from({ length: count }, () => new Puppet());
  const heard = /** @type {unknown[]} */ ([]);
  const here = { ready: async () => {}, run: async (/** @type {string} */ job) => `${job} here` };
  /** @type {Runner<string, string>} */
  const runner = new Runner(puppets.map((puppet) => () => /** @type {Worker} */ (/** @type {unknown} */ (puppet))), async () => here);
  const run = (/** @type {string} */ job) => runner.run(job, {
    progressed: (done) => heard.push([job, done]),
    finished: (result) => heard.push([job, result]),
    failed: (error) => heard.push([job, /** @type {Error} */ (error).message]),
  });
  return { puppets, heard, run };
}

const turn = () => new Promise((next) => setImmediate(next));

test("one Worker has all jobs, each with a number of its own, and hears which is to stop", () => {
  const { puppets: [worker, spare], heard, run } = runnerWith(2);
  run("first");
  const stop = run("second");
  worker?.say({ id: 2, done: 0.5 });
  stop();
  worker?.say({ id: 1, result: "one" });
  worker?.say({ id: 2, error: "no luck" });
  // An answer that comes twice is of no job any more.
  worker?.say({ id: 1, result: "again" });
  stop();
  assert.deepEqual(worker?.told, [{ id: 1, job: "first" }, { id: 2, job: "second" }, { id: 2 }]);
  assert.deepEqual(heard, [["second", 0.5], ["first", "one"], ["second", "no luck"]]);
  assert.deepEqual(spare?.told, []);
});

for (const [how, spoil] of /** @type {[string, (worker: Puppet) => void][]} */ ([
  ["says that it can do nothing", (worker) => worker.say("broken")],
  ["ends with an error", (worker) => worker.dispatchEvent(new Event("error"))],
  ["cannot read a message", (worker) => worker.dispatchEvent(new Event("messageerror"))],
])) {
  test(`the jobs of a Worker that ${how} are done by the next, those that were to stop too, and at last on the page`, async () => {
    const { puppets: [worker, next], heard, run } = runnerWith(2);
    run("first");
    run("second")();
    spoil(/** @type {Puppet} */ (worker));
    assert.ok(worker?.isEnded && !next?.isEnded);
    assert.deepEqual(next?.told, [{ id: 1, job: "first" }, { id: 2, job: "second" }, { id: 2 }]);
    for (const puppet of [worker, next]) {
      assert.ok(!next?.isEnded, "an earlier Worker ends no other");
      spoil(/** @type {Puppet} */ (puppet));
    }
    await turn();
    assert.deepEqual(heard, [["first", "first here"], ["second", "second here"]]);
  });
}

test("a Worker that says nothing for a while counts as dead, one that says that it is at it does not", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  try {
    const { puppets: [worker, next], run } = runnerWith(2);
    run("first");
    for (let time = 0; time < 60_000; time += 10_000) {
      mock.timers.tick(10_000);
      worker?.say("alive");
    }
    assert.ok(!worker?.isEnded);
    mock.timers.tick(15_000);
    assert.ok(worker?.isEnded);
    assert.deepEqual(next?.told, [{ id: 1, job: "first" }]);
    next?.say({ id: 1, result: "one" });
    mock.timers.tick(60_000);
    assert.ok(!next?.isEnded, "nobody waits for a Worker without jobs");
  } finally {
    mock.timers.reset();
  }
});

test("where there can be no Worker, jobs are done on the page", async () => {
  const { heard, run } = runnerWith(0);
  run("first");
  await turn();
  assert.deepEqual(heard, [["first", "first here"]]);
});

test("a Worker answers each job, stops the one that is named, and says that it is at it while it loads", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const said = /** @type {unknown[]} */ ([]);
  const inside = new EventTarget();
  const globals = { postMessage: (/** @type {unknown} */ message) => said.push(message), addEventListener: inside.addEventListener.bind(inside) };
  const before = Object.fromEntries(Object.keys(globals).map((name) => [name, Reflect.get(globalThis, name)]));
  Object.assign(globalThis, globals);
  try {
    /** @type {(() => void)[]} */
    const loaded = [];
    serve({
      ready: (/** @type {string} */ job) => new Promise((resolve, reject) => {
        loaded.push(job === "unloadable" ? () => reject(new Error("no module")) : resolve);
      }),
      run: async (job, progressed, goesOn) => {
        progressed(0.5);
        await turn();
        if (job === "impossible") throw new Error("no luck");
        return goesOn() ? "all" : "part";
      },
    });
    const tell = (/** @type {object} */ data) => inside.dispatchEvent(new MessageEvent("message", { data }));
    const answers = async () => {
      for (const load of loaded.splice(0)) load();
      for (let turns = 0; turns < 3; turns += 1) await turn();
      return said.splice(0);
    };
    tell({ id: 1, job: "possible" });
    mock.timers.tick(6_000);
    assert.deepEqual(await answers(), ["alive", "alive", { id: 1, done: 0.5 }, { id: 1, result: "all" }]);
    mock.timers.tick(6_000);
    assert.deepEqual(said, [], "nothing is under way");
    tell({ id: 2, job: "possible" });
    tell({ id: 2 });
    assert.deepEqual(await answers(), [{ id: 2, done: 0.5 }, { id: 2, result: "part" }]);
    tell({ id: 3, job: "impossible" });
    assert.deepEqual(await answers(), [{ id: 3, done: 0.5 }, { id: 3, error: "no luck" }]);
    tell({ id: 4, job: "unloadable" });
    assert.deepEqual(await answers(), ["broken"]);
  } finally {
    Object.assign(globalThis, before);
    mock.timers.reset();
  }
});
