// @ts-check
/** Finds the figures that prose refers to, and changes their settings. */

/** @typedef {import("../element.js").UpperHand} UpperHand */
/** @typedef {import("../kit/fields.js").Settings} Settings */

/** The most letters of an attribute that a warning repeats. */
const SHORT = 40;

/** The beginnings of the warnings about each element: none is repeated. @type {WeakMap<Element, Set<string>>} */
const given = new WeakMap();

/** Tells the author in a warning, once, why an element is left as it was written. @param {Element} element @param {string} problem */
export function warn(element, problem) {
  const known = given.get(element) ?? new Set();
  given.set(element, known);
  const [begins = ""] = problem.split(":");
  if (known.has(begins)) return;
  known.add(begins);
  const attributes = [...element.attributes].filter(({ name }) => ["for", "name", "at", "state", "href"].includes(name));
  const spelled = attributes.map(({ name, value }) => ` ${name}="${value.slice(0, SHORT)}"`);
  console.warn(`<${element.localName}${spelled.join("")}>: ${problem}`);
}

/** Is an element a figure, and defined? @param {Element | null | undefined} element @returns {element is UpperHand} */
function isFigure(element) {
  return element?.localName === "upper-hand" && "glideTo" in element;
}

/** The figure of an id, in the same tree or in the page. @param {string} id @param {Node} [from] @returns {UpperHand | undefined} */
export function figureOf(id, from = document) {
  const root = from.getRootNode();
  const found = (root instanceof ShadowRoot ? root.getElementById(id) : null) ?? document.getElementById(id);
  return isFigure(found) ? found : undefined;
}

/**
 * The figure that an element of prose refers to: by its `for`, else the one of the story around it.
 * @param {Element} element
 * @returns {UpperHand | undefined}
 */
export function figureFor(element) {
  const id = element.getAttribute("for");
  if (id !== null) return figureOf(id, element);
  const own = element.closest("upper-hand-story")?.querySelector("upper-hand");
  return isFigure(own) ? own : undefined;
}

/** Warns where the figure that an element refers to is missing. @param {Element} element */
export function expectFigure(element) {
  if (figureFor(element) === undefined) miss(element, "for");
}

/**
 * Warns that no figure has the id in an attribute. While the page loads, it may still come.
 * @param {Element} element
 * @param {"for" | "href"} attribute
 */
export function miss(element, attribute) {
  if (document.readyState !== "complete" || !element.isConnected) return;
  if (customElements.get("upper-hand") === undefined) return;
  const ids = [...document.querySelectorAll("upper-hand[id]")].map(({ id }) => id);
  const there = ids.length === 0 ? "none on this page has an id" : `there are ${ids.join(", ")}`;
  warn(element, `no figure <upper-hand> has this id in its “${attribute}”: ${there}`);
}

/** Settings as an address spells them: "mine=40&theirs=12". @param {string} query @returns {Settings} */
export function settingsOf(query) {
  return Object.fromEntries(new URLSearchParams(query));
}

/**
 * Changes the settings of a figure, and warns of names that are not its settings.
 * @param {Element} element that wants it
 * @param {UpperHand} figure
 * @param {Settings} settings
 * @param {"on the way" | "at once"} how
 */
export function show(element, figure, settings, how) {
  /** @param {string} problem */
  const tell = (problem) => warn(element, problem);
  const { setState, glideTo } = /** @type {Record<"setState" | "glideTo", (settings: Settings, warn: typeof tell) => void>} */ (figure);
  (how === "at once" ? setState : glideTo).call(figure, settings, tell);
}
