// @ts-check
/** Renders every figure as a reader may meet it into target/gallery/. Run by `cargo xtask gallery`. */
import { mkdirSync, rmSync } from "node:fs";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.js";

const FIGURES = {
  "chance-race": "?mine=40",
  "chance-official-large": "?rules=official&mine=342&theirs=256&size=512",
  "question-race": "?mine=40&layer=question",
  "question-open": "?rules=open&mine=21&theirs=30&layer=question&size=48",
  "regions-race": "?mine=40&layer=regions",
  "regions-official": "?rules=official&mine=38&theirs=30&layer=regions&size=100",
  "smallest": "?mine=5&theirs=3&size=8",
  "bad-address": "?mine=0&rules=chess",
};

const folder = new URL("../../target/gallery/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(config.use?.launchOptions);
let pictures = 0;
for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const width of [1280, 360]) {
    for (const deviceScaleFactor of [1, 2]) {
      const context = await browser.newContext({ colorScheme, deviceScaleFactor, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const [name, search] of Object.entries(FIGURES)) {
        await page.goto(`${env["UPPERHAND_URL"]}/${search}`);
        await page.locator("upper-hand").evaluate((figure) => /** @type {any} */ (figure).ready);
        const path = fileURLToPath(new URL(`${name}-${colorScheme}-${width}-x${deviceScaleFactor}.png`, folder));
        await page.locator("upper-hand").screenshot({ path });
        pictures += 1;
      }
      await context.close();
    }
  }
}
await browser.close();
console.log(`${pictures} pictures are in target/gallery/`);
