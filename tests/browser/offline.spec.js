// @ts-check
/** Once `solved` has resolved, a figure needs the network no more: neither for what it has never been asked to solve. */
import { FigureOnPage } from "./support/figure.js";
import { hostFor, html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { hosted } from "./support/site.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const OPEN = { "access-control-allow-origin": "*" };

/** Where what is to be solved later is solved. @type {Record<string, { isForeign: boolean, headers: Record<string, string>, policy?: string, workers: number }>} */
const PLACES = {
  "a Worker, from its own host, of which browsers keep nothing": { isForeign: false, headers: { "cache-control": "no-store" }, workers: 1 },
  "a Worker, from another host, of which browsers keep nothing": { isForeign: true, headers: { ...OPEN, "cache-control": "no-store" }, workers: 1 },
  "the page, where Workers are forbidden": { isForeign: true, headers: { ...OPEN, "cache-control": "no-store" }, policy: "worker-src 'none'", workers: 0 },
};

for (const [place, { isForeign, headers, policy, workers }] of Object.entries(PLACES)) {
  test.describe(`offline, in ${place}`, () => {
    test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED|Content Security Policy/] });
    test("three cards are solved by a figure that had nothing to solve before", async ({ page, context }) => {
      const post = (/** @type {string} */ url) => ({
        body: html(`<script type="module" src="${url}/www/element.js"></script>`, '<upper-hand figure="guts-cards" cards="1"></upper-hand>'),
        ...(policy === undefined ? {} : { headers: { "content-security-policy": policy } }),
      });
      const site = await hostFor(page, (path) => (path === "/post" ? post("") : hosted(path, new Map(), headers)));
      await page.goto(`${isForeign ? await hostFor(page, () => post(site)) : site}/post`);
      const figure = new FigureOnPage(page);
      const ask = (/** @type {Record<string, number>} */ settings) => figure.element.evaluate(async (element, settings) => {
        await customElements.whenDefined("upper-hand");
        const it = /** @type {UpperHand} */ (element);
        it.setState(settings);
        await it.solved;
        return it.valueAt().facts.find(([term]) => term === "Equilibrium loses")?.[1];
      }, settings);
      await ask({});
      expect(page.workers(), "nothing has been solved yet").toHaveLength(0);
      await context.setOffline(true);
      expect(await ask({ cards: 3 })).toBe("nothing, exactly");
      expect(page.workers()).toHaveLength(workers);
    });
  });
}

test("nothing of it is asked for before the figure is drawn, nor by a figure of the game that has nothing to solve", async ({ page }) => {
  const site = await hostFor(page, (path) => {
    const [, figure] = /^\/([a-z-]+)$/.exec(path) ?? [];
    if (figure === undefined) return hosted(path, new Map());
    return { body: html('<script type="module" src="/www/element.js"></script>', `<upper-hand figure="${figure}"></upper-hand>`) };
  });
  await page.addInitScript(() => addEventListener("upper-hand:ready", () => Object.assign(window, { drawn: performance.now() })));
  /** The scripts that are asked for to solve things, and whether the figure was there by then. @param {string} name */
  const asked = async (name) => {
    await page.goto(`${site}/${name}`);
    return page.locator("upper-hand").evaluate(async (element) => {
      await customElements.whenDefined("upper-hand");
      const it = /** @type {UpperHand} */ (element);
      await it.solved;
      const { drawn } = /** @type {any} */ (window);
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => /\/(jobs|guts-solving|guts-worker)\.js$/.test(name));
      return scripts.map(({ name, startTime }) => `${name.replace(/.*\//, "")} ${startTime < drawn ? "before" : "after"}`).sort();
    });
  };
  expect(await asked("guts-payoff")).toEqual(["guts-solving.js after", "guts-worker.js after", "jobs.js after"]);
  expect(await asked("win-map")).toEqual([]);
});
