// @ts-check
/** Tables as spreadsheets write them. */

/** A table with tabs: every row a line, whatever its cells hold. @param {readonly (readonly string[])[]} rows @returns {string} */
export function tabSeparated(rows) {
  return rows.map((cells) => `${cells.map(quoted).join("\t")}\n`).join("");
}

/** A cell in quotation marks where it holds something that separates cells, or a mark itself. @param {string} cell */
function quoted(cell) {
  return /["\t\r\n,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
