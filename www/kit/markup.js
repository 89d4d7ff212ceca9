// @ts-check
/** Building elements without a template language: names, attributes, children. */

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

/**
 * Says a text; an element that says it already is left alone, because a new text costs a new layout.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** The time for which it is said that something was done, in milliseconds. */
const SAID = 2500;

/**
 * Says for a moment what was done.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function sayForNow(element, text) {
  element.textContent = text;
  setTimeout(() => {
    if (element.textContent === text) element.textContent = "";
  }, SAID);
}
