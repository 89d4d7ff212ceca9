// @ts-check
/** Posts of a blog with the lines that **Embed** writes, on lines of different speed. */
import { snippets } from "../../../www/export/snippets.js";
import { host, html } from "./host.js";
import { SITE } from "./site.js";

/** How long the loader and the module take on a slow line, in milliseconds. */
const SLOW = { loader: 500, module: 1_800 };

const WORDS = "<p>Some words of a post, which stand around the figure and go on until the line is full and another one begins.</p>";

/** The picture that an author has saved beside the post. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="804" viewBox="0 0 1000 804"><rect width="1000" height="804" fill="#888"/></svg>';

/** A page without inline styles: what the lines say by `style` is not heard. */
const STRICT = { "content-security-policy": "default-src * 'wasm-unsafe-eval'; style-src 'none'; img-src * data:" };

/** @typedef {{ figure: string, attributes?: Record<string, string>, isSlow: boolean, isSaved: boolean, isStrict: boolean }} Post */

/**
 * The blog; the address of a post is `/post/` and its number, after which a slash comes.
 * @param {readonly Post[]} posts
 */
export async function blogOf(posts) {
  const blog = await host(async (path) => {
    if (path === "/") return { body: html("", "") };
    const [, kind = "", number = "", ...rest] = path.split("/");
    const post = posts[Number(number)];
    if (kind !== "post" || post === undefined) return undefined;
    if (rest.join("") === "") return { body: written(post, `${blog.url}/post/${number}/`), ...(post.isStrict ? { headers: STRICT } : {}) };
    if (rest.at(-1)?.endsWith(".svg")) return post.isSaved ? { body: PICTURE, type: "image/svg+xml" } : undefined;
    return delivered(`/${rest.join("/")}`, post.isSlow);
  });
  return blog;
}

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
  // Its script asks the page, of which there is none here.
  Object.assign(globalThis, { document: { baseURI: home, querySelector: () => null } });
  const shown = { query: `figure=${figure}`, height: 900, title: "A figure", summary: "What the figure shows.", file: figure, ratio: () => "1000/804" };
  const lines = snippets(element, shown)[0]?.code() ?? "";
  Reflect.deleteProperty(globalThis, "document");
  const head = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return html(head, `<h1>A post</h1>${WORDS}${lines}<div id="below">${WORDS.repeat(12)}</div>`);
}
