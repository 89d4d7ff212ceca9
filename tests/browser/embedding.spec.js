// @ts-check
/** Figures on foreign ground: pages that others wrote, with their own styles, policies, frames and tools. */
import { FigureOnPage, drag, frames, observed, punctual } from "./support/figure.js";
import { html, visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SCRIPT, SITE, versionFolder } from "./support/site.js";

const PAPER = { light: "251,250,247,255", dark: "20,21,24,255" };

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** Where figures on foreign pages are to lead. */
const HOME = `home="${SITE}/"`;

/** A blog that throws its weight about. */
const UGLY = `<style>
  * { box-sizing: content-box !important; transition: none !important; letter-spacing: 0.2em; }
  html { font-size: 13px } body { font: italic 22px/3 Courier; text-transform: uppercase; margin: 0; width: 620px }
  canvas { width: 100% !important; height: 40px !important } button, input { background: red !important; display: none }
  figure, p, div, dl { margin: 50px !important; padding: 50px !important; border: 9px dotted lime; color: red }
  [hidden] { display: block !important } .dark { background: #111; color: #eee }
</style>`;

test.use({ viewport: { width: 640, height: 800 } });

/** The look of a figure, which a page’s own styles could spoil. @param {FigureOnPage} figure */
function look(figure) {
  return figure.element.evaluate((element) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
    const [box, whole] = [canvas.getBoundingClientRect(), element.getBoundingClientRect()];
    const button = /** @type {HTMLElement} */ (root.querySelector(".actions button"));
    const { backgroundColor, letterSpacing, textTransform, fontStyle, display } = getComputedStyle(button);
    const notice = getComputedStyle(/** @type {HTMLElement} */ (root.querySelector(".notice"))).display;
    const percent = getComputedStyle(/** @type {HTMLElement} */ (root.querySelector(".percent")));
    return {
      within: box.left >= whole.left && box.right <= whole.right,
      crisp: Math.abs(canvas.width - box.width * devicePixelRatio) <= 1,
      button: { backgroundColor, letterSpacing, textTransform, fontStyle, display },
      notice,
      colour: percent.color,
    };
  });
}

/** What a page, its reader or its author does, one after the other, and the paper of a figure then. @type {[act: (figure: Element) => void, paper: string][]} */
const COLOURS = [
  [() => {}, PAPER.light],
  // A class, a colour scheme, that of the reader, a colour of one’s own; with a page that forbids transitions.
  [() => document.body.classList.add("dark"), PAPER.dark],
  [() => document.body.classList.remove("dark"), PAPER.light],
  [() => document.documentElement.style.setProperty("color-scheme", "dark"), PAPER.dark],
  [() => document.documentElement.style.setProperty("color-scheme", "light"), PAPER.light],
  [() => document.body.style.setProperty("color", "oklch(0.95 0.01 250)"), PAPER.dark],
  // An attribute `theme` is obeyed.
  [(figure) => figure.setAttribute("theme", "light"), PAPER.light],
  [(figure) => figure.removeAttribute("theme"), PAPER.dark],
  [() => document.body.style.setProperty("--upper-hand-paper", "rgb(10 20 30)"), "10,20,30,255"],
  // Colours that are not told by eight bits a channel.
  [() => document.body.style.setProperty("--upper-hand-paper", "color-mix(in srgb, white 20%, black)"), "51,51,51,255"],
  [() => document.body.style.setProperty("--upper-hand-paper", "oklch(1 0 0)"), "255,255,255,255"],
  // Where it is transparent, the page is seen.
  [() => Object.assign(document.body.style, { background: "rgb(16, 24, 32)" }).setProperty("--upper-hand-paper", "transparent"), "16,24,32,255"],
  [() => Object.assign(document.body.style, { background: "rgb(240, 244, 248)", color: "" }), "240,244,248,255"],
];

test("from another origin, under a page’s own ugly styles, a figure looks as it does alone, and follows the page from light to dark, whatever colour its paper is", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, SCRIPT, '<p>Above.</p><upper-hand mine="40" theirs="24"></upper-hand><p>Below.</p>');
  const figure = new FigureOnPage(page);
  await figure.drawn();
  const alone = await look(figure);
  expect(alone).toMatchObject({ within: true, crisp: true, notice: "none" });
  await page.evaluate((ugly) => document.head.insertAdjacentHTML("beforeend", ugly), UGLY);
  await figure.drawn();
  await expect.poll(() => look(figure)).toEqual(alone);
  expect(await figure.state()).toMatchObject({ mine: 40 });
  await expect(figure.fraction).toHaveText("71/160");
  const paper = () => figure.colour(1, 1);
  for (const [act, expected] of COLOURS) {
    await figure.element.evaluate(act);
    await expect.poll(paper, String(act)).toBe(expected);
  }
  expect(await figure.text(".body").evaluate((body) => [getComputedStyle(body).backgroundColor, body.dataset.theme])).toEqual(["rgba(0, 0, 0, 0)", "light"]);
  await expect(figure.notice).toBeHidden();
  // A page that is as its reader likes it.
  await page.evaluate(() => {
    document.body.removeAttribute("style");
    document.documentElement.style.setProperty("color-scheme", "light dark");
  });
  await expect.poll(paper).toBe(PAPER.light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe(PAPER.dark);
});

test("a change of all colours draws a figure once", async ({ page }) => {
  await punctual(page);
  await visit(page, SCRIPT, "<upper-hand></upper-hand>");
  const figure = new FigureOnPage(page);
  await figure.drawn();
  const texts = await figure.element.evaluate(async (element) => {
    let drawn = 0;
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    prototype.fillText = function draw(...given) {
      drawn += 1;
      fillText.apply(this, given);
    };
    const frame = () => new Promise(requestAnimationFrame);
    /** The texts on the canvas that something draws, once all colours are what they become. @param {() => void} act */
    const drawnBy = async (act) => {
      drawn = 0;
      act();
      await frame();
      await Promise.all(/** @type {ShadowRoot} */ (element.shadowRoot).getAnimations().map(({ finished }) => finished));
      for (let count = 0; count < 3; count += 1) await frame();
      return drawn;
    };
    const whole = await drawnBy(() => element.shadowRoot?.querySelector("canvas")?.dispatchEvent(new Event("contextrestored")));
    return [whole, await drawnBy(() => element.setAttribute("theme", "dark")), await drawnBy(() => element.setAttribute("theme", "light"))];
  });
  expect(texts[0]).toBeGreaterThan(10);
  expect(texts).toEqual([texts[0], texts[0], texts[0]]);
});

test.describe("under a strict policy", () => {
  const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";
  test("a figure needs nothing but 'wasm-unsafe-eval'", async ({ page }) => {
    const body = html('<script type="module" src="/www/element.js"></script>', "<upper-hand rules=official home=/></upper-hand>");
    await page.route("/strict", (route) => route.fulfill({ contentType: "text/html", body, headers: { "content-security-policy": POLICY } }));
    await page.goto("/strict");
    const figure = new FigureOnPage(page);
    await figure.drawn();
    await drag(figure.slider("mine"), 9);
    await figure.agreesWithCore();
    await figure.element.evaluate((element) => Object.assign(element, { theme: "dark", touchAction: "none" }));
    await expect.poll(() => figure.colour(1, 1)).toBe(PAPER.dark);
    await figure.element.getByRole("button", { name: "Embed", exact: true }).click();
    await expect(figure.text(".embed textarea")).toBeVisible();
    const png = await figure.element.evaluate(async (element) => (await /** @type {UpperHand} */ (element).toBlob()).size);
    expect(png).toBeGreaterThan(10_000);
  });
});

test.describe("where WebAssembly is forbidden", () => {
  test.use({ allowConsole: [/Content Security Policy|unsafe-eval|WebAssembly/] });
  test("the fallback shows, with a link to the figure as it was asked for", async ({ page }) => {
    const headers = { "content-security-policy": `default-src 'none'; script-src ${SITE}; connect-src ${SITE}` };
    await visit(page, SCRIPT, `<upper-hand rules="official" mine="9" ${HOME}><p slot="fallback">Imagine a map.</p></upper-hand><upper-hand></upper-hand>`, headers);
    const [own, usual] = [page.locator("upper-hand").first(), page.locator("upper-hand").last()];
    const link = own.getByRole("link", { name: "Open the figure on its own page" });
    await expect(link).toHaveAttribute("href", `${SITE}/win-map.html?rules=official&mine=9`);
    await expect(own.getByText("Imagine a map.")).toBeVisible();
    await expect(usual.getByText("live with WebAssembly. It is blocked here. (")).toBeVisible();
    await expect(usual.getByRole("link")).toHaveCount(0);
    expect(await own.evaluate((element) => /** @type {any} */ (element).ready.then(() => "drawn", (/** @type {Error} */ error) => /** @type {any} */ (error).code))).toBe("webassembly-blocked");
  });
});

test("nothing but the loader is fetched until a figure nears the window, then all that it needs at once, and nothing jumps", async ({ page }) => {
  const asked = /** @type {string[]} */ ([]);
  const needed = ["figure.js", "pkg/guess-who.js", "pkg/guess-who_bg.wasm"].map((file) => `${versionFolder()}/${file}`);
  // None of it comes until all of it is asked for.
  await page.route(`${SITE}/www/**`, async (route) => {
    const path = route.request().url().slice(SITE.length);
    asked.push(path);
    if (path !== "/www/element.js") await expect.poll(() => needed.filter((one) => !asked.includes(one))).toEqual([]);
    await route.continue();
  });
  await visit(page, SCRIPT, '<div style="height: 4000px">Far above.</div><upper-hand></upper-hand><p id="below">Below.</p>');
  await page.evaluate(() => customElements.whenDefined("upper-hand"));
  await observed(page);
  // How heavy the loader is at most, another test sees to.
  expect(asked).toEqual(["/www/element.js"]);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await new FigureOnPage(page).drawn();
  const after = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(after - before)).toBeLessThan(250);
  expect(asked.toSorted()).toEqual([...needed, "/www/element.js"].toSorted());
});

test("a figure is in sight with its main picture, while the others are still to be drawn", async ({ page }) => {
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame;
    const waiting = /** @type {FrameRequestCallback[]} */ ([]);
    const isInSight = () => document.querySelector("upper-hand")?.shadowRoot?.querySelector(".body:not(.waiting)") != null;
    const drawn = (/** @type {HTMLCanvasElement} */ canvas) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      copy?.drawImage(canvas, 0, 0);
      return copy?.getImageData(0, 0, canvas.width, canvas.height).data.some((channel) => channel > 0);
    };
    Object.assign(window, {
      requestAnimationFrame: (/** @type {FrameRequestCallback} */ draw) => (isInSight() ? waiting.push(draw) : next(draw)),
      goOn: () => Object.assign(window, { requestAnimationFrame: next }) && waiting.splice(0).forEach((draw) => next(draw)),
      frame: () => new Promise(next),
      pictures: () => [...document.querySelector("upper-hand")?.shadowRoot?.querySelectorAll("canvas") ?? []].map(drawn),
    });
  });
  await visit(page, SCRIPT, '<upper-hand figure="guts-payoff"></upper-hand>');
  const figure = page.locator("upper-hand");
  await expect(figure.locator(".body:not(.waiting)")).toBeVisible();
  const pictures = () => page.evaluate(() => /** @type {any} */ (window).pictures());
  expect(await pictures()).toEqual([true, false, false, false]);
  await expect(figure.locator(".percent")).not.toBeEmpty();
  const isReady = () => figure.evaluate(async (figure) => {
    let isReady = false;
    void /** @type {any} */ (figure).ready.then(() => { isReady = true; });
    for (let frame = 0; frame < 2; frame += 1) await /** @type {any} */ (window).frame();
    return isReady;
  });
  expect(await isReady(), "not all of it is drawn").toBe(false);
  await page.evaluate(() => /** @type {any} */ (window).goOn());
  await figure.evaluate((figure) => /** @type {any} */ (figure).ready);
  expect(await pictures()).toEqual([true, true, true, true]);
});

for (const goes of /** @type {const} */ (["while it is out of sight", "until the reader goes to it"])) {
  test(`a figure that is only near leaves the line to those in sight ${goes}`, async ({ page }) => {
    const asked = /** @type {string[]} */ ([]);
    let release = () => {};
    const released = new Promise((/** @type {(value?: unknown) => void} */ done) => { release = done; });
    await page.route(`${SITE}/www/**/*.wasm`, async (route) => {
      const [, game = ""] = /([a-z-]+)_bg\.wasm$/.exec(route.request().url()) ?? [];
      asked.push(game);
      if (game === "guess-who") await released;
      await route.continue();
    });
    await page.clock.install();
    // The other game's figure comes first in the page, and nears the window with the one in sight.
    await visit(page, SCRIPT, '<upper-hand figure="guts-payoff" style="position: absolute; top: 105vh"></upper-hand><upper-hand></upper-hand>');
    await expect.poll(() => asked).toEqual(["guess-who"]);
    // Longer than it takes to look again.
    await page.clock.runFor(500);
    expect(asked).toEqual(["guess-who"]);
    if (goes === "until the reader goes to it") await page.evaluate(() => scrollBy(0, innerHeight));
    else release();
    await expect.poll(() => asked).toEqual(["guess-who", "guts"]);
    await new FigureOnPage(page, page.locator("upper-hand").first()).drawn();
    release();
    await new FigureOnPage(page, page.locator("upper-hand").last()).drawn();
  });
}

test("where an address names a place, only figures at that place are loaded", async ({ page }) => {
  const asked = /** @type {string[]} */ ([]);
  page.on("request", (request) => asked.push(...(/([a-z-]+)_bg\.wasm$/.exec(request.url()) ?? []).slice(1)));
  await page.clock.install();
  const body = '<upper-hand></upper-hand><div style="height: 9000px"></div><h2 id="far">Far below</h2><upper-hand figure="guts-payoff"></upper-hand>';
  await visit(page, SCRIPT, body, {}, "#far");
  await expect(page.locator("h2")).toBeInViewport();
  await new FigureOnPage(page, page.locator("upper-hand").last()).drawn();
  await observed(page);
  await page.clock.runFor(500);
  expect(asked).toEqual(["guts"]);
});

test("only what other pages ask for by name is asked for anew: the rest lies in a folder of its version, kept for good", async ({ request }) => {
  const kept = async (/** @type {string} */ path) => (await request.get(SITE + path)).headers()["cache-control"];
  for (const path of ["/", "/embed.html", "/www/element.js", "/www/single/upperhand-all.js"]) expect(await kept(path), path).toBe("no-cache");
  for (const file of ["element.js", "figure.js", "pages/page.css", "pkg/guts_bg.wasm"]) {
    expect(await kept(`${versionFolder()}/${file}`), file).toBe("public, max-age=31536000, immutable");
  }
  for (const page of ["/", "/embed.html", "/claims.html", "/examples.html"]) {
    const html = (await (await request.get(SITE + page)).text()).replaceAll(/<pre[^]*?<\/pre>/g, "");
    const named = [...html.matchAll(/"\.(\/www\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(named.filter((path) => path.startsWith(`${versionFolder()}/`)).length, page).toBeGreaterThan(0);
    for (const path of named) expect((await request.get(SITE + path)).status(), path).toBe(200);
  }
});

test("offline after the first load, a board and what has a Worker go on without a network call", async ({ page, context }) => {
  const names = ["play-guess-who", "guts-cards"];
  await visit(page, SCRIPT, names.map((name) => `<upper-hand figure="${name}" ${HOME}></upper-hand>`).join(""));
  const figures = names.map((_, index) => new FigureOnPage(page, page.locator("upper-hand").nth(index)));
  for (const figure of figures) {
    await figure.solved();
  }
  const calls = /** @type {string[]} */ ([]);
  page.on("request", (request) => calls.push(request.url()));
  await context.setOffline(true);
  for (const [index, figure] of figures.entries()) {
    const before = JSON.stringify(await figure.state());
    for (const range of await figure.text("input[type=range]:visible").all()) await range.press("ArrowRight");
    for (const radio of await figure.text("input[type=radio]:visible").all()) {
      // What is chosen may move what stands below it.
      await figure.drawn();
      await radio.check();
    }
    await expect.poll(async () => JSON.stringify(await figure.state())).not.toBe(before);
    await figure.element.evaluate(async (element) => {
      const it = /** @type {UpperHand} */ (element);
      await it.solved;
      return [(await it.toBlob()).size, it.toSVG(), it.toCSV(), it.toJSON()];
    });
    await page.evaluate((name) => document.body.append(Object.assign(document.createElement("upper-hand"), { figure: name })), names[index] ?? "");
    await new FigureOnPage(page, page.locator("upper-hand").last()).drawn();
    await expect(figure.text(".percent").first()).not.toBeEmpty();
  }
  expect(calls).toEqual([]);
});

/** The lines for a kind of page. @param {FigureOnPage} figure @param {string} kind */
async function linesOf(figure, kind) {
  await figure.element.getByLabel("Your page").selectOption(kind);
  return figure.text(".embed textarea").inputValue();
}

test("all lines that are copied show just what is shown, as they are written, from another origin", async ({ page }) => {
  await visit(page, SCRIPT, `<upper-hand theme="dark" controls="mine rules" ${HOME}></upper-hand>`);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await figure.element.getByRole("button", { name: "Embed", exact: true }).click();
  await figure.setState({ rules: "official", mine: 41, layer: "regions", compare: "open", divider: 20 });
  const state = await figure.state();
  // The panel is open already: it follows within a moment, and so does what it shows.
  await expect(figure.text(".embed textarea")).toHaveValue(/mine=41/);
  const preview = new FigureOnPage(page, figure.text(".preview upper-hand"));
  await preview.drawn();
  expect(await preview.state()).toEqual(state);
  await figure.element.getByLabel("Width").fill("390");
  await expect.poll(() => preview.element.boundingBox()).toMatchObject({ width: 390, height: 533 });
  const [frame, own, component, picture] = [await linesOf(figure, "A site builder"), await linesOf(figure, "HTML"), await linesOf(figure, "A framework"), await linesOf(figure, "Mail or a feed")];
  expect(frame).toContain('height="569"');
  const [script = "", markup = ""] = component.split("\n");
  const imports = `<script type="importmap">{ "imports": { "upperhand": "${SITE}/www/element.js" } }</script><script type="module">${script}</script>`;
  for (const [head, lines] of [["", own], [imports, markup]]) {
    await visit(page, head ?? "", lines ?? "");
    await figure.drawn();
    expect(await figure.state()).toEqual(state);
    expect(await figure.element.evaluate((element) => ["theme", "controls", "compact"].map((look) => element.getAttribute(look)))).toEqual(["dark", "mine rules", ""]);
  }
  await visit(page, "", frame);
  const inside = page.frameLocator("iframe").locator("upper-hand");
  await inside.evaluate((element) => /** @type {UpperHand} */ (element).ready);
  expect(await inside.evaluate((element) => /** @type {any} */ (element).getState())).toEqual(state);
  expect(await inside.getAttribute("controls")).toBe("mine rules");
  await visit(page, "", picture);
  // The picture of what is shown is in the lines, and no larger than it may be.
  expect((await page.getByRole("img").getAttribute("src"))?.length).toBeLessThanOrEqual(12_288);
  expect(await page.getByRole("img").evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth)).toBeGreaterThanOrEqual(300);
  await page.getByRole("link").click();
  const shown = new FigureOnPage(page, page.locator('upper-hand[figure="win-map"]'));
  await shown.drawn();
  expect(await shown.state()).toEqual(state);
});

/** The names of the buttons by which something is taken away. @param {FigureOnPage} figure */
function buttons(figure) {
  return figure.text(".actions button").allTextContents();
}

/** The files of a figure, all in one text. @param {FigureOnPage} figure */
function files(figure) {
  return figure.element.evaluate((element) => {
    const it = /** @type {UpperHand} */ (element);
    const words = new DOMParser().parseFromString(it.toSVG(), "image/svg+xml").documentElement.textContent ?? "";
    return it.toCSV() + it.toJSON() + words.replaceAll(/\s+/g, "");
  });
}

test("on a foreign page without a home nothing leads anywhere: no link, no lines for copying, no address in a file", async ({ page }) => {
  const homes = ["", 'home="javascript:alert(1)"', 'home="data:text/html,x"', 'home=""'];
  await visit(page, SCRIPT, homes.map((home) => `<upper-hand mine="9" actions="csv link embed" ${home}></upper-hand>`).join(""));
  for (const [index, home] of homes.entries()) {
    const figure = new FigureOnPage(page, page.locator("upper-hand").nth(index));
    await figure.drawn();
    expect(await buttons(figure), home).toEqual(["CSV"]);
    expect(await files(figure), home).not.toMatch(/\b(https?|file|javascript|data):/);
  }
});

test("a figure leads to its home, else to that of its page, follows both as they change, and its lines are copied as they are seen", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { copied: [] });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (/** @type {string} */ text) => /** @type {any} */ (window).copied.push(text) } });
  });
  await visit(page, `<meta name="upperhand-home" content="${SITE}/embed">${SCRIPT}`, '<upper-hand mine="9"></upper-hand>');
  const figure = new FigureOnPage(page);
  await figure.drawn();
  expect(await buttons(figure)).toEqual(["PNG", "SVG", "CSV", "JSON", "Copy link", "Embed"]);
  expect((await files(figure)).split(`${SITE}/embed/win-map.html?mine=9`)).toHaveLength(4);
  await figure.element.evaluate((element) => Object.assign(element, { home: "file:///srv/" }));
  expect(await buttons(figure)).toEqual(["PNG", "SVG", "CSV", "JSON"]);
  await figure.element.evaluate((element, home) => Object.assign(element, { home }), SITE);
  expect(await buttons(figure)).toContain("Embed");
  expect((await files(figure)).split(`${SITE}/win-map.html?mine=9`)).toHaveLength(4);
  // Copying takes the lines that are seen.
  const opener = figure.element.getByRole("button", { name: "Embed", exact: true });
  await opener.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const copy = figure.element.getByRole("button", { name: "Copy", exact: true });
  await copy.click();
  await expect(figure.text(".said").first()).toHaveText("Copied");
  await figure.element.getByLabel("Compact").uncheck();
  await figure.element.getByLabel("Colours").selectOption("light");
  await copy.click();
  await linesOf(figure, "A disk");
  await expect(copy).toBeHidden();
  await linesOf(figure, "Mail or a feed");
  await copy.click();
  const copied = await page.evaluate(() => /** @type {any} */ (window).copied);
  expect(copied).toEqual([expect.stringMatching(/^<iframe src="[^"]*embed\.html\?figure=win-map&amp;mine=9" /), expect.stringMatching(/^<iframe src="[^"]*figure=win-map&amp;mine=9&amp;theme=light&amp;compact=no" /), expect.stringMatching(/^<a href=/)]);
  await opener.press("Enter");
  await expect(figure.text(".embed")).toBeHidden();
});

test("a frame is as tall as its figure, without a loop, and light or dark as the page", async ({ page }) => {
  const helper = `<script async src="${SITE}/www/embed-helper.js"></script>`;
  const frame = `<iframe src="${SITE}/embed.html?mine=9&unheard=of" title="A map" width="600" height="300" frameborder="0" data-upper-hand sandbox="allow-scripts"></iframe>`;
  await page.addInitScript(() => {
    Object.assign(window, { heights: [] });
    addEventListener("message", ({ data }) => data?.type === "upper-hand:height" && /** @type {any} */ (window).heights.push(data.height));
  });
  // The helper twice; a frame that is none of ours; one that says nothing.
  const other = '<iframe src="data:text/html,<script>parent.postMessage({type:\'upper-hand:height\',height:5000},\'*\')</script>" title="Another" width="100" height="50"></iframe>';
  await visit(page, `<style>.dark { background: #111; color: #ddd } [data-upper-hand] { box-sizing: border-box; border: 5px solid; padding: 8px }</style>${helper}${helper}`, frame + other);
  const inside = page.frameLocator("iframe").first().locator("upper-hand");
  await inside.evaluate((element) => /** @type {UpperHand} */ (element).ready);
  expect(await inside.evaluate((element) => /** @type {any} */ (element).getState())).toMatchObject({ mine: 9 });
  const heights = () => page.evaluate(() => [...document.querySelectorAll("iframe")].map((one) => one.clientHeight));
  const whole = () => inside.evaluate(() => [document.documentElement.scrollHeight, innerHeight, Math.round(document.body.getBoundingClientRect().height)]);
  await expect.poll(async () => (await whole())[1]).toBeGreaterThan(590);
  await expect.poll(async () => { const [, inner = 0, body = 0] = await whole(); return inner - body; }).toBeLessThanOrEqual(1);
  expect((await heights())[1]).toBe(50);
  // In a loop each height leads to another, as often as frame and page have been drawn.
  for (let turn = 0; turn < 12; turn += 1) {
    await inside.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await frames(page);
  }
  expect(await page.evaluate(() => /** @type {any} */ (window).heights.length)).toBeLessThan(12);
  // A wider frame needs another height.
  await page.evaluate(() => document.querySelector("iframe")?.setAttribute("width", "400"));
  await expect.poll(async () => { const [scroll = 0, inner = 0, body = 0] = await whole(); return scroll === inner && inner - body <= 1; }).toBe(true);
  const theme = () => inside.evaluate((element) => element.getAttribute("theme"));
  await expect.poll(theme).toBe("light");
  await page.evaluate(() => document.body.classList.add("dark"));
  await expect.poll(theme).toBe("dark");
  await page.evaluate(() => document.querySelector("iframe")?.setAttribute("data-theme", "light"));
  await expect.poll(theme).toBe("light");
  expect(await inside.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});

test("a low frame without the helper scrolls, has the link to the whole above, and a stranger’s words change nothing", async ({ page }) => {
  await visit(page, "", `<iframe src="${SITE}/embed.html?figure=question-profile&theme=dark" title="A curve" width="600" height="300"></iframe>`);
  const inside = page.frameLocator("iframe").locator("upper-hand");
  await inside.evaluate((element) => /** @type {UpperHand} */ (element).ready);
  expect(await inside.evaluate(() => [innerHeight, document.documentElement.scrollHeight > 590])).toEqual([300, true]);
  await expect(page.frameLocator("iframe").locator(".percent")).toBeInViewport();
  // Where scrolling is forbidden, too, it is in sight.
  await expect(page.frameLocator("iframe").getByRole("link")).toBeInViewport();
  const theme = () => inside.evaluate((element) => element.getAttribute("theme"));
  // From itself, not from the page around.
  await inside.evaluate(() => {
    postMessage({ type: "upper-hand:theme", theme: "light" }, "*");
    const heard = new Promise((done) => addEventListener("message", ({ data }) => data === "the last one" && done(true)));
    Object.assign(window, { heard });
  });
  await page.evaluate(() => {
    for (const message of [{ type: "upper-hand:theme", theme: "<b>" }, "the last one"]) window.frames[0]?.postMessage(message, "*");
  });
  await inside.evaluate(() => /** @type {any} */ (window).heard);
  expect(await theme()).toBe("dark");
  await page.evaluate(() => window.frames[0]?.postMessage({ type: "upper-hand:theme", theme: "light" }, "*"));
  await expect.poll(theme).toBe("light");
});

test("properties are attributes, also when set before the element is known, and events tell of it all", async ({ page }) => {
  await visit(page, "", "<upper-hand></upper-hand>");
  await page.evaluate(() => Object.assign(document.querySelector("upper-hand") ?? {}, { mine: 33, compareAs: "difference", theme: "dark" }));
  await page.addScriptTag({ type: "module", url: `${SITE}/www/element.js` });
  const figure = new FigureOnPage(page);
  await figure.drawn();
  const seen = await figure.element.evaluate((element) => {
    const it = /** @type {UpperHand} */ (element);
    const before = [it.mine, it.compareAs, it.getAttribute("compare-as"), it.theme, it.actions];
    it.mine = 5;
    it.compareAs = null;
    const clash = it.getAttributeNames().filter((name) => name in HTMLElement.prototype);
    return { before, after: [it.mine, it.getAttribute("mine"), it.compareAs], clash };
  });
  expect(seen).toEqual({ before: [33, "difference", "difference", "dark", null], after: [5, "5", "split"], clash: [] });
  await figure.element.evaluate((element) => {
    element.setAttribute("theme", "sepia");
  });
  await expect(figure.notice).toContainText("“sepia” is not possible as the theme: it takes auto, light, dark.");
  // Said as a setting's value is: short, whole letters, and nothing in quotation marks where there is nothing.
  for (const [given, said] of /** @type {const} */ ([["", "An empty text"], ["😀".repeat(31), `“${"😀".repeat(30)}…”`], ["😀".repeat(30), `“${"😀".repeat(30)}”`]])) {
    await figure.element.evaluate((element, given) => element.setAttribute("theme", given), given);
    await expect(figure.notice).toHaveText(new RegExp(`^${said} is not possible as the theme: it takes auto, light, dark\\. Showing auto\\.`));
    await figure.element.evaluate((element, given) => element.setAttribute("rules", given), given);
    await expect(figure.notice).toHaveText(new RegExp(`^${said} is not possible as the rules: it takes race, official, open\\.`));
  }
  await figure.element.evaluate((element) => element.setAttribute("actions", "png fax"));
  await expect(figure.notice).toContainText("“fax” is not possible as actions: it takes png, svg, csv, json, link, embed or none. Showing png.");
  await expect(figure.text(".actions button")).toHaveText(["PNG"]);
  await figure.element.evaluate((element) => element.setAttribute("actions", "fax"));
  await expect(figure.notice).toContainText("Showing all.");
  await figure.element.evaluate((element) => element.setAttribute("controls", "players"));
  await expect(figure.notice).toContainText("“players” is not possible as controls: it takes rules, answers, mine, theirs");
  await figure.element.evaluate((element) => element.setAttribute("actions", "png"));
  await expect(figure.text(".actions button")).toHaveText(["PNG"]);
  await figure.element.evaluate((element) => element.setAttribute("controls", "none"));
  await figure.drawn();
  await expect(figure.text("input:visible")).toHaveCount(0);
});
