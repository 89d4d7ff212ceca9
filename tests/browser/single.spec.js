// @ts-check
/** The single file as its users meet it: opened from a disk, hosted. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FigureOnPage } from "./support/figure.js";
import { hostFor, html } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE } from "./support/site.js";
import { emptyFolder } from "./support/target.js";

const root = new URL("../../", import.meta.url);

test.use({ viewport: { width: 640, height: 800 } });

/**
 * Opens a page from a disk, with the single file beside it.
 * @param {import("@playwright/test").Page} page
 * @param {string} name of its folder
 * @param {string} body
 * @param {string} [file] which of them
 */
async function openFromDisk(page, name, body, file = "upperhand-all.js") {
  const folder = emptyFolder(`single-user/${name}`);
  const response = await fetch(`${SITE}/www/single/${file}`);
  writeFileSync(new URL(file, folder), await response.text());
  // Twice, because pages do that.
  const script = `<script src="${file}"></script>`;
  writeFileSync(new URL("page.html", folder), html(script + script, body));
  await page.goto(pathToFileURL(fileURLToPath(new URL("page.html", folder))).href);
}

test("one file holds it all: opened from a disk, figures with their Worker and prose need no server", async ({ page }) => {
  const requests = /** @type {string[]} */ ([]);
  page.on("request", (request) => requests.push(request.url()));
  const prose = '<p><upper-hand-value for="map" name="mine">40</upper-hand-value></p>';
  await openFromDisk(page, "map", `${prose}<upper-hand id="map" mine="40" theirs="24"></upper-hand><upper-hand figure="guts-cards" cards="3"></upper-hand>`);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await expect(figure.fraction).toHaveText("71/160");
  const mine = page.getByRole("spinbutton", { name: "Suspects you have left", exact: true });
  await expect(mine).toHaveAttribute("aria-valuenow", "40");
  await mine.press("ArrowRight");
  await expect(mine).toHaveAttribute("aria-valuenow", "41");
  await expect(figure.fraction).not.toHaveText("71/160");
  const cards = new FigureOnPage(page, page.locator("upper-hand").nth(1));
  await cards.solved();
  await expect(cards.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
  expect(requests.filter((url) => !/^(data|blob):|\/(page\.html|upperhand-all\.js)$/.test(url))).toEqual([]);
});

for (const file of ["upperhand-boards.js", "upperhand-all.js"]) {
  test(`${file} has the editor of boards and their report inside, with a Worker`, async ({ page }) => {
    const requests = /** @type {string[]} */ ([]);
    page.on("request", (request) => requests.push(request.url()));
    await openFromDisk(page, `own-${file}`, '<upper-hand figure="real-board" moves=""></upper-hand>', file);
    const figure = new FigureOnPage(page);
    await figure.drawn();
    await figure.element.getByText("Your own board", { exact: true }).click();
    await figure.element.getByLabel("The table as text").fill("name,hat\nAnna,yes\nBert,no\nCleo,no\n");
    await expect(figure.heading).toHaveText("Your turn: 3 against their 3");
    await figure.element.getByText("Report on this board", { exact: true }).click();
    await figure.element.getByRole("button", { name: "Make the report" }).click();
    const report = figure.element.getByRole("list", { name: "Report on this board" });
    await expect(report).toContainText("Only “hat” tells anything, and wins ");
    expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringMatching(/^blob:/));
    expect(requests.filter((url) => !/^(data|blob):|\/(page\.html|upperhand-[a-z]+\.js)$/.test(url))).toEqual([]);
  });
}

test("the module of the package with everything inside is all that a pinned line loads, and its integrity is listed", async ({ page }) => {
  const read = (/** @type {string} */ name) => readFileSync(new URL(`dist/npm/${name}`, root));
  const [integrity = ""] = read("integrity.txt").toString().split("\n").flatMap((line) => line.match(/^(sha384-\S+) www\/inline\.js$/)?.[1] ?? []);
  const line = `<script type="module" src="/upperhand@0.1.0/www/inline.js" integrity="${integrity}" crossorigin></script>`;
  const asked = /** @type {string[]} */ ([]);
  const blog = await hostFor(page, (path) => {
    asked.push(path);
    if (path === "/") return { body: html(line, '<upper-hand mine="40" theirs="24"></upper-hand><upper-hand figure="guts-cards" cards="3"></upper-hand>') };
    return path.endsWith("/www/inline.js") ? { body: read("www/inline.js"), type: "text/javascript" } : undefined;
  });
  await page.goto(blog);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await expect(figure.fraction).toHaveText("71/160");
  const cards = new FigureOnPage(page, page.locator("upper-hand").nth(1));
  await cards.solved();
  await expect(cards.fact("Equilibrium loses")).toHaveText("nothing, exactly");
  expect(asked).toEqual(["/", "/upperhand@0.1.0/www/inline.js"]);
});
