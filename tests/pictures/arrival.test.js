// @ts-check
/**
 * The first seconds of an embedded figure in Chromium, Firefox and WebKitGTK, with the lines that **Embed** writes: nothing jumps,
 * nothing is wider than the page, and the room that is kept never falls in.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import test, { after, before } from "node:test";
import { FIGURES } from "../../www/schema.js";
import { snippets } from "../../www/snippets.js";
import { host, html } from "../browser/support/host.js";
import { browsers } from "./support/browsers.js";
import { arrive } from "./support/in-arrival.js";

const SITE = env["UPPERHAND_SITE_URL"];
if (!SITE) throw new Error("UPPERHAND_SITE_URL is not set: run these tests with `cargo xtask test pictures`");

/** How long the loader and the module take on a slow line, in milliseconds. */
const SLOW = { loader: 500, module: 1_800 };

const WINDOWS = [{ width: 390, height: 844 }, { width: 1280, height: 720 }];

/** The most that may move: “good” ends at 0.1. */
const SHIFT = 0.05;
/** The most pixels by which a page may be taller than it ends up. */
const TALLER = 60;

const WORDS = "<p>Some words of a post, which stand around the figure and go on until the line is full and another one begins.</p>";

/** The picture that an author has saved beside the post. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="804" viewBox="0 0 1000 804"><rect width="1000" height="804" fill="#888"/></svg>';

/** A page without inline styles: what the lines say by `style` is not heard. */
const STRICT = { "content-security-policy": "default-src * 'wasm-unsafe-eval'; style-src 'none'; img-src * data:" };

/** @typedef {{ figure: string, attributes?: Record<string, string>, isSlow: boolean, isSaved: boolean, isStrict: boolean }} Post */

/** The posts, as their addresses ask for them. @type {Post[]} */
const posts = [];
/** @type {{ url: string, close: () => void }} */
let blog;
before(async () => {
  blog = await host(async (path) => {
    if (path === "/") return { body: html("", "") };
    const [, kind = "", number = "", ...rest] = path.split("/");
    const post = posts[Number(number)];
    if (kind !== "post" || post === undefined) return undefined;
    if (rest.join("") === "") return { body: written(post, `${blog.url}/post/${number}/`), ...(post.isStrict ? { headers: STRICT } : {}) };
    if (rest.at(-1)?.endsWith(".svg")) return post.isSaved ? { body: PICTURE, type: "image/svg+xml" } : undefined;
    return delivered(`/${rest.join("/")}`, post.isSlow);
  });
});
after(() => blog.close());

/**
 * A file of the site, late where the line is slow.
 * @param {string} path
 * @param {boolean} isSlow
 */
async function delivered(path, isSlow) {
  const answer = await fetch(SITE + path);
  if (!answer.ok) return undefined;
  const late = path === "/www/element.js" ? SLOW.loader : path.endsWith(".wasm") ? SLOW.module : 0;
  if (isSlow && late > 0) await new Promise((done) => setTimeout(done, late));
  return { body: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get("content-type") ?? "" };
}

/**
 * A post with the lines of **Embed**.
 * @param {Post} post
 * @param {string} home
 */
function written({ figure, attributes = {} }, home) {
  const has = /** @type {Record<string, string>} */ ({ ...attributes, home });
  const element = /** @type {Element} */ (/** @type {unknown} */ ({ getAttribute: (/** @type {string} */ name) => has[name] ?? null }));
  Object.assign(globalThis, { document: { baseURI: home, querySelector: () => null } });
  const shown = { query: `figure=${figure}`, height: 900, title: "A figure", summary: "What the figure shows.", file: figure, ratio: "1000/804" };
  const lines = snippets(element, shown)[0]?.code ?? "";
  const head = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return html(head, `<h1>A post</h1>${WORDS}${lines}<div id="below">${WORDS.repeat(12)}</div>`);
}

const all = browsers();

/** @param {string} what @param {Post} post */
function arrives(what, post) {
  posts.push(post);
  const address = `/post/${posts.length - 1}/`;
  test(what, async () => {
    for (const browser of all) for (const window of WINDOWS) {
      const where = `${browser.name}, ${window.width} px`;
      const seen = await browser.visit(`${blog.url}/`, arrive, { ...window, address });
      assert.ok(seen.shift < SHIFT, `${where}: ${seen.shift} moves`);
      assert.ok(seen.tooTall <= TALLER, `${where}: ${seen.tooTall} px too tall`);
      assert.equal(seen.tooWide, 0, `${where}: as wide as the page`);
      assert.deepEqual(seen.dips, [], `${where}: the room stays`);
      if (post.isSlow) assert.match(seen.words, /Guess Who\?|Guts/, `${where}: its title`);
    }
  });
}

for (const figure of FIGURES) {
  for (const isSlow of [true, false]) {
    arrives(`${figure} on a ${isSlow ? "slow" : "fast"} line`, { figure, isSlow, isSaved: true, isStrict: false });
  }
}
for (const figure of ["win-map", "play-guts"]) {
  arrives(`${figure}, whose picture nobody has saved`, { figure, isSlow: true, isSaved: false, isStrict: false });
  arrives(`${figure} on a page that hears no inline style`, { figure, isSlow: true, isSaved: true, isStrict: true });
  const attributes = { controls: "none", actions: "none" };
  arrives(`${figure} without controls`, { figure, attributes, isSlow: true, isSaved: true, isStrict: false });
}
