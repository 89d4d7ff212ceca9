// @ts-check
/**
 * The page inside an iframe: the address says what the figure shows. It tells the page around the height of the
 * figure, and takes its theme from there. Works alone as well.
 */

import "./element.js";
import { FIELDS, LOOKS } from "./fields.js";

/** @typedef {import("./element.js").UpperHand} UpperHand */

const THEMES = ["auto", "light", "dark"];

const root = document.documentElement;
const address = new URLSearchParams(location.search);
const figure = document.createElement("upper-hand");
// A frame is loaded because somebody nears it: the page around sees to that.
figure.setAttribute("loading", "eager");
for (const name of ["v", ...FIELDS, ...LOOKS]) {
  const value = address.get(name);
  if (value !== null) figure.setAttribute(name, value);
}
dress(address.get("theme"));
document.body.append(figure);

/**
 * Light or dark as the page around says; auto is as the reader likes it.
 * @param {unknown} theme
 */
function dress(theme) {
  if (typeof theme !== "string" || !THEMES.includes(theme)) return;
  root.dataset["theme"] = theme;
  figure.setAttribute("theme", theme);
}

let told = 0;

/** Tells the page around the height of the figure, which depends on the frame’s width, never on its height. */
function tellHeight() {
  const height = Math.round(document.body.getBoundingClientRect().height + 0.5);
  if (height === told) return;
  told = height;
  // A height is no secret: any page that holds the frame may hear it.
  parent.postMessage({ type: "upper-hand:height", height }, "*");
}

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    if (data?.type === "upper-hand:theme") dress(data.theme);
    if (data?.type === "upper-hand:fitted") root.dataset["fitted"] = "";
  });
}
