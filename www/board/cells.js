// @ts-check
/** The cells of a table on its way to a board, and tables with something changed. */

/** @typedef {import("../generated/boundary.js").EditedTable} EditedTable */
/** @typedef {string[][]} Cells the features first, all rows equally long */

/**
 * The cells of a table: those of yes and no are written out, so that no empty one means something else once another is
 * changed. Columns with nothing in them at the end are left out.
 * @param {EditedTable} table
 * @returns {Cells}
 */
export function cellsOf({ rows }) {
  const lengths = rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== "") + 1);
  const width = Math.max(1, ...lengths);
  return rows.map(({ cells, answers }) =>
    Array.from({ length: width }, (_, column) => {
      const answer = answers[column];
      return answer === undefined ? (cells[column] ?? "") : said(answer);
    }),
  );
}

/** @param {boolean} answer */
export function said(answer) {
  return answer ? "yes" : "no";
}

/** With another cell. @param {Cells} cells @param {number} row @param {number} column @param {string} text */
export function withCell(cells, row, column, text) {
  return cells.map((line, index) => (index === row ? line.with(column, text) : line));
}

/** With one more suspect, who says no. @param {Cells} cells @param {readonly boolean[]} ticked which columns are of yes and no */
export function withSuspect(cells, ticked) {
  const names = cells.map(([name]) => name);
  const [header = [""]] = cells;
  return [...cells, header.map((_, column) => (column === 0 ? unused("Suspect", names) : ticked[column] ? "no" : ""))];
}

/** With one more feature, which nobody has. @param {Cells} cells */
export function withFeature(cells) {
  const [header = []] = cells;
  return cells.map((line, row) => [...line, row === 0 ? unused("Feature", header) : "no"]);
}

/** @param {Cells} cells @param {number} row */
export function withoutRow(cells, row) {
  return cells.toSpliced(row, 1);
}

/** @param {Cells} cells @param {number} column */
export function withoutColumn(cells, column) {
  return cells.map((line) => line.toSpliced(column, 1));
}

/** The smallest board, to begin with. @type {Cells} */
export const SMALLEST = [
  ["name", "Feature 1"],
  ["Suspect 1", "yes"],
  ["Suspect 2", "no"],
];

/** A name with a number that nobody has. @param {string} word @param {readonly (string | undefined)[]} names */
function unused(word, names) {
  let number = names.length;
  while (names.includes(`${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}
