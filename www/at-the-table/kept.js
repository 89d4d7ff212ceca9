// @ts-check
/** The boards that are kept on this device, by their spelling in addresses: how each is called. */

import { tried } from "../kit/storage.js";

const PLACE = "upperhand:boards";

/** @returns {Record<string, string>} */
export function kept() {
  const known = tried("device", (storage) => JSON.parse(storage.getItem(PLACE) ?? "{}"));
  return Object.fromEntries(Object.entries(known ?? {}).filter(([, label]) => typeof label === "string"));
}

/** Keeps a board, or no longer: then without a label. @param {string} address @param {string} [label] */
export function keep(address, label) {
  tried("device", (storage) => storage.setItem(PLACE, JSON.stringify({ ...kept(), [address]: label })));
}
