// @ts-check
/** The numbers in the prose of our pages: each is what the solver says, so that prose can never contradict it. */
import { readFileSync } from "node:fs";
import { html } from "./support/host.js";
import { expect, test } from "./support/page.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** The pages of the site, as the server lists them. */
const route = readFileSync(new URL("../../xtask/src/route.rs", import.meta.url), "utf8");
const [, list = ""] = route.match(/PAGES: \[&str; \d+\] = \[([^\]]*)\]/) ?? [];
const PAGES = [...list.matchAll(/"([^"]+)"/g)].map(([, page = ""]) => page);

/**
 * What differs between the words of the numbers on a page and what its figures say, each at the settings that it was written for.
 * @param {import("@playwright/test").Page} page
 */
function contradictions(page) {
  return page.evaluate(async () => {
    const plain = (/** @type {string} */ text) => text.replaceAll(/\s+/g, " ").trim();
    const wrong = [];
    const values = [...document.querySelectorAll("upper-hand-value")];
    for (const value of values) {
      const story = value.closest("upper-hand-story");
      const id = value.getAttribute("for");
      const figure = /** @type {UpperHand | null} */ (id === null ? story?.querySelector("upper-hand") ?? null : document.getElementById(id));
      const written = plain(value.textContent ?? "");
      if (figure === null) {
        wrong.push(`“${written}” speaks of no figure`);
        continue;
      }
      await figure.start();
      await figure.solved;
      const before = figure.getState();
      const step = value.closest("upper-hand-step");
      const given = value.getAttribute("at") ?? step?.getAttribute("state") ?? "";
      figure.setState(Object.fromEntries(new URLSearchParams(given)));
      await figure.solved;
      const name = value.getAttribute("name") ?? "";
      const readout = figure.valueAt();
      /** @type {Record<string, string>} */
      const results = { ...Object.fromEntries(readout.facts.map(([term, text]) => [term.toLowerCase(), text])), ...readout, facts: "", state: "", win: readout.value };
      const said = name in before ? figure.inProse(name).text : results[name] ?? results[name.toLowerCase()] ?? "";
      figure.setState(before);
      if (plain(said) !== written) wrong.push(`“${written}” is written for ${name} at ${given}; it is “${plain(said)}”`);
    }
    return { wrong, count: values.length };
  });
}

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
  const scripts = ["element", "prose"].map((script) => `<script type="module" src="/www/${script}.js"></script>`);
  const body = html(scripts.join(""), `${values.join("")}<upper-hand id="map" mine="40" theirs="12" v="2"></upper-hand>`);
  await page.route("/written", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/written");
  expect((await contradictions(page)).wrong).toEqual(["“22.2 %” is written for win at ; it is “22.1 %”"]);
});
