// @ts-check
/** The claims of the papers in Node: their shape, every check at its smallest size, progress, stops, errors. */
import assert from "node:assert/strict";
import { env } from "node:process";
import test from "node:test";
import * as core from "./support/core.js";
import { turnsOf } from "./support/turns.js";

test("every claim has its shape, and each paper has claims", () => {
  const claims = core.claims();
  const papers = new Set(claims.map(({ paper }) => paper));
  for (const paper of /** @type {const} */ (["nica", "cushing", "riddler", "castronova", "buck", "babyak", "upperhand"])) assert.ok(papers.has(paper), paper);
  assert.equal(new Set(claims.map(({ id }) => id)).size, claims.length);
  for (const { id, paper, number, statement, status, correction, counterexample, extent, figure, size } of claims) {
    assert.ok(id.startsWith(`${paper}-`), id);
    for (const text of [number, statement, extent, size.meaning]) assert.ok(text.length >= 2, `${id}: ${text}`);
    assert.ok(["holds", "corrected", "false", "settled", "open"].includes(status), id);
    assert.ok(status === "corrected" ? ["slip", "condition", "statement"].includes(String(correction)) : correction === null, id);
    assert.equal(counterexample !== null, status === "corrected" || status === "false", id);
    assert.ok(figure === null || /^figure=[a-z-]+(&[a-z-]+=[^&]+)*$/.test(figure), `${id}: ${figure}`);
    assert.ok(size.smallest <= size.default && size.default <= size.largest, id);
  }
});

test("a check of each paper holds at its smallest size, and every one in a storm", async () => {
  // Natively all of them run in every suite.
  const isFull = env.UPPERHAND_STORM === "full";
  const claims = core.claims().filter(({ paper }, index, all) => isFull || index === all.findIndex((other) => other.paper === paper));
  for (const { id, size } of claims) {
    const found = await core.checkClaim(id, size.smallest);
    assert.deepEqual(Object.keys(found), ["holds", "cases", "evidence"]);
    assert.ok(found.holds && found.cases > 0 && found.evidence.length > 0, `${id}: ${found.evidence}`);
  }
});

test("a check says what it found, at the size asked for", async () => {
  const found = await core.checkClaim("riddler-4-split");
  assert.deepEqual(found, {
    holds: true,
    cases: 4,
    evidence: "Against the print: a third of 75 % and two thirds of 50 %: printed 7/12, computed 9/16. ¼·¾ + ¾·½ = 9/16.",
  });
  const [small, large] = [await core.checkClaim("nica-thm-1.1", 10), await core.checkClaim("nica-thm-1.1", 20)];
  assert.deepEqual([small.cases, large.cases], [2 * 9 ** 2, 2 * 19 ** 2]);
});

test("a check tells its progress, leaves the event loop its turns, and can be stopped", async () => {
  const told = /** @type {number[]} */ ([]);
  const turns = await turnsOf(() => core.checkClaim("nica-thm-1.1", 20, { onProgress: (done) => told.push(done) }));
  assert.ok(told.every((done, index) => done >= (told[index - 1] ?? 0) && done <= 1), told.join());
  assert.equal(told.at(-1), 1);
  assert.ok(told.length > 3 && turns > 3, `${told.length} times, ${turns} turns`);

  const reason = new Error("enough");
  await assert.rejects(core.checkClaim("nica-thm-1.1", 400, { signal: AbortSignal.abort(reason) }), reason);
  const controller = new AbortController();
  const options = { onProgress: () => controller.abort(reason), signal: controller.signal };
  await assert.rejects(core.checkClaim("nica-thm-1.1", 512, options), reason);
  const throws = () => {
    throw reason;
  };
  await assert.rejects(core.checkClaim("nica-thm-1.1", 50, { onProgress: throws }), reason);
});

test("errors say what was given and what is allowed", async () => {
  for (const [given, kind, said] of /** @type {[any[], Function, RegExp][]} */ ([
    [["nica-thm-9.9"], RangeError, /^no claim is called "nica-thm-9\.9"; claims\(\) lists those there are$/],
    [[], TypeError, /^id must be the id of a claim, not undefined$/],
    [["nica-thm-1.1", 2], RangeError, /^size of nica-thm-1\.1 \(the largest pool\) must be a whole number from 3 to 512, not 2$/],
    [["nica-thm-1.1", 513], RangeError, /from 3 to 512, not 513$/],
    [["nica-thm-1.1", 4.5], RangeError, /not 4\.5$/],
    [["nica-thm-1.1", "40"], TypeError, /not "40"$/],
    [["nica-thm-1.1", null], TypeError, /not null$/],
    [["nica-thm-1.1", 40, 7], TypeError, /^options must be an object, not 7$/],
    [["nica-thm-1.1", 40, { onProgress: 1 }], TypeError, /^options\.onProgress must be a function, not 1$/],
    [["nica-thm-1.1", 40, { signal: {} }], TypeError, /^options\.signal must be an AbortSignal, not object$/],
  ])) {
    const [id, size, options] = given;
    const right = (/** @type {unknown} */ error) => error instanceof kind && said.test(/** @type {Error} */ (error).message);
    await assert.rejects(core.checkClaim(id, size, options), right, String(said));
  }
});
