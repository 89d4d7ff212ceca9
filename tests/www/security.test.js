// @ts-check
/** SECURITY.md says what the scripts do: the messages of frames, the policy that is enough, the tests that keep it so. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";

const root = new URL("../../", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");
const security = read("SECURITY.md");

test("every message between a frame and the page around it is in the table, and no other", () => {
  const scripts = ["www/pages/embed.js", "www/embed-helper.js"].map(read).join("\n");
  // Of our own kind, and of WordPress.
  const named = /\btype(?:: | === )"([^"]+)"|(?:\bmessage === |\btellWordPress\()"([^"]+)"/g;
  const sent = new Set([...scripts.matchAll(named)].map(([, own, other]) => own ?? other));
  const told = [...security.matchAll(/^\| `([^`]+)` \| the /gm)].map(([, type]) => type);
  assert.ok(sent.size >= 6, [...sent].join());
  assert.deepEqual(told.toSorted(), [...sent].toSorted());
});

test("the policy that is said to be enough is the one that a figure is tried under", () => {
  const [, policy] = security.match(/^```text\n(.*)\n```$/m) ?? [];
  assert.ok(policy !== undefined && read("tests/browser/embedding.spec.js").includes(`const POLICY = "${policy}";`), policy);
});

test("the tests that it names are there", () => {
  const named = [...security.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = ""]) => path);
  assert.ok(named.length >= 4);
  assert.deepEqual(named.filter((path) => !existsSync(new URL(path, root))), []);
});
