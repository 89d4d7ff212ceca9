// @ts-check
/** A figure under a page’s script: what it takes, what it refuses, and when it says that it has settled. */
import { drag, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */
/** @typedef {import("./support/figure.js").FigureOnPage} FigureOnPage */

test.describe("what a script gives", () => {
  test.use({ allowConsole: [/is no setting of this figure/] });
  test("is set by its name: names of no setting are refused, so is what is no object, and undefined is not given", async ({ page }) => {
    const [figure, other, given] = await openAround(page, '<upper-hand mine="12"></upper-hand><upper-hand></upper-hand><upper-hand mine="40"></upper-hand>');
    const said = /** @type {string[]} */ ([]);
    page.on("console", (message) => message.type() === "warning" && said.push(message.text()));
    /** The warnings of the console since it was last asked, each like these. @param {unknown[]} expected */
    const warned = async (expected) => {
      await expect.poll(() => said).toEqual(expected);
      said.splice(0);
    };

    await test.step("in the console, with the names that there are; all others are set", async () => {
      await figure.setState({ mien: 3, theirs: 9 });
      await figure.element.evaluate((element) => /** @type {any} */ (element).glideTo({ players: 5, mine: 13 }));
      await expect.poll(async () => (await figure.state()).mine).toBe(13);
      expect(await figure.state()).toMatchObject({ theirs: 9 });
      await warned(["mien", "players"].map((name) =>
        `“${name}” is no setting of this figure: it has figure, rules, answers, mine, theirs, size, left, bottom, axes, layer, rule, contours, compare, compare-answers, compare-as, divider`));
      await expect(figure.notice).toBeHidden();
    });

    await test.step("by an error, where something is asked for", async () => {
      const refused = await figure.element.evaluate((element) => {
        const it = /** @type {UpperHand} */ (element);
        const calls = [() => it.valueAt(/** @type {{}} */ ({ zz: 1 })), () => it.step("zz", 1), () => it.stepToEnd("zz", "last"), () => it.stepToEnd("mine", /** @type {"last"} */ ("middle"))];
        return calls.map((call) => {
          try {
            return String(call());
          } catch (error) {
            return String(error);
          }
        });
      });
      for (const said of refused.slice(0, 3)) expect(said).toMatch(/^RangeError: “zz” is no setting of this figure: it has .*mine, theirs/);
      expect(refused[3]).toBe("RangeError: “middle” is no end of mine: it takes first, last");
      expect(await figure.state()).toMatchObject({ mine: 13 });
    });

    await test.step("by those of the figure that is named beside them, and of one that is still to come", async () => {
      await other.setState({ figure: "guts-payoff", players: 5 });
      await other.solved();
      expect(await other.state()).toMatchObject({ figure: "guts-payoff", players: 5 });
      expect(said).toEqual([]);
      await other.setState({ figure: "win-map", players: 4, mine: 31 });
      await warned([expect.stringMatching(/^“players” is no setting of this figure: it has figure, rules, .*mine/)]);
      const fresh = await page.evaluate(async () => {
        const figure = /** @type {UpperHand} */ (document.createElement("upper-hand"));
        figure.setState(/** @type {{}} */ ({ mien: 3, players: 4, theirs: 7 }));
        document.body.append(figure);
        await figure.start();
        return [figure.getState().theirs, figure.hasAttribute("mien")];
      });
      expect(fresh).toEqual([7, false]);
      await warned([expect.stringMatching(/^“mien, players” is no setting of this figure/)]);
    });

    await test.step("undefined is not given, wherever it stands", async () => {
      const seen = await given.element.evaluate((element) => {
        const it = /** @type {UpperHand} */ (element);
        const before = JSON.stringify(it.getState());
        it.setState({ mine: undefined, figure: undefined });
        it.setState(/** @type {{}} */ ({ unheard: undefined }));
        it.glideTo({ mine: undefined, theirs: undefined });
        const { state } = it.valueAt({ mine: 12, theirs: undefined });
        const same = JSON.stringify(it.getState()) === before;
        /** @type {{ mine: unknown }} */ (it).mine = undefined;
        const fresh = document.createElement("upper-hand");
        fresh.setState({ mine: undefined, rules: "open" });
        return { same, state, attribute: it.getAttribute("mine"), mine: it.mine, fresh: fresh.getAttributeNames().map((name) => `${name}=${fresh.getAttribute(name)}`) };
      });
      expect(seen).toMatchObject({ same: true, state: { mine: 12, theirs: 4 }, attribute: null, mine: 6, fresh: ["rules=open"] });
      await given.drawn();
      await expect(given.notice).toBeHidden();
      expect(await given.element.evaluate(({ shadowRoot }) => shadowRoot?.textContent?.includes("undefined"))).toBe(false);
      expect(said).toEqual([]);
    });

    await test.step("what is no object of settings is refused in a sentence, before the figure is there and after", async () => {
      const said = await figure.element.evaluate((element) => {
        const both = [/** @type {any} */ (element), /** @type {any} */ (document.createElement("upper-hand"))];
        const calls = both.flatMap((it) => [null, undefined, "mine=3", 7].flatMap((given) => [() => it.setState(given), () => it.glideTo(given)]));
        return [...calls, () => both[0].valueAt(null)].map((call) => {
          try {
            return call();
          } catch (error) {
            return String(error);
          }
        });
      });
      const refused = (/** @type {string} */ given) => `TypeError: ${given} is no object of settings`;
      const all = ["null", "undefined", "mine=3", "7"].flatMap((given) => [refused(given), refused(given)]);
      expect(said).toEqual([...all, ...all, refused("null")]);
    });
  });
});

/** Collects from now on what the figure tells of changes, by name and source, and what its frames show. @param {FigureOnPage} figure */
async function listen(figure) {
  await figure.element.evaluate((element) => {
    const told = /** @type {[name: string, source: string, mine: unknown][]} */ ([]);
    const shown = /** @type {unknown[]} */ ([]);
    Object.assign(window, { told, shown });
    for (const name of /** @type {const} */ (["upper-hand:change", "upper-hand:settled", "upperhandsettled"])) {
      document.addEventListener(name, ({ detail }) => told.push([name, detail.source, detail.state.mine]));
    }
    element.addEventListener("upper-hand:change", () => Object.assign(window, { changedAt: performance.now() }));
    element.addEventListener("upper-hand:settled", () => Object.assign(window, { settledAfter: performance.now() - /** @type {any} */ (window).changedAt }));
    let last = /** @type {any} */ (element).getState().mine;
    const look = () => {
      const { mine } = /** @type {any} */ (element).getState();
      if (mine !== last) shown.push(mine);
      last = mine;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** @param {import("@playwright/test").Page} page @returns {Promise<[name: string, source: string, mine: unknown][]>} */
const told = (page) => page.evaluate(() => /** @type {any} */ (window).told);

/** The numbers from one to another, which is among them. @param {number} from @param {number} to */
const between = (from, to) => Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => from + Math.sign(to - from) * step);

test("a figure tells of each change, and once that it has settled: after a drag, after a script, after a glide", async ({ page }) => {
  await page.clock.install();
  const [figure] = await openAround(page, '<upper-hand mine="40" theirs="24" size="64"></upper-hand>');
  await listen(figure);
  // From here on the page's time goes on when it is told to, however long a step takes this machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  const frame = () => page.clock.runFor(20);
  const set = (/** @type {number} */ mine) => figure.element.evaluate((element, mine) => /** @type {UpperHand} */ (element).setState({ mine }), mine);
  for (const [way, source, to] of /** @type {const} */ ([["drag", "user", 60], ["script", "script", 20], ["glide", "user", 90]])) {
    await page.evaluate(() => [/** @type {any} */ (window).told, /** @type {any} */ (window).shown].map((list) => list.splice(0)));
    if (way === "drag") for (const mine of between(41, to)) await drag(figure.slider("mine"), mine).then(frame);
    else if (way === "script") for (const mine of between(40, to)) await set(mine).then(frame);
    else await figure.element.evaluate((element, /** @type {number} */ mine) => /** @type {UpperHand} */ (element).glideTo({ mine }), to);
    await page.clock.runFor(2_000);
    await expect.poll(async () => (await told(page)).at(-1)).toEqual(["upperhandsettled", source, to]);
    const shown = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).shown));
    // A glide has as many changes as it has frames, which tests of the controller count.
    const numbers = { drag: between(41, to), script: between(40, to), glide: shown }[way];
    expect(numbers.at(-1)).toBe(to);
    expect(await told(page)).toEqual([
      ...numbers.map((mine) => ["upper-hand:change", source, mine]),
      ["upper-hand:settled", source, to], ["upperhandsettled", source, to],
    ]);
    expect(await page.evaluate(() => /** @type {any} */ (window).settledAfter)).toBeGreaterThan(600);
  }
});

test("what is not settled yet is told where the figure goes, and nothing is told without a change", async ({ page }) => {
  await page.clock.install();
  const [figure] = await openAround(page, "<upper-hand></upper-hand>");
  const said = await figure.element.evaluateHandle((element) => {
    const it = /** @type {UpperHand} */ (element);
    const said = /** @type {unknown[]} */ ([]);
    it.addEventListener("upper-hand:settled", ({ detail }) => said.push(detail.state.mine));
    it.setState({ mine: it.getState().mine });
    it.resetView();
    it.setState({ mine: 33 });
    it.remove();
    return said;
  });
  await page.clock.runFor(1_500);
  expect(await said.jsonValue()).toEqual([33]);
});
