// @ts-check
/** Traps in WebAssembly, at a call of choice. */

/**
 * Every module of the page can be poisoned: `window.poison` sets the number of calls until one throws, by the name of its error,
 * whether it has done its work by then, and the one function whose calls count, if not all do; `window.isPoisoned` says whether
 * that is still to come. Runs in the page, before its scripts.
 */
export function poisonable() {
  const { instantiate, instantiateStreaming, Instance } = WebAssembly;
  let [left, kind, isLate, only] = [0, "", false, ""];
  const strike = () => {
    throw kind === "trap" ? new WebAssembly.RuntimeError("unreachable executed") : new RangeError("Maximum call stack size exceeded");
  };
  /** @param {string} name @param {Function} called @returns {Function} */
  const guarded = (name, called) => (/** @type {unknown[]} */ ...given) => {
    if (left === 0 || (only !== "" && only !== name)) return called(...given);
    left -= 1;
    if (left === 0 && !isLate) strike();
    const answer = called(...given);
    if (left === 0 && isLate) strike();
    return answer;
  };
  /** @param {WebAssembly.Instance} instance @returns {WebAssembly.Instance} */
  const wrapped = (instance) => {
    const entries = Object.entries(instance.exports).map(([name, value]) => [name, typeof value === "function" ? guarded(name, value) : value]);
    return Object.create(Instance.prototype, { exports: { value: Object.fromEntries(entries) } });
  };
  /** @param {any} made */
  const both = (made) => (made instanceof Instance ? wrapped(made) : { ...made, module: made.module, instance: wrapped(made.instance) });
  Object.assign(WebAssembly, {
    instantiate: async (/** @type {[any, any]} */ ...given) => both(await instantiate(...given)),
    instantiateStreaming: async (/** @type {[any, any]} */ ...given) => both(await instantiateStreaming(...given)),
    Instance: Object.assign(function made(/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) {
      return wrapped(new Instance(module, imports));
    }, { prototype: Instance.prototype }),
  });
  Object.assign(window, {
    poison: (/** @type {number} */ calls, /** @type {string} */ how, /** @type {boolean} */ late, name = "") => {
      [left, kind, isLate, only] = [calls, how, late, name];
    },
    isPoisoned: () => left > 0,
  });
}
