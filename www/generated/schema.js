// @ts-check
/** The figures and their settings, by name: written by `cargo xtask generate` from their schemas. */

/** The figure that is shown when none is named. */
export const USUAL_FIGURE = "win-map";

/** The module that draws each figure. @type {Readonly<Record<string, "guess-who" | "boards" | "guts">>} */
export const MODULES = {
  "win-map": "guess-who",
  "question-profile": "guess-who",
  "limit-tiles": "guess-who",
  "real-board": "boards",
  "play-guess-who": "boards",
  "guts-payoff": "guts",
  "guts-coalition": "guts",
  "guts-cards": "guts",
  "play-guts": "guts",
};

/** Every figure, the one first that is shown when none is named. */
export const FIGURES = Object.keys(MODULES);

/** The title of each figure with its game. @type {Readonly<Record<string, string>>} */
export const TITLES = {
  "win-map": "Guess Who?: the map of all positions",
  "question-profile": "Guess Who?: what each question is worth",
  "limit-tiles": "Guess Who?: ever larger boards",
  "real-board": "Guess Who?: a real board",
  "play-guess-who": "Play Guess Who?",
  "guts-payoff": "Guts: how picky to be",
  "guts-coalition": "Guts: one against a coalition",
  "guts-cards": "Guts: which hands to hold",
  "play-guts": "Play Guts",
};

/** The figure’s name and every setting, in the order in which they stand in an address. */
export const FIELDS = (
  "figure board rules answers opponent-answers mine theirs size left bottom axes layer contours compare "
  + "compare-answers compare-as divider bid second alpha beta k zoom joined opponent carelessness begins seed day "
  + "coach into ask chosen words moves move question phone line players aspect cards ranks suits weenie threshold "
  + "others apart third fee theory repeated mixture epsilon delta gap-constant bloc spoiler beside weight near "
  + "handle show hold-above hand around deal opponents guess plan forward revealed"
).split(" ");

/** The settings that figures of one group share. */
export const SHARED = /** @type {const} */ ([
  "rules", "answers", "mine", "theirs", "players", "weenie", "threshold",
]);

/** About how tall a figure is, in rem: where it is narrow, in between, and wide. @type {Readonly<Record<string, readonly number[]>>} */
export const HEIGHTS = {
  "win-map": [46, 34, 10],
  "question-profile": [42, 29, 8],
  "limit-tiles": [95, 65, 28],
  "real-board": [99, 78, 31],
  "play-guess-who": [99, 78, 31],
  "guts-payoff": [116, 94, 53],
  "guts-coalition": [114, 66, 26],
  "guts-cards": [83, 58, 33],
  "play-guts": [108, 85, 28],
};

/** How each panel of a figure can be moved, the main one first. @type {Readonly<Record<string, readonly import("./boundary.js").Navigation[]>>} */
export const NAVIGATION = {
  "win-map": ["free"],
  "question-profile": ["fixed"],
  "limit-tiles": ["endless", "fixed", "fixed", "fixed"],
  "real-board": ["fixed", "still", "still"],
  "play-guess-who": ["fixed", "fixed", "still", "still"],
  "guts-payoff": ["fixed", "fixed", "fixed", "fixed"],
  "guts-coalition": ["fixed", "fixed", "fixed", "fixed", "still"],
  "guts-cards": ["free", "fixed", "free"],
  "play-guts": ["still", "still", "still", "still"],
};

/** The figures that are games to be played: their main picture is a board. @type {readonly string[]} */
export const BOARDS = ["real-board", "play-guess-who", "play-guts"];
