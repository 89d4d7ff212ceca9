// @ts-check
/** The palette: from custom properties of the host page to the colours of the picture. */

import { make } from "../kit/markup.js";

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

/** Text lighter than this means that the page is dark: the sum of its lightest and its darkest channel, at most 2. */
const LIGHT = 1.2;

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
  let [isFollowing, isPrinted] = [false, false];
  const look = () => {
    if (!isFollowing || isPrinted) return;
    const asked = element.getAttribute("theme");
    const isDark = asked === "dark" || (asked !== "light" && isLight(getComputedStyle(watch).backgroundColor));
    body.dataset.theme = isDark ? "dark" : "light";
  };
  /** @param {Event} event */
  const heard = (event) => {
    if (event.target !== watch && event.target !== body) return;
    look();
    changed();
  };
  const connect = () => {
    isFollowing = true;
    look();
    for (const one of [watch, body]) for (const end of ENDS) one.addEventListener(end, heard);
  };
  const disconnect = () => {
    isFollowing = false;
    for (const one of [watch, body]) for (const end of ENDS) one.removeEventListener(end, heard);
  };
  /** @param {boolean} isNow in the colours of paper, whatever the page is like */
  const print = (isNow) => {
    isPrinted = isNow;
    if (isPrinted) body.dataset.theme = "print";
    else look();
  };
  return { watch, look, connect, disconnect, print };
}

/** @param {string} colour as "color(srgb 0.9 0.9 0.9)" */
function isLight(colour) {
  const channels = colour
    .match(/^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/)
    ?.slice(1)
    .map(Number) ?? [0];
  return Math.max(...channels) + Math.min(...channels) > LIGHT;
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
