/**
 * `test` for the browser tests: as Playwright's, but a test fails when anything goes wrong unseen on its pages:
 * a console error or warning, an uncaught error, a request that fails or is answered with 400 or above.
 *
 * A test that provokes one on purpose says so: `test.use({ allowConsole: [/out of memory/] })`. The expression is
 * matched against the whole line, as it would be printed. It is one expression, `[/this|that/]`: Playwright
 * would take a second element of the array for settings of its own.
 */
import { expect as usual, test as base } from "@playwright/test";

/** @typedef {{ allowConsole: [] | [RegExp] }} Options */

/** @type {import("@playwright/test").Fixtures<Options, {}, import("@playwright/test").PlaywrightTestArgs>} */
const fixtures = {
  allowConsole: [[], { option: true }],
  page: async ({ page, allowConsole }, use) => {
    const context = page.context();
    const problems = watch(context);
    const isSteered = noteSteering(page.clock);
    await page.addInitScript(keepMoments);
    await use(page);
    // The next test has the same context, of which all else is reset.
    await context.setOffline(false);
    const unexpected = problems.filter((problem) => !allowConsole.some((allowed) => allowed.test(problem)));
    // But for parts of a clock, on which frames of later pages would stumble.
    if (isSteered()) await context.close();
    usual(unexpected, "the page was expected to run without errors or warnings").toEqual([]);
  },
};

export const test = base.extend(fixtures);

/** As Playwright's, but a poll asks again within a few frames: most of what is waited for comes with one of them. */
export const expect = /** @type {typeof usual} */ (Object.assign(usual.configure({}), {
  poll: (/** @type {() => unknown} */ asked, /** @type {string | object} */ given = {}) =>
    usual.poll(asked, { intervals: [20, 40, 80, 160], ...(typeof given === "string" ? { message: given } : given) }),
}));

/** What is said for a moment (`sayForNow`) stays until the test lets the moment pass, however long it takes to look. Runs in the page. */
function keepMoments() {
  const later = setTimeout.bind(window);
  const kept = /** @type {(() => void)[]} */ ([]);
  const keep = (/** @type {() => void} */ act, /** @type {number} */ delay, /** @type {unknown[]} */ ...given) =>
    delay === 2500 ? void kept.push(act) : later(act, delay, ...given);
  Object.assign(window, { setTimeout: keep, passMoments: () => kept.splice(0).map((act) => act()).length });
}

/** Has what was said for a moment go. @param {import("@playwright/test").Page} page */
export async function passMoments(page) {
  usual(await page.evaluate(() => /** @type {any} */ (window).passMoments()), "something was said for a moment").toBeGreaterThan(0);
}

/**
 * Whether a test takes over the clock of its pages.
 * @param {import("@playwright/test").Clock} clock
 */
function noteSteering(clock) {
  let isSteered = false;
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    isSteered = true;
    return install(options);
  };
  return () => isSteered;
}

/**
 * Collects what goes wrong on every page of a context, one line each, for as long as the context lives.
 *
 * @param {import("@playwright/test").BrowserContext} context
 * @returns {string[]}
 */
function watch(context) {
  /** @type {string[]} */
  const problems = [];
  context.on("console", (message) => {
    const { url, lineNumber } = message.location();
    // The browser asks for this of its own accord, once per site; no page of ours does.
    if (url.endsWith("/favicon.ico")) return;
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
    }
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => {
    // The browser drops what is on its way when it leaves the page.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    problems.push(`request failed: ${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) {
      problems.push(`request failed: ${response.request().method()} ${response.url()}: ${response.status()}`);
    }
  });
  return problems;
}
