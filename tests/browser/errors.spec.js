// @ts-check
/** Errors as scripts hear of them: by a code, with the file that failed; and what is broken for a while helps once it is mended. */
import { FigureOnPage, openAlone, openAround } from "./support/figure.js";
import { holdModules, hostFor, html, visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { hosted, versionFolder } from "./support/site.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("@playwright/test").Page} Page */

/** A page collects all errors that its figures tell. @param {Page} page */
async function collect(page) {
  await page.addInitScript(() => {
    Object.assign(window, { told: [] });
    for (const name of ["upper-hand:error", "upperhanderror"]) {
      addEventListener(name, (event) => /** @type {any} */ (window).told.push(/** @type {CustomEvent} */ (event).detail));
    }
  });
}

/** @param {Page} page @returns {Promise<import("../../www/element.d.ts").ErrorDetail[]>} */
const told = (page) => page.evaluate(() => /** @type {any} */ (window).told);

/**
 * How a promise of a figure comes out.
 * @param {FigureOnPage} figure
 * @param {"ready" | "solved" | "start"} promise
 */
function outcome(figure, promise) {
  return figure.element.evaluate(async (element, promise) => {
    await customElements.whenDefined("upper-hand");
    const it = /** @type {UpperHand} */ (element);
    return (promise === "start" ? it.start() : it[promise]).then(() => ({ code: "none", message: "", file: undefined }), (/** @type {any} */ error) => {
      if (!(error instanceof Error)) throw error;
      const { code, message, file } = /** @type {import("../../www/element.d.ts").UpperHandError} */ (error);
      return { code, message, file };
    });
  }, promise);
}

test.describe("a file that is broken", () => {
  test.use({ allowConsole: [/./] });
  // All scripts come in one way, and all modules in another; `tests/pictures/mended.test.js` breaks each file in every way.
  for (const [part, ways, code] of /** @type {const} */ ([
    ["figure.js", ["missing", "empty", "cut"], "script-missing"],
    ["pkg/guess-who.js", ["cut"], "script-missing"],
    ["pkg/guess-who_bg.wasm", ["missing", "cut"], "module-missing"],
  ])) {
    for (const way of ways) test(`${part}, ${way}: is named, and can be tried again once it is mended`, async ({ page }) => {
      const broken = new Map([[`/${part}`, String(way)]]);
      const site = await hostFor(page, (path) => hosted(path, broken));
      await collect(page);
      await visit(page, `<script type="module" src="${site}/www/element.js"></script>`, '<div style="height: 9000px"></div><upper-hand mine="40" theirs="24"></upper-hand>');
      const figure = new FigureOnPage(page);
      const file = `${site}${versionFolder()}/${part}`;
      for (const time of [1, 2]) {
        const found = await outcome(figure, "start");
        expect(found).toMatchObject({ code, file, message: expect.stringContaining(file) });
        // The browser's own words may name a private field: "#me".
        expect(found.message, "no address has a mark of ours").not.toMatch(/\.(js|wasm)#/);
        const tellings = await told(page);
        expect(tellings).toHaveLength(2 * time);
        expect(tellings.slice(-2)).toEqual([found, found]);
        await expect(figure.element.locator(".fallback")).toContainText(found.message);
      }
      broken.clear();
      // Nobody scrolls there: a figure that comes into sight starts by itself.
      await figure.element.getByRole("button", { name: "Try again" }).evaluate((button) => /** @type {HTMLElement} */ (button).click());
      await expect(figure.fraction).toHaveText("71/160");
      expect(await told(page)).toHaveLength(4);
    });
  }

  for (const parts of [["jobs.js"], ["guts-solving.js", "guts-worker.js"]]) test(`${parts.join(", ")}: \`solved\` says so, and the reader tries again`, async ({ page }) => {
    const broken = new Map(parts.map((part) => [`/${part}`, "empty"]));
    const post = html('<script type="module" src="/www/element.js"></script>', '<upper-hand figure="guts-cards"></upper-hand>');
    const site = await hostFor(page, (path) => (path === "/post" ? { body: post } : hosted(path, broken)));
    await collect(page);
    await page.goto(`${site}/post`);
    const figure = new FigureOnPage(page);
    expect((await outcome(figure, "start")).code).toBe("none");
    const found = await outcome(figure, "solved");
    expect(found).toMatchObject({ code: "script-missing", file: `${site}${versionFolder()}/${parts[0]}` });
    expect(await told(page)).toEqual([found, found]);
    broken.clear();
    await figure.element.getByRole("button", { name: "Try again" }).click();
    await expect(figure.fact("Equilibrium loses")).toHaveText("nothing, exactly");
    expect((await outcome(figure, "solved")).code).toBe("none");
  });
});

test("`solved` rejects where solving failed, for as long as that is shown", async ({ page }) => {
  await page.route("**/guts-worker.js", (route) => route.fulfill({
    contentType: "text/javascript",
    body: 'addEventListener("message", ({ data }) => data.job && postMessage({ id: data.id, error: `no luck with ${data.job.numbers.at(0)}` }))',
  }));
  await collect(page);
  const figure = await openAlone(page, "guts-cards");
  const found = await outcome(figure, "solved");
  expect(found).toEqual({ code: "task", message: expect.stringMatching(/^no luck with /), file: undefined });
  expect((await told(page))[0]).toMatchObject({ code: "task", message: found.message });
  // Another place on the same deck is no more solved than the one before.
  await figure.setState({ hand: "6H2C" });
  expect((await outcome(figure, "solved")).code).toBe("task");
  const afterwards = await figure.element.evaluate(async (element) => {
    const it = /** @type {UpperHand} */ (element);
    const outcomes = /** @type {string[]} */ ([]);
    // The second deck has nothing to solve.
    for (const settings of [{ cards: /** @type {const} */ (3), ranks: 4 }, { ranks: 5 }, { ranks: 4 }, { figure: /** @type {const} */ ("guts-payoff") }]) {
      it.setState(settings);
      outcomes.push(await it.solved.then(() => "solved", (/** @type {Error} */ error) => error.message));
    }
    return outcomes;
  });
  expect(afterwards).toEqual(["no luck with 3", "solved", "no luck with 3", "solved"]);
});

test.describe("a figure that cannot start", () => {
  test.use({ allowConsole: [/is not possible as wasm-src/] });
  test("says why by a code: where its folder is none, before it is there, and outside of a document", async ({ page }) => {
    await openAround(page, '<div id="far" style="margin-top: 9000px"></div>');
    const nowhere = await page.evaluate(async () => {
      const figure = document.createElement("upper-hand");
      figure.wasmSrc = "http://[nowhere";
      document.body.append(figure);
      return figure.start().then(() => "drawn", ({ code, message, file }) => ({ code, message, file })).finally(() => figure.remove());
    });
    expect(nowhere).toEqual({ code: "module-missing", message: "“http://[nowhere” is not possible as wasm-src: it takes the address of a folder", file: undefined });
    const early = await page.evaluate(async () => {
      const figure = document.createElement("upper-hand");
      const calls = [() => figure.toSVG(), () => figure.valueAt(), () => figure.step("mine", 1), () => figure.inProse("mine")];
      const codes = calls.map((call) => {
        try {
          return call();
        } catch (error) {
          return /** @type {any} */ (error).code;
        }
      });
      return [...codes, await figure.toBlob().catch((error) => error.code)];
    });
    expect(early).toEqual(Array.from({ length: 5 }, () => "not-ready"));
    const seen = await page.evaluate(async () => {
      const figure = document.createElement("upper-hand");
      const { ready } = figure;
      /** @param {Promise<void>} promise */
      const outcome = (promise) => promise.then(() => "drawn", ({ code, message }) => `${code}: ${message}`);
      const outside = await outcome(figure.start());
      // Far from the window: no other figure starts there.
      document.querySelector("#far")?.append(figure);
      const inside = await outcome(ready);
      figure.remove();
      const gone = await outcome(figure.start());
      document.querySelector("#far")?.append(figure);
      return { outside, inside, gone, again: await outcome(figure.ready) };
    });
    const said = "no-document: it starts once it is in a document";
    expect(seen).toEqual({ outside: said, inside: "drawn", gone: said, again: "drawn" });
  });
});

test("a figure that is taken out while it starts answers who waits for it; put back, it has a new promise", async ({ page }) => {
  const release = await holdModules(page);
  await openAround(page, "");
  const figure = await page.evaluateHandle(() => document.createElement("upper-hand"));
  const gone = await figure.evaluate((figure) => {
    document.body.append(figure);
    const first = figure.start();
    figure.remove();
    return first.then(() => "drawn", ({ code }) => code);
  });
  release();
  const again = await figure.evaluate((figure) => {
    document.body.append(figure);
    return figure.start().then(() => "drawn", ({ code }) => code);
  });
  expect([gone, again]).toEqual(["no-document", "drawn"]);
});
