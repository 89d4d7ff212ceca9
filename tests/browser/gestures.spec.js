// @ts-check
/**
 * Pointer, wheel, fingers, keys and buttons reach the figure, and the page stays scrollable. How far each of them goes
 * is tested natively: `tests/native/controller/gestures.rs`.
 */
import { FigureOnPage, openAlone, punctual, touching } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

/** Takes back what was done to a figure, and has it show something else. @param {FigureOnPage} figure @param {import("./support/figure.js").Settings} settings */
async function calm(figure, settings) {
  await figure.page.mouse.move(0, 0);
  if ((await figure.pin.getAttribute("aria-pressed")) === "true") await figure.pin.click();
  await figure.page.evaluate(() => scrollTo(0, 0));
  await figure.setState({ size: 24, left: 1, bottom: 1, compare: "none", ...settings });
}

test("the mouse previews, pins, drags, moves and zooms, and keys and the wheel are left to the page where they are not the figure’s", async ({ page }) => {
  const figure = await new FigureOnPage(page).open();

  await test.step("pointing previews, leaving takes it back, a click pins, Escape unpins", async () => {
    await calm(figure, { mine: 24, theirs: 24, size: 64 });
    const box = await figure.box();
    const point = await figure.place(40, 12);
    expect((await figure.state()).mine).toBe(24);
    await page.mouse.move(box.x + 5, box.y - 30);
    await expect(figure.heading).toHaveText("You have 24, they have 24");
    await page.mouse.click(box.x + point.x, box.y + point.y);
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ mine: 40, theirs: 12 });
    await expect(figure.pin).toHaveText("Held still");
    await page.mouse.move(box.x + point.x - 150, box.y + point.y - 100);
    await figure.drawn();
    await expect(figure.heading).toHaveText("You have 40, they have 12");
    await page.keyboard.press("Escape");
    await expect(figure.pin).toHaveText("Hold still");
    await figure.place(20, 20);
    await figure.pin.click();
    await expect(figure.pin).toHaveAttribute("aria-pressed", "true");
    await figure.pin.click();
    await expect(figure.pin).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("dragging scrubs, also beyond the edge of the plot", async () => {
    await calm(figure, { mine: 24, theirs: 24, size: 64 });
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

  await test.step("keys that are the figure's stay in it, and all others are left to the page", async () => {
    await calm(figure, { mine: 24, theirs: 24, size: 64 });
    await page.evaluate(() => {
      const left = /** @type {string[]} */ ([]);
      Object.assign(window, { left });
      addEventListener("keydown", (event) => left.push(event.key));
    });
    const left = () => page.evaluate(() => /** @type {any} */ (window).left.splice(0));
    await figure.canvas.focus();
    for (const key of ["a", "Escape", "Alt+ArrowLeft", "Control+ArrowRight", "ArrowUp", "F2", "Space", "Shift+ArrowRight"]) await page.keyboard.press(key);
    expect(await left()).toEqual(["a", "Escape", "Alt", "ArrowLeft", "Control", "ArrowRight", "F2", " ", "Shift"]);
    const before = await figure.state();
    expect(before).toMatchObject({ mine: 34, theirs: 25 });
    await figure.pin.focus();
    for (const key of ["End", "+", "-", "0", "PageUp"]) await page.keyboard.press(key);
    expect(await left()).toEqual(["End", "+", "-", "0", "PageUp"]);
    expect(await figure.state()).toEqual(before);
    // A deck of slides would go on, and a page scroll.
    await figure.pin.press("Enter");
    for (const key of ["ArrowRight", "Home", "PageUp", "5"]) await figure.slider("mine").press(key);
    for (const key of ["5", "Tab"]) await figure.field("mine").press(key);
    expect(await left()).toEqual(["Tab"]);
  });

  await test.step("Shift and dragging move the map, and the middle button too", async () => {
    await calm(figure, { size: 64, left: 100, bottom: 100, mine: 130, theirs: 130 });
    const { x, y, width, height } = await figure.box();
    const [near, far] = /** @type {const} */ ([[x + 0.4 * width, y + 0.5 * height], [x + 0.7 * width, y + 0.4 * height]]);
    await page.keyboard.down("Shift");
    await page.mouse.move(...far);
    await page.mouse.down();
    await page.mouse.move(...near, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await figure.drawn();
    const moved = await figure.state();
    expect(moved.left).toBeGreaterThan(110);
    expect(moved.bottom).toBeGreaterThan(103);
    expect(moved.size).toBe(64);
    await expect(figure.pin).toHaveText("Hold still");
    await page.mouse.move(...near);
    await page.mouse.down({ button: "middle" });
    await page.mouse.move(...far, { steps: 3 });
    await page.mouse.up({ button: "middle" });
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ left: 100, bottom: 100, size: 64 });
    await figure.agreesWithCore();
  });

  await test.step("the plain wheel scrolls the page, with Ctrl it zooms around the pointer", async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await calm(figure, { size: 512, left: 2000, bottom: 3000, mine: 2390, theirs: 3110 });
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
});

test("the first crosshair that moves over a picture that stays finds it there: nothing of it is drawn again", async ({ page }) => {
  await punctual(page);
  const figure = await new FigureOnPage(page).open("?mine=24&theirs=24&size=64");
  // In a new size it is drawn once, finely.
  await page.setViewportSize({ width: 600, height: 800 });
  await figure.drawn();
  const shown = await figure.picture();
  const box = await figure.box();
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    Object.assign(globalThis, { texts: 0 });
    prototype.fillText = function draw(...given) {
      Object.assign(globalThis, { texts: /** @type {any} */ (globalThis).texts + 1 });
      fillText.apply(this, given);
    };
  });
  /** The texts that are drawn for a move of the pointer. @param {number} by */
  const texts = async (by) => {
    const count = () => page.evaluate(() => Number(/** @type {any} */ (globalThis).texts));
    const before = await count();
    await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2);
    await figure.drawn();
    return await count() - before;
  };
  const [first, second] = [await texts(0), await texts(100)];
  expect(first).toBeGreaterThan(0);
  expect(await texts(0)).toBe(first);
  expect(second).toBeGreaterThan(0);
  await page.mouse.move(box.x + 5, box.y - 30);
  expect(await figure.picture()).toBe(shown);
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a tap reads a position, a finger drags along, two zoom, and a swipe scrolls the page", async ({ page }) => {
    const figure = await new FigureOnPage(page).open();

    await test.step("a tap reads a position without pinning, and nothing is too small to hit", async () => {
      await calm(figure, { mine: 24, theirs: 24, compare: "official" });
      const box = await figure.box();
      await page.touchscreen.tap(box.x + box.width * 0.7, box.y + box.height * 0.5);
      await figure.drawn();
      expect(await figure.state()).not.toMatchObject({ mine: 24, theirs: 24 });
      await expect(figure.pin).toHaveText("Hold still");
      await figure.openMore();
      const small = await figure.element.locator("input[type=range], input[type=number], .options label, button:not(.term), summary, .switch").evaluateAll((elements) => {
        // 44 CSS pixels where the pointer is a finger, 24 elsewhere.
        const least = matchMedia("(pointer: coarse)").matches ? 44 : 24;
        const shown = elements.filter((element) => element.checkVisibility());
        return shown.filter((element) => element.getBoundingClientRect().height < least).map((element) => element.outerHTML);
      });
      expect(small).toEqual([]);
    });

    await test.step("a finger drags along, a vertical swipe scrolls the page", async () => {
      await calm(figure, { mine: 24, theirs: 24, size: 64 });
      await expect(figure.canvas).toHaveCSS("touch-action", "pan-y");
      const [touch, box] = [await touching(page), await figure.box()];
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
      const before = await page.evaluate(() => Object.assign(window, { rest: new Promise((done) => addEventListener("scrollend", done)) }).scrollY);
      await touch("touchStart", [[box.x + 150, middle]]);
      for (let y = 10; y <= 200; y += 10) await touch("touchMove", [[box.x + 150, middle - y]]);
      await touch("touchEnd", []);
      expect(await page.evaluate(() => /** @type {any} */ (window).rest.then(() => scrollY))).toBeGreaterThan(before + 50);
      expect((await figure.state()).size).toBe(64);
    });

    await test.step("two fingers zoom around what they hold", async () => {
      await calm(figure, { size: 256, left: 1000, bottom: 1000, mine: 1100, theirs: 1100 });
      const [touch, box] = [await touching(page), await figure.box()];
      const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      /** @param {number} reach @returns {[number, number][]} */
      const fingers = (reach) => [-0.7, 0.7].map((share) => [centre.x + share * reach, centre.y + share * reach]);
      await page.mouse.move(centre.x, centre.y);
      await figure.drawn();
      const held = await figure.pointedAt();
      await touch("touchStart", fingers(40));
      for (let reach = 44; reach <= 80; reach += 4) await touch("touchMove", fingers(reach));
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
  });
});

test("the slow zoom runs when it is asked for, until it is stopped, and never where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  const figure = await openAlone(page, "limit-tiles");
  // From here on the page's time goes on when it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  const player = figure.element.getByTitle("Zoom slowly");
  const zoom = async () => {
    await page.clock.runFor(200);
    return (await figure.state()).zoom;
  };
  const start = await zoom();
  expect(await zoom()).toBe(start);
  const stops = [
    () => player.click(),
    () => page.emulateMedia({ reducedMotion: "reduce" }),
  ];
  for (const stop of stops) {
    const before = await zoom();
    await player.click();
    expect(await zoom()).not.toBe(before);
    await expect(player).toHaveText("■ Stop");
    await stop();
    const stopped = await zoom();
    await expect(player).toHaveText("▶ Zoom");
    expect(await zoom()).toBe(stopped);
  }
  // A step at a time is no motion.
  const before = Number(await zoom());
  await player.click();
  expect(Math.abs(Number(await zoom()) - before)).toBeGreaterThan(0.5);
  await expect(player).toHaveText("▶ Zoom");
});
