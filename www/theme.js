// @ts-check
/** The palette: from custom properties of the host page to the colours of the picture. */

/** @typedef {import("./pkg/win-map.js").Theme} Theme */

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

/**
 * Registered as colours, the properties compute to plain colours whatever the host page sets them to,
 * and their changes start transitions, which is how a figure hears of them.
 */
function register() {
  for (const name of Object.values(COLOURS)) {
    try {
      CSS.registerProperty({ name, syntax: "<color>", inherits: true, initialValue: "transparent" });
    } catch {
      // Registered before, by another copy of this module.
    }
  }
}

/** The names of the properties that carry colours. */
export const COLOUR_PROPERTIES = Object.values(COLOURS);

/**
 * The colours that hold for an element now.
 * @param {Element} element
 * @param {CanvasRenderingContext2D} scratch turns any CSS colour into "#rrggbb"
 * @returns {Theme}
 */
export function themeOf(element, scratch) {
  register();
  const style = getComputedStyle(element);
  /** @param {string} property */
  const colour = (property) => {
    scratch.fillStyle = "#000000";
    scratch.fillStyle = style.getPropertyValue(property).trim();
    return opaque(String(scratch.fillStyle));
  };
  const colours = Object.entries(COLOURS).map(([name, property]) => [name, colour(property)]);
  return { ...Object.fromEntries(colours), font: style.fontFamily };
}

/**
 * "#rrggbb" of a colour that may have an alpha: the picture has no see-through colours.
 * @param {string} text
 */
function opaque(text) {
  const channels = text.match(/^rgba\((\d+), (\d+), (\d+)/);
  if (channels === null) return text;
  return `#${channels.slice(1).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}
