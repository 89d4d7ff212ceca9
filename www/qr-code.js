// @ts-check
/** A text as a QR code, by a module of its own that lies beside this script. */

import init, { qrCode } from "./pkg/qr-code.js";

/** An SVG; undefined where a text is too long for a code. @param {string} text */
export async function codeOf(text) {
  await init({ module_or_path: new URL("./pkg/qr-code_bg.wasm", import.meta.url) });
  return qrCode(text);
}
