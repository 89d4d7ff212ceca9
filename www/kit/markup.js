// @ts-check
/** Makes elements from a name, attributes and children. */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** The window that shows a node: a figure may be moved into a frame, or into a window of its own. @param {Element | ShadowRoot} node */
export const viewOf = (node) => /** @type {Window & typeof globalThis} */ (node.ownerDocument.defaultView);

/** An element of a page of ours. @param {string} selector */
export const one = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

/** The same where it is a field. @param {string} selector */
export const field = (selector) => /** @type {HTMLInputElement} */ (one(selector));

/**
 * A button, which does nothing while it is marked as disabled: so it keeps the focus.
 * @param {string} label @param {() => void} act @param {Record<string, string>} [attributes]
 */
export function button(label, act, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, [label]);
  made.addEventListener("click", () => {
    if (made.ariaDisabled !== "true") act();
  });
  return made;
}

/**
 * Sets the text of an element, unless it has it already, as every change costs a layout.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** How long a confirmation is shown, in milliseconds. */
const SAID = 2500;

/** Shows a confirmation for a moment. @param {HTMLElement} element @param {string} text @param {string} [after] what it shows then */
export function sayForNow(element, text, after = "") {
  element.textContent = text;
  setTimeout(() => {
    if (element.textContent === text) element.textContent = after;
  }, SAID);
}
