// @ts-check
/** The tables of the poker night, cell by cell, against the core. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as core from "./support/core.js";

const PAGE = readFileSync(new URL("../../guts.html", import.meta.url), "utf8");

/** The rows of a table, each with what stands in its cells. @param {string} name @returns {string[][]} */
function rows(name) {
  const [, rest = ""] = PAGE.split(`generate\`: ${name} -->`);
  const [body = ""] = (rest.split("<tbody>")[1] ?? "").split("</tbody>");
  const lines = body.trim().split("\n");
  return lines.map((line) => [...line.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => cell));
}

test("the hands to hold and the antes to bring", () => {
  const chart = rows("guts-chart");
  assert.deepEqual(chart.map(([players]) => players), ["2", "3", "4", "5", "6", "7", "8", "9", "10"]);
  for (const [players, ...cells] of chart) {
    assert.equal(Number(cells.pop()), core.gutsBankroll(Number(players)));
    // A larger table takes seconds here, and is computed natively by `cargo xtask generate --check`.
    if (Number(players) > 4) continue;
    for (const [column, [cards, straights]] of /** @type {[1 | 2 | 3, boolean][]} */ ([[1, false], [2, false], [3, false], [3, true]]).entries()) {
      const { hand, flush, alone, below } = core.gutsHold(Number(players), cards, { straights });
      assert.equal(cells[column], `${hand.replaceAll(" ", "‑")}${flush ? " flush" : ""}`);
      // At least every second time, and one step weaker less often.
      assert.ok(2n * alone.numerator >= alone.denominator && 2n * below.numerator < below.denominator);
    }
  }
  assert.ok(PAGE.includes(`With four players and antes of 1 €, bring ${core.gutsBankroll(4)} €`));
});

test("the rules of the house", () => {
  for (const [players, ...cells] of rows("guts-house")) {
    const count = Number(players);
    const lines = [core.gutsEquilibrium(count), core.gutsEquilibrium(count, { weenie: true }), core.gutsEquilibrium(count, { kitty: true })];
    const shares = lines.map(({ threshold }) => 1 - threshold);
    // With a cap the chance that all others drop is that of what a loser pays, of that and the pot.
    for (const pot of [2, 5]) shares.push(1 - (1 / (pot + 1)) ** (1 / (count - 1)));
    assert.deepEqual(cells, shares.map((share) => `${Math.round(100 * share)}\u00a0%`));
  }
});

test("the seats where all declare in turn", () => {
  for (const [players, ...cells] of rows("guts-turns")) {
    const { alpha } = core.gutsInTurn(Number(players));
    const said = alpha.map((won) => Math.round(100 * Math.abs(won))).map((cents, seat) => (cents === 0 ? "0" : `${(alpha[seat] ?? 0) < 0 ? "−" : "+"}${cents}`));
    assert.deepEqual(cells.filter((cell) => cell !== ""), said);
  }
  // "Eight hands in nine, two in three against a holder, a ninth of an ante."
  const { thresholds, alpha } = core.gutsInTurn(2);
  for (const [found, words] of [[1 - (thresholds[""] ?? 0), 8 / 9], [1 - (thresholds["H"] ?? 0), 2 / 3], [-(alpha[0] ?? 0), 1 / 9]]) {
    assert.ok(Math.abs((found ?? 0) - (words ?? 1)) < 1e-12);
  }
});
