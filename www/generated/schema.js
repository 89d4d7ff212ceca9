// @ts-check
/** The figures and their settings, by name: written by `cargo xtask generate` from their schemas. */

/** The figure that is shown when none is named. */
export const USUAL_FIGURE = "win-map";

/**
 * @typedef {object} About what is known of a figure before it is loaded
 * @property {"guess-who" | "boards" | "guts" | "beyond"} module draws it
 * @property {string} title with its game
 */

/** Every figure, the one first that is shown when none is named. @type {Readonly<Record<string, About>>} */
export const ABOUT = {
  "win-map": { module: "guess-who", title: "Guess Who?: the map of all positions" },
  "question-profile": { module: "guess-who", title: "Guess Who?: what each question is worth" },
  "limit-tiles": { module: "guess-who", title: "Guess Who?: ever larger boards" },
  "real-board": { module: "boards", title: "Guess Who?: a real board" },
  "play-guess-who": { module: "boards", title: "Play Guess Who?" },
  "guts-payoff": { module: "guts", title: "Guts: how picky to be" },
  "guts-cards": { module: "guts", title: "Guts: which hands to hold" },
  "play-guts": { module: "guts", title: "Play Guts" },
  "guts-coalition": { module: "beyond", title: "Guts: one against a coalition" },
  "guts-ruin": { module: "beyond", title: "Guts: how the pot explodes" },
  "cheating-table": { module: "beyond", title: "Guts: the cheating table" },
  "three-players": { module: "beyond", title: "Three at Guess Who?" },
  "blindfold": { module: "beyond", title: "Guess Who?: playing blindfold" },
};

/** Their names. */
export const FIGURES = Object.keys(ABOUT);

/** The figure’s name and every setting, in the order in which they stand in an address. */
export const FIELDS = (
  "figure board into rules answers opponent-answers mine theirs last-pool size left bottom axes layer rule "
  + "contours compare compare-answers compare-as divider bid second alpha beta k zoom joined deck opponent "
  + "carelessness begins seed day coach ask chosen words moves move question phone card fallen tree line hands "
  + "players aspect cards ranks suits straights weenie threshold others apart third in-turn declared fee theory "
  + "view hand repeated mixture epsilon delta gap-constant bloc spoiler beside weight handle one-line other-line "
  + "hold-above around deal opponents revealed bankroll"
).split(" ");

/** The settings that figures of one group share. */
export const SHARED = /** @type {const} */ ([
  "rules", "answers", "mine", "theirs", "players", "weenie", "threshold",
]);

/** How each panel of a figure can be moved, the main one first. @type {Readonly<Record<string, readonly import("./boundary.js").Navigation[]>>} */
export const NAVIGATION = {
  "win-map": ["free"],
  "question-profile": ["fixed"],
  "limit-tiles": ["endless", "fixed", "fixed", "fixed"],
  "real-board": ["fixed", "still"],
  "play-guess-who": ["fixed", "fixed", "still"],
  "guts-payoff": ["fixed", "fixed", "fixed", "fixed"],
  "guts-cards": ["free", "fixed", "free", "fixed"],
  "play-guts": ["still", "still", "still"],
  "guts-coalition": ["fixed", "fixed", "fixed"],
  "guts-ruin": ["fixed", "fixed", "still"],
  "cheating-table": ["still", "fixed", "fixed"],
  "three-players": ["fixed"],
  "blindfold": ["fixed", "still"],
};

/** The figures that are games to be played: their main picture is a board. @type {readonly string[]} */
export const BOARDS = ["real-board", "play-guess-who", "play-guts", "cheating-table"];
