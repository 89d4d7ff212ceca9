// @ts-check
/** The page of claims: what each paper says, what of it holds, and a check of each statement. */

import { ClaimCard, STATUSES } from "./claim-card.js";
import { check, claims } from "../jobs/checks.js";
import { messageOf } from "../kit/errors.js";
import { make, say } from "../kit/markup.js";

/** @typedef {import("../core.js").Claim} Claim */

/** The texts: a title, and who wrote them. @type {Readonly<Record<Claim["paper"], readonly [title: string, by: string]>>} */
const PAPERS = {
  nica: ["Guess Who? as a race", "Mihai Nica: Optimal Strategy in “Guess Who?”: Beyond Binary Search, 2024"],
  cushing: ["Guess Who? by the official rules", "Cushing, Gipp, Levick, Rickinson, Stewart: Optimal play in Guess Who"],
  riddler: ["Guess Who? as a puzzle", "A solution of the Riddler’s puzzle by dynamic programming, 2020"],
  castronova: ["Guts", "Castronova, Chen, Zumbrun: Game-theoretic analysis of Guts poker, 2023"],
  upperhand: ["What nobody knew", "Findings of this project"],
};

const main = /** @type {HTMLElement} */ (document.querySelector("#claims"));
const waiting = /** @type {HTMLElement} */ (document.querySelector("#waiting"));

/**
 * A choice of one value or all, kept in the address.
 * @param {string} name in the address
 * @param {string} label
 * @param {[value: string, says: string][]} options
 * @param {() => void} changed
 */
function choice(name, label, options, changed) {
  const all = [["", "all"], ...options].map(([value = "", says = ""]) => make("option", { value }, [says]));
  const select = make("select", { name }, all);
  const asked = new URLSearchParams(location.search).get(name) ?? "";
  if (options.some(([value]) => value === asked)) select.value = asked;
  select.addEventListener("change", changed);
  return { select, element: make("label", {}, [label, select]) };
}

/** @param {Claim[]} all */
function show(all) {
  const cards = all.map((claim) => new ClaimCard(claim, check));
  const papers = /** @type {[Claim["paper"], readonly [string, string]][]} */ (Object.entries(PAPERS));
  const sections = papers.map(([paper, [title, by]]) =>
    make("section", { class: "paper" }, [
      make("h2", {}, [title]),
      make("p", {}, [by]),
      ...cards.filter(({ claim }) => claim.paper === paper).map(({ element }) => element),
    ]),
  );
  const counted = make("p", { role: "status" });
  const filter = () => {
    for (const { claim, element } of cards) {
      element.hidden = (byPaper.select.value || claim.paper) !== claim.paper || (byStatus.select.value || claim.status) !== claim.status;
    }
    for (const section of sections) section.hidden = [...section.querySelectorAll("article")].every(({ hidden }) => hidden);
    const shown = cards.filter(({ element }) => !element.hidden).length;
    say(counted, `${shown} of ${cards.length} statements`);
  };
  const changed = () => {
    const asked = [byPaper, byStatus].flatMap(({ select }) => (select.value === "" ? [] : [[select.name, select.value]]));
    const query = String(new URLSearchParams(asked));
    history.replaceState(null, "", `${location.pathname}${query === "" ? "" : `?${query}`}`);
    filter();
  };
  const byPaper = choice(
    "paper",
    "Text",
    papers.map(([paper, [title]]) => [paper, title]),
    changed,
  );
  const statuses = Object.entries(STATUSES).filter(([status]) => all.some((claim) => claim.status === status));
  const byStatus = choice("status", "Status", statuses, changed);
  main.replaceChildren(make("form", { class: "filter" }, [byPaper.element, byStatus.element, counted]), ...sections);
  filter();
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
