// @ts-check
/** A figure has a width of its own where a page gives it none: in rows, grids, dialogs, tables. */
import { FigureOnPage } from "./support/figure.js";
import { html } from "./support/host.js";
import { expect, test } from "./support/page.js";

const FIGURE = "<upper-hand></upper-hand>";
const AROUND = {
  "a row of flexible boxes": `<div style="display: flex"><p>Beside it.</p>${FIGURE}</div>`,
  "a column of flexible boxes": `<div style="display: flex; flex-direction: column; align-items: flex-start">${FIGURE}</div>`,
  "a grid": `<div style="display: grid; grid-template-columns: auto auto">${FIGURE}<p>Beside it.</p></div>`,
  "an inline block": `<div><div style="display: inline-block">${FIGURE}</div></div>`,
  "a dialog": `<dialog open style="max-width: none">${FIGURE}</dialog>`,
  "a table": `<table><tr><td>Beside it.</td><td>${FIGURE}</td></tr></table>`,
  "something that floats": `<div style="float: left">${FIGURE}</div>`,
};

for (const [around, body] of Object.entries(AROUND)) {
  test(`in ${around} a figure is neither flat nor thin`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    const script = '<script type="module" src="/www/element.js"></script>';
    await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html(script, body) }));
    await page.goto("/blog");
    const figure = new FigureOnPage(page);
    await figure.drawn();
    const box = await figure.element.boundingBox();
    expect(box?.width).toBeGreaterThan(500);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1200);
    expect(box?.height).toBeLessThan(1500);
    const canvas = await figure.canvas.boundingBox();
    expect(canvas?.width).toBeGreaterThan(350);
  });
}

test("figures that are made and removed leave nothing", async ({ page }) => {
  await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html('<script type="module" src="/www/element.js"></script>', FIGURE) }));
  await page.goto("/blog");
  await new FigureOnPage(page).drawn();
  const session = await page.context().newCDPSession(page);
  const nodes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
  const round = () => page.evaluate(async () => {
    for (const figure of ["limit-tiles", "win-map"]) {
      for (let count = 0; count < 5; count += 1) {
        const element = document.createElement("upper-hand");
        element.setAttribute("figure", figure);
        document.body.append(element);
        await /** @type {import("../../www/element.js").UpperHand} */ (element).start();
        element.remove();
        await new Promise((done) => setTimeout(done, 20));
      }
    }
  });
  await round();
  const before = await nodes();
  await round();
  await round();
  // A figure that has just gone may still be held by a timer of its own; one that leaks stays for good.
  await expect.poll(async () => (await nodes()) - before, { timeout: 20_000 }).toBeLessThan(100);
});
