// @ts-check
/** What is best with a board, by the core, which is loaded when somebody has one. */

import { wrongName } from "./game.js";
import { messageOf } from "../kit/errors.js";

/** @typedef {import("../core.js").Rules} Rules */

/** The bounds of a chance. @typedef {{ low: number, high: number }} Bounds */

/**
 * A question by its place on the board, which splits the faces of whoever asks: so many say yes.
 * @typedef {Bounds & { question: number, yes: number }} Ask
 */

/**
 * What is known of a position: the questions, best first, is naming somebody as good as any, the chance of whoever is to move, and why
 * it is told as if both could ask about any group; empty where it is the board's own.
 * @typedef {Bounds & { asks: readonly Ask[], names: boolean, why: string }} Found
 */

/** The core, which is loaded once. */
export async function loaded() {
  const core = await import("../core.js");
  await core.ready();
  return core;
}

/** Of a game that is not over. @param {import("./game.js").Stand} stand @param {AbortSignal} [signal] @returns {Promise<Found>} */
export async function found(stand, signal) {
  const core = await loaded();
  const { isYours, faces } = stand;
  const rules = /** @type {Rules} */ (stand.rules);
  const [own, other] = isYours ? [faces?.mine, faces?.theirs] : [faces?.theirs, faces?.mine];
  let why = "of their faces only the number is known";
  if (faces !== undefined && own !== undefined && other !== undefined) {
    try {
      const options = { rules: /** @type {"race"} */ (rules), mine: own, theirs: other, ...(signal && { signal }) };
      const { win, questions, nameSuspect } = await core.solveBoard(faces.board, options);
      const asks = questions.map(({ question, yes, win: { low, high } }) => ({ question, yes, low: low.value, high: high.value }));
      return { asks, names: nameSuspect, low: win.low.value, high: win.high.value, why: "" };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      why = wrongName(stand.rules) === "turn" ? "a wrong name costs the turn here" : messageOf(error);
    }
  }
  const [size, against] = isYours ? [stand.mine, stand.theirs] : [stand.theirs, stand.mine];
  const asks = (own === undefined ? [] : (faces?.board.questions ?? [])).flatMap(({ yes: all }, question) => {
    const yes = all.filter((face) => own?.includes(face)).length;
    if (yes === 0 || yes === size) return [];
    const { value } = core.questionValue(rules, size, against, [yes, size - yes]);
    return [{ question, yes, low: value, high: value }];
  });
  const { win, nameSuspect } = core.position(rules, size, against);
  return { asks: asks.sort((one, next) => next.low - one.low), names: nameSuspect, low: win.value, high: win.value, why };
}
