// @ts-check
/** Pointer, wheel, fingers, keys and buttons: each reaches what the others reach, and the page stays scrollable. */
import { FigureOnPage, drag, openAround } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

test("pointing previews, leaving takes it back, a click pins, Escape unpins", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=64");
  const box = await figure.box();
  const point = await figure.place(40, 12);
  expect((await figure.state()).mine).toBe(24);
  await page.mouse.move(box.x + 5, box.y - 30);
  await expect(figure.heading).toHaveText("You have 24, they have 24");
  await page.mouse.click(box.x + point.x, box.y + point.y);
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ mine: 40, theirs: 12 });
  await expect(figure.pin).toHaveText("Pinned");
  await page.mouse.move(box.x + point.x - 150, box.y + point.y - 100);
  await figure.drawn();
  await expect(figure.heading).toHaveText("You have 40, they have 12");
  await page.keyboard.press("Escape");
  await expect(figure.pin).toHaveText("Pin");
  await figure.place(20, 20);
  await figure.pin.click();
  await expect(figure.pin).toHaveAttribute("aria-pressed", "true");
  await figure.pin.click();
  await expect(figure.pin).toHaveAttribute("aria-pressed", "false");
});

test("dragging scrubs, also beyond the edge of the plot", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=64");
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

test("the keys move the crosshair by one, by ten, to the ends, and zoom", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=64");
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
    // One step beyond the edge, the map grows.
    ["ArrowRight", { mine: 65, theirs: 24, size: 128 }],
    ["Home", { mine: 1, theirs: 24 }],
    ["ArrowLeft", { mine: 1, theirs: 24 }],
    ["Shift+End", { mine: 1, theirs: 128 }],
    ["-", { size: 256, theirs: 128 }],
    ["+", { size: 128 }],
    // The window closes in on the position.
    ["=", { size: 64, mine: 1, theirs: 128 }],
    ["-", { size: 128, theirs: 128 }],
    // Back to the first view, doubled until it holds the position.
    ["0", { size: 192, theirs: 128 }],
    ["Shift+Home", { theirs: 1 }],
    ["0", { size: 24, mine: 1, theirs: 1 }],
    ["ArrowRight", { mine: 2, theirs: 1 }],
  ])) {
    await page.keyboard.press(key);
    await figure.drawn();
    expect(await figure.state(), key).toMatchObject(expected);
    await figure.agreesWithCore();
  }
  await page.keyboard.press("Enter");
  await expect(figure.pin).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(figure.pin).toHaveAttribute("aria-pressed", "false");
});

test("keys that are not the figure's are left to the page, and all keys outside of it", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=64");
  await page.evaluate(() => {
    const left = /** @type {string[]} */ ([]);
    Object.assign(window, { left });
    addEventListener("keydown", (event) => {
      if (!event.defaultPrevented) left.push(event.key);
    });
  });
  const left = () => page.evaluate(() => /** @type {any} */ (window).left.splice(0));
  await figure.canvas.focus();
  for (const key of ["a", "Escape", "Alt+ArrowLeft", "Control+ArrowRight", "ArrowUp", "F2", "Space"]) await page.keyboard.press(key);
  expect(await left()).toEqual(["a", "Escape", "Alt", "ArrowLeft", "Control", "ArrowRight", "F2", " "]);
  const before = await figure.state();
  expect(before).toMatchObject({ mine: 24, theirs: 25 });
  await figure.pin.focus();
  for (const key of ["End", "+", "-", "0", "PageUp"]) await page.keyboard.press(key);
  expect(await left()).toEqual(["End", "+", "-", "0", "PageUp"]);
  expect(await figure.state()).toEqual(before);
});

test("the plain wheel scrolls the page, with Ctrl it zooms around the pointer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const figure = await new FigureOnPage(page).open("?size=512&left=2000&bottom=3000&mine=2100&theirs=3100");
  const scroll = () => page.evaluate(() => scrollY);
  const point = await figure.place(2400, 3100);
  const box = await figure.box();
  const before = await scroll();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await figure.drawn();
  expect((await figure.state()).size).toBe(362);
  expect(await scroll()).toBe(before);
  await page.mouse.move(box.x + point.x + 0.5, box.y + point.y);
  await figure.drawn();
  const held = await figure.pointedAt();
  expect(Math.abs(held.mine - 2400)).toBeLessThanOrEqual(2);
  expect(Math.abs(held.theirs - 3100)).toBeLessThanOrEqual(2);
  await page.mouse.wheel(0, 150);
  await expect.poll(scroll).toBeGreaterThan(before);
  expect((await figure.state()).size).toBe(362);
  await page.mouse.move(0, 0);
  await figure.drawn();
  await figure.agreesWithCore();
});

test("many small turns of the wheel zoom as far as one large one", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=64");
  await figure.canvas.evaluate((canvas) => {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true, ctrlKey: true };
    for (let turn = 0; turn < 200; turn += 1) canvas.dispatchEvent(new WheelEvent("wheel", { ...place, deltaY: 2 }));
  });
  await figure.drawn();
  expect((await figure.state()).size).toBe(128);
});

test("Shift and dragging move the map, slowly as fast, and the middle button too", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?left=100&bottom=100&mine=130&theirs=130");
  const near = await figure.place(120, 120);
  const far = await figure.place(140, 135);
  const box = await figure.box();
  const at = /** @param {{ x: number, y: number }} point */ (point) => /** @type {const} */ ([box.x + point.x, box.y + point.y]);
  await page.keyboard.down("Shift");
  await page.mouse.move(...at(far));
  await page.mouse.down();
  await page.mouse.move(...at(near), { steps: 60 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await figure.drawn();
  // The position that was at the far point is at the near one now.
  const moved = await figure.state();
  expect(Math.abs(moved.left - 120)).toBeLessThanOrEqual(1);
  expect(Math.abs(moved.bottom - 115)).toBeLessThanOrEqual(1);
  expect(moved.size).toBe(64);
  await expect(figure.pin).toHaveText("Pin");
  await page.mouse.move(...at(near));
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(...at(far), { steps: 3 });
  await page.mouse.up({ button: "middle" });
  await figure.drawn();
  expect(await figure.state()).toMatchObject({ left: moved.left - 20, bottom: moved.bottom - 15 });
  await figure.agreesWithCore();
});

test("every gesture also has a button", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?left=100&bottom=100&mine=130&theirs=130");
  const press = async (/** @type {string} */ name) => {
    const before = await figure.picture();
    await figure.element.getByRole("button", { name, exact: true }).click();
    await figure.drawn();
    expect(await figure.picture(), name).not.toBe(before);
    await figure.agreesWithCore();
    const { left, bottom, size } = await figure.state();
    return { left, bottom, size };
  };
  // A quarter of the picture, axes included.
  const right = await press("Move right");
  expect(right).toEqual({ left: expect.any(Number), bottom: 100, size: 64 });
  expect(Math.abs(right.left - 117)).toBeLessThanOrEqual(1);
  const up = await press("Move up");
  expect(up).toEqual({ ...right, bottom: expect.any(Number) });
  expect(Math.abs(up.bottom - 118)).toBeLessThanOrEqual(2);
  expect(await press("Move left")).toEqual({ ...up, left: 100 });
  expect(await press("Move down")).toEqual({ left: 100, bottom: 100, size: 64 });
  expect(await press("Zoom in")).toMatchObject({ size: 32 });
  expect(await press("Zoom out")).toMatchObject({ size: 64 });
  expect(await press("Zoom out")).toMatchObject({ size: 128 });
  expect(await press("Reset the view")).toEqual({ left: 1, bottom: 1, size: 192 });
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  /**
   * Moves fingers as a screen reports them.
   * @param {import("@playwright/test").Page} page
   */
  async function screen(page) {
    const session = await page.context().newCDPSession(page);
    /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {[number, number][]} points */
    return (type, points) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }

  test("a tap reads a position without pinning, and nothing is too small to hit", async ({ page }) => {
    const figure = await new FigureOnPage(page).open("?compare=official");
    const box = await figure.box();
    await page.touchscreen.tap(box.x + box.width * 0.7, box.y + box.height * 0.5);
    await figure.drawn();
    expect(await figure.state()).not.toMatchObject({ mine: 24, theirs: 24 });
    await figure.agreesWithCore();
    await expect(figure.pin).toHaveText("Pin");
    await figure.openMore();
    const small = await figure.element.locator("input[type=range], input[type=number], .options label, button, summary, .switch").evaluateAll((elements) => {
      // 44 CSS pixels where the pointer is a finger, 24 elsewhere.
      const least = matchMedia("(pointer: coarse)").matches ? 44 : 24;
      const shown = elements.filter((element) => element.checkVisibility());
      return shown.filter((element) => element.getBoundingClientRect().height < least).map((element) => element.outerHTML);
    });
    expect(small).toEqual([]);
  });

  test("a finger drags along, a vertical swipe scrolls the page", async ({ page }) => {
    const figure = await new FigureOnPage(page).open("?size=64");
    await expect(figure.canvas).toHaveCSS("touch-action", "pan-y");
    const [touch, box] = [await screen(page), await figure.box()];
    const middle = box.y + box.height / 2;
    await touch("touchStart", [[box.x + 100, middle]]);
    for (let x = 110; x <= 200; x += 10) await touch("touchMove", [[box.x + x, middle]]);
    await figure.drawn();
    const { mine } = await figure.state();
    await touch("touchEnd", []);
    await touch("touchStart", [[box.x + 100, middle]]);
    await touch("touchEnd", []);
    await figure.drawn();
    expect(mine).toBeGreaterThan((await figure.state()).mine + 10);
    const before = await page.evaluate(() => scrollY);
    await touch("touchStart", [[box.x + 150, middle]]);
    for (let y = 10; y <= 200; y += 10) await touch("touchMove", [[box.x + 150, middle - y]]);
    await touch("touchEnd", []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    expect((await figure.state()).size).toBe(64);
  });

  for (const [way, dx, dy] of /** @type {const} */ ([["sideways", 1, 0], ["upright", 0, 1], ["slantwise", 0.7, 0.7]])) {
    test(`two fingers zoom ${way}, slowly, around what they hold`, async ({ page }) => {
      const figure = await new FigureOnPage(page).open("?size=256&left=1000&bottom=1000&mine=1100&theirs=1100");
      const [touch, box] = [await screen(page), await figure.box()];
      const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      /** @param {number} reach @returns {[number, number][]} */
      const fingers = (reach) => [
        [centre.x - dx * reach, centre.y - dy * reach],
        [centre.x + dx * reach, centre.y + dy * reach],
      ];
      await page.mouse.move(centre.x, centre.y);
      await figure.drawn();
      const held = await figure.pointedAt();
      await touch("touchStart", fingers(40));
      for (let reach = 41; reach <= 80; reach += 1) await touch("touchMove", fingers(reach));
      await touch("touchEnd", []);
      await figure.drawn();
      const { size } = await figure.state();
      expect(Math.abs(size - 128)).toBeLessThanOrEqual(2);
      await page.mouse.move(centre.x + 0.5, centre.y);
      await figure.drawn();
      const now = await figure.pointedAt();
      expect(Math.abs(now.mine - held.mine)).toBeLessThanOrEqual(2);
      expect(Math.abs(now.theirs - held.theirs)).toBeLessThanOrEqual(2);
      await page.mouse.move(0, 0);
      await figure.drawn();
      await figure.agreesWithCore();
    });
  }
});

test("a slider that is dragged shows the latest value", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?size=64");
  for (let value = 1; value <= 50; value += 1) await drag(figure.slider("mine"), value);
  await figure.drawn();
  expect((await figure.state()).mine).toBe(50);
  await figure.agreesWithCore();
});

test("the slow zoom runs when it is asked for, until it is stopped, and never where motion is not wanted", async ({ page }) => {
  const [figure] = await openAround(page, '<upper-hand figure="limit-tiles"></upper-hand>');
  if (figure === undefined) throw new Error("a figure was expected");
  const player = figure.element.getByTitle("Zoom slowly");
  const zoom = async () => (await figure.state())["zoom"];
  const frames = () => page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  const start = await zoom();
  await frames();
  expect(await zoom()).toBe(start);
  const stops = [
    () => player.click(),
    () => figure.canvas.click({ position: { x: 5, y: 5 } }),
    () => figure.canvas.press("ArrowRight"),
    () => page.emulateMedia({ reducedMotion: "reduce" }),
  ];
  for (const stop of stops) {
    const before = await zoom();
    await player.click();
    await expect(player).toHaveAttribute("aria-pressed", "true");
    await expect.poll(zoom).not.toBe(before);
    await stop();
    await expect(player).toHaveAttribute("aria-pressed", "false");
    const stopped = await zoom();
    await frames();
    expect(await zoom()).toBe(stopped);
  }
  await page.reload();
  await figure.drawn();
  await expect(player).toBeHidden();
});
