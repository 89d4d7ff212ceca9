// @ts-check
/** What a host has broken for a while helps once it is mended, whatever each family of browsers keeps of it. */
import assert from "node:assert/strict";
import test from "node:test";
import { host, html } from "../browser/support/host.js";
import { BREAKAGES, hosted, versionFolder } from "../browser/support/site.js";
import { browsers } from "./support/browsers.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

const PARTS = ["figure.js", "pkg/guess-who.js", "pkg/guess-who_bg.wasm"];
const PAGE = html('<script type="module" src="/www/element.js"></script>', '<div style="height: 9000px"></div><upper-hand mine="40" theirs="24"></upper-hand>');

/** Starts the figure twice, and once more when the host has mended what is broken. Runs in the page. */
async function threeStarts() {
  await customElements.whenDefined("upper-hand");
  const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
  const start = () => figure.start().then(() => figure.valueAt().exact, ({ code, file, message }) => `${code} ${file} ${message.includes("#")}`);
  const outcomes = [await start(), await start()];
  await fetch("/mended");
  return [...outcomes, await start()];
}

const all = browsers();

for (const part of PARTS) {
  for (const way of Object.keys(BREAKAGES)) test(`${part} is ${way} at first`, async () => {
    const broken = /** @type {Map<string, string>} */ (new Map());
    for (const { name, visit } of all) {
      broken.set(`/${part}`, way);
      const site = await host((path) => {
        if (path === "/mended") broken.clear();
        return path === "/post" || path === "/mended" ? { body: PAGE } : hosted(path, broken);
      });
      const outcomes = await visit(`${site.url}/post`, threeStarts, undefined);
      const code = part.endsWith(".wasm") ? "module-missing" : "script-missing";
      const failed = `${code} ${site.url}${versionFolder()}/${part} false`;
      assert.deepEqual(outcomes, [failed, failed, "71/160"], name);
      site.close();
    }
  });
}
