// @ts-check
/** Files with tables, as spreadsheets save them. */

/** The most bytes of a file: more than any board has. */
const MOST = 2 ** 20;

/** The first bytes of files that are no text, and what they are. @type {[bytes: number[], what: string][]} */
const OTHERS = [
  [[0x50, 0x4b, 3, 4], "a workbook of a spreadsheet"],
  [[0xd0, 0xcf, 0x11, 0xe0], "a workbook of a spreadsheet"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "a picture"],
  [[0xff, 0xd8, 0xff], "a picture"],
];

/**
 * The text of a file. Spreadsheets write UTF-8, and UTF-16 with a mark; old ones the letters of western Europe.
 * @param {File} file
 * @returns {Promise<string>}
 */
export async function textOf(file) {
  if (file.size > MOST) throw new RangeError(`it has ${Math.ceil(file.size / 2 ** 20)} MB, more than the 1 MB that a table may have`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [, what] = OTHERS.find(([start]) => start.every((byte, index) => byte === bytes[index])) ?? [];
  if (what !== undefined) throw new RangeError(`it is ${what}: save the table as CSV, and choose that`);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
