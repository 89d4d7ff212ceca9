// @ts-check
/** A slow line and a slow processor. */

/** Bytes a second and milliseconds, as Chromium's developer tools call "Slow 4G". */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower than this one the processor is. */
const SLOWER = 4;

/** @param {import("@playwright/test").Page} page */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}
