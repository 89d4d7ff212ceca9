// @ts-check
/** A storm of random events over every figure in Chromium, Firefox and WebKitGTK: nothing breaks it, and it shows what its address leads to. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { env } from "node:process";
import test from "node:test";
import { FIELDS, FIGURES } from "../../www/generated/schema.js";
import { host, html } from "../browser/support/host.js";
import { browsers } from "./support/browsers.js";

/** @typedef {{ fields: readonly string[], seed: number, looks: number }} Given */
/** @typedef {{ problems: string[], looks: import("./support/in-storm.js").Look[] }} Outcome */

/** The number of storms over each figure in each browser, of as many looks. */
const [STORMS, LOOKS] = env.UPPERHAND_STORM === "full" ? [10, 5] : [1, 3];

/**
 * The share of channels of pixels that a browser itself may draw otherwise the next time: where the edge of an enlarged cell runs
 * through the centres of pixels, WebKitGTK gives them now to the one side, now to the other.
 * @type {Record<string, number>}
 */
const OWN_ROUNDING = { webkit: 0.003 };

/** The scripts that run in the page, by their places among the tests. */
const SCRIPTS = ["/browser/support/events.js", "/pictures/support/in-storm.js"];

const all = browsers();

/** @param {Given} given @returns {Promise<Outcome>} */
async function inThePage(given) {
  const { storm } = await import(/** @type {string} */ ("/pictures/support/in-storm.js"));
  return storm(given);
}

for (const name of FIGURES) {
  for (let seed = 0; seed < STORMS; seed += 1) {
    test(`${name}: no storm breaks it in any browser, and its address leads to what it shows: ${seed + 1}`, async (t) => {
      const figure = `<upper-hand figure="${name}" loading="eager"`;
      const body = `<div>${figure}></upper-hand></div><div id="copies"></div>${figure} group="storm"></upper-hand>`;
      const page = html(`<script type="module" src="${env.UPPERHAND_SITE_URL}/www/element.js"></script>`, body);
      const blog = await host((path) => {
        if (path === "/") return { body: page };
        return SCRIPTS.includes(path) ? { body: readFileSync(new URL(`..${path}`, import.meta.url)), type: "text/javascript" } : undefined;
      });
      t.after(() => blog.close());
      const given = { fields: FIELDS, seed: 100 * seed + FIGURES.indexOf(name), looks: LOOKS };
      const outcomes = await Promise.all(all.map((browser) => browser.visit(blog.url, inThePage, given)));
      for (const [index, { problems, looks }] of outcomes.entries()) {
        const browser = all[index]?.name ?? "";
        assert.deepEqual(problems, [], browser);
        assert.equal(looks.length, LOOKS);
        for (const { query, state, told, words, toldWords, differing, refused } of looks) {
          const where = `${browser}: ${query}`;
          assert.deepEqual([told, refused], [state, ""], where);
          assert.equal(toldWords, words, where);
          assert.doesNotMatch(words, /NaN|undefined|Infinity/, where);
          assert.ok(differing <= (OWN_ROUNDING[browser] ?? 0), `${(100 * differing).toFixed(3)} % of the pixels differ in ${where}`);
        }
      }
    });
  }
}
