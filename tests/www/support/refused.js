// @ts-check
import assert from "node:assert/strict";

/** Each call throws an error of a kind, and says what is wrong. @param {[() => unknown, Function, RegExp | string][]} cases */
export function refused(cases) {
  for (const [call, kind, said] of cases) {
    assert.throws(call, (error) => {
      const { message } = /** @type {Error} */ (error);
      assert.ok(error instanceof kind, `${call}: ${error}`);
      if (said instanceof RegExp) assert.match(message, said);
      else assert.equal(message, said);
      return true;
    }, String(call));
  }
}
