// @ts-check
import init, { version } from "./pkg/upperhand.js";
await init();
/** @type {HTMLElement} */ (document.getElementById("version")).textContent = version();
