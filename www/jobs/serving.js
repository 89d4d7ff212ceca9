// @ts-check
/** The Worker’s side of jobs: runs what a page asks for, and reports. The messages are described in runner.js. */

import { messageOf } from "../kit/errors.js";

/** How often a busy Worker says so, in milliseconds: what a job needs may take long to load. */
const SIGN = 3_000;

/** Runs jobs from now on. @template Job, Result @param {import("./runner.js").Workshop<Job, Result>} workshop */
export function serve({ ready, run }) {
  /** The jobs under way. @type {Set<number>} */
  const wanted = new Set();
  /** @param {import("./runner.js").Message<Result>} message */
  const tell = (message) => postMessage(message);
  const broken = () => tell("broken");

  /** @param {number} id @param {Job} job */
  const follow = async (id, job) => {
    try {
      const result = await run(
        job,
        (done) => tell({ id, done }),
        () => wanted.has(id),
      );
      tell({ id, result });
    } catch (error) {
      tell({ id, error: messageOf(error) });
    }
  };

  addEventListener("message", async (/** @type {MessageEvent<import("./runner.js").Request<Job>>} */ { data: { id, job } }) => {
    if (job === undefined) {
      wanted.delete(id);
      return;
    }
    wanted.add(id);
    const sign = setInterval(() => tell("alive"), SIGN);
    await ready(job).then(() => follow(id, job), broken);
    clearInterval(sign);
    wanted.delete(id);
  });

  // Some browsers cannot pass a WebAssembly module to a Worker.
  addEventListener("messageerror", broken);
}
