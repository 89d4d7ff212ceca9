// @ts-check
/** The figure `win-map` in a real browser: what it shows is what the core says, however it is moved. */
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test("the page loads with the boxed game and says what to do", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await expect(page).toHaveTitle("Upperhand – when to gamble at Guess Who?");
  await expect(figure.text(".percent")).toHaveText("63.2\u202f%");
  await expect(figure.text(".fraction")).toHaveText("91/144 ≈ 0.631944");
  await expect(figure.text(".advice")).toHaveText("Ask about 12 of your 24 suspects: you have the upper hand at level 4, so halve.");
  await figure.agreesWithCore();
});

for (const rules of ["Race", "Official", "Open"]) {
  test(`under the rules ${rules} every slider moves picture and readout to what the core says`, async ({ page }) => {
    const figure = await new FigureOnPage(page).open("?mine=40&size=48");
    const before = rules === "Race" ? "" : await figure.picture();
    await figure.element.getByRole("radio", { name: rules, exact: true }).check();
    await figure.drawn();
    expect((await figure.state()).rules).toBe(rules.toLowerCase());
    expect(await figure.picture()).not.toBe(before);
    await figure.agreesWithCore();
    for (const [name, value] of /** @type {const} */ ([["mine", 33], ["theirs", 9], ["mine", 2], ["theirs", 48], ["size", 100], ["mine", 99]])) {
      const old = await figure.picture();
      await drag(figure.element.locator(`.${name} input[type=range]`), value);
      expect(await figure.picture(), `${name} = ${value}`).not.toBe(old);
      expect(await figure.state()).toMatchObject({ [name]: value });
      await figure.agreesWithCore();
    }
  });
}

test("every layer paints another picture", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  for (const rules of ["Race", "Official", "Open"]) {
    await figure.element.getByRole("radio", { name: rules, exact: true }).check();
    const pictures = new Set();
    for (const layer of ["Chance", "Question", "Regions"]) {
      await figure.element.getByRole("radio", { name: layer, exact: true }).check();
      pictures.add(await figure.picture());
    }
    expect(pictures.size, rules).toBe(3);
  }
});

test("the brighter a cell, the larger the chance that the core gives it", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?rules=official&mine=32&theirs=1&size=32");
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
        const [red = 0, green = 0, blue = 0] = context.getImageData(x * ratio, y * ratio, 1, 1).data;
        return { n, m, chance: core.winProbability("official", n, m).value, light: red + green + blue };
      });
    },
    { positions, corner, far },
  );
  const sorted = seen.toSorted((a, b) => a.chance - b.chance);
  for (const [index, cell] of sorted.slice(1).entries()) {
    expect(cell.light, JSON.stringify([sorted[index], cell])).toBeGreaterThanOrEqual(/** @type {any} */ (sorted[index]).light);
  }
});

test("pointing previews, leaving takes it back, a click pins, Escape unpins", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  const box = await figure.box();
  const point = await figure.place(40, 12);
  expect((await figure.state()).mine).toBe(24);
  await page.mouse.move(box.x + 5, box.y - 30);
  await expect(figure.text(".heading span")).toHaveText("You have 24, they have 24");
  await page.mouse.click(box.x + point.x, box.y + point.y);
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ mine: 40, theirs: 12 });
  await expect(figure.text(".pin")).toHaveText("Pinned");
  await page.mouse.move(box.x + point.x - 150, box.y + point.y - 100);
  await figure.drawn();
  await expect(figure.text(".heading span")).toHaveText("You have 40, they have 12");
  await page.keyboard.press("Escape");
  await expect(figure.text(".pin")).toHaveText("Pin");
  await figure.place(20, 20);
});

test("dragging scrubs, also beyond the edge of the plot", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  const box = await figure.box();
  const point = await figure.place(30, 30);
  await page.mouse.down();
  await page.mouse.move(box.x + point.x + 80, box.y + point.y, { steps: 5 });
  await figure.drawn();
  expect((await figure.state()).mine).toBeGreaterThan(32);
  await page.mouse.move(box.x + point.x, box.y + box.height + 200, { steps: 5 });
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ mine: 30, theirs: 1 });
  await page.mouse.up();
  await figure.agreesWithCore();
});

test("the keys move the crosshair by one, by ten, to the ends, and change the size", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await figure.canvas.focus();
  for (const [key, expected] of /** @type {const} */ ([
    ["ArrowRight", { mine: 25, theirs: 24 }],
    ["ArrowUp", { mine: 25, theirs: 25 }],
    ["ArrowLeft", { mine: 24, theirs: 25 }],
    ["ArrowDown", { mine: 24, theirs: 24 }],
    ["Shift+ArrowRight", { mine: 34, theirs: 24 }],
    ["PageUp", { mine: 34, theirs: 34 }],
    ["PageDown", { mine: 34, theirs: 24 }],
    ["End", { mine: 64, theirs: 24 }],
    ["ArrowRight", { mine: 64, theirs: 24 }],
    ["Home", { mine: 1, theirs: 24 }],
    ["ArrowLeft", { mine: 1, theirs: 24 }],
    ["Shift+End", { mine: 1, theirs: 64 }],
    ["-", { size: 128 }],
    ["+", { size: 64 }],
    ["+", { size: 32, mine: 1, theirs: 32 }],
    ["0", { size: 64, theirs: 64 }],
  ])) {
    await page.keyboard.press(key);
    await figure.drawn();
    expect(await figure.state(), key).toMatchObject(expected);
    await figure.agreesWithCore();
  }
  await page.keyboard.press("Enter");
  await expect(figure.text(".pin")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(figure.text(".pin")).toHaveAttribute("aria-pressed", "false");
});

test("the pools come back when a map that was made small grows again", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=50&theirs=40");
  const size = figure.element.locator(".size input[type=range]");
  await drag(size, 8);
  expect(await figure.state()).toMatchObject({ mine: 8, theirs: 8 });
  await drag(size, 45);
  expect(await figure.state()).toMatchObject({ mine: 45, theirs: 40 });
  await drag(size, 64);
  expect(await figure.state()).toMatchObject({ mine: 50, theirs: 40 });
});

test("the picture follows the theme while the page is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const figure = await new FigureOnPage(page).open();
  const paper = () => figure.colour(1, 1);
  expect(await paper()).toBe("251,250,247,255");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe("20,21,24,255");
  await figure.element.evaluate((element) => element.setAttribute("theme", "light"));
  await expect.poll(paper).toBe("251,250,247,255");
  await page.evaluate(() => document.documentElement.style.setProperty("--upper-hand-paper", "rgb(1 2 3 / 0.5)"));
  await expect.poll(paper).toBe("1,2,3,255");
});

for (const deviceScaleFactor of [1, 1.5, 2]) {
  test.describe(`at pixel ratio ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });
    test("the canvas has a pixel for each pixel of the screen, also after a resize", async ({ page }) => {
      const figure = await new FigureOnPage(page).open();
      for (const width of [1280, 900, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await figure.drawn();
        const sizes = await figure.canvas.evaluate((element) => {
          const canvas = /** @type {HTMLCanvasElement} */ (element);
          const box = canvas.getBoundingClientRect();
          return { across: canvas.width - box.width * devicePixelRatio, along: canvas.height - box.height * devicePixelRatio };
        });
        expect(Math.abs(sizes.across)).toBeLessThanOrEqual(1);
        expect(Math.abs(sizes.along)).toBeLessThanOrEqual(1);
      }
    });
  });
}

test("taken out and put back elsewhere, the figure lives on", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?mine=40");
  await page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.querySelector("upper-hand"));
    element.remove();
    document.querySelector("footer")?.append(element);
  });
  await figure.drawn();
  await drag(figure.element.locator(".mine input[type=range]"), 33);
  await figure.drawn();
  await figure.agreesWithCore();
  expect((await figure.state()).mine).toBe(33);
});

test("attributes set from outside are shown", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();
  await figure.element.evaluate((element) => {
    element.setAttribute("rules", "open");
    element.setAttribute("mine", "7");
    element.setAttribute("theirs", "<img src=x onerror=alert(1)>");
  });
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ rules: "open", mine: 7, theirs: 24 });
  await expect(figure.notice).toContainText("<img src=x onerror=alert(1)");
  await figure.agreesWithCore();
});

test("a thousand random events leave the figure whole, its last state right, and the memory as it was", async ({ page }) => {
  test.slow();
  const figure = await new FigureOnPage(page).open("?size=128");
  /** @param {number} count */
  const stir = (count) =>
    page.evaluate(async (count) => {
      const element = /** @type {HTMLElement} */ (document.querySelector("upper-hand"));
      const errors = /** @type {string[]} */ ([]);
      element.addEventListener("upper-hand:error", (event) => errors.push(/** @type {CustomEvent} */ (event).detail.message));
      const root = /** @type {ShadowRoot} */ (element.shadowRoot);
      const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
      const ranges = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll("input[type=range]"));
      const radios = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll("input[type=radio]"));
      let seed = count;
      const random = (/** @type {number} */ below) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return seed % below;
      };
      for (let event = 0; event < count; event += 1) {
        const kind = random(7);
        const range = ranges[kind];
        if (range !== undefined) {
          range.value = String(1 + random(Number(range.max)));
          range.dispatchEvent(new Event("input"));
        } else if (kind === 3) radios[random(radios.length)]?.click();
        else {
          const { x, y, width, height } = canvas.getBoundingClientRect();
          const place = { clientX: x + random(width), clientY: y + random(height), bubbles: true };
          const [type, pointerType] = kind === 4 ? ["pointerdown", "touch"] : ["pointermove", "mouse"];
          canvas.dispatchEvent(new PointerEvent(type, { ...place, pointerType }));
        }
        if (event % 3 === 0) await new Promise((done) => requestAnimationFrame(done));
      }
      canvas.dispatchEvent(new PointerEvent("pointerleave"));
      const module = await import(/** @type {string} */ ("/www/pkg/upperhand.js"));
      return { errors, memory: (await module.default()).memory.buffer.byteLength };
    }, count);
  const first = await stir(400);
  const second = await stir(600);
  expect([...first.errors, ...second.errors]).toEqual([]);
  expect(second.memory).toBe(first.memory);
  await figure.drawn();
  await figure.agreesWithCore();
});
