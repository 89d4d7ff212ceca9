// @ts-check
/**
 * Runs jobs off the page, in one Worker that starts with the first job. Where no Worker can be started, or it stops
 * working, the next way is tried, and at last jobs run on the page itself, in slices.
 */

/**
 * What runs jobs, in a Worker or on the page.
 * @template Job, Result
 * @typedef {object} Workshop
 * @property {(job: Job) => Promise<void>} ready loads what a job needs
 * @property {(job: Job, progressed: (done: number) => void, goesOn: () => boolean) => Promise<Result>} run runs a job until
 *   `goesOn` returns false
 */

/** A message to a Worker: a job to be done, or without one the job to be stopped. @template Job @typedef {{ id: number, job?: Job }} Request */

/**
 * A message from a Worker: how far a job is, from 0 to 1, its result, or why it failed. Others say that the Worker is busy, or
 * that it cannot work.
 * @template Result
 * @typedef {{ id: number, done: number } | { id: number, result: Result } | { id: number, error: string } | "alive" | "broken"} Message
 */

/**
 * @template Result
 * @typedef {object} Listener
 * @property {(done: number) => void} progressed called now and then with the fraction that is done, from 0 to 1
 * @property {(result: Result) => void} finished
 * @property {(error: unknown) => void} failed
 */

/** A Worker that has been silent for this many checks counts as dead; and the time between two checks, in milliseconds. */
const SILENCES = 3;
const BETWEEN = 5_000;

/** @template Job, Result */
export class Runner {
  /** The Worker; null where none can be started, undefined before the first job. @type {Worker | null | undefined} */
  #worker;
  /** The jobs without a result. @type {Map<number, { job: Job, listener: Listener<Result>, isStopped: boolean }>} */
  #jobs = new Map();
  #last = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #watch;
  /** The checks since the last message of the Worker. */
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
   * Runs a job. Returns a function that stops it: the result is then what is done so far.
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
    // A Worker that has just started has not heard of the stop.
    if (entry.isStopped) this.#post({ id });
  }

  /** Starts a Worker in the first way that works. */
  #start() {
    this.#worker = null;
    while (this.#worker === null) {
      const [make] = this.ways;
      if (make === undefined) return;
      try {
        this.#worker = make();
      } catch {
        this.ways.shift();
        continue;
      }
      const started = this.#worker;
      started.addEventListener("message", ({ data }) => this.#hear(started, data));
      for (const broken of ["error", "messageerror"]) started.addEventListener(broken, () => this.#hear(started, "broken"));
    }
  }

  /** @param {Worker} worker an earlier one may still have said something @param {Message<Result>} message */
  #hear(worker, message) {
    if (worker !== this.#worker) return;
    this.#silences = 0;
    if (message === "broken") this.#giveUp();
    else if (message === "alive") return;
    else if ("done" in message) this.#jobs.get(message.id)?.listener.progressed(message.done);
    else if ("result" in message) this.#close(message.id)?.finished(message.result);
    else this.#close(message.id)?.failed(new Error(message.error));
  }

  /** The browser may end a Worker without an event; one that works sends messages all the time. */
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

  /** Ends a Worker that has nothing to do; the next job starts another in the same way. */
  rest() {
    if (!this.#worker || this.#jobs.size > 0) return;
    this.#worker.terminate();
    this.#worker = undefined;
  }

  /** Runs all jobs again in the next way. */
  #giveUp() {
    this.#worker?.terminate();
    this.ways.shift();
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

  /** Removes a job from the list, and returns its listener. @param {number} id */
  #close(id) {
    const entry = this.#jobs.get(id);
    this.#jobs.delete(id);
    return entry?.listener;
  }
}
