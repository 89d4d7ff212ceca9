// @ts-check
/** A text field in place of a number in a sentence. */

import { make } from "../kit/markup.js";

/**
 * Opens a field in place of a word.
 * @param {HTMLElement} word
 * @param {string} label
 * @param {string} text that it begins with
 * @param {boolean} isChosen is that text replaced by what is typed?
 * @param {(typed: string) => void} typed what counts: Enter and a move elsewhere do, Escape does not
 */
export function typeInPlaceOf(word, label, text, isChosen, typed) {
  const field = make("input", { inputmode: "decimal", autocomplete: "off", lang: "en", "aria-label": `${label}, as a number` });
  field.value = text;
  word.hidden = true;
  word.after(field);
  field.focus({ preventScroll: true });
  if (isChosen) field.select();
  let isOpen = true;
  /** @param {boolean} counts */
  const close = (counts) => {
    if (!isOpen) return;
    isOpen = false;
    const hadFocus = field.matches(":focus");
    const said = field.value.trim();
    field.remove();
    word.hidden = false;
    if (hadFocus) word.focus({ preventScroll: true });
    if (counts && said !== "") typed(said);
  };
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    close(event.key === "Enter");
  });
  field.addEventListener("blur", () => close(true));
}
