// @ts-check
/**
 * The story: its address keeps what the reader has set in each figure, as `?map.mine=40&map.theirs=12`, by the figures’ ids, and
 * the list of contents marks the chapter that is being read.
 */

import "../element.js";
import { FIELDS, attributesOf } from "../kit/fields.js";
import { isFollowing, later, show } from "./page-address.js";
import { share } from "./share.js";

/** @typedef {import("../element.js").UpperHand} UpperHand */

const figures = /** @type {UpperHand[]} */ ([...document.querySelectorAll("upper-hand")]);
/** The settings of each figure as the page is written. */
const written = new Map(figures.map((figure) => [figure, attributes(figure)]));
/** The figures that the reader has changed. @type {Set<UpperHand>} */
const changed = new Set();

/** @param {Element} figure */
function attributes(figure) {
  return new Map(attributesOf(figure, FIELDS));
}

/** The settings of each figure that the address names. @param {URLSearchParams} address @returns {Map<UpperHand, Map<string, string>>} */
function asked(address) {
  /** @type {Map<UpperHand, Map<string, string>>} */
  const found = new Map();
  for (const figure of figures) {
    const own = [...address].filter(([name]) => name.startsWith(`${figure.id}.`));
    const settings = own.map(([name, value]) => /** @type {const} */ ([name.slice(figure.id.length + 1), value]));
    if (settings.length > 0) found.set(figure, new Map([...settings, ...attributesOf(figure, ["figure"])]));
  }
  return found;
}

/** Shows the settings that the address names, and those of the page for other figures. */
function restore() {
  const settings = asked(new URLSearchParams(location.search));
  changed.clear();
  // Figures that the address names come last: others of their group follow them.
  for (const figure of [...figures.filter((other) => !settings.has(other)), ...settings.keys()]) {
    const own = settings.get(figure);
    if (own !== undefined) changed.add(figure);
    show(figure, own ?? written.get(figure) ?? new Map());
  }
}

/** The settings of all figures that were changed, each by its id. */
function query() {
  const address = new URLSearchParams();
  for (const figure of figures.filter((one) => changed.has(one))) {
    // A figure that is not loaded yet has its settings only in attributes.
    for (const [name, value] of figure.query === "" ? attributes(figure) : new URLSearchParams(figure.query)) {
      if (name !== "figure") address.set(`${figure.id}.${name}`, value);
    }
  }
  return String(address);
}

/** Has the link of a chapter open its figure in the workbench as it is. @param {UpperHand} figure */
function lead(figure) {
  const link = /** @type {HTMLAnchorElement | null} */ (figure.closest(".chapter")?.querySelector("a.workbench") ?? null);
  if (link === null) return;
  const settings = new URLSearchParams(figure.query);
  settings.delete("figure");
  link.search = String(settings);
}

const write = later(query);
addEventListener("upper-hand:ready", ({ target }) => lead(/** @type {UpperHand} */ (target)));
addEventListener("upper-hand:change", (event) => {
  const { detail, target } = /** @type {CustomEvent<{ source: string }>} */ (event);
  const figure = /** @type {UpperHand} */ (target);
  lead(figure);
  if (detail.source === "group" || isFollowing) return;
  changed.add(figure);
  write();
});
addEventListener("popstate", restore);
restore();
for (const link of document.querySelectorAll("a.share")) share(/** @type {HTMLAnchorElement} */ (link));

const contents = /** @type {HTMLDetailsElement} */ (document.querySelector("nav.contents details"));
const here = /** @type {HTMLElement} */ (contents.querySelector(".here"));
const links = /** @type {HTMLAnchorElement[]} */ ([...contents.querySelectorAll("a")]);
const chapters = links.flatMap((link) => document.querySelector(link.hash) ?? []);
/** The chapters in sight. @type {Set<Element>} */
const seen = new Set();
const reading = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    // The last one that has reached the upper part of the window is being read.
    const present = chapters.findLast((chapter) => seen.has(chapter));
    here.textContent = "";
    for (const [index, link] of links.entries()) {
      const isRead = present !== undefined && chapters[index] === present;
      if (isRead) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      if (isRead) here.textContent = link.textContent;
    }
  },
  { rootMargin: "0px 0px -60%" },
);
for (const chapter of chapters) reading.observe(chapter);

// On a phone the list would open below the window.
contents.addEventListener("toggle", () => {
  if (contents.open) contents.querySelector("ol")?.scrollIntoView({ block: "nearest" });
});

/** Closes the list of contents. */
function close() {
  contents.open = false;
}
for (const link of links) link.addEventListener("click", close);
contents.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !contents.open) return;
  close();
  contents.querySelector("summary")?.focus();
});
// An open list would cover the element that gets the focus.
contents.addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget !== null && !contents.contains(/** @type {Node} */ (relatedTarget))) close();
});
const pressed = (/** @type {Event} */ { target }) => {
  if (!contents.contains(/** @type {Node} */ (target))) close();
};
addEventListener("pointerdown", pressed, { capture: true });
