// @ts-check
/** The numbers in the prose of our pages: each is what the solver says, so that prose can never contradict it. */
import { readFileSync } from "node:fs";
import { contradictions } from "./support/contradictions.js";
import { LOADER, show } from "./support/host.js";
import { expect, test } from "./support/page.js";

/** The pages of the site, as the server lists them. */
const route = readFileSync(new URL("../../xtask/src/route.rs", import.meta.url), "utf8");
const [, list = ""] = route.match(/PAGES: \[&str; \d+\] = \[([^\]]*)\]/) ?? [];
const PAGES = [...list.matchAll(/"([^"]+)"/g)].map(([, page = ""]) => page);

for (const name of PAGES) {
  test(`prose never contradicts the solver: ${name}`, async ({ page }) => {
    await page.goto(`/${name}`);
    const { wrong, count } = await contradictions(page);
    expect(wrong).toEqual([]);
    const source = readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
    expect(count).toBe(source.match(/<upper-hand-value[ >]/g)?.length ?? 0);
  });
}

test("a wrong number is found, and a right one passes", async ({ page }) => {
  const values = ["22.1 %", "22.2 %"].map((text) => `<upper-hand-value for="map" name="win">${text}</upper-hand-value>`);
  await show(page, `${LOADER}<script type="module" src="/www/prose.js"></script>`, `${values.join("")}<upper-hand id="map" mine="40" theirs="12"></upper-hand>`);
  expect((await contradictions(page)).wrong).toEqual(["“22.2 %” is written for win at ; it is “22.1 %”"]);
});
