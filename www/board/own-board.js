// @ts-check
/** What a reader can do with a board of a figure. It is loaded when it is asked for, as most readers never do. */

export { Editor } from "./editor.js";
export { Report } from "./report.js";
export { boardSheet } from "./styles.js";
