// @ts-check
/** The figure `win-map` in a real browser: what it shows is what the core says, whatever is asked of it. */
import { FigureOnPage, NARROW_SPACE, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

test("the workbench opens in the weeds and says what to do, and what it is worth", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await expect(page).toHaveTitle("Upperhand – The map of all positions");
  await expect(figure.text(".percent")).toHaveText(`41.7${NARROW_SPACE}%`);
  await expect(figure.text(".fraction")).toHaveText("5/12 ≈ 0.416667");
  await expect(figure.text(".advice")).toHaveText(
    `Ask about only 2 of 6. You are in the weeds: this wins 41.7${NARROW_SPACE}%, halving now 33.3${NARROW_SPACE}%.`,
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

test("whoever is at a word that is explained stays there when the sentence changes", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=6&theirs=4");
  const word = figure.text(".advice .term").first();
  await word.focus();
  await expect(word).toHaveText("in the weeds");
  const said = await figure.text(".advice").textContent();
  await figure.setState({ mine: 7 });
  await expect(figure.text(".advice")).not.toHaveText(said ?? "");
  await expect(word).toBeFocused();
  // Another sentence has other words.
  await figure.setState({ mine: 24, theirs: 24 });
  await expect(word).toHaveText("the upper hand");
  await expect(word).toBeFocused();
});

test("every slider moves picture and readout to what the core says", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40&theirs=24&size=48");
  const before = await figure.picture();
  await figure.choose("rules", "Official");
  expect((await figure.state()).rules).toBe("official");
  expect(await figure.picture()).not.toBe(before);
  await figure.agreesWithCore();
  for (const [name, position, value] of /** @type {const} */ ([
    ["mine", 33, 33], ["theirs", 9, 9], ["answers", 6, 6],
    // Sixteen steps of this slider double the size.
    ["size", 104, 91],
  ])) {
    const old = await figure.picture();
    await drag(figure.slider(name), position);
    expect(await figure.picture(), `${name} = ${value}`).not.toBe(old);
    expect(await figure.state()).toMatchObject({ [name]: value });
    await expect(figure.field(name)).toHaveValue(String(value));
    await figure.agreesWithCore();
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
  // Each channel is rounded to a whole number.
  for (const [index, cell] of sorted.slice(1).entries()) {
    expect(cell.blueness + 1, JSON.stringify([sorted[index], cell])).toBeGreaterThanOrEqual(/** @type {any} */ (sorted[index]).blueness);
  }
});

test("two rule sets stand side by side, with a divider that a mouse and a slider move", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40&theirs=30&size=64");
  await figure.openMore();
  const alone = await figure.picture();
  await figure.choose("compare", "Official");
  expect(await figure.picture()).not.toBe(alone);
  expect(await figure.state()).toMatchObject({ compare: "official", "compare-as": "split", divider: 50 });
  await expect(figure.fact("Other rules")).toHaveText(/ under the race$/);
  await drag(figure.slider("divider"), 80);
  await figure.drawn();
  expect((await figure.state()).divider).toBe(80);
  await figure.agreesWithCore();
  await drag(figure.slider("divider"), 50);
  const { x, y, width, height } = await figure.box();
  const middle = y + height / 2;
  // The divider is in the middle of the plot, somewhat right of that of the picture.
  let edge = x + 0.5 * width;
  for (const end = x + 0.7 * width; edge < end; edge += 8) {
    await page.mouse.move(edge, middle);
    if (await figure.canvas.evaluate((canvas) => getComputedStyle(canvas).cursor === "ew-resize")) break;
  }
  await expect(figure.canvas).toHaveCSS("cursor", "ew-resize");
  await page.mouse.down();
  await page.mouse.move(edge - 0.2 * width, middle, { steps: 6 });
  await figure.drawn();
  const { divider } = await figure.state();
  expect(divider).toBeLessThan(35);
  await page.mouse.up();
  // Neither pinned nor moved by letting go.
  await expect(figure.pin).toHaveText("Pin");
  expect(await figure.state()).toMatchObject({ mine: 40, theirs: 30, divider });
  await figure.choose("compare", "Race");
  await expect(figure.text(".compare-as .explanation")).toHaveText("Both rule sets are the same.");
  const same = await figure.picture();
  await figure.setState({ compare: "none" });
  expect(await figure.picture()).toBe(same);
});
