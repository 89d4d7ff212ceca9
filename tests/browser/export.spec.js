// @ts-check
/** The ways to take something away from a figure: numbers, pictures, its address, a table. */
import { readFile } from "node:fs/promises";
import { FigureOnPage, drag } from "./support/figure.js";
import { expect, test } from "./support/page.js";

test.use({ viewport: { width: 640, height: 800 } });

const SEARCH = "?rules=official&answers=3&mine=14&theirs=9&size=16&layer=question";

const FILE = "upperhand-win-map-rules-official-answers-3-mine-14-theirs-9-size-16-layer-question";

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

test("numbers, pictures and a table are those of what is shown", async ({ page }) => {
  const figure = await new FigureOnPage(page).open(SEARCH);

  await test.step("each button saves a file that is named for what it holds, and holds what a script would get", async () => {
    const { query, ...texts } = await figure.element.evaluate((element) => {
      const it = /** @type {import("../../www/element.js").UpperHand} */ (element);
      return { query: it.query, CSV: it.toCSV(), JSON: it.toJSON(), SVG: it.toSVG() };
    });
    for (const [label, text] of Object.entries(texts)) {
      const { name, bytes } = await saved(figure, label);
      expect(name).toBe(`${FILE}.${label.toLowerCase()}`);
      expect(bytes.toString("utf8") === text, label).toBe(true);
    }
    // All of them lead back to the figure on its own page.
    const address = `${new URL(page.url()).origin}/win-map.html?${query}`;
    expect(JSON.parse(texts.JSON).address).toBe(address);
    expect(texts.CSV).toContain(`# ${address}\r\n`);
    const shown = await page.evaluate((text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement.textContent?.replaceAll(/\s/g, ""), texts.SVG);
    expect(shown).toContain(address);
  });

  await test.step("the PNG is the whole sheet, and not blank", async () => {
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

  await test.step("the table opens, and follows", async () => {
    await figure.setState({ answers: 2, mine: 3, theirs: 24, size: 64, left: 1, bottom: 1, layer: "win" });
    const table = figure.element.locator(".data table");
    await expect(table).toBeHidden();
    await figure.element.locator(".data > summary").click();
    await expect(table.locator("caption")).toHaveText("Your chance to win around 3 and 24, under the official rules");
    await expect(table.locator("thead th")).toHaveText(["They have ↓, you have →", "1", "2", "3", "4", "5", "6"]);
    await expect(table.locator("tbody th")).toHaveText(["21", "22", "23", "24", "25", "26", "27"]);
    await drag(figure.slider("mine"), 40);
    await expect(table.locator("caption")).toHaveText("Your chance to win around 40 and 24, under the official rules");
    await expect(table.locator("thead th").nth(4)).toHaveText("40");
    await figure.setState({ compare: "race" });
    await expect(table.locator("caption")).toHaveText("Your chance to win around 40 and 24, under the official rules up to 32 suspects of your own, the race beyond");
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
