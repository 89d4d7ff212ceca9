// @ts-check
/** The figure `win-map` in a real browser: what it shows is what the core says, whatever is asked of it. */
import { FigureOnPage, NARROW_SPACE, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

const LARGEST_POOL = 2_147_483_647;

test("the page opens in the weeds and says what to do, and what it is worth", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await expect(page).toHaveTitle("Upperhand – when to gamble at Guess Who?");
  await expect(figure.text(".percent")).toHaveText(`41.7${NARROW_SPACE}%`);
  await expect(figure.text(".fraction")).toHaveText("5/12 ≈ 0.416667");
  await expect(figure.text(".advice")).toHaveText(
    `Ask about only 2 of 6. You are in the weeds: this wins 41.7${NARROW_SPACE}%, halving 33.3${NARROW_SPACE}%.`,
  );
  expect(await figure.state()).toMatchObject({ mine: 6, theirs: 4, size: 24 });
  const fair = await page.evaluate(async () => {
    const core = await import(/** @type {string} */ ("/www/core.js"));
    await core.ready();
    let mine = 1;
    while (core.winProbability("race", mine + 1, 4).value >= 0.5) mine += 1;
    return mine;
  });
  await expect(figure.text(".sentence")).toHaveText(`The race, pools up to 24. Moving first against 4, you are even with ${fair} and behind with more.`);
  await figure.agreesWithCore();
});

for (const rules of ["Race", "Official", "Open"]) {
  test(`under the rules ${rules} every slider moves picture and readout to what the core says`, async ({ page }) => {
    const figure = await new FigureOnPage(page).open("?mine=40&size=48");
    const before = rules === "Race" ? "" : await figure.picture();
    await figure.choose("rules", rules);
    expect((await figure.state()).rules).toBe(rules.toLowerCase());
    expect(await figure.picture()).not.toBe(before);
    await figure.agreesWithCore();
    for (const [name, position, value] of /** @type {const} */ ([
      ["mine", 33, 33], ["theirs", 9, 9], ["mine", 2, 2], ["theirs", 48, 48], ["answers", 3, 3], ["answers", 6, 6],
      // Sixteen steps of this slider double the size.
      ["size", 104, 91], ["mine", 90, 90],
    ])) {
      const old = await figure.picture();
      await drag(figure.slider(name), position);
      expect(await figure.picture(), `${name} = ${value}`).not.toBe(old);
      expect(await figure.state()).toMatchObject({ [name]: value });
      await expect(figure.field(name)).toHaveValue(String(value));
      await figure.agreesWithCore();
    }
  });
}

test("every layer under every ending is another picture, and the readout is the core's", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=24&mine=17&theirs=11&contours=none");
  const seen = await figure.element.evaluate(async (element) => {
    const upperHand = /** @type {import("../../www/element.js").UpperHand} */ (element);
    const root = /** @type {ShadowRoot} */ (upperHand.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("no context");
    const core = await import(/** @type {string} */ ("/www/core.js"));
    await core.ready();
    const seen = [];
    for (const ending of ["race", "official", "open"]) {
      for (const answers of [2, 3]) {
        const { numerator, denominator } = core.winProbability({ ending, answers }, 17, 11);
        for (const layer of ["win", "gain", "question", "regions", "count", "distance", "halving"]) {
          upperHand.setState({ rules: ending, answers, layer });
          for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
          context.drawImage(canvas, 0, 0);
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
          const picture = new Uint8Array(await crypto.subtle.digest("SHA-256", data)).join();
          const said = root.querySelector(".fraction b")?.textContent;
          seen.push({ shown: `${ending} ${answers} ${layer}`, picture, said, expected: `${numerator}/${denominator}` });
        }
      }
    }
    return seen;
  });
  expect(seen).toHaveLength(42);
  /** @type {Map<string, string>} */
  const pictures = new Map();
  for (const { shown, picture, said, expected } of seen) {
    expect(said, shown).toBe(expected);
    expect(pictures.get(picture), `the same picture as ${shown}`).toBeUndefined();
    pictures.set(picture, shown);
  }
});

test("the bluer a cell, the larger the chance that the core gives it", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?rules=official&mine=72&theirs=1&size=72&contours=none");
  const positions = [];
  for (let n = 4; n <= 32; n += 4) for (let m = 4; m <= 32; m += 7) positions.push(/** @type {const} */ ([n, m]));
  const corner = await figure.place(1, 1);
  const far = await figure.place(32, 32);
  await page.mouse.move(0, 0);
  await figure.drawn();
  const seen = await figure.canvas.evaluate(
    async (element, { positions, corner, far }) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("no context");
      context.drawImage(canvas, 0, 0);
      const core = await import(/** @type {string} */ ("/www/core.js"));
      await core.ready();
      const ratio = canvas.width / canvas.clientWidth;
      return positions.map(([n, m]) => {
        const x = corner.x + ((far.x - corner.x) * (n - 1)) / 31;
        const y = corner.y + ((far.y - corner.y) * (m - 1)) / 31;
        const [red = 0, , blue = 0] = context.getImageData(x * ratio, y * ratio, 1, 1).data;
        return { n, m, chance: core.winProbability("official", n, m).value, blueness: blue - red };
      });
    },
    { positions, corner, far },
  );
  const sorted = seen.toSorted((a, b) => a.chance - b.chance);
  for (const [index, cell] of sorted.slice(1).entries()) {
    expect(cell.blueness, JSON.stringify([sorted[index], cell])).toBeGreaterThanOrEqual(/** @type {any} */ (sorted[index]).blueness);
  }
});

test("the keyboard alone zooms out to the largest pool there is, and the readout stays exact", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await figure.canvas.focus();
  for (const rules of ["race", "official"]) {
    await figure.setState({ rules });
    for (let press = 0; press < 27; press += 1) await page.keyboard.press("-");
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ size: LARGEST_POOL, left: 1, bottom: 1, mine: 6, theirs: 4 });
    await figure.agreesWithCore();
    for (const [key, expected] of /** @type {const} */ ([
      ["End", { mine: LARGEST_POOL, theirs: 4 }],
      ["ArrowRight", { mine: LARGEST_POOL, theirs: 4 }],
      ["Shift+End", { mine: LARGEST_POOL, theirs: LARGEST_POOL }],
      ["ArrowLeft", { mine: LARGEST_POOL - 1, theirs: LARGEST_POOL }],
    ])) {
      await page.keyboard.press(key);
      await figure.drawn();
      expect(await figure.state(), key).toMatchObject(expected);
      await figure.agreesWithCore();
    }
    await figure.setState({ mine: 6, theirs: 4 });
    await page.keyboard.press("0");
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ size: 24, left: 1, bottom: 1, mine: 6, theirs: 4 });
  }
});

test("every layer stands being as large as can be", async ({ page }) => {
  const figure = await new FigureOnPage(page).open(`?mine=${LARGEST_POOL}&theirs=1000000007&size=${LARGEST_POOL}`);
  for (const [rules, answers, layer, axes] of /** @type {const} */ ([
    ["race", 2, "win", "linear"], ["official", 3, "question", "log"], ["open", 6, "regions", "linear"],
    ["race", 6, "count", "log"], ["official", 2, "distance", "linear"], ["open", 3, "halving", "log"],
  ])) {
    await figure.setState({ rules, answers, layer, axes });
    await expect(figure.notice, `${rules} ${answers} ${layer} ${axes}`).toBeHidden();
    await figure.agreesWithCore();
  }
});

test("logarithmic axes start at one, slide by doublings and read exactly", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=4096&left=100&bottom=200&mine=150&theirs=250");
  expect(await figure.state()).toMatchObject({ left: 100, bottom: 200 });
  const even = await figure.picture();
  await figure.openMore();
  await figure.choose("axes", "Doubling");
  expect(await figure.picture()).not.toBe(even);
  expect(await figure.state()).toMatchObject({ axes: "log", left: 1, bottom: 1, mine: 150, theirs: 250 });
  await figure.choose("axes", "Even");
  expect(await figure.state()).toMatchObject({ axes: "linear", left: 100, bottom: 200, mine: 150, theirs: 250 });
  await figure.choose("axes", "Doubling");
  await figure.agreesWithCore();
  // Sixty-four steps double.
  for (const [position, mine] of /** @type {const} */ ([[0, 1], [64, 2], [64 * 10, 1024], [64 * 12, 4096]])) {
    await drag(figure.slider("mine"), position);
    await figure.drawn();
    expect((await figure.state()).mine).toBe(mine);
    await figure.agreesWithCore();
  }
  const box = await figure.box();
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.5);
  await figure.drawn();
  const { mine } = await figure.state();
  expect(mine).toBeGreaterThan(32);
  expect(mine).toBeLessThan(1000);
  await figure.agreesWithCore();
});

test("contours are drawn at choice, over the chances alone", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await figure.openMore();
  const pictures = new Set();
  for (const label of ["Fair start", "None", "Quarters", "Tenths"]) {
    await figure.choose("contours", label);
    pictures.add(await figure.picture());
  }
  expect(pictures.size).toBe(4);
  await figure.setState({ layer: "count" });
  const counted = await figure.picture();
  await figure.setState({ contours: "none" });
  expect(await figure.picture()).toBe(counted);
});

test("two rule sets stand side by side, with a divider that a mouse and a slider move", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40&theirs=30");
  await figure.openMore();
  const alone = await figure.picture();
  await figure.choose("compare", "Official");
  expect(await figure.picture()).not.toBe(alone);
  expect(await figure.state()).toMatchObject({ compare: "official", "compare-as": "split", divider: 50 });
  for (const mine of [32, 33]) {
    await figure.setState({ mine });
    await figure.agreesWithCore();
  }
  await expect(figure.fact("Other rules")).toHaveText(/ under the race$/);
  for (const divider of [0, 80, 100]) {
    await drag(figure.slider("divider"), divider);
    await figure.drawn();
    expect((await figure.state()).divider).toBe(divider);
    await figure.agreesWithCore();
  }
  await drag(figure.slider("divider"), 50);
  const [edge, box] = [await figure.place(32, 5), await figure.box()];
  const target = await figure.place(16, 50);
  await page.mouse.move(box.x + edge.x + 3, box.y + edge.y);
  await expect(figure.canvas).toHaveCSS("cursor", "ew-resize");
  await page.mouse.down();
  await page.mouse.move(box.x + target.x, box.y + target.y, { steps: 6 });
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ mine: 33, theirs: 30 });
  expect(Math.abs((await figure.state()).divider - 25)).toBeLessThanOrEqual(2);
  await page.mouse.up();
  // Neither pinned nor moved by letting go.
  await expect(figure.pin).toHaveText("Pin");
  expect(await figure.state()).toMatchObject({ mine: 33, theirs: 30 });
  await drag(figure.slider("compare-answers"), 3);
  await figure.agreesWithCore();
  await figure.choose("compare", "Race");
  await figure.setState({ "compare-answers": 2 });
  await expect(figure.text(".compare-as .explanation")).toHaveText("Both rule sets are the same.");
  expect(await figure.picture()).toBe(await alonePicture(figure));
});

/** The same state without a comparison. @param {FigureOnPage} figure */
async function alonePicture(figure) {
  await figure.setState({ compare: "none" });
  return figure.picture();
}

test("the difference of two rule sets is the core's", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40&theirs=30&compare=open&compare-as=difference");
  for (const [mine, theirs] of /** @type {const} */ ([[40, 30], [9, 33], [61, 2], [24, 24]])) {
    await figure.setState({ mine, theirs });
    await figure.agreesWithCore();
    const ours = await figure.core({ ending: "race", answers: 2 }, mine, theirs);
    const other = await figure.core({ ending: "open", answers: 2 }, mine, theirs);
    const apart = 100 * (ours.value - other.value);
    const sign = apart < 0 ? "−" : "+";
    await expect(figure.fact("Difference")).toHaveText(new RegExp(`^\\${sign}[0-9.]+ points? against the open rules$`));
    const said = Number.parseFloat(((await figure.fact("Difference").textContent()) ?? "").slice(1));
    expect(Math.abs(said - Math.abs(apart))).toBeLessThan(0.06);
  }
});

test("the facts of the layers are the core's", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?rules=official&mine=24&theirs=24&layer=distance");
  const { value } = await figure.core({ ending: "official", answers: 2 }, 24, 24);
  const limit = await page.evaluate(async () => {
    const core = await import(/** @type {string} */ ("/www/core.js"));
    return core.limitProbability("official", 24, 24);
  });
  const said = (await figure.fact("Gap to the limit").textContent()) ?? "";
  const [, fraction = ""] = said.replace("−", "-").match(/\((.+)\)$/u) ?? [];
  const [top = Number.NaN, bottom = 1] = fraction.replace("−", "-").split("/").map(Number);
  expect(top / bottom).toBeCloseTo(value - limit, 12);
  await expect(figure.fact("Fair start")).toHaveText("you are even with 32");
  await figure.setState({ layer: "halving", mine: 14, theirs: 5 });
  await expect(figure.fact("Always halving")).toHaveText(/% \(([0-9.]+ points? less|nothing lost)\)$/u);
});

test("the pools come back when a map that was made small grows again", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=50&theirs=40");
  for (const [size, expected] of /** @type {const} */ ([
    [8, { mine: 8, theirs: 8 }], [45, { mine: 45, theirs: 40 }], [64, { mine: 50, theirs: 40 }],
  ])) {
    await figure.field("size").fill(String(size));
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ size, ...expected });
  }
});
