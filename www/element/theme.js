// @ts-check
/** The palette: from custom properties of the host page to the colours of the picture. */

import { isCompact } from "../kit/fields.js";
import { make, viewOf } from "../kit/markup.js";

/** @typedef {import("../generated/boundary.js").Theme} Theme */

/** The custom property inside the figure that carries each colour. */
const COLOURS = /** @type {const} */ ({
  paper: "--uh-paper",
  ink: "--uh-ink",
  muted: "--uh-muted",
  rule: "--uh-rule",
  you: "--uh-you",
  opponent: "--uh-opponent",
  weeds: "--uh-weeds",
  upperHand: "--uh-upper-hand",
});

// Registered as colours, the properties compute to plain colours whatever the host page sets them to, and their changes
// start transitions, which is how a figure hears of them. The browser is still waiting for WebAssembly when this runs.
for (const name of Object.values(COLOURS)) {
  try {
    CSS.registerProperty({ name, syntax: "<color>", inherits: true, initialValue: "transparent" });
  } catch {
    // Another copy of this module has registered it.
  }
}

/** The events after which a transition is over and the colours are final. */
const ENDS = ["transitionend", "transitioncancel"];

/** A page whose text is brighter than the first, or whose ground is darker than the second, is dark. */
const [LIGHT, DARK] = [0.325, 0.18];
/** On grounds below and above these all colours of a compact figure can be read, and with this contrast the page’s text. */
const [DARKEST, LIGHTEST, READABLE] = [0.055, 0.72, 7];

/**
 * Keeps a figure as light or dark as its attribute or, without one, the page around it; tells when colours change.
 * A page is dark where its text is light, for any reason: a preference, a colour scheme, a class.
 * @param {Element} element
 * @param {HTMLElement} body all of the figure
 * @param {() => void} changed
 */
export function follow(element, body, changed) {
  // The element inherits the page’s text colour: when that changes, a transition starts.
  const watch = make("span", { class: "watch" });
  const page = element.ownerDocument;
  /** Ends what it hears; aborted where it does not follow. */
  let held = new (viewOf(element).AbortController)();
  held.abort();
  let isPrinted = false;
  const look = () => {
    if (held.signal.aborted || isPrinted) return;
    const asked = element.getAttribute("theme");
    const text = getComputedStyle(watch).backgroundColor;
    const behind = isCompact(element) ? mixed(ground(element)) : undefined;
    const [ink, paper] = [luminance(text), luminance(behind ?? "")];
    const isDark = asked === "dark" || (asked !== "light" && (behind === undefined ? ink > LIGHT : paper < DARK));
    body.dataset.theme = isDark ? "dark" : "light";
    // A compact figure stands on the page, where its colours can be read there.
    body.classList.toggle("seamless", behind !== undefined && (isDark ? paper < DARKEST : paper > LIGHTEST));
    const contrast = (paper + 0.05) / (ink + 0.05);
    body.style.setProperty("--uh-behind", behind ?? "");
    body.style.setProperty("--uh-text", (isDark ? 1 / contrast : contrast) > READABLE ? text : isDark ? "#ECEBE7" : "#1D1D1F");
  };
  /** Any colour as its channels. @param {string} colour */
  const mixed = (colour) => {
    watch.style.outlineColor = `color-mix(in srgb, ${colour}, ${colour})`;
    return getComputedStyle(watch).outlineColor;
  };
  /** @param {Event} event */
  const heard = (event) => {
    const { target } = event;
    const isBehind = target instanceof Node && target.contains(element) && Reflect.get(event, "propertyName") === "background-color";
    if (target !== watch && target !== body && !isBehind) return;
    look();
    changed();
  };
  const connect = () => {
    held.abort();
    held = new (viewOf(element).AbortController)();
    const { signal } = held;
    look();
    page.addEventListener("transitionend", heard, { signal });
    for (const one of [watch, body]) for (const end of ENDS) one.addEventListener(end, heard, { signal });
  };
  const disconnect = () => held.abort();
  /** @param {boolean} isNow in the colours of paper, whatever the page is like */
  const print = (isNow) => {
    isPrinted = isNow;
    if (isPrinted) body.dataset.theme = "print";
    else look();
  };
  return { watch, look, connect, disconnect, print };
}

/** How bright a colour is, from 0 to 1: nearly as https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. @param {string} colour as "color(srgb 0.9 0.9 0.9)" */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/(?<=[ b])[\d.e-]+/g) ?? []).map((channel) => Number(channel) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts any CSS colour to its channels. @type {CanvasRenderingContext2D | null} */
let scratch = null;

/** The present colours and font of an element. @param {Element} element @returns {Theme} */
export function themeOf(element) {
  scratch ??= make("canvas").getContext("2d");
  if (scratch === null) throw new Error("this browser gives no 2d context for a canvas");
  const context = scratch;
  const style = getComputedStyle(element);
  /** @param {string} value any colour */
  const spelled = (value) => {
    context.fillStyle = "#000000";
    context.fillStyle = `color-mix(in srgb, ${value}, ${value})`;
    return String(context.fillStyle);
  };
  /** @param {string} property */
  const colour = (property) => spelled(style.getPropertyValue(property).trim());
  const colours = Object.entries(COLOURS).map(([name, property]) => [name, colour(property)]);
  const paper = colour(COLOURS.paper);
  return {
    ...Object.fromEntries(colours),
    paper: isOpaque(paper) ? paper : spelled(ground(element)),
    font: style.fontFamily,
    foldsLegend: style.getPropertyValue("--uh-legend").trim() === "folded",
  };
}

/** @param {string} colour as a canvas spells it: "#fbfaf7", "rgba(…)" or "color(srgb … / …)" */
function isOpaque(colour) {
  return !/^rgba|\//.test(colour);
}

/** The colour of the page behind an element: the nearest opaque background. @param {Element} element */
function ground(element) {
  for (let behind = parentOf(element); behind !== null; behind = parentOf(behind)) {
    const { backgroundColor } = getComputedStyle(behind);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(element).colorScheme === "dark" ? "#121212" : "#ffffff";
}

/** The parent of an element, across shadow roots. @param {Element} element */
function parentOf(element) {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
