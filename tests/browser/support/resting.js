// @ts-check
/** Workers that rest until a test lets them go on: what is pressed meanwhile is pressed while they work, on any machine. */
import { expect } from "@playwright/test";

/** Where a job rests: with this share of it done, from 0 to 1, if its description is like this. @typedef {{ at: number, of: RegExp }} Rest */

/**
 * Has jobs rest with a part of them done. Runs in the Worker, before its script: after each slice of a job that script says
 * how far it is, and waits for a turn of the event loop, which is kept back here.
 * @param {Rest} rest
 */
function rest({ at, of }) {
  const post = self.postMessage.bind(self);
  const now = performance.now.bind(performance);
  const { MessageChannel } = self;
  const jobs = /** @type {Set<number>} */ (new Set());
  /** The jobs that rest, and how they go on. @type {Map<number, () => void>} */
  const resting = new Map();
  /** What was told last, in the slice under way. @type {{ id: number, done: number } | undefined} */
  let told;
  let [share, looks] = [at, 0];
  const release = (/** @type {number} */ id) => {
    resting.get(id)?.();
    resting.delete(id);
  };
  self.addEventListener("message", ({ data: { id, job } }) => {
    if (job === undefined) {
      jobs.delete(id);
      release(id);
    } else if (of.test(JSON.stringify(job))) jobs.add(id);
  });
  const note = (/** @type {any} */ message) => {
    told = message?.done === undefined ? undefined : message;
    post(message);
  };
  /** A channel by which a slice ends. */
  class Turn extends MessageChannel {
    constructor() {
      super();
      const { id, done } = told ?? { id: 0, done: -1 };
      told = undefined;
      if (!jobs.has(id) || done < share) return;
      const { port2 } = this;
      const go = port2.postMessage.bind(port2, null);
      port2.postMessage = () => void resting.set(id, go);
    }
  }
  // A look at the clock takes more than half of a slice: each slice is a single step, however fast the machine is.
  const look = () => {
    looks += 6;
    return share > 1 ? now() : looks;
  };
  Object.assign(performance, { now: look });
  Object.assign(self, {
    postMessage: note,
    MessageChannel: Turn,
    countResting: () => resting.size,
    goOn: (/** @type {number} */ until) => {
      share = until;
      for (const id of [...resting.keys()]) release(id);
    },
  });
}

/**
 * Has the jobs of a script for Workers rest, on this page from now on, as soon as something of them is done, or later. They
 * hear that they are to stop.
 * @param {import("@playwright/test").Page} page
 * @param {string} script the name of its file
 * @param {Partial<Rest>} [where]
 */
export async function resting(page, script, { at = 0, of = /./ } = {}) {
  await page.route(`**/${script}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${rest})({ at: ${at}, of: ${of} });\n${await response.text()}` });
  });
  const count = () => Promise.all(page.workers().map((worker) => worker.evaluate(() => /** @type {any} */ (self).countResting?.() ?? 0)));
  /** Waits until a job rests. */
  const reached = () => expect.poll(async () => Math.max(0, ...(await count())), { intervals: [20] }).toBeGreaterThan(0);
  return {
    reached,
    /** Waits until none does any more. */
    gone: () => expect.poll(async () => Math.max(0, ...(await count())), { intervals: [20] }).toBe(0),
    /** Lets what rests, and whatever follows it, go on: to a later share, or to its end. */
    goOn: async (share = Infinity) => {
      await reached();
      await Promise.all(page.workers().map((worker) => worker.evaluate((share) => /** @type {any} */ (self).goOn?.(share), share)));
    },
  };
}
