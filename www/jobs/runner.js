// @ts-check
/**
 * Has jobs done off the page: in one Worker, started for the first of them. Where none can be had, or it does not work, in the
 * next way that is left, and at last on the page itself, in slices.
 */

/**
 * Whatever does jobs, in a Worker or on the page.
 * @template Job, Result
 * @typedef {object} Workshop
 * @property {(job: Job) => Promise<void>} ready loads what a job needs
 * @property {(job: Job, progressed: (done: number) => void, goesOn: () => boolean) => Promise<Result>} run does a job, or the part
 *   of it that there is time for
 */

/** A message to a Worker: a job to be done, or without one the job to be stopped. @template Job @typedef {{ id: number, job?: Job }} Request */

/**
 * A message of a Worker: how far a job is, from 0 to 1, its result, or why it has none. Others say that the Worker is at it, or
 * that it can do nothing.
 * @template Result
 * @typedef {{ id: number, done: number } | { id: number, result: Result } | { id: number, error: string } | "alive" | "broken"} Message
 */

/**
 * @template Result
 * @typedef {object} Listener
 * @property {(done: number) => void} progressed told now and then how far the job is, from 0 to 1
 * @property {(result: Result) => void} finished
 * @property {(error: unknown) => void} failed
 */

/** The number of looks at a Worker that says nothing before it counts as dead, and the time between two, in milliseconds. */
const SILENCES = 3;
const BETWEEN = 5_000;

/** @template Job, Result */
export class Runner {
  /** The Worker, null where there can be none. @type {Worker | null | undefined} */
  #worker;
  /** The jobs without a result. @type {Map<number, { job: Job, listener: Listener<Result>, isStopped: boolean }>} */
  #jobs = new Map();
  #last = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #watch;
  /** The looks at the Worker since it has said something. */
  #silences = 0;

  /**
   * @param {(() => Worker)[]} ways to a Worker, the best first
   * @param {() => Promise<Workshop<Job, Result>>} onPage loads what does the jobs on the page
   */
  constructor(ways, onPage) {
    this.ways = ways;
    this.onPage = onPage;
  }

  /**
   * Has a job done. Returns the way to stop it: the result is then the part that is there.
   * @param {Job} job
   * @param {Listener<Result>} listener
   * @returns {() => void}
   */
  run(job, listener) {
    this.#last += 1;
    const id = this.#last;
    this.#jobs.set(id, { job, listener, isStopped: false });
    if (this.#worker === undefined) this.#start();
    this.#send(id);
    return () => {
      const stopped = this.#jobs.get(id);
      if (stopped === undefined) return;
      stopped.isStopped = true;
      this.#post({ id });
    };
  }

  /** @param {Request<Job>} request */
  #post(request) {
    this.#worker?.postMessage(request);
  }

  /** @param {number} id */
  #send(id) {
    const entry = this.#jobs.get(id);
    if (entry === undefined) return;
    if (!this.#worker) {
      void this.#runHere(id);
      return;
    }
    this.#post({ id, job: entry.job });
    this.#watch ??= setInterval(() => this.#lookAfter(), BETWEEN);
    // Another Worker than the one that was told to stop.
    if (entry.isStopped) this.#post({ id });
  }

  /** Starts a Worker in the next way that is left. */
  #start() {
    this.#worker = null;
    while (this.#worker === null) {
      const make = this.ways.shift();
      if (make === undefined) return;
      try {
        this.#worker = make();
      } catch {
        continue;
      }
      const started = this.#worker;
      started.addEventListener("message", ({ data }) => this.#hear(started, data));
      for (const broken of ["error", "messageerror"]) started.addEventListener(broken, () => this.#hear(started, "broken"));
    }
  }

  /**
   * @param {Worker} worker an earlier one may still have said something
   * @param {Message<Result>} message
   */
  #hear(worker, message) {
    if (worker !== this.#worker) return;
    this.#silences = 0;
    if (message === "broken") this.#giveUp();
    else if (message === "alive") return;
    else if ("done" in message) this.#jobs.get(message.id)?.listener.progressed(message.done);
    else if ("result" in message) this.#close(message.id)?.finished(message.result);
    else this.#close(message.id)?.failed(new Error(message.error));
  }

  /** A Worker that the browser has ended says nothing of it; one that works tells of it all the time. */
  #lookAfter() {
    if (!this.#worker || this.#jobs.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      this.#silences = 0;
      return;
    }
    this.#silences += 1;
    if (this.#silences < SILENCES) return;
    this.#silences = 0;
    this.#giveUp();
  }

  /** Does everything again in another way. */
  #giveUp() {
    this.#worker?.terminate();
    this.#start();
    for (const id of this.#jobs.keys()) this.#send(id);
  }

  /** @param {number} id */
  async #runHere(id) {
    const entry = this.#jobs.get(id);
    if (entry === undefined) return;
    try {
      const { ready, run } = await this.onPage();
      await ready(entry.job);
      const result = await run(entry.job, entry.listener.progressed, () => !entry.isStopped);
      this.#close(id)?.finished(result);
    } catch (error) {
      this.#close(id)?.failed(error);
    }
  }

  /**
   * Takes a job off the list, and returns its listener.
   * @param {number} id
   */
  #close(id) {
    const entry = this.#jobs.get(id);
    this.#jobs.delete(id);
    return entry?.listener;
  }
}
