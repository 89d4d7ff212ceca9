// @ts-check
/** The jobs of a figure, which run off the page, and the promise that all of them are done. */

import { coded } from "../kit/errors.js";
import { imported } from "../kit/loading.js";
import { once } from "../kit/once.js";

/** @typedef {import("../generated/boundary.js").JobRequest} JobRequest */
/** @typedef {import("../kit/errors.js").UpperHandError} UpperHandError */

/**
 * @typedef {object} Host
 * @property {import("./gestures.js").Send} send
 * @property {(error: UpperHandError) => void} failed a request could not be followed
 * @property {(isSolving: boolean) => boolean} goesOn draws the figure again if it may need another job, and says whether it does
 * @property {() => void} solved there is a result to draw
 */

/** @typedef {import("../jobs/runner.js").Listener<import("../jobs/solving.js").Solved>} JobListener */
/** A module whose tasks are run. @typedef {{ name: import("../jobs/jobs.js").Solving, module: Pick<import("../modules.js").Module, "module"> }} Solver */
/** Runs a task whose answer is not the figure’s, and resolves to a function that stops it. @typedef {(solver: Solver, task: string, numbers: Iterable<number>, listener: JobListener) => Promise<() => void>} RunJob */

/** The script that runs jobs, loaded when it is first needed. */
const jobs = once(() => imported(() => import("../jobs/jobs.js"), "jobsOf", "./jobs.js", import.meta.url));

/** The longest wait for the browser to be idle, in milliseconds. */
const PATIENCE = 2000;

/** The modules whose Workers end when there is no figure any more. @type {Set<import("../jobs/jobs.js").Solving>} */
const followed = new Set();

/** What does the jobs of a module. @param {import("../jobs/jobs.js").Solving} name @param {import("./engine.js").Engine} engine of the figure */
async function jobsFor(name, engine) {
  const { jobsOf } = await jobs();
  if (!followed.has(name)) engine.follow(() => jobsOf(name).rest());
  followed.add(name);
  return jobsOf(name);
}

export class FigureJobs {
  #isSolving = false;
  /** Resolves when the scripts that do jobs are loaded, or have failed to load. @type {Promise<unknown>} */
  #provided = Promise.resolve();
  /** Settle the promises that wait for the jobs. @type {((error?: UpperHandError) => void)[]} */
  #waiting = [];
  /** The status line of the present job. */
  #said = "";
  /** Why a job failed, and its status line, once there is one. @type {{ error: UpperHandError, said?: string } | undefined} */
  #failure;
  /** How to stop each job that has no result yet. @type {Map<number, () => void>} */
  #running = new Map();

  /** @param {import("./live-handle.js").LiveHandle} live @param {Host} host */
  constructor(live, host) {
    this.live = live;
    this.host = host;
  }

  /** Is anybody waiting for the jobs to be done? */
  get isWaitedFor() {
    return this.#waiting.length > 0;
  }

  /** Resolves when all jobs are done or the figure has stopped; rejects if a job failed. @returns {Promise<void>} */
  get solved() {
    return this.#provided.then(
      () =>
        new Promise((resolve, reject) => {
          this.#waiting.push((error) => (error === undefined ? resolve() : reject(error)));
          if (!this.host.goesOn(this.#isSolving)) this.note(false);
        }),
    );
  }

  /** @param {import("../generated/boundary.js").Frame | undefined} frame that is shown; undefined where drawing failed */
  show(frame) {
    if (frame?.progress !== undefined) {
      this.#said = frame.progress.words;
      if (this.#failure !== undefined) this.#failure.said ??= this.#said;
    }
    for (const request of frame?.jobRequests ?? []) void this.follow(request);
    this.note(frame?.solving ?? this.#isSolving);
  }

  /** @param {boolean} isSolving */
  note(isSolving) {
    this.#isSolving = isSolving;
    if (isSolving) return;
    const { error, said } = this.#failure ?? {};
    const isOpen = this.live.isAlive && (said ?? this.#said) === this.#said;
    for (const end of this.#waiting.splice(0)) end(isOpen ? error : undefined);
  }

  /** Stops what is under way: the figure has stopped, or is gone. */
  end() {
    for (const stop of this.#running.values()) stop();
    this.#running.clear();
    this.note(false);
  }

  /** Once the browser is idle, loads the scripts that do jobs, if the module has any: then the figure works offline. */
  provide() {
    this.#provided = this.#fetchAhead();
  }

  async #fetchAhead() {
    const { moduleName, module, brought } = this.live.engine;
    if (!("TaskRun" in module)) return;
    await new Promise((next) => globalThis.requestIdleCallback?.(next, { timeout: PATIENCE }) ?? setTimeout(next));
    await jobs().then(
      ({ jobsOf }) => jobsOf(moduleName).provide(brought.workers.get(moduleName)),
      () => {},
    );
  }

  /** @type {RunJob} */
  run = async ({ name, module }, task, numbers, listener) => {
    try {
      const { engine } = this.live;
      const worker = engine.brought.workers.get(name);
      return (await jobsFor(name, engine)).run({ module: module.module(), name: task, numbers: [...numbers] }, listener, worker);
    } catch (error) {
      listener.failed(error);
      return () => {};
    }
  };

  /**
   * Starts or stops a job, as the figure requests. The script that runs jobs is loaded with the first request.
   * @param {JobRequest} request
   */
  async follow(request) {
    if (request.type === "stop") {
      this.#running.get(request.id)?.();
      return;
    }
    const { id, name, numbers } = request;
    let isStopped = false;
    let stop = () => {};
    this.#running.set(id, () => {
      isStopped = true;
      stop();
    });
    /** @param {unknown} cause */
    const failed = (cause) => {
      const error = coded("task", cause);
      this.#running.delete(id);
      if (!isStopped) this.#failure = { error };
      this.host.send({ "job-failed": id });
      this.host.failed(error);
    };
    const { moduleName, module } = this.live.engine;
    stop = await this.run({ name: moduleName, module }, name, numbers, {
      progressed: (done) => void this.host.send({ "job-progress": { id, done } }),
      finished: ({ answer, isWhole }) => {
        this.#running.delete(id);
        this.live.attempt((handle) => handle.solved(id, answer, isWhole));
        this.host.solved();
      },
      failed,
    });
    if (isStopped) stop();
  }
}
