// @ts-check
/**
 * A game that is over, to be handed on: its line to paste elsewhere, and the address of the same deal at its start. Where
 * the clipboard is refused, the text is marked for the reader to copy.
 */

import { copy } from "../kit/copy.js";
import { button, make, say } from "../kit/markup.js";

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
    const result = button("Copy result", () => copy(this.#said, this.#line, "Result copied"), { title: "It tells nothing of the deal" });
    const challenge = () => copy(this.#said, this.address(this.#query) ?? "", "Link copied: it opens this deal at its start");
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
}
