// @ts-check
/** The texts whose claims are checked, and what the status of a claim is called. */

/** @typedef {import("../core.js").Claim} Claim */

/** A link to a text by its identifier. @typedef {readonly [says: string, href: string]} Link */

/** @param {string} id @returns {Link} */
const arxiv = (id) => [`arXiv:${id}`, `https://arxiv.org/abs/${id}`];
/** @param {string} id @returns {Link} */
const doi = (id) => [`doi:${id}`, `https://doi.org/${id}`];

/**
 * A title, who wrote them, the text itself, and the texts that carry it on or that it rests on.
 * @type {Readonly<Record<Claim["paper"], { title: string, by: string, text?: Link, further: readonly (readonly [words: string, link: Link])[] }>>}
 */
export const PAPERS = {
  nica: {
    title: "Guess Who? as a race",
    by: "Mihai Nica: Optimal Strategy in “Guess Who?”: Beyond Binary Search, 2024",
    text: arxiv("1509.03327"),
    further: [],
  },
  cushing: {
    title: "Guess Who? by the official rules",
    by: "Cushing, Gipp, Levick, Rickinson, Stewart: Optimal play in Guess Who",
    text: arxiv("2508.00799"),
    further: [["The open rules: Ben O’Neill, Optimal guessing in “Guess Who”, 2021", doi("10.1371/journal.pone.0247361")]],
  },
  riddler: {
    title: "Guess Who? as a puzzle",
    by: "A solution of the Riddler’s puzzle by dynamic programming, 2020",
    further: [],
  },
  castronova: {
    title: "Guts",
    by: "Castronova, Chen, Zumbrun: Game-theoretic analysis of Guts poker, 2023",
    text: arxiv("2108.06556"),
    further: [],
  },
  buck: {
    title: "Guts by numbers",
    by: "Buck, Lee, Platnick, Wheeler, Zumbrun: Continuous guts poker and numerical optimization of generalized recursive games, 2022; what its abstract states",
    text: arxiv("2208.02788"),
    further: [],
  },
  babyak: {
    title: "Guts without a shared die",
    by: "Babyak, Buck, Dichter, Jiang, Zumbrun: Synchronous vs. asynchronous coalitions in multiplayer games, with applications to guts poker, 2024; what its abstract states",
    text: arxiv("2412.19855"),
    further: [],
  },
  upperhand: { title: "What nobody knew", by: "Findings of this project", further: [] },
};

/** How a claim stands to what is printed, as readers are told. @typedef {"holds" | "slip" | "condition" | "statement" | "false" | "found" | "open"} Standing */

/** @type {Readonly<Record<Standing, string>>} */
export const STANDINGS = {
  holds: "holds as printed",
  slip: "a slip of the pen",
  condition: "needs a condition",
  statement: "wrong as stated",
  false: "false, with nothing in its place",
  found: "found here",
  open: "open",
};

/** @param {Claim} claim @returns {Standing} */
export function standing({ paper, status, correction }) {
  if (paper === "upperhand" || status === "settled") return "found";
  return status === "corrected" ? (correction ?? "statement") : status;
}
