// @ts-check
/** The page at the table: two counters, what is best, and one tap a turn. */

import { asked, best, corrected, isCount, leftThem, named, read, winner, written, wrongName } from "./game.js";
import { advice, refused } from "./words.js";
import { messageOf } from "../kit/errors.js";
import { make, say } from "../kit/markup.js";

/** @typedef {import("./game.js").Stand} Stand */

/** @param {string} selector */
const one = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

const [mine, theirs, about, left] = ["my-count", "their-count", "about", "left"].map(
  (name) => /** @type {HTMLInputElement} */ (one(`#${name}`)),
);
const rules = /** @type {HTMLSelectElement} */ (one("#rules"));
const [yes, no] = [one("#yes"), one("#no")];
if (!mine || !theirs || !about || !left) throw new Error("table.html has lost a counter");

/** How it stands, after how it stood before. @type {Stand[]} */
const stands = [
  read(location.hash.slice(1)) ?? { rules: rules.value, mine: mine.valueAsNumber, theirs: theirs.valueAsNumber, isYours: true },
];

const now = () => /** @type {Stand} */ (stands.at(-1));

/** The most of a question or of what it leaves: both answers are possible. @param {HTMLInputElement} input */
const most = (input) => Math.max(1, (input === about ? now().mine : now().theirs) - 1);

/** Shows how it stands. */
function show() {
  const stand = now();
  const isOver = winner(stand) !== undefined;
  rules.value = stand.rules;
  for (const [input, count] of /** @type {const} */ ([
    [mine, stand.mine],
    [theirs, stand.theirs],
  ]))
    input.value = String(count);
  const [move, worth] = advice(stand);
  say(one("#advice"), move);
  say(one("#worth"), worth);
  one("#yours").hidden = isOver || !stand.isYours || stand.mine === 1;
  one("#their-turn").hidden = isOver || stand.isYours || stand.theirs === 1;
  one("#naming").hidden = isOver || wrongName(stand.rules) === "never";
  say(one("#naming p"), stand.isYours ? "You named one:" : "They named one:");
  one("#undo").toggleAttribute("disabled", stands.length === 1);
  one("#review").hidden = !isOver;
  one("#reviewed").replaceChildren();
  // The question is the largest of the best ones, and of theirs half is left, until somebody says otherwise.
  about.value = String(best(stand)?.asks.at(-1)?.[1] ?? Math.max(1, Math.floor(stand.mine / 2)));
  left.value = String(Math.ceil(stand.theirs / 2));
  tell();
  history.replaceState(null, "", `#${written(stand)}`);
}

/** Puts on the buttons what they would do. */
function tell() {
  const [count, stand] = [Number(about?.value), now()];
  say(/** @type {HTMLElement} */ (yes), `Yes: ${count} left`);
  say(/** @type {HTMLElement} */ (no), `No: ${stand.mine - count} left`);
  say(one("#done"), `They have ${left?.value} left`);
  say(one("#notice"), "");
}

/** @param {Stand} stand */
function go(stand) {
  stands.push(stand);
  show();
}

/** @type {Record<string, () => void | Promise<void>>} */
const actions = {
  yes: () => go(asked(now(), Number(about.value), true)),
  no: () => go(asked(now(), Number(about.value), false)),
  done: () => go(leftThem(now(), Number(left.value))),
  right: () => go(named(now(), true)),
  wrong: () => go(named(now(), false)),
  "you-begin": () => go({ rules: rules.value, mine: 24, theirs: 24, isYours: true }),
  "they-begin": () => go({ rules: rules.value, mine: 24, theirs: 24, isYours: false }),
  async review() {
    const place = one("#reviewed");
    try {
      const { review, told } = await import("./review.js");
      place.replaceChildren(...told(await review(stands)).map((line) => make("li", {}, [line])));
    } catch (error) {
      console.error(error);
      say(one("#notice"), `The review could not be loaded: ${messageOf(error)}`);
    }
  },
  undo() {
    if (stands.length > 1) stands.pop();
    show();
  },
};

/** What a counter says, if it can. @param {HTMLInputElement} input */
function count(input) {
  const given = input.valueAsNumber;
  const isAsked = input === about || input === left;
  if (!isCount(given) || (isAsked && given > most(input))) {
    const text = input.value;
    show();
    say(
      one("#notice"),
      isAsked && isCount(given) ? `It is from 1 to ${most(input)} here, not ${given}: both answers have to be possible.` : refused(text),
    );
    return;
  }
  if (isAsked) tell();
  else go(corrected(now(), input === mine ? { mine: given } : { theirs: given }));
}

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (button === null) return;
  const input = /** @type {HTMLInputElement | null} */ (button.parentElement?.querySelector("input") ?? null);
  if (input !== null && button.dataset.by !== undefined) {
    input.value = String(input.valueAsNumber + Number(button.dataset.by));
    count(input);
  } else {
    actions[button.id]?.();
  }
});
for (const input of [mine, theirs, about, left]) input.addEventListener("change", () => count(input));
rules.addEventListener("change", () => go(corrected(now(), { rules: rules.value })));
addEventListener("hashchange", () => {
  const stand = read(location.hash.slice(1));
  if (stand === undefined) say(one("#notice"), "This address says nothing of a game at a table, so nothing has changed.");
  else if (written(stand) !== written(now())) go(stand);
});
show();
if (location.hash !== "" && location.hash !== `#${written(now())}`)
  say(one("#notice"), "The address said nothing of a game at a table: this is a new one.");
