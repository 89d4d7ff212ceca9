// @ts-check
/** WebAssembly modules that a script has brought along, by name: those need not be fetched. */

/** @type {Map<string, BufferSource>} */
export const brought = new Map();
