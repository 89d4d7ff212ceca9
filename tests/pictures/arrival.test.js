// @ts-check
/**
 * The first seconds of an embedded figure in Chromium, Firefox and WebKitGTK, with the lines that **Embed** writes: nothing jumps,
 * nothing is wider than the page, and the room that is kept never falls in.
 */
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { FIGURES } from "../../www/generated/schema.js";
import { blogOf } from "../browser/support/posts.js";
import { browsers } from "./support/browsers.js";
import { arrive } from "./support/in-arrival.js";

const WINDOWS = [{ width: 390, height: 844 }, { width: 1280, height: 720 }];

/** The most that may move: “good” ends at 0.1. */
const SHIFT = 0.05;
/** The most pixels by which the text below may move; without inline styles only the size of the picture keeps its room. */
const MOVED = { usual: 20, strict: 90 };

/** The posts, as their addresses ask for them. @type {import("../browser/support/posts.js").Post[]} */
const posts = [];
/** @type {{ url: string, close: () => void }} */
let blog;
before(async () => {
  blog = await blogOf(posts);
});
after(() => blog.close());

const all = browsers();

/** @param {string} what @param {import("../browser/support/posts.js").Post} post */
function arrives(what, post) {
  posts.push(post);
  const address = `/post/${posts.length - 1}/`;
  test(what, async () => {
    for (const browser of all) for (const window of WINDOWS) {
      const where = `${browser.name}, ${window.width} px`;
      const seen = await browser.visit(`${blog.url}/`, arrive, { ...window, address, isSlow: post.isSlow });
      assert.ok(seen.shift < SHIFT, `${where}: ${seen.shift} moves`);
      assert.ok(seen.moved <= MOVED[post.isStrict ? "strict" : "usual"], `${where}: ${seen.moved} px`);
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
