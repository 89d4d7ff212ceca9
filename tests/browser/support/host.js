// @ts-check
/** Somebody else’s web site: pages of any text with any headers, at an origin of their own. */
import { createServer } from "node:http";

/** @typedef {{ body: string | Buffer, type?: string, headers?: Record<string, string> | undefined }} Served */

/**
 * Serves until `close` is called.
 * @param {(path: string) => Served | undefined | Promise<Served | undefined>} find
 * @returns {Promise<{ url: string, close: () => void }>} the URL ends without a slash
 */
export async function host(find) {
  const server = createServer(async (request, response) => {
    const served = await find(decodeURIComponent((request.url ?? "/").replace(/[?#].*/, "")));
    response.writeHead(served === undefined ? 404 : 200, { "content-type": served?.type ?? "text/html; charset=utf-8", ...served?.headers });
    response.end(served?.body ?? "");
  });
  await new Promise((/** @type {(value?: unknown) => void} */ listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/**
 * The same for as long as a page is open. Returns the URL alone.
 * @param {import("@playwright/test").Page} page
 * @param {Parameters<typeof host>[0]} find
 */
export async function hostFor(page, find) {
  const { url, close } = await host(find);
  page.on("close", close);
  return url;
}

/**
 * Opens a page of a foreign site.
 * @param {import("@playwright/test").Page} page
 * @param {string} head
 * @param {string} body
 * @param {Record<string, string>} [headers]
 * @param {string} [place] on the page, as an address names it
 */
export async function visit(page, head, body, headers, place = "") {
  const url = await hostFor(page, (path) => (path === "/post" ? { body: html(head, body), headers } : undefined));
  await page.goto(`${url}/post${place}`);
  return url;
}

/**
 * A page.
 * @param {string} head
 * @param {string} body
 */
export function html(head, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}

/** The line by which a page of the site itself has the element. */
export const LOADER = '<script type="module" src="/www/element.js"></script>';

/**
 * Opens a page of the site itself, which somebody else wrote.
 * @param {import("@playwright/test").Page} page
 * @param {string} head
 * @param {string} body
 */
export async function show(page, head, body) {
  await page.route("/blog", (route) => route.fulfill({ contentType: "text/html", body: html(head, body) }));
  await page.goto("/blog");
}

/**
 * Holds back the modules of a page until they are let go.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<() => void>} lets them go
 */
export async function holdModules(page) {
  let go = () => {};
  const held = new Promise((/** @type {(value?: undefined) => void} */ resolve) => { go = resolve; });
  await page.route("**/*_bg.wasm", (route) => held.then(() => route.continue()));
  return go;
}

/**
 * Opens a page with a sandboxed frame, which has no origin, and in it a body with the element.
 * @param {import("@playwright/test").Page} page
 * @param {string} script the address of the element
 * @param {string} body
 */
export async function openWithoutOrigin(page, script, body) {
  await page.route("/www/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  const outer = html("", '<iframe sandbox="allow-scripts" src="/inner" width="600" height="900"></iframe>');
  await page.route("/outer", (route) => route.fulfill({ contentType: "text/html", body: outer }));
  const inner = html(`<script type="module" src="${script}"></script>`, body);
  await page.route("/inner", (route) => route.fulfill({ contentType: "text/html", body: inner }));
  await page.goto("/outer");
  return page.frameLocator("iframe");
}
