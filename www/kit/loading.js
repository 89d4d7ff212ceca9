// @ts-check
/** Imports scripts, and tries again where one does not arrive, or arrives cut short. */

import { coded } from "./errors.js";

/** The time without any news after which nothing more is waited for, in milliseconds, and what is said then. */
export const PATIENCE = 20_000;
export const LATE = "nothing came for 20 seconds";

/**
 * The script that `load` imports. Browsers remember for as long as a page is open that a script was empty or cut short, and
 * Firefox that it did not come; under another name, which servers do not see, they ask for it again. Imports of the script
 * itself cannot be helped so.
 * @template {object} T
 * @param {() => Promise<T>} load
 * @param {keyof T} name something that the script exports
 * @param {string} file the place of the script beside the one that asks for it, "./" first: for errors that do not say it
 * @param {string | undefined} from the address of the one that asks
 * @returns {Promise<T>}
 */
export async function imported(load, name, file, from) {
  /** @type {unknown} */
  let cause = "it is not whole";
  try {
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE, LATE));
    const script = /** @type {T} */ (await Promise.race([load(), late]));
    if (name in script) return script;
  } catch (error) {
    cause = error;
  }
  const address = String(cause).match(/https?:\S+$/)?.[0] ?? from?.replace(/[^/]*$/, file.slice(2)) ?? file;
  try {
    // It may come yet, and is there then for the next who asks.
    if (cause === LATE) throw cause;
    // The browser may have cached a broken copy.
    await fetch(address, { cache: "reload" }).catch(() => {});
    const script = await import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}#${Date.now()}`);
    if (name in script) return script;
  } catch {
    // The first error names the script as it was asked for.
  }
  throw coded("script-missing", cause, address);
}
