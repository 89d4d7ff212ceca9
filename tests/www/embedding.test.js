// @ts-check
/** What is promised to writers of pages: the loader’s weight, the manifest, the types, the lines for copying. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { addressOf, site } from "../../www/kit/address.js";
import { UpperHand } from "../../www/element.js";
import { keptPage } from "../../www/export/kept-page.js";
import { ACTIONS, FIELDS, FIGURES, LOOKS, TIES, USUAL_FIGURE, property } from "../../www/kit/fields.js";
import { snippets } from "../../www/export/snippets.js";

const root = new URL("../../", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");
/** The modules of figures: those of prose have a test of their own. */
const modules = readdirSync(new URL("www/", root), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js") && !/^(?:pkg|prose)/.test(path));
const manifest = JSON.parse(read("custom-elements.json")).modules[0].declarations[0];
/** @param {{ name: string }[]} entries */
const names = (entries) => entries.map(({ name }) => name);

/** The examples of the documentation. */
const examples = [...read("docs/embedding.md").matchAll(/^```(?:html|js)\n([^]*?)^```$/gm)].map(([, code = ""]) => code).join("\n");

/**
 * A module and all that it imports before anything runs.
 * @param {string} name
 * @param {Set<string>} [seen]
 */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const from = new URL(name, "https://www/");
  for (const [, other = ""] of read(`www/${name}`).matchAll(/^import [^"]*"([^"]+)"/gm)) closure(new URL(other, from).pathname.slice(1), seen);
  return seen;
}

test("the loader is there before anything of a figure", () => {
  const scripts = [...closure("element.js")];
  assert.ok(!scripts.includes("element/figure.js") && scripts.includes("kit/fields.js"), scripts.join());
});

test("every attribute is a property that no element has already, with a type and a description", () => {
  const all = [...FIELDS, ...LOOKS, ...TIES];
  assert.deepEqual(UpperHand.observedAttributes, all);
  const builtIn = ["title", "lang", "dir", "hidden", "style", "slot", "part", "id", "role", "inert", "children", "attributes"];
  const types = read("www/element.d.ts");
  for (const name of all.map(property)) {
    assert.ok(!builtIn.includes(name), name);
    assert.ok(Object.getOwnPropertyDescriptor(UpperHand.prototype, name)?.set, `${name} is a property`);
  }
  const [, typed = ""] = types.match(/^export interface Attributes extends Properties \{\n([^]*?)^\}$/m) ?? [];
  assert.deepEqual([...typed.matchAll(/^ {2}(\w+): .+;$/gm)].map(([, name]) => name), [...LOOKS, ...TIES].map(property), "element.d.ts has those");
  const [, looks = ""] = types.match(/^export interface AttributeValues [^{]*\{\n([^]*?)^\}$/m) ?? [];
  const typedAttributes = [...(read("www/generated/settings.d.ts") + looks).matchAll(/^ {2}"?([\w-]+)"?\?: .+;$/gm)].map(([, name]) => name);
  assert.deepEqual(typedAttributes, all, "markup has types for those");
  assert.deepEqual(names(manifest.attributes), all);
  for (const { name, fieldName, description } of manifest.attributes) {
    assert.equal(fieldName, property(name));
    assert.ok(description.length > 10, name);
  }
});

test("custom-elements.json and the types list the methods that there are", () => {
  const callbacks = /^(constructor|follow|\w+Callback)$/;
  const methods = Object.getOwnPropertyNames(UpperHand.prototype)
    .filter((name) => !callbacks.test(name) && typeof Object.getOwnPropertyDescriptor(UpperHand.prototype, name)?.value === "function");
  const listed = manifest.members.filter((/** @type {{ kind: string }} */ { kind }) => kind === "method");
  assert.deepEqual(names(listed).sort(), methods.sort());
  for (const name of methods) assert.match(read("www/element.d.ts"), new RegExp(`^  ${name}\\(`, "m"));
});

test("custom-elements.json and the types list the properties that go with no attribute", () => {
  const attributes = UpperHand.observedAttributes.map(property);
  const getters = Object.entries(Object.getOwnPropertyDescriptors(UpperHand.prototype)).filter(([name, { get }]) => get && !attributes.includes(name));
  const own = [...getters.map(([name]) => name), "version"];
  const listed = manifest.members.filter((/** @type {{ kind: string, name: string }} */ { kind, name }) => kind === "field" && !attributes.includes(name));
  assert.deepEqual(names(listed).sort(), own.sort());
  for (const name of own) {
    assert.match(read("www/element.d.ts"), new RegExp(`^  (static )?readonly ${name}: `, "m"));
    assert.ok(examples.includes(`.${name}`), name);
  }
});

test("custom-elements.json lists the events, parts, slots and properties that the code has", () => {
  const code = modules.map((name) => read(`www/${name}`)).join("\n");
  /** @param {RegExp} pattern */
  const found = (pattern) => [...new Set([...code.matchAll(pattern)].map(([, name = ""]) => name))].sort();
  const told = found(/(?:#tell|listener\.tell)\("([a-z]+)"/g);
  assert.deepEqual(names(manifest.events).sort(), ["upper-hand:", "upperhand"].flatMap((start) => told.map((name) => start + name)));
  assert.deepEqual(names(manifest.cssParts).sort(), found(/part: "([a-z]+)"/g));
  assert.deepEqual(names(manifest.slots).sort(), found(/"slot", \{ name: "([a-z]+)"/g));
  assert.deepEqual(names(manifest.cssProperties).sort(), found(/var\((--upper-hand-[a-z-]+)/g));
  const [, details = ""] = read("www/element.d.ts").match(/^export interface EventDetails \{\n([^]*?)^\}$/m) ?? [];
  assert.deepEqual([...details.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name).sort(), told, "element.d.ts has those");
});

test("the documentation speaks of every attribute, method, event, part, slot and property", () => {
  const text = read("docs/embedding.md");
  for (const name of [...names(manifest.attributes), ...names(manifest.events), ...names(manifest.cssParts), ...names(manifest.slots), ...names(manifest.cssProperties)]) {
    assert.ok(text.includes(`\`${name}\``), name);
  }
  for (const { kind, name } of manifest.members) if (kind === "method") assert.ok(text.includes(`figure.${name}(`) || text.includes(`\`${name}()\``), name);
  for (const name of ACTIONS) assert.ok(text.includes(name), name);
});

test("what does not depend on the figure is shown by an example, each of which a browser runs", () => {
  for (const name of [...LOOKS, ...TIES]) assert.match(examples, new RegExp(`<upper-hand[^>]* ${name}="`), name);
  for (const { kind, name } of manifest.members) if (kind === "method") assert.ok(examples.includes(`figure.${name}(`), name);
  // They are listened to by name, or all in one loop by what follows "upper-hand:" or "upperhand".
  for (const name of names(manifest.events)) assert.ok([name, name.replace(/^upper-?hand:?/, "")].some((one) => examples.includes(`"${one}"`)), name);
  for (const name of names(manifest.cssParts)) assert.ok(examples.includes(`::part(${name})`), name);
  for (const name of names(manifest.slots)) assert.ok(examples.includes(`slot="${name}"`), name);
  for (const name of names(manifest.cssProperties)) assert.ok(examples.includes(`${name}: `), name);
});

test("the documentation lists the tools that are tested, in their versions", () => {
  /** The npm packages of each tool. */
  const packages = /** @type {Record<string, RegExp>} */ ({
    Vite: /^vite\d?$/, webpack: /^webpack$/, Next: /^next$/, React: /^react$/, Vue: /^vue$/, SvelteKit: /^@sveltejs\/kit$/,
    Astro: /^astro$/, Parcel: /^parcel$/, Rollup: /^rollup$/, esbuild: /^esbuild$/, Bun: /^bun$/,
    Angular: /^@angular\/core$/, Nuxt: /^nuxt$/, VitePress: /^vitepress$/, Docusaurus: /^@docusaurus\/core$/,
    "Observable Framework": /^@observablehq\/framework$/, Wrangler: /^wrangler$/,
  });
  const files = ["package.json", "tests/tools/more/package.json", "tests/tools/recent/package.json"].map((file) => JSON.parse(read(file)));
  const pinned = files.flatMap(({ devDependencies, dependencies = devDependencies }) => Object.entries(dependencies));
  /** The versions of a tool, to the first number that says something. @param {RegExp} pattern */
  const versions = (pattern) => pinned.flatMap(([name, version]) => (pattern.test(name) ? String(version).match(/(0\.)?\d+(?=\.)/)?.[0] ?? [] : []));
  const [, table = ""] = read("docs/embedding.md").match(/^\| tool \|.*\n\|---.*\n((?:\|.*\n)+)/m) ?? [];
  const rows = table.trim().split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
  assert.deepEqual(rows.map(([, tool]) => tool).sort(), Object.keys(packages).sort());
  for (const [, tool = "", version = ""] of rows) {
    const listed = version.match(/^[\d., ]*\d/)?.[0].split(", ");
    assert.deepEqual(listed, [...new Set(versions(packages[tool] ?? /$^/))].sort(), tool);
  }
});

test("the documentation lists the notebooks that are tested, in their versions", () => {
  const pinned = read("tests/tools/python/requirements.txt");
  for (const name of ["nbconvert", "JupyterLab", "marimo"]) {
    const [, version = ""] = read("docs/embedding.md").match(new RegExp(`^\\| ${name} \\| ([\\d.]+) \\|`, "m")) ?? [];
    assert.match(pinned, new RegExp(`^${name}==${version.replace(".", "\\.")}\\.\\d`, "im"), `${name} ${version}`);
  }
});

test("room is kept for every figure that there is", () => {
  assert.ok(FIGURES.includes(USUAL_FIGURE));
  const known = /** @type {RegExpMatchArray} */ (read("docs/embedding.md").match(/`figure` is one of ([^;]+);/))[1];
  assert.deepEqual(FIGURES.map((name) => `\`${name}\``).join(", "), known);
});

test("the lines for copying hold what is shown, spelt so that nothing escapes", () => {
  const attributes = /** @type {Record<string, string>} */ ({ home: "https://example.org/a&b/", controls: 'mine" onload="x' });
  const shown = { query: "rules=official&mine=9", height: 700, title: 'A "map" <b>', summary: "1 < 2\n& more" };
  const choice = { compact: true, theme: "dark", width: 640 };
  const small = { src: "data:,1", width: 720, height: 405 };
  const lines = (other = {}, /** @type {typeof small | undefined} */ still = small) => snippets(figureOn(attributes), { ...shown, ...other }, choice, () => still).map(({ code }) => code());
  const address = "https://example.org/a&amp;b/win-map.html?rules=official&amp;mine=9";
  const image = (/** @type {string} */ size) => `<img alt="1 &lt; 2 &amp; more" loading="lazy" src="data:,1" ${size}">`;
  const figure = 'figure="win-map" rules="official" mine="9" controls="mine&quot; onload=&quot;x" theme="dark" compact="" home="https://example.org/a&amp;b/"';
  const room = "height:max(13rem,13*16px);padding-bottom:clamp(max(19rem,19*16px),max(13rem,13*16px) + 30%,max(30rem,30*16px))";
  const fills = 'width="100%" height="608" style="position:absolute;inset:0;width:100%;height:100%;object-fit:contain;object-position:top';
  const [frame = "", own, component, picture] = lines();
  assert.match(frame, /src="https:\/\/example\.org\/a&amp;b\/embed\.html\?figure=win-map&amp;rules=official&amp;mine=9&amp;controls=mine%22\+onload%3D%22x&amp;theme=dark"/);
  assert.match(frame, /title="A &quot;map&quot; &lt;b>" width="100%" height="644"/);
  assert.equal(own, '<script type="module" src="https://example.org/a&amp;b/www/element.js"></script>\n' +
    `<upper-hand ${figure}>\n  <a href="${address}" slot="still" style="display:block;position:relative;${room}">${image(fills)}</a>\n</upper-hand>`);
  assert.equal(component, `import "upperhand";\n<upper-hand ${figure}></upper-hand>`);
  assert.equal(picture, `<a href="${address}">${image('width="720" height="405" style="max-width:100%;height:auto')}</a>`);
  // Of defaults, and of what is too large for a line, the picture is the site’s.
  for (const others of [lines({ query: "" }), snippets(figureOn(attributes), shown, choice, () => undefined).map(({ code }) => code())]) assert.match(others[3] ?? "", /src="https:\/\/example\.org\/a&amp;b\/cards\/win-map\.png" width="1200" height="630"/);
  choice.compact = false;
  assert.match(lines()[0] ?? "", /&amp;compact=no".* height="736"/);
  assert.doesNotMatch(lines()[1] ?? "", /compact/);
});

test("a page to keep holds words, a state and a script, each spelt so that nothing escapes", async () => {
  const attributes = { "touch-action": 'none" onload="x', home: "https://example.org/a&b/" };
  const choice = { compact: true, theme: "dark", width: 640 };
  const shown = { query: "rules=official&mine=9", height: 700, title: "</title><b>", summary: '"1" < 2\n& more' };
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><text>\"</text></svg>";
  const page = await keptPage(figureOn(attributes), shown, choice, svg, () => 'const end = "</script>", comment = `<!--<SCRIPT>`;');
  for (const line of [
    "<title>&lt;/title>&lt;b></title>",
    '<meta name="description" content="&quot;1&quot; &lt; 2 &amp; more">',
    '<upper-hand figure="win-map" rules="official" mine="9" touch-action="none&quot; onload=&quot;x" theme="dark" compact="" home="https://example.org/a&amp;b/" loading="eager">',
    '<p slot="fallback">&quot;1&quot; &lt; 2 &amp; more</p>',
    '<p class="home"><a href="https://example.org/a&amp;b/win-map.html?rules=official&amp;mine=9">&lt;/title>&lt;b> – Upperhand</a></p>',
    'const end = "\\x3C/script>", comment = `\\x3C!--<SCRIPT>`;',
  ]) assert.ok(page.includes(`${line}\n`), line);
  assert.equal(page.match(/<\/script/gi)?.length, 1);
  const [, picture = ""] = page.match(/src="data:image\/svg\+xml,([^"]+)"/) ?? [];
  assert.equal(decodeURIComponent(picture), svg);
  assert.doesNotMatch(await keptPage(figureOn({}), shown, choice, svg, () => ""), /https?:/);
});

/**
 * A figure on somebody’s page.
 * @param {Record<string, string>} attributes
 * @param {string} [said] by the page, as the home of its figures
 * @param {string} [base] the page’s own address
 */
function figureOn(attributes, said, base = "https://blog.example/post") {
  const meta = said === undefined ? null : { getAttribute: () => said };
  Object.assign(globalThis, { document: { baseURI: base, querySelector: () => meta } });
  return /** @type {Element} */ (/** @type {unknown} */ ({ getAttribute: (/** @type {string} */ name) => attributes[name] ?? null }));
}

test("links lead to the home that the figure names, else to that of its page; to folders of http and https only", () => {
  for (const [home, expected] of [
    ["https://example.org/upperhand", "https://example.org/upperhand/"],
    ["https://example.org//other.example//?a=1#b", "https://example.org//other.example/"],
    ["/figures", "https://blog.example/figures/"],
    ["javascript:alert(1)", undefined],
    ["data:text/html,<b>", undefined],
    ["file:///home/somebody/", undefined],
    ["https://", undefined],
    ["", undefined],
  ]) {
    const element = figureOn({ home: home ?? "" }, "https://page.example/");
    assert.equal(site(element)?.href, expected, home);
    assert.equal(addressOf(element, "figure", "mine=9"), expected && `${expected}win-map.html?mine=9`);
    assert.equal(snippets(element, { query: "", height: 1, title: "", summary: "" }, { compact: true, theme: "auto", width: 1 }, () => undefined).length, expected === undefined ? 0 : 4);
  }
  assert.equal(site(figureOn({}, "https://page.example/a"))?.href, "https://page.example/a/");
  assert.equal(site(figureOn({}, "./"))?.href, "https://blog.example/");
  assert.equal(site(figureOn({}, "./", "file:///home/somebody/page.html")), undefined);
  assert.equal(site(figureOn({})), undefined);
});

test("scripts that were built for a home lead there where neither figure nor page says otherwise", async () => {
  const { outputFiles: [built] } = buildSync({
    entryPoints: [fileURLToPath(new URL("www/kit/address.js", root))],
    bundle: true, format: "esm", write: false,
    // As xtask/src/scripts.rs has it.
    define: { "import.meta.home": '"https://example.org/upperhand/"' },
  });
  /** @type {typeof import("../../www/kit/address.js")} */
  const baked = await import(`data:text/javascript,${encodeURIComponent(built?.text ?? "")}`);
  assert.equal(baked.addressOf(figureOn({}), "embed.html", ""), "https://example.org/upperhand/embed.html");
  assert.equal(baked.site(figureOn({}, "https://page.example/"))?.href, "https://page.example/");
  assert.equal(baked.site(figureOn({ home: "https://own.example/" }))?.href, "https://own.example/");
  assert.equal(baked.site(figureOn({ home: "javascript:alert(1)" })), undefined);
});
