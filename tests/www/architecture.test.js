// @ts-check
/** The invariants of `www/`, read off its syntax: no mathematics, no drawing, no circle, nothing unsafe. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../www/", import.meta.url);
/** The scripts by their paths, those around the WebAssembly apart. */
const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js") && !path.startsWith("pkg"));

/** The code without comments and the contents of strings, templates and expressions. @param {string} name */
function code(name) {
  const text = readFileSync(new URL(name, folder), "utf8");
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/(?:\\.|\[[^\]]*\]|[^/\\\n*[ ])(?:\\.|\[[^\]]*\]|[^/\\\n[])*\/[a-z]*(?=[.,;)])/g;
  const names = text.replaceAll("* as ", "as ").replaceAll("export * ", "export ");
  return names.replace(tokens, (token) => (token.startsWith("`") ? (token.match(/\$\{[^}]*\}/g) ?? []).join(";") : '""'));
}

/** The names in imports, as they are written. @param {string} name */
function imports(name) {
  const text = readFileSync(new URL(name, folder), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

/** The path in `www/` of a name in an import. @param {string} from @param {string} name */
function pathOf(from, name) {
  return new URL(name, new URL(from, "https://www/")).pathname.slice(1);
}

/** The modules that are needed before a module runs. @param {string} name */
function staticImports(name) {
  const text = readFileSync(new URL(name, folder), "utf8");
  return [...text.matchAll(/^(?:import|export) (?:[^"]* from )?"([^"]+)"/gm)]
    .map(([, path = ""]) => pathOf(name, path)).filter((path) => modules.includes(path));
}

/** The folder of a path; "" for what lies in `www/` itself. @param {string} path */
function folderOf(path) {
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : "";
}

/** What a function throws. @param {() => unknown} act */
function catchError(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

test("a module holds its figures, a solver where something takes long, what only one of them has, and nothing of the core", async () => {
  const { ABOUT, FIGURES } = await import("../../www/generated/schema.js");
  const held = [];
  for (const name of new Set(Object.values(ABOUT).map((about) => about.module))) {
    const own = [...(modules.includes(`jobs/${name}-solving.js`) ? ["TaskRun"] : []), ...(name === "boards" ? ["facesOfBoard"] : [])];
    const module = await import(new URL(`pkg/${name}.js`, folder).href);
    assert.deepEqual(Object.keys(module).sort(), ["Figure", ...own, "__wbg_reset_state", "default", "initSync", "module", "start"].sort(), name);
    module.initSync({ module: readFileSync(new URL(`pkg/${name}_bg.wasm`, folder)) });
    const refused = catchError(() => new module.Figure("pie-chart"));
    assert.ok(refused instanceof RangeError);
    const [, names] = refused.message.match(/^figure must be (.*) in this module, not pie-chart$/) ?? [];
    held.push(...(names ?? "").split(" or "));
  }
  assert.deepEqual(held, FIGURES);
});

test("what a reader asks for about a board is in a module of its own, without figures", async () => {
  const module = await import(new URL("pkg/own-board.js", folder).href);
  const own = ["TaskRun", "boardOfTable", "editTable", "reportNumbers", "reportOffer", "reportSentences", "tableOfBoard"];
  assert.deepEqual(Object.keys(module).sort(), [...own, "__wbg_reset_state", "default", "initSync", "module", "start"].sort());
});

test("there are modules to look at", () => {
  assert.ok(modules.length >= 10, modules.join());
  assert.ok(modules.includes("element.js"));
});

test("nothing is drawn outside of the wasm module", () => {
  for (const name of modules) {
    const found = code(name).match(/\.(fillRect|fillText|stroke|drawImage|putImageData|lineTo|arc)\(/);
    assert.equal(found, null, `${name} draws`);
  }
});

test("no module imports in a circle", () => {
  /** @type {Map<string, string[]>} */
  const graph = new Map(modules.map((name) => [name, imports(name).map((path) => pathOf(name, path)).filter((path) => modules.includes(path))]));
  assert.deepEqual(graph.get("pages/story.js"), ["element.js", "kit/fields.js", "pages/page-address.js", "pages/share.js"]);
  while (graph.size > 0) {
    const free = [...graph].filter(([, used]) => used.every((name) => !graph.has(name)));
    assert.notEqual(free.length, 0, `these import each other in a circle: ${[...graph.keys()].join(", ")}`);
    for (const [name] of free) graph.delete(name);
  }
});

/** What each folder may import: other folders, and scripts of `www/` itself. */
const USED = {
  generated: [],
  kit: ["generated"],
  board: ["kit", "controls"],
  controls: ["kit"],
  export: ["kit"],
  prose: ["kit"],
  jobs: ["kit", "pkg", "core.js"],
  "first-game": ["generated", "kit"],
  "at-the-table": ["generated", "kit", "board", "core.js", "own-board.js", "qr-code.js"],
  element: ["kit", "controls", "export", "jobs", "own-board.js", "modules.js"],
  pages: ["kit", "jobs", "element.js"],
};

test("imports go one way, and none but jobs and the doors lead to WebAssembly: www computes nothing of a game, it has it computed", () => {
  assert.deepEqual([...new Set(modules.map(folderOf))].sort(), ["", ...Object.keys(USED)].sort());
  for (const [own, used] of Object.entries(USED)) {
    const paths = modules.filter((name) => folderOf(name) === own).flatMap((name) => imports(name).map((path) => pathOf(name, path)));
    assert.deepEqual(paths.filter((path) => ![own, ...used].some((one) => one === path || one === folderOf(path))), [], own);
    for (const one of used) assert.ok(paths.some((path) => one === path || one === folderOf(path)), `${own} imports nothing of ${one} any more`);
  }
});

test("the element knows no figure: names of figures, settings, rules and layers stand in generated/ alone", async () => {
  const { FIELDS, FIGURES } = await import("../../www/generated/schema.js");
  // Every figure has a name under `figure`, a button moves pictures to the left, a pointer moves and takes hold of a handle, a
  // game is played on a board, a page's own table is one, and a page says which day it is.
  const settings = FIELDS.filter((name) => !["figure", "left", "handle", "move", "board", "day"].includes(name));
  assert.ok(FIGURES.length >= 6 && settings.length >= 40);
  const values = ["race", "official", "tripartite", "regions"];
  for (const name of modules.filter((module) => !module.startsWith("generated/") && module !== "core.js")) {
    const text = readFileSync(new URL(name, folder), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");
    // The style sheet lays out figures, each as it needs.
    const known = [...(name === "element/styles.js" ? [] : FIGURES), ...settings, ...values];
    const found = known.filter((one) => text.includes(`"${one}"`));
    assert.deepEqual(found, [], name);
  }
});

test("what a script remembers stands in one file of a page alone, as `cargo xtask dist` puts scripts together", () => {
  /** @type {(name: string) => string[]} */
  const together = (name) => [name, ...staticImports(name).flatMap(together)];
  const remembers = (/** @type {string} */ name) => /^(?:export )?(?:let |const [^\n]*= new )/m.test(code(name));
  assert.ok(["element/engine.js", "element/groups.js", "jobs/jobs.js"].every(remembers) && !remembers("kit/fields.js"), "the test sees what is remembered");
  const files = ["element.js", "prose.js", "figure.js", "jobs/jobs.js", ...modules.filter((name) => name.endsWith("-solving.js")), "export/embed-panel.js", "own-board.js"].map((name) => new Set(together(name)));
  for (const name of modules.filter(remembers)) {
    assert.ok(files.filter((file) => file.has(name)).length <= 1, `${name} is in several files`);
  }
});

test("imports stay beside the module: nothing comes from another origin", () => {
  for (const name of modules) {
    for (const path of imports(name)) assert.match(path, /^\.{1,2}\/[\w/-]+\.js$/, `${name} imports ${path}`);
  }
});

test("no eval, no markup from text, no storage but by one script, no cookie, no network call", () => {
  const unsafe = /\b(eval|Function|innerHTML|outerHTML|insertAdjacentHTML|document\.write|localStorage|sessionStorage|cookie|fetch|XMLHttpRequest|WebSocket|sendBeacon|setAttribute\("on|SharedArrayBuffer)\b/;
  const own = /\bfetch\((file, \{ cache, signal \}|new URL\([^)]*\)|address|address, \{ cache: [^}]* \})\)/;
  assert.match(code("kit/webassembly.js"), own, "WebAssembly is fetched");
  assert.match(code("kit/loading.js"), own, "a script that did not come whole is fetched anew");
  assert.match(code("jobs/jobs.js"), own, "the script of the Worker is fetched ahead");
  assert.match(code("export/kept-page.js"), own, "a reader who asks for a page to keep fetches its script");
  // Results of games and boards are kept on the device where the reader asks for it, and in the tab a table that is typed until it
  // is a board, by one script.
  const kept = /\b(local|session)Storage\b/g;
  assert.match(code("kit/storage.js"), kept, "one script keeps what is to be kept");
  for (const name of modules) {
    const rest = ["kit/webassembly.js", "kit/loading.js", "jobs/jobs.js", "export/kept-page.js"].includes(name) ? code(name).replace(own, "") : code(name);
    assert.doesNotMatch(name === "kit/storage.js" ? rest.replaceAll(kept, "") : rest, unsafe, name);
  }
});

test("pages have no inline script and no inline style", () => {
  for (const page of ["index.html", "explore.html", "embed.html", "examples.html", "claims.html"]) {
    const html = readFileSync(new URL(`../${page}`, folder), "utf8");
    assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)/, page);
    assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|https?:\/\//, page);
  }
});
