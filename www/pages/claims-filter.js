// @ts-check
/** What the page of claims shows: a search, a text and a status, each with counts, kept in the address. */

import { later } from "./page-address.js";
import { PAPERS, STANDINGS, standing } from "./papers.js";
import { make, say } from "../kit/markup.js";

/** @typedef {import("../core.js").Claim} Claim */

/**
 * A choice of one value or all. What it counts are the claims that the other choices and the search leave.
 * @typedef {object} Choice
 * @property {string} name in the address
 * @property {HTMLSelectElement} select
 * @property {(claim: Claim) => string} of the value of a claim
 */

/** A text as it is searched: in small letters, and as readers see it and can type it. @param {string} text */
const plain = (text) => text.toLowerCase().replaceAll(/[_^]/g, "").replaceAll("−", "-").replaceAll("’", "'");

/** All that is searched of a claim. @param {Claim} claim */
const words = ({ id, number, section, statement, counterexample }) =>
  plain([id, number, section, statement, counterexample ?? ""].join(" "));

export class ClaimFilter {
  #search = make("input", { type: "search", name: "q", autocomplete: "off", spellcheck: "false", enterkeyhint: "search" });
  #all = make("button", { type: "button", hidden: "" }, ["Show all"]);
  #counted = make("p", { role: "status" });

  /** @param {Claim[]} claims @param {() => void} changed called when others are shown */
  constructor(claims, changed) {
    this.claims = claims;
    this.words = new Map(claims.map((claim) => [claim, words(claim)]));
    const papers = Object.entries(PAPERS).map(([paper, { title }]) => /** @type {const} */ ([paper, title]));
    /** @type {Choice[]} */
    this.choices = [this.#choice("paper", papers, ({ paper }) => paper), this.#choice("status", Object.entries(STANDINGS), standing)];
    this.changed = changed;
    const asked = new URLSearchParams(location.search);
    this.#search.value = asked.get("q") ?? "";
    for (const { name, select } of this.choices) {
      const value = asked.get(name) ?? "";
      if ([...select.options].some((option) => option.value === value)) select.value = value;
    }
    const [paper, status] = this.choices.map(({ select }) => select);
    this.element = make("form", { class: "filter", role: "search" }, [
      make("label", { class: "search" }, ["Search", this.#search]),
      make("label", {}, ["Text", /** @type {Node} */ (paper)]),
      make("label", {}, ["Status", /** @type {Node} */ (status)]),
      this.#counted,
      this.#all,
    ]);
    const write = later(() => String(new URLSearchParams(this.#asked())));
    this.element.addEventListener("input", () => {
      this.#show();
      write();
    });
    // Enter in the search leads nowhere.
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.#all.addEventListener("click", () => {
      this.#search.value = "";
      for (const { select } of this.choices) select.value = "";
      this.#show();
      write();
      this.#search.focus();
    });
    this.#count();
  }

  /**
   * @param {string} name
   * @param {(readonly [value: string, says: string])[]} options those that no claim has are left out
   * @param {(claim: Claim) => string} of
   * @returns {Choice}
   */
  #choice(name, options, of) {
    const held = new Set(this.claims.map(of));
    const all = /** @type {const} */ (["", "all"]);
    const choices = [all, ...options.filter(([value]) => held.has(value))];
    const select = make(
      "select",
      { name },
      choices.map(([value, says]) => make("option", { value, "data-says": says }, [says])),
    );
    return { name, select, of };
  }

  /** Is a claim among those that are shown? @param {Claim} claim */
  has(claim) {
    return this.#isFound(claim) && this.choices.every((choice) => choice.select.value === "" || choice.select.value === choice.of(claim));
  }

  /** @param {Claim} claim */
  #isFound(claim) {
    const searched = plain(this.#search.value).split(/\s+/);
    return searched.every((word) => this.words.get(claim)?.includes(word));
  }

  /** Is it anything but all? */
  get isAsked() {
    return this.#asked().length > 0;
  }

  /** What the address says. @returns {[name: string, value: string][]} */
  #asked() {
    const fields = [this.#search, ...this.choices.map(({ select }) => select)];
    return fields.flatMap(({ name, value }) => (value.trim() === "" ? [] : [[name, value.trim()]]));
  }

  #show() {
    this.#count();
    this.changed();
  }

  /** Says how many claims each choice would show, and how many are shown. */
  #count() {
    const found = this.claims.filter((claim) => this.#isFound(claim));
    for (const { select, of } of this.choices) {
      const others = this.choices.filter((choice) => choice.select !== select && choice.select.value !== "");
      const left = found.filter((claim) => others.every((choice) => choice.of(claim) === choice.select.value));
      for (const option of select.options) {
        const count = left.filter((claim) => option.value === "" || of(claim) === option.value).length;
        say(option, `${option.dataset.says} (${count})`);
      }
    }
    const shown = this.claims.filter((claim) => this.has(claim)).length;
    say(this.#counted, shown === 0 ? "No statement has all of this." : `${shown} of ${this.claims.length} statements`);
    this.#all.hidden = !this.isAsked;
  }
}
