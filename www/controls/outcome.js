// @ts-check
/**
 * A game that is over, to be handed on: its line to paste elsewhere, and the address of the same deal at its start. Where
 * the clipboard is refused, the text is marked for the reader to copy.
 */

import { REFUSED, copied } from "../kit/copy.js";
import { button, make, say, sayForNow } from "../kit/markup.js";

export class Outcome {
  #text = make("textarea", {
    class: "pasted",
    readonly: "",
    rows: "2",
    spellcheck: "false",
    "aria-label": "What came of it, to paste elsewhere",
  });
  #said = make("span", { class: "said", role: "status" });
  #line = "";
  #query = "";

  /** @param {(query: string) => string | undefined} address of the site’s page for a query; none where no site is known */
  constructor(address) {
    this.address = address;
    this.#text.addEventListener("focus", () => this.#text.select());
    const result = button("Copy result", () => this.#copy(this.#line, "Result copied"), { title: "It tells nothing of the deal" });
    const challenge = () => this.#copy(this.address(this.#query) ?? "", "Link copied: it opens this deal at its start");
    this.challenge = button("Beat my link", challenge, { title: "Copies an address that opens the same deal at its start" });
    const row = make("div", { class: "actions" }, [result, this.challenge, this.#said]);
    this.element = make("div", { class: "outcome", role: "group", "aria-label": "Hand it on", hidden: "" }, [this.#text, row]);
  }

  /** @param {import("../generated/boundary.js").ToShare} outcome without a line where no game is over */
  show({ line, query }) {
    this.#line = line;
    this.#query = query;
    this.#text.value = line;
    say(this.#said, "");
    this.challenge.hidden = this.address(query) === undefined;
    this.element.hidden = line === "";
  }

  /** @param {string} text @param {string} done what is said where that went well */
  async #copy(text, done) {
    this.#text.value = text;
    if (await copied(text)) {
      this.#text.value = this.#line;
      sayForNow(this.#said, done);
    } else {
      this.#text.focus();
      this.#text.select();
      say(this.#said, REFUSED);
    }
  }
}
