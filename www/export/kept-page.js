// @ts-check
/** A figure as a page to keep: one HTML file with everything inside, which needs no server and no network. */

import { addressOf, site } from "../kit/address.js";
import { messageOf } from "../kit/errors.js";
import { USUAL_FIGURE, about } from "../kit/fields.js";
import { attributesFor, quoted, spelt } from "./snippets.js";

/** @typedef {import("./snippets.js").Shown} Shown */
/** @typedef {import("./snippets.js").Choice} Choice */

/** The style of the page, the same as in frames. @param {string} scheme light, dark, or both */
const styles = (scheme) => `
:root { color-scheme: ${scheme}; background: light-dark(#FBFAF7, #141518); color: light-dark(#1D1D1F, #ECEBE7); font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: clamp(0.75rem, 2vw, 1.5rem); max-width: 1100px; }
h1 { font-size: 1.2rem; line-height: 1.25; font-weight: 600; margin: 0 0 0.75rem; }
img { display: block; max-width: 100%; height: auto; }
.home { margin: 1rem 0 0; font-size: 0.8125rem; }
.home a { color: inherit; }
@media print { .home { display: none; } }
`;

/**
 * The text of the single file for a module: the one that runs here, or else the one of the site.
 * @param {Element} element
 * @param {string} moduleName
 * @param {(() => string) | undefined} own the text of the single file that runs here, where one does
 * @returns {Promise<string>} rejects in words where there is none
 */
async function scriptFor(element, moduleName, own) {
  if (own !== undefined) return own();
  const address = new URL(`www/single/upperhand-${moduleName}.js`, site(element));
  let answer;
  try {
    answer = await fetch(address);
  } catch (error) {
    throw new Error(`${address} could not be read (${messageOf(error)}): its host may be out of reach, or let no other site read it`);
  }
  const text = answer.ok ? await answer.text() : "";
  // Some servers answer with a page where they do not have a file.
  // Tools that look for comments by a pattern would see one begin in the plain text, and search all that is brought along for its end.
  if (!/^\/[*]! upperhand /.test(text)) throw new Error(`${address} is not the script of this figure (${answer.status})`);
  return text;
}

/**
 * A script that is safe inside a script element. In strings and patterns, the only places for such text in
 * a minified script, the escaped form means the same.
 * @param {string} script
 */
function between(script) {
  return script.replaceAll(/<(?=\/script|!--)/gi, "\\x3C");
}

/**
 * The page that shows a figure just as it is here.
 * @param {Element} element
 * @param {Shown} shown
 * @param {Choice} choice
 * @param {string} svg its picture, for the time until the figure is there, and for readers without scripts
 * @param {(() => string) | undefined} own the text of the single file that runs here, where one does
 */
export async function keptPage(element, { query, title, summary }, choice, svg, own) {
  const moduleName = about(new URLSearchParams(query).get("figure") ?? USUAL_FIGURE).module;
  const script = await scriptFor(element, moduleName, own);
  const { theme } = choice;
  const home = site(element);
  const back = addressOf(element, "figure", query);
  const picture = spelt({ slot: "still", src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: title });
  const attributes = { ...attributesFor(element, query, choice), ...(home === undefined ? {} : { home: String(home) }) };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${quoted(summary)}">
<title>${quoted(title)}</title>
<link rel="icon" href="data:,">
<style>${styles(theme === "light" || theme === "dark" ? theme : "light dark")}</style>
</head>
<body>
<main>
<h1>${quoted(title)}</h1>
<upper-hand${spelt(attributes)} loading="eager">
<img${picture}>
<p slot="fallback">${quoted(summary)}</p>
</upper-hand>
<noscript>
<p>The figure is live, with all its controls, where this page is opened in a browser with JavaScript.</p>
</noscript>
${back === undefined ? "" : `<p class="home"><a${spelt({ href: back })}>${quoted(title)} – Upperhand</a></p>\n`}</main>
<script>
${between(script)}
</script>
</body>
</html>
`;
}
