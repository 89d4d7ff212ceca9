// @ts-check
/** A host that sends files compressed, as hosts of sites do. */
import { createServer } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Sends the files of another host compressed, each read and compressed once.
 * @param {string} from its address
 * @returns {Promise<{ url: string, put: (path: string, html: string) => void, close: () => void }>} with a page of one's own at a path
 */
export async function compressed(from) {
  /** @type {Map<string, Promise<{ type: string, body: Buffer }>>} */
  const files = new Map();
  /** @param {string} path */
  const read = async (path) => {
    const answer = await fetch(from + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return { type: answer.headers.get("content-type") ?? "", body: await compress(await answer.arrayBuffer()) };
  };
  const server = createServer(async ({ url: path = "" }, answer) => {
    const file = files.get(path) ?? read(path);
    files.set(path, file);
    try {
      const { type, body } = await file;
      answer.writeHead(200, { "content-type": type, "content-encoding": "br", "cache-control": "no-store" }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the host has no port");
  const put = (/** @type {string} */ path, /** @type {string} */ html) => {
    files.set(path, compress(Buffer.from(html)).then((body) => ({ type: "text/html", body })));
  };
  return { url: `http://127.0.0.1:${address.port}`, put, close: () => server.close() };
}
