// @ts-check
/** The faces of suspects beside their names, where a board is about what faces show. */

/** The filled shapes of a face, the one behind first. @typedef {readonly { colour: string, path: string }[]} Outlines */

const SVG = "http://www.w3.org/2000/svg";

/** A face as a picture. Its row says all that is seen on it. @param {Outlines} outlines */
export function picture(outlines) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 1000 1000");
  svg.setAttribute("aria-hidden", "true");
  for (const { colour, path } of outlines) {
    const shape = document.createElementNS(SVG, "path");
    shape.setAttribute("fill", colour);
    shape.setAttribute("d", path);
    svg.append(shape);
  }
  return svg;
}

/**
 * The faces by the names of those who have one.
 * @param {import("./cells.js").EditedTable} table of a board
 * @param {readonly (Outlines | undefined)[]} faces of its suspects, in this order
 * @returns {Map<string, Outlines>}
 */
export function facesByName({ rows }, faces) {
  const named = new Map();
  faces.forEach((face, index) => {
    if (face !== undefined) named.set(rows[index + 1]?.cells[0] ?? "", face);
  });
  return named;
}
