// @ts-check
import assert from "node:assert/strict";
import test from "node:test";
import { DEFAULTS, query, read } from "../../www/state.js";

/** @param {string} search */
const asked = (search) => {
  const parameters = new URLSearchParams(search);
  return read((field) => parameters.get(field));
};

test("an empty address asks for the defaults", () => {
  assert.deepEqual(asked(""), { state: DEFAULTS, notices: [] });
  assert.equal(query(DEFAULTS), "");
});

test("what an address says is shown, and said again in the same address", () => {
  for (const search of [
    "?rules=official",
    "?rules=open&mine=7&theirs=64&layer=regions",
    "?mine=40&size=512&layer=question",
    "?mine=8&theirs=8&size=8",
  ]) {
    const { state, notices } = asked(search);
    assert.deepEqual(notices, []);
    assert.equal(query(state), search);
  }
});

test("defaults in an address are left out of the next", () => {
  assert.equal(query(asked("?rules=race&mine=24&theirs=24&size=64&layer=win").state), "");
});

test("a map whose size is not given grows to hold the pools", () => {
  assert.equal(asked("?mine=65").state.size, 128);
  assert.equal(asked("?mine=512&theirs=3").state.size, 512);
  assert.deepEqual(asked("?mine=65").notices, []);
});

test("a small map takes the default pools along", () => {
  assert.deepEqual(asked("?size=8"), { state: { ...DEFAULTS, size: 8, mine: 8, theirs: 8 }, notices: [] });
});

for (const [given, shown] of /** @type {[string, number][]} */ ([
  ["0", 1],
  ["-3", 1],
  ["NaN", 24],
  ["", 24],
  ["many", 24],
  ["2.4", 2],
  ["2.6", 3],
  ["1e12", 512],
  ["1000000000000", 512],
  ["Infinity", 512],
  ["-Infinity", 1],
  ["<script>alert(1)</script>", 24],
])) {
  test(`a pool of ${JSON.stringify(given)} becomes ${shown}, and a notice says so`, () => {
    const { state, notices } = asked(`?mine=${encodeURIComponent(given)}`);
    assert.equal(state.mine, shown);
    assert.equal(notices.length, 1);
    assert.match(notices[0] ?? "", /is not possible as your pool: it takes a whole number from 1 to 512\. Showing/);
  });
}

test("a pool beyond a given size becomes that size", () => {
  const { state, notices } = asked("?size=32&theirs=100");
  assert.equal(state.theirs, 32);
  assert.match(notices.join(), /“100” is not possible as their pool: it takes a whole number from 1 to 32\. Showing 32\./);
});

test("sizes and names that do not exist become the nearest, with a notice each", () => {
  const { state, notices } = asked("?figure=pie&size=4&rules=chess&layer=constructor&theirs=1e3&unknown=1");
  assert.deepEqual(state, { figure: "win-map", rules: "race", mine: 8, theirs: 8, size: 8, layer: "win" });
  assert.equal(notices.length, 5);
  assert.match(notices.join(), /“chess” is not possible as the rules: it takes race, official, open\. Showing race\./);
});

test("a number may be written in any way JavaScript reads", () => {
  assert.deepEqual(asked("?mine=%2024%20"), { state: DEFAULTS, notices: [] });
  assert.deepEqual(asked("?mine=2.4e1"), { state: DEFAULTS, notices: [] });
});
