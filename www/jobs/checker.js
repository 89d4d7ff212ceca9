// @ts-check
/** The claims and their checks: off the page in a Worker, or on it, in slices, where none starts. */

/** @typedef {import("../core.js").Claim} Claim */
/** @typedef {{ holds: boolean, cases: number, evidence: string }} Evidence */
/** @typedef {{ id: number, done?: number, claims?: Claim[], evidence?: Evidence, error?: string }} Answer */

export class Checker {
  #last = 0;
  /** What waits for each answer. @type {Map<number, (answer: Answer) => void>} */
  #waiting = new Map();

  /** @param {Worker} worker */
  constructor(worker) {
    this.worker = worker;
    worker.addEventListener("message", ({ data }) => this.#waiting.get(data.id)?.(data));
    const ended = () => this.#end("the Worker that runs the checks has stopped: load the page again");
    worker.addEventListener("error", ended);
    worker.addEventListener("messageerror", ended);
  }

  /** @returns {Promise<Claim[]>} */
  async claims() {
    const { claims } = await this.#asked({});
    return claims ?? [];
  }

  /**
   * @param {string} claim
   * @param {number} size
   * @param {{ onProgress: (done: number) => void, signal: AbortSignal }} options
   * @returns {Promise<Evidence | undefined>} nothing where it was stopped
   */
  async check(claim, size, { onProgress, signal }) {
    const { evidence } = await this.#asked({ claim, size }, onProgress, signal);
    return evidence;
  }

  /**
   * @param {{ claim?: string, size?: number }} order
   * @param {(done: number) => void} [onProgress]
   * @param {AbortSignal} [signal]
   * @returns {Promise<Answer>}
   */
  #asked(order, onProgress, signal) {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => {
        if (answer.done !== undefined) {
          onProgress?.(answer.done);
          return;
        }
        this.#waiting.delete(id);
        if (answer.error === undefined || signal?.aborted === true) resolve(answer);
        else reject(new Error(answer.error));
      });
      signal?.addEventListener("abort", () => this.worker.postMessage({ id, stop: true }));
      this.worker.postMessage({ id, ...order });
    });
  }

  /** @param {string} error */
  #end(error) {
    for (const [id, answer] of this.#waiting) answer({ id, error });
  }
}

/**
 * The claims, and the one who checks them.
 * @returns {Promise<{ claims: Claim[], check: Checker["check"] }>}
 */
export async function checker() {
  try {
    const checker = new Checker(new Worker(new URL("./claims-worker.js", import.meta.url), { type: "module" }));
    return { claims: await checker.claims(), check: (claim, size, options) => checker.check(claim, size, options) };
  } catch {
    const core = await import("../core.js");
    await core.ready();
    return { claims: core.claims(), check: onThisPage(core) };
  }
}

/**
 * @param {typeof import("../core.js")} core
 * @returns {Checker["check"]}
 */
function onThisPage(core) {
  return async (claim, size, options) => {
    try {
      return await core.checkClaim(claim, size, options);
    } catch (error) {
      if (options.signal.aborted) return undefined;
      throw error;
    }
  };
}
