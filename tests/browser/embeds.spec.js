// @ts-check
/** A figure holds in whatever a page does with it: sets and takes back attributes, moves it into another document, hides it, gestures of its own. */
import { frames, openAround } from "./support/figure.js";
import { LOADER, holdModules, show } from "./support/host.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

test.use({ viewport: { width: 900, height: 800 } });

/** A figure that is brought in line, one that is dragged, two that are made low, and one with a number in prose. */
const PAGE = `<upper-hand mine="24" layer="question"></upper-hand><div draggable="true"><upper-hand mine="24"></upper-hand></div>
  <upper-hand mine="24"></upper-hand><p>Below.</p><upper-hand compact mine="24"></upper-hand><p>Below.</p><upper-hand id="map" mine="24"></upper-hand>
  <script type="module" src="/www/prose.js"></script><upper-hand-value for="map" name="mine">24</upper-hand-value>`;

test("what a page asks for last holds, what it takes back is gone, and neither its drags nor its heights break a figure", async ({ page }) => {
  const [lined, dragged, ...others] = await openAround(page, PAGE);
  const [low, wished] = [others.slice(0, 2), others[2]];

  await test.step("a page that is brought in line with its source takes back what it asked for, and nothing else", async () => {
    const figure = lined;
    await figure.setState({ theirs: 17, rules: "official" });
    // As all who morph a document do, from the last attribute to the first.
    const morph = (/** @type {string} */ source) => figure.element.evaluate((element, source) => {
      const wanted = /** @type {Element} */ (new DOMParser().parseFromString(source, "text/html").querySelector("upper-hand"));
      for (const { name, value } of wanted.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      for (let index = element.attributes.length - 1; index >= 0; index -= 1) {
        const name = element.attributes[index]?.name ?? "";
        if (!wanted.hasAttribute(name)) element.removeAttribute(name);
      }
    }, source);
    await morph('<upper-hand mine="24"></upper-hand>');
    expect(await figure.state()).toMatchObject({ mine: 24, theirs: 17, rules: "official", layer: "win" });
    await expect(figure.element).toHaveAttribute("theirs", "17");
    await morph('<upper-hand mine="24" theirs="9"></upper-hand>');
    await morph('<upper-hand mine="24"></upper-hand>');
    expect(await figure.state()).toMatchObject({ theirs: 4, rules: "official" });
  });

  await test.step("what is dragged in a figure is not dragged with the page around it, and all else is", async () => {
    const figure = dragged;
    await page.evaluate(() => {
      const heard = /** @type {string[]} */ ([]);
      Object.assign(window, { heard });
      for (const type of ["pointerdown", "touchstart", "mousedown", "dragstart"])
        document.addEventListener(type, (event) => event.defaultPrevented || heard.push(type));
    });
    const heard = () => page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
    for (const part of [figure.canvas, figure.slider("mine")]) {
      await figure.setState({ mine: 12, theirs: 12 });
      await part.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      for (const share of [0.6, 0.7, 0.8]) await page.mouse.move(x + width * share, y + height / 2, { steps: 4 });
      await page.mouse.up();
      await frames(page);
      expect((await figure.state()).mine).toBeGreaterThan(16);
    }
    expect(await heard()).toEqual([]);
    await figure.element.locator(".advice").dragTo(figure.canvas, { force: true });
    expect(await heard()).toContain("dragstart");
  });

  await test.step("in an element that its page makes low, a figure scrolls, until it has its room again", async () => {
    for (const [index, figure] of low.entries()) {
      const room = (/** @type {string} */ maxHeight) => figure.element.evaluate((element, maxHeight) => {
        Object.assign(/** @type {HTMLElement} */ (element).style, { maxHeight });
        element.scrollIntoView();
      }, maxHeight);
      const below = () => page.getByText("Below.").nth(index).evaluate((element) => document.elementFromPoint(20, element.getBoundingClientRect().y + 5) === element);
      const hidden = () => figure.element.evaluate((element) => element.scrollHeight - element.clientHeight);
      const { height = 0 } = (await figure.element.boundingBox()) ?? {};
      for (const low of ["120px", "300px"]) {
        await room(low);
        await expect.poll(below).toBe(true);
        await figure.slider("mine").scrollIntoViewIfNeeded();
        await expect(figure.slider("mine")).toBeInViewport();
        expect(await hidden()).toBeGreaterThan(100);
      }
      await room("none");
      await expect.poll(async () => (await figure.element.boundingBox())?.height).toBe(height);
      await expect.poll(() => figure.element.evaluate((element) => getComputedStyle(element).overflowY)).toBe("visible");
    }
  });

  await test.step("the newest wish wins over what a figure has written itself, and everybody is told of it", async () => {
    const figure = wished;
    const set = (/** @type {object} */ settings) => figure.element.evaluate((element, settings) => void Object.assign(element, settings), settings);
    await figure.canvas.focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowRight");
    await figure.listen();
    await set({ mine: 30 });
    expect(await figure.state()).toMatchObject({ mine: 30 });
    await expect(figure.notice).toBeHidden();
    expect((await figure.told()).map(({ source, state }) => [source, state.mine])).toEqual([["script", 30]]);
    await expect(page.locator("upper-hand-value span[part=value]")).toHaveText("30");
    // Also where it was set while the figure was away.
    await figure.element.evaluate(async (element) => {
      element.remove();
      await new Promise((done) => setTimeout(done));
      Object.assign(element, { mine: 90 });
      document.body.append(element);
    });
    await figure.drawn();
    expect(await figure.state()).toMatchObject({ mine: 90 });
    await set({ mine: null });
    expect(await figure.state()).toMatchObject({ mine: 6 });
  });
});

test("moved into a frame or a window and back, a figure looks and answers as before, and so does the next one", async ({ page }) => {
  const [figure] = await openAround(page, '<iframe srcdoc="<!doctype html>" width="800" height="700"></iframe><upper-hand mine="24"></upper-hand>');
  const look = () => figure.element.evaluate(async (element) => {
    const upperHand = /** @type {UpperHand} */ (Reflect.get(window, "moved") ?? element);
    await upperHand.start();
    const canvas = /** @type {Element} */ (upperHand.shadowRoot?.querySelector("canvas"));
    const { position, touchAction } = getComputedStyle(canvas);
    return [position, touchAction, String(upperHand.mine), String(canvas.getBoundingClientRect().height > 200)];
  });
  for (const place of ["frame", "window"]) {
    const before = await look();
    await page.evaluate((place) => {
      const upperHand = document.querySelector("upper-hand");
      const other = place === "frame" ? document.querySelector("iframe")?.contentDocument : open("", "", "width=800,height=700")?.document;
      Object.assign(window, { moved: upperHand, other });
      if (upperHand) other?.body.append(upperHand);
      document.body.append(document.createElement("upper-hand"));
    }, place);
    expect(await look(), place).toEqual(before);
    expect(await page.evaluate(async () => {
      const { moved, other } = /** @type {any} */ (window);
      moved.shadowRoot.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      const next = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
      await next.start();
      const { mine } = moved;
      other.adoptNode(next);
      document.body.append(moved, next);
      await next.start();
      const sheets = next.shadowRoot?.adoptedStyleSheets.length;
      next.remove();
      return [mine, sheets];
    }), place).toEqual([Number(before[2]) + 1, 2]);
    expect(await look(), place).toEqual([...before.slice(0, 2), String(Number(before[2]) + 1), "true"]);
  }
});

test("pictures far from the window take no memory, and are there again as soon as they are near", async ({ page }) => {
  const far = '<div style="height: 9000px"></div>';
  const [figure, other] = await openAround(page, `<upper-hand></upper-hand>${far}<upper-hand></upper-hand>`);
  const pixels = () => figure?.element.evaluate(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll("canvas") ?? [])].map(({ width }) => width));
  const shown = await figure?.picture();
  expect((await pixels())?.[0]).toBeGreaterThan(300);
  await other?.drawn();
  await expect.poll(pixels).toEqual((await pixels())?.map(() => 0));
  expect(await figure?.picture()).toBe(shown);
});

test("a figure loads when it nears what is seen, wherever it is, and not before", async ({ page }) => {
  const beside = '<div style="display: flex; overflow: auto; width: 900px"><p style="flex: 0 0 1300px"></p><upper-hand id="beside" style="flex: 0 0 800px"></upper-hand></div>';
  const inside = '<main style="height: 700px; overflow: auto"><p style="height: 1000px"></p><upper-hand id="inside"></upper-hand></main>';
  const body = `${inside}<details><summary>More</summary><upper-hand id="folded"></upper-hand></details>${beside}<p style="height: 9000px"></p><upper-hand id="eager" loading="eager"></upper-hand>`;
  await show(page, LOADER, body);
  const drawn = (/** @type {string} */ id) => expect(page.locator(`#${id} canvas`).first()).toBeVisible();
  await drawn("inside");
  await drawn("eager");
  for (const id of ["folded", "beside"]) await expect(page.locator(`#${id} canvas`)).toHaveCount(0);
  await page.locator("summary", { hasText: "More" }).click();
  await drawn("folded");
  await page.locator("#beside").scrollIntoViewIfNeeded();
  await drawn("beside");
});

test("in a tab that nobody sees, a figure is drawn and solved for those who wait for it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.requestAnimationFrame = () => 7;
    for (const name of ["ResizeObserver", "IntersectionObserver"]) Reflect.set(window, name, class { observe() {} disconnect() {} });
  });
  await show(page, LOADER, '<upper-hand figure="three-players"></upper-hand>');
  await page.evaluate(async () => {
    await customElements.whenDefined("upper-hand");
    const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
    await figure.start();
    figure.setState({ mine: 9 });
    await figure.solved;
  });
  await expect(page.locator("upper-hand .heading")).toContainText("9");
});

test("a page whose scripts give lists other methods shows figures all the same", async ({ page }) => {
  // As Prototype does.
  await page.addInitScript(() => Reflect.set(Array.prototype, "entries", Array.prototype.slice));
  await expect((await openAround(page, '<upper-hand figure="play-guess-who"></upper-hand>'))[0].text(".hotspots button").first()).toBeAttached();
});

test("where the end tag of a figure is missing, all that follows on the page is there, below the figure", async ({ page }) => {
  const rest = '<table><tr><th>Name<th>Hat</tr></table><h2>Next</h2><upper-hand id="next" mine="9"></upper-hand><p>The end.</p>';
  const release = await holdModules(page);
  await show(page, LOADER, `<upper-hand figure="real-board">${rest}`);
  const [heading, end] = [page.getByRole("heading"), page.getByText("The end.")];
  await expect(heading).toBeVisible();
  await expect(page.locator("th").first()).toBeHidden();
  release();
  await expect(page.locator("#next .percent")).toBeVisible();
  await expect(page.locator(".body.board .percent")).toBeVisible();
  await expect(page.locator("th").first()).toBeHidden();
  for (const [upper, lower] of [[page.locator(".body.board"), heading], [page.locator("#next .body"), end]]) {
    const { y = 0, height = 0 } = (await upper?.boundingBox()) ?? {};
    expect((await lower?.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  }
});
