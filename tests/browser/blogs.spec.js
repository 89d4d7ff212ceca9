// @ts-check
/** The places where blogs are written: what each leaves of the lines that docs/embedding.md names for it still works. */
import { readFileSync } from "node:fs";
import { FigureOnPage } from "./support/figure.js";
import { visit } from "./support/host.js";
import { expect, test } from "./support/page.js";
import { SITE, onSite } from "./support/site.js";

const text = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
const examples = [...text.matchAll(/^```html\n([^]*?)^```$/gm)].map(([, code = ""]) => onSite(code));

/** The elements that a place leaves, each with its attributes. @typedef {Record<string, string[]>} Allowed */

/** As `wp_kses_post` allows them, of those that our lines could have. @type {Allowed} */
const WORDPRESS = {
  a: ["href", "rel", "rev", "name", "target", "download", "title"],
  img: ["alt", "align", "border", "height", "hspace", "loading", "longdesc", "vspace", "src", "usemap", "width", "title"],
  p: [], div: [], span: [], figure: [], figcaption: [], details: ["open"], summary: [],
};

/** As mail programs do. @type {Allowed} */
const MAIL = { a: ["href", "title"], img: ["src", "alt", "width", "height"], p: [], div: [], span: [], table: [], tr: [], td: [] };

/** An editor without HTML. @type {Allowed} */
const EDITOR = { a: ["href"], img: ["src", "alt"], p: [], figure: [], figcaption: [] };

const ELEMENT = examples.find((code) => code.includes("<upper-hand ") && !code.includes("<img")) ?? "";
const BOTH = examples.find((code) => code.includes("<upper-hand ") && code.includes("<img")) ?? "";
const PICTURE = examples.find((code) => code.startsWith("<a ")) ?? "";

/**
 * What is put where, and what of it the place allows, unless it is all: the examples of the documentation run as they are
 * (`embedding-docs.spec.js`).
 * @type {Record<string, { code: string, allowed?: Allowed }>}
 */
const PLACES = {
  "WordPress, administrators and editors": { code: ELEMENT },
  "WordPress, authors and contributors": { code: PICTURE, allowed: WORDPRESS },
  "Ghost, on the web": { code: BOTH },
  "Ghost, in a newsletter": { code: BOTH, allowed: MAIL },
  Substack: { code: PICTURE, allowed: EDITOR },
  Medium: { code: PICTURE, allowed: EDITOR },
  Notion: { code: "<iframe" },
};

/**
 * The part of some lines that a place leaves: the contents of what it takes away stay, but for those of scripts.
 * @param {import("@playwright/test").Page} page
 * @param {string} code
 * @param {Allowed} allowed
 */
async function left(page, code, allowed) {
  return page.evaluate(({ code, allowed }) => {
    const { body } = new DOMParser().parseFromString(`<body>${code}`, "text/html");
    for (const element of body.querySelectorAll("*")) {
      const attributes = allowed[element.localName];
      if (element.localName === "script") element.remove();
      else if (attributes === undefined) element.replaceWith(...element.childNodes);
      else for (const name of element.getAttributeNames()) if (!attributes.includes(name)) element.removeAttribute(name);
    }
    return body.innerHTML;
  }, { code, allowed });
}

test("the places are those of the documentation, which names what is put there", () => {
  const [, table = ""] = text.match(/^### Where blogs are written\n[^]*?^\|---.*\n((?:\|.*\n)+)/m) ?? [];
  const rows = table.trim().split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
  expect(rows.map(([, place]) => place)).toEqual(Object.keys(PLACES));
  for (const [, place = "", , put = ""] of rows) {
    const { code } = PLACES[place] ?? { code: "" };
    const names = [code.includes("<upper-hand") ? "Element" : "", code.includes("<img") ? "Picture" : "", code.startsWith("<iframe") ? "Iframe" : ""];
    for (const name of names) expect(put).toContain(name);
  }
});

test("the lines of the Element keep their picture and its link where a place takes the rest away", async ({ page }) => {
  await page.goto(`${SITE}/explore.html?mine=40&theirs=24`);
  const figure = new FigureOnPage(page);
  await figure.drawn();
  await figure.element.getByRole("button", { name: "Embed", exact: true }).click();
  await figure.element.getByLabel("Your page").selectOption("HTML");
  const code = await figure.text(".embed textarea").inputValue();
  for (const allowed of [WORDPRESS, MAIL, EDITOR]) {
    const rest = await left(page, code, allowed);
    expect(rest).not.toMatch(/<(script|upper-hand)/);
    expect(rest).toMatch(/<a href="[^"]*\/win-map\.html\?mine=40&amp;theirs=24[^"]*"><img [^>]*alt="[^"]{40,}"[^>]*><\/a>/);
  }
});

test("where a place takes scripts away, the lines for it leave a picture that leads to its figure as it is", async ({ page }) => {
  for (const [place, { code, allowed }] of Object.entries(PLACES)) {
    if (allowed === undefined) continue;
    expect(await left(page, BOTH + code, allowed), place).not.toMatch(/<(script|upper-hand|iframe)/);
    await visit(page, "", await left(page, code, allowed));
    const picture = page.getByRole("link").getByAltText("A map of Guess Who?");
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth), place).toBeGreaterThan(0);
    expect(await page.getByRole("link").evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href), place).toMatch(`${SITE}/win-map.html?mine=40&theirs=24`);
  }
});
