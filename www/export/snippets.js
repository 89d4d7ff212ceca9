// @ts-check
/** Code that shows a figure on another page, just as it is here. */

import { addressOf, site } from "../kit/address.js";
import { FIELDS, LOOKS, USUAL_FIGURE, attributesOf, known } from "../kit/fields.js";
import { leastHeight } from "../kit/room.js";

/** A way to embed a figure: its name, its readers, and its lines; none for a page to keep. @typedef {{ label: string, hint: string, code?: () => string }} Snippet */

/**
 * @typedef {object} Shown what is shown
 * @property {string} query its settings as an address query, defaults left out
 * @property {number} height in CSS pixels
 * @property {string} title
 * @property {string} summary
 * @property {string} file what the picture’s file is called, without an ending
 * @property {() => string} ratio of that picture, its width by its height: every panel is made for that
 */

/** The height of the link below a figure in a frame, in CSS pixels. */
const LINK = 36;

/** Escapes a text for HTML, also between double quotes. @param {string} text */
export function quoted(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll("\n", " ");
}

/** @param {[name: string, value: string][]} attributes */
export function spelt(attributes) {
  return attributes.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
}

/** The attributes of an element that shows the same settings, with the same look. @param {Element} element @param {string} query */
export function attributesFor(element, query) {
  const settings = new URLSearchParams(query);
  const figure = settings.get("figure") ?? USUAL_FIGURE;
  const fields = FIELDS.flatMap((name) => {
    const value = name === "figure" ? figure : settings.get(name);
    return value === null ? [] : [/** @type {[string, string]} */ ([name, value])];
  });
  return [...fields, ...attributesOf(element, LOOKS)];
}

/**
 * The element, the iframe and the picture, in this order; none where the figure’s links lead nowhere.
 * @param {Element} element
 * @param {Shown} shown
 * @returns {Required<Snippet>[]}
 */
export function snippets(element, { query, height, title, summary, file, ratio }) {
  const home = site(element);
  if (home === undefined) return [];
  const settings = Object.fromEntries(new URLSearchParams(query));
  settings.figure ??= USUAL_FIGURE;
  const embed = addressOf(element, "embed.html", { ...settings, ...Object.fromEntries(attributesOf(element, LOOKS)) }) ?? "";
  // The height until the element is defined: the least that the figure takes, and on a phone most of the window.
  const isLimited = element.getAttribute("controls") !== null;
  const least = leastHeight(known(settings.figure), isLimited);
  const room = `display:block;min-height:min(${isLimited ? 80 : 100}svh,max(${least}px,(500px - 100vw)*9))`;
  /** @param {[string, string][]} ties @param {[string, string][]} size */
  const picture = (ties, size) =>
    `<a${spelt([["href", addressOf(element, "figure", settings) ?? ""], ...ties])}>` +
    `<img${spelt([["src", `${file}.svg`], ["alt", summary], ["width", "100%"], ...size, ["loading", "lazy"]])}></a>`;
  const still = picture(
    [["slot", "still"]],
    [
      ["height", String(least)],
      ["style", "display:block;max-height:100svh;object-fit:contain;object-position:top"],
    ],
  );
  return [
    {
      label: "Element",
      hint:
        "For pages that may run scripts: the figure becomes a part of the page and takes its colours. " +
        "Where scripts are off, readers see a picture (save it next to your page) or its description.",
      code: () =>
        `<script type="module" src="${quoted(String(new URL("www/element.js", home)))}"></script>\n` +
        `<upper-hand${spelt([...attributesFor(element, query), ["home", String(home)], ["style", room]])}>\n  ${still}\n</upper-hand>`,
    },
    {
      label: "Iframe",
      hint: "For hosts that allow frames. The second line fits the frame to the figure; without it the figure scrolls.",
      code: () =>
        `<iframe${spelt([
          ["src", embed],
          ["title", title],
          ["width", "100%"],
          ["height", String(height + LINK)],
        ])}` +
        ' frameborder="0" loading="lazy" allow="clipboard-write" data-upper-hand></iframe>\n' +
        `<script async src="${quoted(String(new URL("www/embed-helper.js", home)))}"></script>`,
    },
    {
      label: "Picture",
      hint: "For hosts that strip scripts and frames: save the picture, put it beside the page. It leads to the live figure.",
      code: () => picture([], [["style", `aspect-ratio:${ratio()}`]]),
    },
  ];
}
