// @ts-check
/**
 * Every figure in Chromium, Firefox and WebKitGTK, compared as pictures, by the mean colours of blocks of pixels. WebKitGTK draws
 * letters with other edges, so that blocks with letters may differ; without letters pictures are all but the same.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import test from "node:test";
import { FIGURES } from "../../www/generated/schema.js";
import { host, html } from "../browser/support/host.js";
import { browsers } from "./support/browsers.js";

/** @typedef {import("../../www/element.js").UpperHand} UpperHand */

/** The side of a block, in pixels. */
const BLOCK = 8;
/** The levels, of 255, by which the mean of a channel of a block may differ. */
const LEVELS = 24;
/** The share of blocks that may differ by more, and the script of a page on which that is so. */
const KINDS = [
  { what: "with its letters", share: 0.04, script: "" },
  { what: "without letters", share: 0.002, script: "<script>CanvasRenderingContext2D.prototype.fillText = () => {};</script>" },
];

const all = browsers();

/**
 * The main picture of the figure on the page, in blocks: the mean of each channel of each, row by row.
 * @param {number} side of a block
 */
async function blocks(side) {
  await customElements.whenDefined("upper-hand");
  const figure = /** @type {UpperHand} */ (document.querySelector("upper-hand"));
  await figure.start();
  await figure.solved;
  const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
  // In sight, it draws with the next frame; a coarse picture becomes fine.
  await new Promise((done) => new IntersectionObserver(done).observe(figure));
  for (let frame = 0; frame < 2 || root.querySelector("[aria-busy=true]") !== null; frame += 1) await new Promise(requestAnimationFrame);
  const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
  const { width, height } = canvas;
  const copy = document.createElement("canvas");
  Object.assign(copy, { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d"));
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const means = [];
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      const sums = [0, 0, 0];
      for (let y = top; y < top + side; y += 1) {
        for (let x = left; x < left + side; x += 1) {
          for (let channel = 0; channel < 3; channel += 1) sums[channel] = (sums[channel] ?? 0) + (data[4 * (y * width + x) + channel] ?? 0);
        }
      }
      means.push(...sums.map((sum) => Math.round(sum / (side * side))));
    }
  }
  return { width, height, means };
}

/**
 * The share of blocks of two pictures that differ.
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
function differing(one, other) {
  let count = 0;
  for (let block = 0; block < one.length; block += 3) {
    const away = [0, 1, 2].map((channel) => Math.abs((one[block + channel] ?? 0) - (other[block + channel] ?? 0)));
    if (Math.max(...away) > LEVELS) count += 1;
  }
  return count / (one.length / 3);
}

for (const { what, share, script } of KINDS) {
  for (const theme of ["light", "dark"]) {
    for (const name of FIGURES) {
      test(`${name}, ${theme}, ${what}, is one picture in all browsers`, async (t) => {
        const style = "<style>body { margin: 20px; width: 900px }</style>";
        const head = `${style}${script}<script type="module" src="${env.UPPERHAND_SITE_URL}/www/element.js"></script>`;
        const blog = await host(() => ({ body: html(head, `<upper-hand figure="${name}" theme="${theme}" loading="eager"></upper-hand>`) }));
        t.after(() => blog.close());
        const pictures = await Promise.all(all.map((browser) => browser.visit(blog.url, blocks, BLOCK)));
        const [first] = pictures;
        if (first === undefined) throw new Error("there are three browsers");
        // A picture shows more than its paper.
        assert.ok(new Set(first.means).size > 10);
        for (const [index, picture] of pictures.entries()) {
          assert.deepEqual([picture.width, picture.height], [first.width, first.height], all[index]?.name);
          const found = differing(first.means, picture.means);
          const says = `${(100 * found).toFixed(2)} % of the blocks in ${all[index]?.name} differ`;
          t.diagnostic(says);
          assert.ok(found <= share, `${says}, more than ${100 * share} %`);
        }
      });
    }
  }
}
