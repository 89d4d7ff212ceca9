// @ts-check
/** The first game of the story: every deal of it, played to its end, and what is said of it. */
import assert from "node:assert/strict";
import test from "node:test";
import { after, dealt, questions, winner } from "../../www/first-game/game.js";
import { compared, question, told } from "../../www/first-game/words.js";
import { DRAWN, START } from "../../www/generated/first-game.js";

const NAMES = ["Alex", "Noor", "Kai", "Robin", "Sasha", "Amal", "Max", "Yuki"];

/** Every deal. */
const DEALS = Array.from({ length: START.mine }, (_, mine) => Array.from({ length: START.theirs }, (_, theirs) => [mine, theirs])).flat();

/** @param {number[]} secrets drawn one after the other */
function dealtFrom(secrets) {
  const left = [...secrets];
  return dealt((below) => {
    const drawn = left.shift() ?? Number.NaN;
    assert.ok(drawn >= 0 && drawn < below);
    return drawn;
  });
}

/**
 * Plays a deal to its end, and returns every game on the way.
 * @param {number[]} secrets
 * @param {(all: readonly number[], move: number) => number | undefined} choose among the questions of the first move, 0, and so on
 */
function played(secrets, choose) {
  let game = dealtFrom(secrets);
  const games = [game];
  while (winner(game) === undefined) {
    const count = choose(questions(game), games.length - 1);
    assert.ok(count !== undefined && games.length < 5, `there is a question, and an end: ${secrets}`);
    game = after(game, count);
    games.push(game);
  }
  return games;
}

/** The number of deals that a way to play wins. @param {(all: readonly number[], move: number) => number | undefined} choose */
const wins = (choose) => DEALS.filter((secrets) => winner(/** @type {any} */ (played(secrets, choose).at(-1))) === "you").length;

test("of all deals the best questions win five of sixteen, halving every time wins none, halving first one in four", () => {
  assert.equal(DEALS.length, 32);
  assert.equal(wins((all) => all[0]), 0);
  assert.equal(wins((all) => all.at(-1)), 10);
  assert.equal(wins((all, move) => (move === 0 ? all[0] : all.at(-1))), 8);
});

test("it is over after one or two questions of yours, whatever is asked", () => {
  const lengths = new Set();
  for (const secrets of DEALS) {
    for (let ways = 0; ways < 8; ways += 1) {
      const games = played(secrets, (all, move) => all[(ways >> move) % 2] ?? all[0]);
      lengths.add(games.length - 1);
      for (const { mine, theirs, secrets: { mine: secret, theirs: other } } of games) {
        assert.ok(mine.includes(secret) && theirs.includes(other), "who is looked for never falls");
      }
      for (const { asked, reply } of games) {
        for (const turn of [asked, reply]) {
          if (turn !== undefined) assert.deepEqual([...turn.left, ...turn.fell].toSorted(), [...new Set([...turn.left, ...turn.fell, ...turn.about])].toSorted(), "nobody is lost");
        }
      }
    }
  }
  assert.deepEqual([...lengths].toSorted(), [1, 2]);
});

test("every step of a game is said, and nothing before it", () => {
  assert.deepEqual(questions(dealtFrom([7, 3])).map(question), ["Ask about four", "Ask about two"]);
  const lost = played([7, 3], (all) => all.at(-1)).map((game) => told(game, NAMES));
  assert.deepEqual(lost, [
    [],
    ["One of these two? No: six left.", "They ask about two: two left.", "Your turn."],
    ["Is it Kai? No: five left.", "They ask about one: one left.", "They win. Yours was Yuki."],
  ]);
  const won = played([0, 3], (all) => all.at(-1)).map((game) => told(game, NAMES));
  assert.deepEqual(won.slice(1), [
    ["One of these two? Yes: two left.", "They ask about one: three left.", "Your turn."],
    ["Is it Alex? Yes.", "You win! It is Alex."],
  ]);
  assert.deepEqual(told(/** @type {any} */ (played([1, 3], (all) => all.at(-1)).at(-1)), NAMES), ["Is it Alex? No.", "You win! It is Noor."]);
  assert.equal(compared(DRAWN, 2), " Of 200 such games, asking about half every time wins 0, and asking about two first wins 63.");
});
