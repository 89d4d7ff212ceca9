// @ts-check
/** Code that shows a figure on another page, just as it is here. */

import { addressOf, site } from "../kit/address.js";
import { FIELDS, USUAL_FIGURE, attributesOf, known } from "../kit/fields.js";
import { compactHeight, compactPicture, wordsOf } from "../kit/room.js";
import { lengths } from "../kit/sheet.js";

/** A way to embed a figure: its name, its readers, and its lines; none for a page to keep. @typedef {{ label: string, hint: string, code?: () => string }} Snippet */

/** How it is to be shown. @typedef {{ compact: boolean, theme: string, width: number }} Choice */

/**
 * @typedef {object} Shown what is shown
 * @property {string} query its settings as an address query, defaults left out
 * @property {number} height in CSS pixels
 * @property {string} title
 * @property {string} summary
 */

/** The height of the link below a figure in a frame, with the frame’s edges, in CSS pixels. */
const LINK = 36;

/** Escapes a text for HTML, also between double quotes. @param {string} text */
export function quoted(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll("\n", " ");
}

/** @param {Readonly<Record<string, string | number>>} attributes */
export function spelt(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${quoted(String(value))}"`)
    .join("");
}

/**
 * The attributes of an element that shows the same settings, with the same look.
 * @param {Element} element
 * @param {string} query
 * @param {Choice} choice
 * @returns {Record<string, string>}
 */
export function attributesFor(element, query, { compact, theme }) {
  const settings = new Map([["figure", USUAL_FIGURE], ...new URLSearchParams(query)]);
  const kept = FIELDS.flatMap((name) => (settings.has(name) ? [[name, settings.get(name)]] : []));
  const looks = [...(theme === "auto" ? [] : [["theme", theme]]), ...(compact ? [["compact", ""]] : [])];
  return Object.fromEntries([...kept, ...attributesOf(element, ["controls", "actions", "touch-action"]), ...looks]);
}

/**
 * A frame, the element, a component’s lines and a picture, in this order; none where the figure’s links lead nowhere.
 * @param {Element} element
 * @param {Shown} shown
 * @param {Choice} choice
 * @param {() => { src: string, width: number, height: number } | undefined} still its picture, where that is small
 * @returns {Required<Snippet>[]}
 */
export function snippets(element, { query, height, title, summary }, choice, still) {
  const home = site(element);
  if (home === undefined) return [];
  const attributes = attributesFor(element, query, choice);
  const { compact = "no", ...asked } = attributes;
  const src = addressOf(element, "embed.html", compact === "" ? asked : { ...asked, compact }) ?? "";
  const settings = Object.fromEntries([["figure", USUAL_FIGURE], ...new URLSearchParams(query)]);
  const figure = known(settings.figure);
  const room = compact === "" ? compactHeight(figure, choice.width) : height;
  const picture = (ties = {}, look = {}) => {
    // Of its defaults the site has a picture.
    const own = Object.keys(settings).length > 1 ? still() : undefined;
    const image = own ?? { src: String(new URL(`cards/${figure}.png`, home)), width: 1200, height: 630 };
    const href = addressOf(element, "figure", settings) ?? "";
    return `<a${spelt({ href, ...ties })}><img${spelt({ alt: summary, loading: "lazy", ...image, ...look })}></a>`;
  };
  const kept = `display:block;position:relative;height:${lengths(`${wordsOf(figure)}rem`)};padding-bottom:${lengths(compactPicture("%"))}`;
  const fills = "position:absolute;inset:0;width:100%;height:100%;object-fit:contain;object-position:top";
  const own = spelt({ ...attributes, home: String(home) });
  const script = `<script type="module" src="${quoted(String(new URL("www/element.js", home)))}"></script>`;
  const frame = { src, title, width: "100%", height: room + LINK, frameborder: 0, loading: "lazy", allow: "clipboard-write" };
  return [
    {
      label: "A site builder",
      hint: "A frame, as high as the figure at this width. Paste it where your builder takes HTML; where it takes an address, take the one in src.",
      code: () => `<iframe${spelt(frame)} data-upper-hand></iframe>`,
    },
    {
      label: "HTML",
      hint: "The figure becomes a part of the page and takes its colours. Where scripts are off, readers see its picture.",
      code: () =>
        `${script}\n<upper-hand${own}>\n  ${picture({ slot: "still", style: kept }, { width: "100%", height: room, style: fills })}\n</upper-hand>`,
    },
    {
      label: "A framework",
      hint: "After npm install upperhand: the first line where scripts are imported, the second in the markup.",
      code: () => `import ${JSON.stringify("upperhand")};\n<upper-hand${own}></upper-hand>`,
    },
    {
      label: "Mail or a feed",
      hint: "For what takes neither scripts nor frames: a picture that leads to the living figure.",
      code: () => picture({}, { style: "max-width:100%;height:auto" }),
    },
  ];
}
