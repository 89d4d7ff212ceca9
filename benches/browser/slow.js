// @ts-check
/** A slow line and a slow processor, when a figure lives on them, and what the line allows. */

/** Bytes a second and milliseconds, as Chromium's developer tools call "Slow 4G". */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower than this one the processor is. */
const SLOWER = 4;

/** The round trips that no figure can do without: for the page, for the script in it, and for what that asks for. */
const TRIPS = 3;

/** @param {import("@playwright/test").Page} page */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/**
 * The milliseconds before which no figure can be there whose page has loaded so many bytes by then.
 * @param {number} bytes
 */
export function limitOf(bytes) {
  const line = (1000 * bytes) / SLOW_4G.downloadThroughput;
  const whole = line + TRIPS * SLOW_4G.latency;
  return { line, whole, words: `${Math.round(whole)} ms: ${Math.round(bytes / 1000)} kB and ${TRIPS} round trips` };
}

/**
 * Notes for each figure when it lives: at the frame after its `upper-hand:ready`. `arrivals.get(figure)` promises that. Runs in
 * the page, before its scripts.
 */
export function noteArrivals() {
  /** @type {Map<EventTarget | null, number>} */
  const times = new Map();
  addEventListener("upper-hand:ready", ({ target }) => requestAnimationFrame(() => times.set(target, performance.now())));
  const get = async (/** @type {Element} */ figure) => {
    while (!times.has(figure)) await new Promise(requestAnimationFrame);
    return times.get(figure);
  };
  Object.assign(globalThis, { arrivals: { get } });
}
