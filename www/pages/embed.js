// @ts-check
/**
 * The page inside an iframe: the address says what the figure shows. It tells the page around it the height of the
 * figure, and takes its theme from there. Works alone as well.
 */

import "../element.js";
import { addressOf } from "../kit/address.js";
import { FIELDS, LOOKS, THEMES, USUAL_FIGURE, about } from "../kit/fields.js";
import { make } from "../kit/markup.js";

/** @typedef {import("../element.js").UpperHand} UpperHand */

const root = document.documentElement;
const address = new URLSearchParams(location.search);
const figure = document.createElement("upper-hand");
// The page around the frame decides when it is loaded.
figure.setAttribute("loading", "eager");
for (const name of [...FIELDS, ...LOOKS]) {
  const value = address.get(name);
  if (value !== null) figure.setAttribute(name, value);
}
setTheme(address.get("theme"));
if (!address.has("compact")) figure.setAttribute("compact", "");

/** Below the figure: its name, that of its game, and a link to its own page, outside of the frame. */
const home = make("a", { target: "_blank", rel: "noopener" }, [about(address.get("figure") ?? USUAL_FIGURE).title, " – Upperhand"]);
document.querySelector(".silent")?.remove();
document.body.append(figure, make("p", { class: "home" }, [home]));

/** Has the link show there what the figure shows. @param {string | Record<string, string>} settings */
function lead(settings) {
  const href = addressOf(figure, "figure", settings);
  if (href !== undefined) home.setAttribute("href", href);
}
lead(Object.fromEntries([...address].filter(([name]) => FIELDS.includes(name))));
for (const event of ["upper-hand:ready", "upper-hand:change"]) figure.addEventListener(event, () => lead(figure.query));

/** Sets the theme that the page around asks for. @param {any} theme */
function setTheme(theme) {
  if (!THEMES.includes(theme)) return;
  root.dataset.theme = theme;
  figure.setAttribute("theme", theme);
}

/** The name by which WordPress knows the frame: https://developer.wordpress.org/reference/functions/wp_filter_oembed_result/ */
const secret = location.hash.match(/^#\?secret=(\w+)$/)?.[1];

/** Tells WordPress something, where it has given the frame a name. @param {string} message @param {string | number} value */
function tellWordPress(message, value) {
  if (secret !== undefined) parent.postMessage({ message, value, secret }, "*");
}

let told = 0;

/** Tells the page around the height of the figure, which depends on the frame’s width, never on its height. */
function tellHeight() {
  const height = Math.round(document.body.getBoundingClientRect().height + 0.5);
  if (height === told) return;
  told = height;
  // A height is not secret: any page around may receive it.
  parent.postMessage({ type: "upper-hand:height", height }, "*");
  tellWordPress("height", height);
}

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    if (data?.type === "upper-hand:theme") {
      Object.assign(root.style, { backgroundColor: data.ground ?? "", color: data.text ?? "" });
      setTheme(data.theme);
    }
    if (data?.type === "upper-hand:fitted") root.dataset.fitted = "";
    // Its script may have been loaded after the height was sent.
    if (data?.message === "ready" && data.secret === secret) tellWordPress("height", told);
  });
  // A sandboxed frame cannot open windows: it asks WordPress to follow the link.
  home.addEventListener("click", (event) => {
    if (secret !== undefined) event.preventDefault();
    tellWordPress("link", home.href);
  });
}
