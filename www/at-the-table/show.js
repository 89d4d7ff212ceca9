// @ts-check
/** The page at the table: two counters, what is best, and one tap a turn. */

import { agreed, asked, begun, best, corrected, isCount, leftThem, named, read, removes, winner, written, wrongName } from "./game.js";
import { kept } from "./kept.js";
import { advice, refused } from "./words.js";
import { messageOf } from "../kit/errors.js";
import { field, make, one, say } from "../kit/markup.js";

/** @typedef {import("./game.js").Stand} Stand */

const [mine, theirs, about, left] = [field("#my-count"), field("#their-count"), field("#about"), field("#left")];
const rules = /** @type {HTMLSelectElement} */ (one("#rules"));

/** The board of a link, and how far its game is. */
const [sent, game] = [new URLSearchParams(location.search).get("board"), location.hash.slice(1)];

/** How it stands, after how it stood before. @type {Stand[]} */
const stands = [read(game) ?? { rules: rules.value, mine: mine.valueAsNumber, theirs: theirs.valueAsNumber, isYours: true }];

const box = /** @type {HTMLSelectElement} */ (one("#box"));
/** What shows a board, once there is one. @type {import("./with-board.js").View | undefined} */
let view;

const now = () => /** @type {Stand} */ (stands.at(-1));

/** The most of a question or of what it leaves: both answers are possible. @param {HTMLInputElement} input */
const most = (input) => Math.max(1, (input === about ? now().mine : now().theirs) - 1);

/** Shows how it stands. */
function show() {
  const stand = now();
  const isOver = winner(stand) !== undefined;
  const { faces } = stand;
  document.body.classList.toggle("boarded", faces !== undefined);
  rules.value = stand.rules;
  mine.value = String(stand.mine);
  theirs.value = String(stand.theirs);
  const [move, worth] = advice(stand);
  say(one("#advice"), move);
  say(one("#worth"), worth);
  one("#yours").hidden = isOver || (faces === undefined && !stand.isYours) || (stand.isYours && stand.mine === 1);
  one("#their-turn").hidden = isOver || stand.isYours || stand.theirs === 1;
  one("#naming").hidden = isOver || wrongName(stand.rules) === "never";
  say(one("#naming p"), stand.isYours ? "You named one:" : "They named one:");
  one("#undo").toggleAttribute("disabled", stands.length === 1);
  one("#review").hidden = !isOver;
  one("#reviewed").replaceChildren();
  // The question is the largest of the best ones, and of theirs half is left, until somebody says otherwise.
  about.value = String(best(stand)?.asks.at(-1)?.[1] ?? Math.max(1, Math.floor(stand.mine / 2)));
  left.value = String(Math.ceil(stand.theirs / 2));
  say(one("#keeping"), faces?.theirs === undefined ? "They asked, and keep" : "They asked something else, and keep");
  tell();
  const address = faces?.board.address ?? "";
  // A board that is not in the list has been sent, or named just now.
  box.value = [...box.options].some(({ value }) => value === address) ? address : "other";
  // The link of a board stays until that has been opened.
  if (!sent || faces || stands.length > 1)
    history.replaceState(null, "", `${faces === undefined ? location.pathname : `?board=${address}`}#${written(stand)}`);
  void view?.show(stand);
}

/** Puts on the buttons what they would do. */
function tell() {
  const [count, stand] = [Number(about.value), now()];
  say(one("#done"), `They have ${left.value} left`);
  say(one("#notice"), "");
  if (stand.faces !== undefined) return;
  say(one("#yes"), `Yes: ${count} left`);
  say(one("#no"), `No: ${stand.mine - count} left`);
}

/** @param {Stand} stand */
function go(stand) {
  stands.push(agreed(stand));
  show();
}

/** Goes on with a board by its address, or has its faces named. @param {string} wanted @param {string} [game] how far it is */
async function take(wanted, game) {
  try {
    if (wanted === "") return go(corrected({ ...now(), faces: undefined }, {}));
    view ??= new (await import("./with-board.js")).View({ now, go });
    if (wanted === "name") return await view.name();
    const stand = await view.open(wanted, game);
    // Before the board of a link there is nothing to go back to.
    if (game !== undefined) stands.length = 0;
    go(stand);
  } catch (error) {
    say(one("#notice"), `The board could not be opened: ${messageOf(error)}.`);
  }
}

/** What is wrong with the number of a counter; empty where nothing is. @param {HTMLInputElement} input */
function wrong(input) {
  const given = input.valueAsNumber;
  if (!isCount(given)) return refused(input.value);
  if (input === mine || input === theirs || given <= most(input)) return "";
  return `It is from 1 to ${most(input)} here, not ${given}: both answers have to be possible.`;
}

/** Goes on with a number, if it can be so. @param {HTMLInputElement} input @param {(count: number) => Stand} next */
const goBy = (input, next) => (wrong(input) === "" ? go(next(input.valueAsNumber)) : say(one("#notice"), wrong(input)));

/** @param {boolean} isYes */
const answer = (isYes) => (now().faces === undefined ? goBy(about, (count) => asked(now(), count, isYes)) : view?.answer(isYes));

/** @type {Record<string, () => void | Promise<void>>} */
const actions = {
  yes: () => answer(true),
  no: () => answer(false),
  done: () => goBy(left, (count) => leftThem(now(), count)),
  right: () => go(named(now(), true)),
  wrong() {
    if (view === undefined || !now().faces || !now().isYours || !removes(now())) return go(named(now(), false));
    view.isNaming = true;
    say(one("#notice"), "Tap the face that you named, to turn it.");
  },
  "you-begin": () => go(begun(rules.value, true, now().faces?.board)),
  "they-begin": () => go(begun(rules.value, false, now().faces?.board)),
  name: () => take("name"),
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

/** Takes over what a counter says, if it can be so. @param {HTMLInputElement} input */
function count(input) {
  const [given, isAsked, said] = [input.valueAsNumber, input === about || input === left, wrong(input)];
  if (said === "" && isAsked) tell();
  else if (said === "") go(corrected(now(), input === mine ? { mine: given } : { theirs: given }));
  else {
    if (!isAsked) show();
    say(one("#notice"), said);
  }
  return said === "";
}

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (button === null) return;
  const input = /** @type {HTMLInputElement | null} */ (button.parentElement?.querySelector("input") ?? null);
  if (input !== null && button.dataset.by !== undefined) {
    const before = input.value;
    input.value = String((input.valueAsNumber || 0) + Number(button.dataset.by));
    if (!count(input)) input.value = before;
  } else if (event.detail < 2 || button.id === "undo") {
    // Of a double tap the first counts: the second would be the next turn.
    actions[button.id]?.();
  }
});
for (const input of [mine, theirs, about, left]) input.addEventListener("change", () => count(input));
for (const input of [about, left]) input.addEventListener("input", () => wrong(input) === "" && tell());
rules.addEventListener("change", () => go(corrected(now(), { rules: rules.value })));
for (const [address, label] of Object.entries(kept())) box.append(make("option", { value: address }, [label]));
box.addEventListener("change", () => void take(box.value));
addEventListener("hashchange", () => {
  const stand = read(location.hash.slice(1), now().faces?.board);
  if (stand === undefined) say(one("#notice"), "This address says nothing of a game at a table, so nothing has changed.");
  else if (written(stand) !== written(now())) go(stand);
});
show();
if (game !== "" && game !== written(now()) && !sent)
  say(one("#notice"), "The address said nothing of a game at a table: this is a new one.");
if (sent) void take(sent, game);
