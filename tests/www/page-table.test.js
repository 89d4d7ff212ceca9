// @ts-check
/** A table that an author writes inside a figure: read as spreadsheets write it, followed, and nothing in it is done. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";
import * as core from "./support/core.js";
import { PageTable, TableReader, textOf } from "../../www/element/page-table.js";

const { JSDOM } = createRequire(import.meta.url)("jsdom");
const { window } = new JSDOM("<!doctype html>", { runScripts: "outside-only" });
const { document } = window;
globalThis.MutationObserver = window.MutationObserver;

const TABLE = "<table><thead><tr><th>name<th>glasses<th>hair<tbody><tr><th>Anna<td>x<td>red<tr><th>Bert<td><td>black</table>";

/** @param {string} content */
function figureWith(content) {
  const element = document.createElement("div");
  element.innerHTML = content;
  return element;
}

/** @param {string} content */
const tableOf = (content) => figureWith(content).querySelector("table");

const quiet = () => new Promise((next) => setImmediate(next));

test("a table is read as spreadsheets write it", () => {
  assert.equal(textOf(tableOf(TABLE)), "name\tglasses\thair\nAnna\tx\tred\nBert\t\tblack\n");
  assert.deepEqual(core.readBoard(textOf(tableOf(TABLE))), {
    suspects: ["Anna", "Bert"],
    questions: [{ text: "glasses", yes: [0] }, { text: "hair: red", yes: [0] }, { text: "hair: black", yes: [1] }],
  });
});

test("cells hold whatever they hold: separators, quotation marks, line breaks, boxes to check", () => {
  const board = core.readBoard(textOf(tableOf(
    '<table><tr><td>who<td>a "hat"<tr><td>Eva,\tMüller;\n Esq.<td><input type="checkbox" checked><tr><td> ليلى 👩‍👧 <td><input type="checkbox"></table>',
  )));
  assert.deepEqual(board, { suspects: ["Eva, Müller; Esq.", "ليلى 👩‍👧"], questions: [{ text: 'a "hat"', yes: [0] }] });
});

test("what is hostile stays text", () => {
  const table = tableOf("<table><tr><td>n<td>h<tr><td>&lt;img src=x onerror=alert(1)&gt;<td>x<tr><td><b>Bert</b><script>window.done = true</script><td></table>");
  assert.deepEqual(core.readBoard(textOf(table)).suspects, ["<img src=x onerror=alert(1)>", "Bertwindow.done = true"]);
  assert.equal(window.done, undefined);
});

/** A reader that is there already. @param {(text: string) => string[]} read */
const readerOf = (read) => Object.assign(new TableReader(async () => read), { read });

/** @param {string} text */
function read(text) {
  const { board, notes } = core.readBoardWithNotes(text);
  return [board.suspects.join(), ...notes.flatMap((note) => (note.kind === "header" ? [note.text] : []))];
}

/**
 * A page’s table as a figure has it.
 * @param {any} element
 */
function followed(element) {
  let changes = 0;
  const table = new PageTable(element, readerOf(read), () => (changes += 1));
  return { table, changes: () => changes };
}

test("the table says the board unless an attribute does; tables with a slot are something else", () => {
  const element = figureWith(`<table slot="numbers"><tr><td>1</table><p>Words</p>${TABLE}`);
  const { table } = followed(element);
  assert.deepEqual(table.settings(), [["board", "Anna,Bert"]]);
  element.setAttribute("board", "faces-24");
  assert.deepEqual(table.settings(), []);
  assert.deepEqual(followed(figureWith('<table slot="fallback"><tr><td>1</table>')).table.settings(), []);
  assert.deepEqual(followed(figureWith("")).table.settings(), []);
});

test("what cannot be read is said, with its row and column, until it can", () => {
  const element = figureWith(TABLE.replace("<td>x", "<td>yes").replace("<tr><th>Bert<td>", "<tr><th>Bert<td>maybe"));
  const { table } = followed(element);
  const said = () => [table.settings(), table.problem];
  assert.deepEqual(said(), [[], "The table on this page cannot be read: row 3, column 2: “maybe” is neither yes nor no, as other cells of “glasses” are."]);
  element.querySelector("tbody").rows[1].cells[1].textContent = "no";
  assert.deepEqual(said(), [[["board", "Anna,Bert"]], ""]);
  for (const [content, problem] of [
    ["<table></table>", "the table is empty"],
    [TABLE.replace("<td>red", ""), "row 2: the row has 2 cells where the first row has 3"],
    [TABLE.replace("Bert", "Anna"), "row 3, column 1: there are two suspects with the name “Anna”"],
    [`<table><tr><td>${"It was the best of times. ".repeat(100)}<tr><td>It was the worst of times.</table>`, "row 1: the first row has no comma, semicolon or tab: it must have a column for the names and one for each feature"],
  ]) {
    const { table } = followed(figureWith(content ?? ""));
    assert.deepEqual([table.settings(), table.problem], [[], `The table on this page cannot be read: ${problem}.`]);
  }
});

test("what was taken for what is said", () => {
  const { table } = followed(figureWith("<table><tr><td>Anna<td>yes<tr><td>Bert<td>no</table>"));
  assert.deepEqual([table.settings(), table.problem], [[["board", "Anna,Bert"]], "Of the table on this page: The first row is a suspect, not titles: features are called “column 2” and so on."]);
});

// In a browser they are ten thousand (tests/browser/board-editor.spec.js), which this document would take a minute for.
test("a thousand rows get a sentence, and a table longer than any board does at once", () => {
  const table = document.createElement("table");
  table.innerHTML = `<tr><td>name<td>hat${Array.from({ length: 1000 }, (_, row) => `<tr><td>n${row}<td>x`).join("")}`;
  const element = document.createElement("div");
  element.append(table);
  const large = followed(element).table;
  assert.deepEqual([large.settings(), large.problem], [[], "The table on this page cannot be read: a board needs 2 to 64 suspects; this one has 1000."]);
  table.rows[1].cells[0].textContent = "x".repeat(2 ** 20);
  assert.deepEqual([large.settings(), large.problem], [[], "The table on this page cannot be read: it has more than 1,048,576 letters."]);
});

test("changes of the table are followed, others on the page are not, and none once the figure has gone", async () => {
  const element = figureWith(`${TABLE}<p>Words</p><table slot="numbers"><tr><td>1</table>`);
  const { table, changes } = followed(element);
  const [own, words, numbers] = element.children;
  own.tBodies[0].rows[0].cells[0].firstChild.data = "Anne";
  own.tBodies[0].insertRow().innerHTML = "<td>Cleo<td><td>red";
  await quiet();
  assert.equal(changes(), 1);
  assert.deepEqual(table.settings(), [["board", "Anne,Bert,Cleo"]]);
  words.textContent = "Other words";
  numbers.rows[0].cells[0].textContent = "2";
  await quiet();
  assert.equal(changes(), 1);
  own.remove();
  await quiet();
  assert.equal(changes(), 2);
  element.prepend(own);
  await quiet();
  assert.equal(changes(), 3);
  table.end();
  own.remove();
  await quiet();
  assert.equal(changes(), 3);
});
