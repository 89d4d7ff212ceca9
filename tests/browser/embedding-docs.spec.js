// @ts-check
/** docs/embedding.md and examples.html: every example runs, every row of the tables is true. */
import { readFileSync } from "node:fs";
import { contradictions } from "./support/contradictions.js";
import { visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SCRIPT, SITE, onSite } from "./support/site.js";

const text = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
const examples = [...text.matchAll(/^```(html|js)\n([^]*?)^```$/gm)].map(([, kind = "", code = ""]) => ({ kind, code: onSite(code) }));

test.use({ viewport: { width: 640, height: 800 } });

for (const [index, { code }] of examples.filter(({ kind }) => kind === "html").entries()) {
  test(`the lines for a page show what they promise: ${index + 1}`, async ({ page }) => {
    await visit(page, "", code);
    const place = code.includes("<iframe") ? page.frameLocator("iframe") : page;
    const figures = place.locator("upper-hand");
    const count = code.match(/<upper-hand |embed\.html/g)?.length ?? 0;
    expect(count + Number(code.startsWith("<a "))).toBeGreaterThan(0);
    for (let nth = 0; nth < count; nth += 1) {
      await figures.nth(nth).evaluate((figure) => /** @type {import("../../www/element.js").UpperHand} */ (figure).start());
      await expect(figures.nth(nth).locator(".notice")).toBeHidden();
      await expect(figures.nth(nth).locator(".percent")).not.toBeEmpty();
    }
    await expect(figures).toHaveCount(count);
    const { wrong, count: numbers } = await contradictions(page);
    expect(wrong).toEqual([]);
    expect(numbers).toBe(code.match(/<upper-hand-value[ >]/g)?.length ?? 0);
  });
}

test.describe("the lines for a script", () => {
  // One of them shows what happens to a figure whose module lies nowhere.
  test.use({ allowConsole: [/\/nowhere\//] });
  test("do what they say", async ({ page }) => {
    await visit(page, SCRIPT, "");
    // What lies nowhere would be there already after another example with its module.
    const first = (/** @type {{ code: string }} */ { code }) => Number(!code.includes("/nowhere/"));
    for (const { code } of examples.filter(({ kind }) => kind === "js").sort((one, other) => first(one) - first(other))) {
      const asserted = await page.evaluate(async (code) => {
        let asserted = 0;
        console.assert = (holds) => {
          if (!holds) throw new Error(`assertion ${asserted + 1} of this example does not hold: ${code}`);
          asserted += 1;
        };
        const figure = document.createElement("upper-hand");
        document.body.replaceChildren(figure);
        if (!code.includes("start()")) await figure.start();
        const Async = /** @type {FunctionConstructor} */ ((async () => {}).constructor);
        await new Async("figure", code)(figure);
        return asserted;
      }, code);
      expect(asserted, code).toBe(code.match(/console\.assert/g)?.length ?? 0);
    }
  });
});

test("every custom property colours what it says, and every part takes a page’s rules", async ({ page }) => {
  /** @param {RegExp} pattern */
  const named = (pattern) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
  const colours = named(/`--upper-hand-(paper|ink|muted|rule|you|opponent|weeds|upper-hand)`/g);
  const parts = named(/^Parts: (.*)\./gm).flatMap((list) => [...list.matchAll(/`([a-z]+)`/g)].map(([, part = ""]) => part));
  expect([colours.length, parts.length]).toEqual([8, 14]);
  const rules = [
    `upper-hand { ${colours.map((name, index) => `--upper-hand-${name}: rgb(${index + 1}, 2, 3);`).join(" ")} --upper-hand-font: Georgia; --upper-hand-font-size: 17px; --upper-hand-height: 777px }`,
    ...parts.map((part) => `upper-hand::part(${part}) { outline: 3px solid rgb(7, 8, 9) }`),
  ];
  await visit(page, `${SCRIPT}<style>${rules.join("\n")}</style>`, '<div style="height: 9000px"></div><upper-hand figure="guts-cards"></upper-hand><upper-hand figure="play-guts"></upper-hand>');
  const figure = page.locator("upper-hand").first();
  await expect.poll(() => figure.evaluate((element) => element.clientHeight)).toBe(777);
  await figure.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).start());
  await figure.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).solved);
  // A board has a part of its own.
  await page.locator("upper-hand").last().evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).start());
  const seen = await figure.evaluate((element, { colours, parts }) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const roots = [...document.querySelectorAll("upper-hand")].map(({ shadowRoot }) => /** @type {ShadowRoot} */ (shadowRoot));
    const body = getComputedStyle(/** @type {Element} */ (root.querySelector(".body")));
    const outlines = parts.map((part) => roots.flatMap((one) => [...one.querySelectorAll(`[part=${part}]`)]).map((one) => getComputedStyle(one).outlineColor));
    return { colours: colours.map((name) => body.getPropertyValue(`--uh-${name}`)), font: [body.fontFamily, body.fontSize], outlines: outlines.map((all) => [...new Set(all)].join()) };
  }, { colours, parts });
  expect(seen.colours).toEqual(colours.map((_, index) => `rgb(${index + 1}, 2, 3)`));
  expect(seen.font).toEqual(["Georgia", "17px"]);
  expect(seen.outlines).toEqual(parts.map(() => "rgb(7, 8, 9)"));
});

test("on the page of examples, every example is what is written above it, and runs", async ({ page }) => {
  await page.goto(`${SITE}/examples.html`);
  const sections = await page.locator(".example").all();
  expect(sections.length).toBeGreaterThanOrEqual(7);
  for (const section of sections) {
    const [written, live] = await section.evaluate((element) => {
      const code = element.querySelector("pre")?.textContent ?? "";
      const parsed = new DOMParser().parseFromString(code, "text/html").body;
      /** @param {Element} one */
      const shape = (one) => ({ name: one.localName, text: one.textContent?.trim(), attributes: one.getAttributeNames().map((name) => [name, one.getAttribute(name)]) });
      return [[...parsed.children].map(shape), [...element.querySelectorAll(":scope > :not(.prose)")].map(shape)];
    });
    expect(live).toEqual(written);
  }
  for (const figure of await page.locator("main > .example > upper-hand").all()) {
    await figure.evaluate((element) => element.scrollIntoView());
    await figure.evaluate((element) => /** @type {import("../../www/element.js").UpperHand} */ (element).ready);
    await expect(figure.locator(".notice")).toBeHidden();
  }
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").locator("canvas").first()).toBeVisible();
});
