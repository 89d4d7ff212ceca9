// @ts-check
/** What goes along from figure to figure on the workbench. */
import assert from "node:assert/strict";
import test from "node:test";
import { Carried } from "../../www/pages/carried.js";

/** A workbench on which figures were shown: each with its state, its query, and what it was opened with. */
function after(/** @type {[state: Record<string, string | number | boolean>, query: string, given: string][]} */ ...figures) {
  const carried = new Carried();
  for (const [state, query, given] of figures) carried.keep(state, new URLSearchParams(query), new URLSearchParams(given));
  return (/** @type {string} */ figure) => Object.fromEntries(carried.to(figure));
}

const map = { figure: "win-map", rules: "official", answers: 2, mine: 14, theirs: 4, size: 24 };

test("nothing goes along that nobody has set", () => {
  const to = after([{ ...map, rules: "race", mine: 6 }, "figure=win-map", ""]);
  for (const figure of ["question-profile", "play-guess-who", "real-board"]) assert.deepEqual(to(figure), {}, figure);
});

test("pools go along as a pair, and rules with their answers, past figures that have none", () => {
  const to = after([map, "rules=official&mine=14", "mine=14"], [{ figure: "guts-payoff", players: 2, weenie: false }, "", ""]);
  const position = { rules: "official", answers: "2", mine: "14", theirs: "4" };
  assert.deepEqual(to("question-profile"), position);
  assert.deepEqual(to("play-guess-who"), position);
  assert.deepEqual(to("limit-tiles"), { rules: "official", answers: "2" });
  assert.deepEqual(to("real-board"), { rules: "official" });
  assert.deepEqual(to("guts-cards"), {});
});

test("what a figure does not allow stays behind, whole, and is there again for one that does", () => {
  const open = { ...map, rules: "open", answers: 3, mine: 100 };
  const to = after(
    [open, "rules=open&answers=3&mine=100", ""],
    [{ figure: "play-guess-who", rules: "open", answers: 3, mine: 24, theirs: 24 }, "rules=open&answers=3", "rules=open&answers=3"],
    [{ figure: "real-board", rules: "official" }, "", ""],
  );
  assert.deepEqual(to("play-guess-who"), { rules: "open", answers: "3" });
  assert.deepEqual(to("real-board"), {});
  assert.deepEqual(to("win-map"), { rules: "open", answers: "3", mine: "100", theirs: "4" });
  // Three answers are another game than the official one with two.
  assert.deepEqual(after([{ ...map, answers: 3 }, "rules=official&answers=3", ""])("real-board"), {});
});

test("a change back to the usual value goes along, too, and a board's rule comes with two answers", () => {
  const back = after([map, "rules=official&mine=14", ""], [{ ...map, figure: "question-profile", rules: "race" }, "mine=14", "rules=official&mine=14"]);
  assert.equal(back("limit-tiles").rules, "race");
  const board = after([{ ...map, answers: 3 }, "rules=official&answers=3", ""], [{ figure: "real-board", rules: "race" }, "rules=race", ""]);
  assert.deepEqual(board("win-map"), { rules: "race" });
});

test("figures of Guts share players, the rule and the threshold, within what each allows", () => {
  const to = after([{ figure: "guts-payoff", players: 12, weenie: true, threshold: 0.4 }, "players=12&weenie=yes&threshold=0.4", ""]);
  assert.deepEqual(to("guts-coalition"), { players: "12", weenie: "yes", threshold: "0.4" });
  assert.deepEqual(to("play-guts"), { weenie: "yes" });
  assert.deepEqual(to("guts-cards"), { weenie: "yes" });
  assert.deepEqual(to("win-map"), {});
});
