// @ts-check
/** Loading scripts, of which one may not come at first. */

/**
 * The script that `load` imports. Firefox remembers for as long as a page is open that a script did not come; under
 * another name, which servers do not see, it asks for it again. Imports of the script itself cannot be helped so.
 * @template {object} T
 * @param {() => Promise<T>} load
 * @param {keyof T} name something that the script exports
 * @returns {Promise<T>}
 */
export async function imported(load, name) {
  try {
    return await load();
  } catch (error) {
    const [address] = String(error).match(/https?:\S+$/) ?? [];
    if (address === undefined) throw error;
    const script = await import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}#${Date.now()}`);
    if (name in script) return script;
    throw error;
  }
}
