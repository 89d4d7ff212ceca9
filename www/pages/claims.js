// @ts-check
/** The page of claims: what each paper says, what of it holds, and a check of each statement. */

import { CheckAll } from "./check-all.js";
import { ClaimCard } from "./claim-card.js";
import { ClaimFilter } from "./claims-filter.js";
import { PAPERS, standing } from "./papers.js";
import { check, claims } from "../jobs/checks.js";
import { messageOf } from "../kit/errors.js";
import { make, say } from "../kit/markup.js";

/** @typedef {import("../core.js").Claim} Claim */

const main = /** @type {HTMLElement} */ (document.querySelector("#claims"));
const waiting = /** @type {HTMLElement} */ (document.querySelector("#waiting"));

/** @param {string} words @param {import("./papers.js").Link} [link] */
const line = (words, link) => make("p", {}, link ? [`${words}, `, make("a", { href: link[1] }, [link[0]])] : [words]);

/** What stands above all: how many statements there are, and how many of the papers’ are not right as they are printed. @param {Claim[]} all */
function headline(all) {
  const repaired = all.filter((claim) => ["slip", "condition", "statement", "false"].includes(standing(claim))).length;
  return `${all.length} statements, each with a check. ${repaired} of those in the papers needed repair.`;
}

/** A text with its claims, folded until they are asked for. @param {Claim["paper"]} paper @param {ClaimCard[]} cards */
function section(paper, cards) {
  const { title, by, text, further } = PAPERS[paper];
  const lines = [line(by, text), ...further.map(([words, link]) => line(words, link))];
  const articles = cards.filter(({ claim }) => claim.paper === paper).map(({ element }) => element);
  const counted = make("span", {}, [`${articles.length} ${articles.length === 1 ? "statement" : "statements"}`]);
  return make("details", { class: "paper" }, [make("summary", {}, [make("h2", {}, [title]), counted]), ...lines, ...articles]);
}

/** @param {Claim[]} all */
function show(all) {
  const cards = all.map((claim) => new ClaimCard(claim, check));
  const papers = /** @type {Claim["paper"][]} */ (Object.keys(PAPERS));
  const sections = papers.map((paper) => section(paper, cards));
  const filter = new ClaimFilter(all, () => hide());
  const checkAll = new CheckAll(() => cards.filter(({ element }) => !element.hidden));
  const hide = () => {
    for (const { claim, element } of cards) element.hidden = !filter.has(claim);
    for (const paper of sections) {
      paper.hidden = [...paper.querySelectorAll("article")].every(({ hidden }) => hidden);
      if (filter.isAsked) paper.open = true;
    }
    checkAll.renew();
  };
  const total = make("p", { class: "headline" }, [headline(all)]);
  main.replaceChildren(total, make("div", { class: "bar" }, [filter.element, checkAll.element]), ...sections);
  hide();
  main.addEventListener("checked", () => checkAll.offer());
  const unfold = () =>
    document
      .getElementById(decodeURIComponent(location.hash.slice(1)))
      ?.closest("details")
      ?.setAttribute("open", "");
  addEventListener("hashchange", unfold);
  unfold();
  // Follows a link to a claim, now that it is on the page.
  if (location.hash !== "") location.replace(location.hash);
}

try {
  show(await claims());
} catch (error) {
  console.error(error);
  say(waiting, `The statements could not be loaded: ${messageOf(error)}`);
}
main.ariaBusy = "false";
