// @ts-check
/** Posts of a blog with the lines that **Embed** writes, on a fast line, or on one that brings what matters only when it is told to. */
import { snippets } from "../../../www/export/snippets.js";
import { host, html } from "./host.js";
import { SITE } from "./site.js";

/** What a slow line brings only once this word is asked for, after the address of its post. */
const LATE = ["loader", "module"];

const WORDS = "<p>Some words of a post, which stand around the figure and go on until the line is full and another one begins.</p>";

/** The picture that the site has of the figure. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="804" viewBox="0 0 1000 804"><rect width="1000" height="804" fill="#888"/></svg>';

/** A page without inline styles: what the lines say by `style` is not heard. */
const STRICT = { "content-security-policy": "default-src * 'wasm-unsafe-eval'; style-src 'none'; img-src * data:" };

/** @typedef {{ figure: string, attributes?: Record<string, string>, isSlow: boolean, isSaved: boolean, isStrict: boolean }} Post */

/**
 * The blog; the address of a post is `/post/` and its number, after which a slash comes.
 * @param {readonly Post[]} posts
 */
export async function blogOf(posts) {
  /** How each of these comes, and when it has, since a post was opened last. @type {Map<string, () => void>} */
  const bring = new Map();
  /** @type {Map<string, Promise<void>>} */
  const come = new Map();
  const blog = await host(async (path) => {
    if (path === "/") return { body: html("", "") };
    const [, kind = "", number = "", ...rest] = path.split("/");
    const post = posts[Number(number)];
    if (kind !== "post" || post === undefined) return undefined;
    const asked = rest.join("/");
    bring.get(asked)?.();
    if (LATE.includes(asked)) return { body: "" };
    if (asked === "") {
      for (const part of LATE) come.set(part, new Promise((done) => bring.set(part, done)));
      return { body: written(post, `${blog.url}/post/${number}/`), ...(post.isStrict ? { headers: STRICT } : {}) };
    }
    if (asked.startsWith("cards/")) return post.isSaved ? { body: PICTURE, type: "image/svg+xml" } : undefined;
    if (post.isSlow) await come.get(asked === "www/element.js" ? "loader" : asked.endsWith(".wasm") ? "module" : "");
    return delivered(`/${asked}`);
  });
  return blog;
}

/** A file of the site. @param {string} path */
async function delivered(path) {
  const answer = await fetch(SITE + path);
  if (!answer.ok) return undefined;
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
  const shown = { query: `figure=${figure}`, height: 900, title: "A figure", summary: "What the figure shows." };
  const lines = snippets(element, shown, { compact: true, theme: "auto", width: 640 }, () => undefined)[1]?.code() ?? "";
  Reflect.deleteProperty(globalThis, "document");
  const head = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return html(head, `<h1>A post</h1>${WORDS}${lines}<div id="below">${WORDS.repeat(12)}</div>`);
}
