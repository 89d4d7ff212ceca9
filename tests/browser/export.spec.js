// @ts-check
/** The ways to take something away from a figure: numbers, pictures, its address, a table. */
import { readFile } from "node:fs/promises";
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

const SEARCH = "?rules=official&answers=3&mine=14&theirs=9&size=16&layer=count";

const FILE = "upperhand-win-map-rules-official-answers-3-mine-14-theirs-9-size-16-layer-count";

const TITLE = "Guess Who?: the map of all positions";

/**
 * Presses a button that saves a file.
 * @param {FigureOnPage} figure
 * @param {string} label
 */
async function saved(figure, label) {
  const [download] = await Promise.all([
    figure.page.waitForEvent("download"),
    figure.element.getByRole("button", { name: label, exact: true }).click(),
  ]);
  await expect(figure.text(".said")).toHaveText(`Saving ${download.suggestedFilename()}`);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The address that shows just what the figure shows. @param {FigureOnPage} figure */
function addressOf(figure) {
  return figure.element.evaluate((element) => {
    const { query } = /** @type {any} */ (element);
    return `${location.origin}/win-map.html${query === "" ? "" : `?${query}`}`;
  });
}

test("the CSV holds what is shown, exactly, and says what it is", async ({ page }) => {
  const figure = await new FigureOnPage(page).open(SEARCH);
  const { name, bytes } = await saved(figure, "CSV");
  expect(name).toBe(`${FILE}.csv`);
  const text = bytes.toString("utf8");
  expect(text).toBe(await figure.element.evaluate((element) => /** @type {any} */ (element).toCSV()));
  const lines = text.split("\r\n");
  expect(lines.pop()).toBe("");
  const comments = lines.filter((line) => line.startsWith("# "));
  expect(comments).toEqual([
    `# ${TITLE}`,
    "# Chances to win under the official rules with three answers",
    expect.stringMatching(/^# Rules: Official; Answers to a question: 3; .*14; .*9; Size of the map: 16; .*: Ties/),
    expect.stringMatching(/^# upperhand \d+\.\d+\.\d+$/),
    `# ${await addressOf(figure)}`,
  ]);
  const [header = "", ...rows] = lines.slice(comments.length);
  expect(header).toBe("mine,theirs,rules,answers,numerator,denominator,probability,optimal questions");
  expect(rows).toHaveLength(16 * 16);
  expect(rows[0]).toBe("1,1,official,3,1,1,1,0");
  for (const row of [rows[0], rows[7 * 16 + 4], rows.at(-1)]) {
    const [mine = 0, theirs = 0, , , numerator, denominator, probability, count] = (row ?? "").split(",").map(Number);
    const known = await figure.core({ ending: "official", answers: 3 }, mine, theirs);
    expect(denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`).toBe(known.fraction);
    expect(probability).toBe(known.value);
    if (mine > 1 && theirs > 1) expect(count).toBe(known.questions?.length);
  }
  expect(rows.at(-1)).toMatch(/^16,16,official,3,/);
});

test("the JSON holds the same, with the settings, and leads back", async ({ page }) => {
  const figure = await new FigureOnPage(page).open(SEARCH);
  const state = await figure.state();
  const { name, bytes } = await saved(figure, "JSON");
  expect(name).toBe(`${FILE}.json`);
  const parsed = JSON.parse(bytes.toString("utf8"));
  const { figure: shown, ...settings } = state;
  expect(parsed).toMatchObject({ title: TITLE, figure: shown, settings, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(parsed.address).toBe(await addressOf(figure));
  expect(parsed.rows).toHaveLength(256);
  expect(parsed.rows[0]).toHaveLength(parsed.columns.length);
  expect(parsed.rows[0].slice(0, 7)).toEqual([1, 1, "official", 3, 1, 1, 1]);
  const csv = await figure.element.evaluate((element) => /** @type {any} */ (element).toCSV());
  expect(parsed.rows.map((/** @type {string[]} */ row) => row.join(",")).join("\r\n")).toBe(csv.split("\r\n").slice(6, -1).join("\r\n"));
  await page.goto(parsed.address);
  await figure.drawn();
  expect(await figure.state()).toEqual(state);
});

test("a map too large to list is exported as it is looked at, sampled", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?rules=official&mine=40&theirs=30&size=1000000");
  const csv = await figure.element.evaluate((element) => /** @type {any} */ (element).toCSV());
  const rows = csv.split("\r\n").slice(6, -1);
  expect(rows).toHaveLength(512 * 512);
  for (const row of [rows[0], rows.at(-1)]) {
    const [mine, theirs, , , numerator, denominator] = row.split(",").map(Number);
    expect((await figure.core({ ending: "official", answers: 2 }, mine, theirs)).fraction).toBe(`${numerator}/${denominator}`);
  }
});

test("the SVG is well-formed and carries title, parameters, version and address", async ({ page }) => {
  const figure = await new FigureOnPage(page).open(SEARCH);
  const { name, bytes } = await saved(figure, "SVG");
  expect(name).toBe(`${FILE}.svg`);
  const seen = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
    const root = parsed.documentElement;
    return {
      error: parsed.querySelector("parsererror")?.textContent ?? null,
      root: `${root.namespaceURI} ${root.localName}`,
      title: parsed.querySelector("title")?.textContent ?? "",
      // Words may stand on several lines, and long ones may be broken.
      text: (root.textContent ?? "").replace(/\s+/g, ""),
      active: parsed.querySelectorAll("script, foreignObject, [onload]").length,
      links: [...parsed.querySelectorAll("image")].map((image) => (image.getAttribute("href") ?? "").slice(0, 22)),
    };
  }, bytes.toString("utf8"));
  expect(seen).toMatchObject({ error: null, root: "http://www.w3.org/2000/svg svg", active: 0 });
  expect(seen.title).toContain(TITLE);
  for (const part of [await addressOf(figure), "Rules:Official;Answerstoaquestion:3;", "14;", "9;", ":Ties"]) expect(seen.text).toContain(part);
  expect(seen.text).toMatch(/upperhand\d+\.\d+\.\d+/);
  expect(seen.links.length).toBeGreaterThan(0);
  for (const link of seen.links) expect(link).toBe("data:image/png;base64,");
});

test("the PNG is the whole sheet, and not blank", async ({ page }) => {
  const figure = await new FigureOnPage(page).open(SEARCH);
  const { name, bytes } = await saved(figure, "PNG");
  expect(name).toBe(`${FILE}.png`);
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const seen = await figure.element.evaluate(async (element) => {
    const upperHand = /** @type {import("../../www/element.js").UpperHand} */ (element);
    const bitmap = await createImageBitmap(await upperHand.toBlob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
    const svg = new DOMParser().parseFromString(upperHand.toSVG(), "image/svg+xml").documentElement;
    const [, , across = 0, along = 0] = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    const see = pixels.every((pixel) => pixel >>> 24 === 255);
    return { width, height, across, along, colours: new Set(pixels).size, opaque: see };
  });
  expect(bytes.readUInt32BE(16)).toBe(seen.width);
  expect(bytes.readUInt32BE(20)).toBe(seen.height);
  expect(seen.opaque).toBe(true);
  expect(seen.colours).toBeGreaterThan(20);
  // The same sheet in both, whatever the units of a pixel.
  expect(seen.width).toBe(2000);
  expect(Math.abs(seen.height / seen.width - seen.along / seen.across)).toBeLessThan(0.01);
});

test("a game has the shape of the page that it is exported to, not that of the screen before", async ({ page }) => {
  for (const name of ["play-guess-who", "play-guts"]) {
    const exported = [];
    for (const [width, height] of /** @type {const} */ ([[390, 844], [1280, 720]])) {
      await page.setViewportSize({ width, height });
      const figure = await new FigureOnPage(page).open(`?figure=${name}`);
      const aspect = await figure.canvas.evaluate((canvas) => canvas.clientWidth / canvas.clientHeight);
      const svg = await figure.element.evaluate((element) => /** @type {any} */ (element).toSVG());
      exported.push({ aspect, svg });
    }
    const [narrow, wide] = exported;
    expect(wide?.aspect).toBeGreaterThan(1.2 * (narrow?.aspect ?? Infinity));
    expect(wide?.svg === narrow?.svg, name).toBe(true);
  }
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test("the link that is copied shows just this", async ({ page }) => {
    const figure = await new FigureOnPage(page).open(SEARCH);
    await drag(figure.slider("mine"), 7);
    const state = await figure.state();
    await figure.element.getByRole("button", { name: "Copy link" }).click();
    await expect(figure.text(".said")).toHaveText("Link copied");
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await figure.drawn();
    expect(await figure.state()).toEqual(state);
    await figure.agreesWithCore();
  });
});

test("where the clipboard is closed, the link is shown to be copied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("closed")) } });
  });
  await page.clock.install();
  const figure = await new FigureOnPage(page).open(SEARCH);
  const button = figure.element.getByRole("button", { name: "Copy link" });
  const field = figure.element.locator(".said input");
  const marked = () => field.evaluate((input) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLInputElement} */ (input);
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
  await button.click();
  await expect(field).toBeFocused();
  expect(await marked()).toBe(await addressOf(figure));
  // Longer than what is only said.
  await page.clock.runFor(3_000);
  expect(await marked()).toBe(await addressOf(figure));
  await figure.element.getByRole("button", { name: "Close" }).click();
  await expect(figure.text(".said")).toHaveText("");
  await expect(button).toBeFocused();
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(figure.text(".said")).toHaveText("Link copied");
  await expect(button).toBeFocused();
});

test("the table opens, says what the core says, and follows", async ({ page }) => {
  const figure = await new FigureOnPage(page).open("?rules=official&mine=3&theirs=24&size=64");
  const table = figure.element.locator(".data table");
  await expect(table).toBeHidden();
  await figure.element.locator(".data > summary").click();
  await expect(table.locator("caption")).toHaveText("Your chance to win around 3 and 24, under the official rules");
  await expect(table.locator("thead th")).toHaveText(["They have ↓, you have →", "1", "2", "3", "4", "5", "6"]);
  await expect(table.locator("tbody th")).toHaveText(["21", "22", "23", "24", "25", "26", "27"]);
  const { fraction } = await figure.core({ ending: "official", answers: 2 }, 6, 27);
  await expect(table.locator("tbody tr").last().locator("td").last()).toHaveText(new RegExp(`^${fraction} \\(`));
  await drag(figure.slider("mine"), 40);
  await expect(table.locator("caption")).toHaveText("Your chance to win around 40 and 24, under the official rules");
  await expect(table.locator("thead th").nth(4)).toHaveText("40");
  await figure.setState({ compare: "race" });
  await expect(table.locator("caption")).toHaveText("Your chance to win around 40 and 24, under the official rules, and beyond 32 suspects of your own under the race");
});
