// @ts-check
/** Boards of suspects through the core, in Node: tables, shapes, questions in words, every error. What positions are worth, `at-the-table.test.js` tries by a tree of all games. */
import assert from "node:assert/strict";
import test from "node:test";
import * as core from "./support/core.js";

const TABLE = "name;glasses;hair\nAnna;x;red\nBert;;black\nCleo;;red\nDave;x;\n";
const BOARD = core.readBoard(TABLE);

/** @param {{ numerator: bigint, denominator: bigint }} fraction */
const text = ({ numerator, denominator }) => `${numerator}/${denominator}`;

test("a table becomes suspects and questions", () => {
  assert.deepEqual(BOARD, {
    suspects: ["Anna", "Bert", "Cleo", "Dave"],
    questions: [
      { text: "glasses", yes: [0, 3] },
      { text: "hair: red", yes: [0, 2] },
      { text: "hair: black", yes: [1] },
    ],
  });
  assert.deepEqual(core.readBoard(TABLE.replaceAll(";", "\t")), BOARD);
  assert.deepEqual(core.readBoard(`\ufeff${TABLE.replaceAll(";", ",")}`), BOARD);
});

test("what was taken for what is told beside the board", () => {
  assert.deepEqual(core.readBoardWithNotes("hat,cap,age,name\nyes,no,31,Anna\nno,yes,47,Bert\nno,yes,62,Cleo\n"), {
    board: { suspects: ["Anna", "Bert", "Cleo"], questions: [{ text: "hat", yes: [0] }] },
    notes: [
      { kind: "names", text: "The names are those of “name”.", column: 4 },
      { kind: "left-out", text: "Left out is “age”: most questions about it would be about one suspect alone: “31”, “47” and 1 more. To ask about it, write words that several share.", column: 3 },
      { kind: "opposite", text: "“cap” is yes just where “hat” is no." },
      { kind: "twins", text: "Nothing tells “Bert” and “Cleo” apart." },
    ],
  });
  const people = { Anna: { hat: true }, Bert: { hat: false } };
  assert.deepEqual(core.readBoardWithNotes(JSON.stringify(people)), { board: core.readBoard("name,hat\nAnna,yes\nBert,no"), notes: [] });
  assert.deepEqual(core.readBoard(JSON.stringify(BOARD)), BOARD);
  const [note] = core.readBoardWithNotes("Anna,yes\nBert,no").notes;
  assert.deepEqual([note?.kind, note?.row], ["header", 1]);
});

test("what cannot be read is told with its row and column", () => {
  for (const [table, row, column, said] of /** @type {[string, number | null, number | null, string][]} */ ([
    ["name,hat\nAnna,yes\nBert,ye\n", 3, 2, "row 3, column 2: “ye” is neither yes nor no, as other cells of “hat” are"],
    ["name,hat\nAnna,yes\nBert\n", 3, null, "row 3: the row has 1 cells where the first row has 2"],
    ["", null, null, "the table is empty"],
    ["hat,name\nyes,Anna\nye,Bert\n", 3, 1, "row 3, column 1: “ye” is neither yes nor no, as other cells of “hat” are"],
  ])) {
    assert.throws(() => core.readBoard(table), (error) => {
      assert.ok(error instanceof RangeError);
      assert.deepEqual([error.message, { ...error }], [said, { row, column }]);
      return true;
    });
  }
});

test("a solved position has the shape that is promised", async () => {
  const board = core.readBoard("name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n");
  const chance = { numerator: 7n, denominator: 9n, value: 7 / 9 };
  const win = { low: chance, high: chance };
  assert.deepEqual(await core.solveBoard(board, { rules: "race" }), {
    exact: true, win, questions: [{ question: 0, yes: 1, win }, { question: 1, yes: 1, win }], nameSuspect: false, classes: 3,
  });
  // The official rules unless others are given.
  assert.deepEqual(await core.solveBoard(board), await core.solveBoard(board, { rules: "official" }));
});

/** A board whose questions ask for the digits of a suspect. @param {number} suspects @param {number} questions */
const mixed = (suspects, questions) => ({
  suspects: Array.from({ length: suspects }, (_, suspect) => `suspect ${suspect}`),
  questions: Array.from({ length: questions }, (_, number) => ({
    text: `question ${number}`,
    yes: Array.from({ length: suspects }, (_, suspect) => suspect).filter((suspect) => ((suspect * 37 + number * 101 + 11) ** 3 % 1009) % 24 < 5 + (number % 5)),
  })),
});

// The same numbers come natively: `benches/solver/board.rs`.
test("24 suspects and 20 questions: known chances, progress, and an end on request", async () => {
  const board = mixed(24, 20);
  const told = /** @type {number[]} */ ([]);
  const solved = await core.solveBoard(board, { rules: "race", onProgress: (done) => told.push(done) });
  assert.deepEqual([text(solved.win.low), text(solved.win.high), solved.classes, solved.exact], ["91/144", "91/144", 1562, true]);
  assert.ok(told.length > 1 && told.at(-1) === 1 && told.every((done, index) => done >= (told[index - 1] ?? 0)), told.join());
  const reason = new Error("enough");
  await assert.rejects(core.solveBoard(board, { signal: AbortSignal.abort(reason) }), reason);
  const controller = new AbortController();
  await assert.rejects(core.solveBoard(board, { onProgress: () => controller.abort(reason), signal: controller.signal }), reason);
});

test("a question of a wished size in words", () => {
  assert.deepEqual(core.spokenQuestion(BOARD, [0, 1, 2, 3], 2), { text: "glasses", yes: [0, 3] });
  assert.deepEqual(core.spokenQuestion(BOARD, [0, 1, 2, 3], 3, 2), { text: "not hair: black", yes: [0, 2, 3] });
  assert.deepEqual(core.spokenQuestion(BOARD, [0, 2, 3], 1, 2), { text: "not glasses", yes: [2] });
  assert.equal(core.spokenQuestion(BOARD, [2], 1, 3), null);
});

test("errors say what was given and what is allowed", async () => {
  /** @type {any} */
  const untyped = core;
  const twins = core.readBoard("name,hat\nAnna,yes\nBert,no\nCleo,no\n");
  /** @type {[() => unknown, Function, string][]} */
  const cases = [
    [() => untyped.readBoard(7), TypeError, "table must be a text, not 7"],
    [() => untyped.readBoardWithNotes(null), TypeError, "table must be a text, not null"],
    [() => core.readBoard("x".repeat(2 ** 20 + 1)), RangeError, "table must have at most 1048576 letters, not 1048577"],
    [() => untyped.solveBoard(), TypeError, "board must be an object, not undefined"],
    [() => untyped.solveBoard(BOARD, 7), TypeError, "options must be an object, not 7"],
    [() => untyped.solveBoard({ ...BOARD, suspects: "Anna" }), TypeError, 'board.suspects must be an array of names, not "Anna"'],
    [() => core.solveBoard({ ...BOARD, suspects: ["Anna"] }), RangeError, "board.suspects must hold 2 to 64 names, not 1"],
    [() => untyped.solveBoard({ ...BOARD, suspects: ["Anna", 2] }), TypeError, "board.suspects[1] must be a text, not 2"],
    [() => core.solveBoard({ ...BOARD, suspects: ["Anna", "Bert", "Cleo", " Anna "] }), RangeError, "there are two suspects with the name “Anna”"],
    [() => untyped.solveBoard({ ...BOARD, questions: [{ text: "hat", yes: [4] }] }), RangeError, "board.questions[0].yes[0] must be a whole number from 0 to 3, not 4"],
    [() => untyped.solveBoard({ ...BOARD, questions: [null] }), TypeError, "board.questions[0] must be an object, not null"],
    [() => untyped.solveBoard(BOARD, { rules: "open" }), RangeError, 'options.rules must be "race" or "official", not "open"'],
    [() => untyped.solveBoard(BOARD, { rules: 1 }), TypeError, 'options.rules must be "race" or "official", not 1'],
    [() => core.solveBoard(BOARD, { mine: [] }), RangeError, "a player needs a suspect who still stands"],
    [() => core.solveBoard(BOARD, { theirs: [1.5] }), RangeError, "options.theirs[0] must be a whole number from 0 to 3, not 1.5"],
    [() => untyped.solveBoard(BOARD, { signal: {} }), TypeError, "options.signal must be an AbortSignal, not object"],
    [() => core.solveBoard(twins, { rules: "race" }), RangeError, "no question tells “Bert” and “Cleo” apart: under the race nobody could win with one of them"],
    [() => core.solveBoard(BOARD, { rules: "race", mine: [0], theirs: [1] }), RangeError, "under the race a player with one suspect has won already: one of the two needs more"],
    [() => core.spokenQuestion(BOARD, [4], 1), RangeError, "standing[0] must be a whole number from 0 to 3, not 4"],
    [() => core.spokenQuestion(BOARD, [0, 1], 65), RangeError, "count must be a whole number from 0 to 64, not 65"],
    [() => untyped.spokenQuestion(BOARD, [0, 1], 1, 4), RangeError, "joined must be a whole number from 1 to 3, not 4"],
  ];
  for (const [call, kind, said] of cases) {
    await assert.rejects(async () => call(), (error) => {
      assert.ok(error instanceof kind, `${call}: ${error}`);
      assert.equal(/** @type {Error} */ (error).message, said);
      return true;
    }, String(call));
  }
});
