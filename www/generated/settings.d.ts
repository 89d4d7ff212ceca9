/** The settings of figures: written by `cargo xtask generate` from their schemas. */

/** Settings by the names of their attributes. Undefined is “not given”. */
export interface Settings {
  /** The name of the figure. */
  figure?: "win-map" | "question-profile" | "limit-tiles" | "real-board" | "play-guess-who" | "guts-payoff" | "guts-cards" | "play-guts" | "guts-coalition" | "guts-ruin" | "cheating-table" | "three-players" | "blindfold" | undefined;
  /** The board (real-board): at most 40000 letters, digits and the signs . - _ *; usually empty. */
  board?: string | undefined;
  /** The part that suspects are put into (play-guess-who): a whole number from 1 to 5; usually 1. */
  into?: number | `${number}` | undefined;
  /** The rules (win-map, question-profile, limit-tiles, play-guess-who, three-players, blindfold): race, official, open; usually race. The rules (real-board): race, official; usually official. */
  rules?: "race" | "official" | "open" | "tripartite" | undefined;
  /** The number of answers (win-map, question-profile, limit-tiles, play-guess-who): a whole number from 2 to 6; usually 2. The number of answers (three-players): a whole number from 2 to 3; usually 2. */
  answers?: number | `${number}` | undefined;
  /** The number of answers to the opponent’s questions (play-guess-who): a whole number from 2 to 6; usually 2. */
  "opponent-answers"?: number | `${number}` | undefined;
  /** Your pool (win-map, question-profile): a whole number from 1 to 2147483647; usually 6. Your pool (play-guess-who): a whole number from 2 to 64; usually 24. Your pool (three-players): a whole number from 1 to 64; usually 6. Your pool (blindfold): a whole number from 1 to 24; usually 6. */
  mine?: number | `${number}` | undefined;
  /** Their pool (win-map, question-profile): a whole number from 1 to 2147483647; usually 4. Their pool (play-guess-who): a whole number from 2 to 64; usually 24. Their pool (three-players): a whole number from 1 to 64; usually 4. Their pool (blindfold): a whole number from 1 to 24; usually 4. */
  theirs?: number | `${number}` | undefined;
  /** The last player’s pool (three-players): a whole number from 1 to 64; usually 5. */
  "last-pool"?: number | `${number}` | undefined;
  /** The map’s size (win-map): a whole number from 8 to 2147483647; usually 24. The largest pool (question-profile): a whole number from 8 to 2147483647; usually 24. The part of the map’s height shown (guts-cards): a number from 0.015625 to 1; usually 1. The map’s size (three-players): a whole number from 8 to 64; usually 24. */
  size?: number | `${number}` | undefined;
  /** The map’s left edge (win-map): a whole number from 1 to 2147483640; usually 1. The left edge of the map (guts-cards): a number from 0 to 1; usually 0. */
  left?: number | `${number}` | undefined;
  /** The map’s lower edge (win-map): a whole number from 1 to 2147483640; usually 1. The lower edge of the map (guts-cards): a number from 0 to 1; usually 0. */
  bottom?: number | `${number}` | undefined;
  /** The axes (win-map): linear, log; usually linear. */
  axes?: "linear" | "log" | undefined;
  /** The layer (win-map): win, gain, question, regions, rule; usually win. The layer (three-players): win, next, last-player, choice; usually win. The layer (blindfold): difference, blindfold, win; usually difference. */
  layer?: "win" | "gain" | "question" | "regions" | "rule" | "halving" | "ladder" | "half-of-the-smaller" | "even-parts" | "name-from-three" | "name-early" | "distance" | "next" | "last-player" | "choice" | "difference" | "blindfold" | undefined;
  /** The rule of thumb (win-map): halving, ladder, half-of-the-smaller, even-parts, name-from-three, name-early, distance; usually halving. */
  rule?: "halving" | "ladder" | "half-of-the-smaller" | "even-parts" | "name-from-three" | "name-early" | "distance" | undefined;
  /** The contours (win-map): none, half, quarters, tenths; usually half. */
  contours?: "none" | "half" | "quarters" | "tenths" | undefined;
  /** The rules compared with (win-map): none, race, official, open; usually none. */
  compare?: "none" | "race" | "official" | "open" | undefined;
  /** The number of answers compared with (win-map): a whole number from 2 to 6; usually 2. */
  "compare-answers"?: number | `${number}` | undefined;
  /** The way to compare (win-map): split, difference; usually split. */
  "compare-as"?: "split" | "difference" | undefined;
  /** The divider (win-map): a whole number from 0 to 100; usually 50. */
  divider?: number | `${number}` | undefined;
  /** The part you ask about (question-profile): a whole number from 0 to 2147483647; usually 3. */
  bid?: number | `${number}` | undefined;
  /** The second part (question-profile): a whole number from 0 to 2147483647; usually 2. */
  second?: number | `${number}` | undefined;
  /** Your pool (limit-tiles): a number from 1e-36 to 1e36; usually 1.5. */
  alpha?: number | `${number}` | undefined;
  /** Their pool (limit-tiles): a number from 1e-36 to 1e36; usually 1.5. */
  beta?: number | `${number}` | undefined;
  /** The size of the real board (limit-tiles): a whole number from 0 to 30; usually 4. */
  k?: number | `${number}` | undefined;
  /** The zoom (limit-tiles): a number from -40 to 40; usually 2.2. */
  zoom?: number | `${number}` | undefined;
  /** Features that are joined (real-board): yes or no; usually no. */
  joined?: boolean | "yes" | "no" | undefined;
  /** The decks (play-guess-who): two, one; usually two. */
  deck?: "two" | "one" | undefined;
  /** The opponent (play-guess-who): perfect, halving, bold, careless, person; usually perfect. */
  opponent?: "perfect" | "halving" | "bold" | "careless" | "person" | undefined;
  /** How careless they are (play-guess-who): a whole number from 1 to 3; usually 2. */
  carelessness?: number | `${number}` | undefined;
  /** Who begins (real-board, play-guess-who): you, opponent; usually you. */
  begins?: "you" | "opponent" | undefined;
  /** The number of the deal (play-guess-who, play-guts, cheating-table): a whole number from 0 to 999999; usually 1. The number of the evening (guts-ruin): a whole number from 0 to 999999; usually 2173. */
  seed?: number | `${number}` | undefined;
  /** The number of the deal of the day (play-guess-who, play-guts): a whole number from 0 to 99999; usually 0. */
  day?: number | `${number}` | undefined;
  /** The coach (play-guess-who, play-guts): off, hints, full; usually hints. */
  coach?: "off" | "hints" | "full" | undefined;
  /** The suspects you ask about (play-guess-who): a whole number from 0 to 63; usually 0. */
  ask?: number | `${number}` | undefined;
  /** The suspects chosen (play-guess-who): at most 200 letters, digits and the signs . - _ *; usually empty. */
  chosen?: string | undefined;
  /** The question in words (play-guess-who): at most 120 letters, digits and the signs . - _ *; usually empty. */
  words?: string | undefined;
  /** The moves (real-board): at most 2000 letters, digits and the signs . - _ *; usually 19y-1n-2y-19y-3n-8n-1y-11y. The moves (play-guess-who): at most 12000 letters, digits and the signs . - _ *; usually empty. The moves (play-guts): at most 4000 letters, digits and the signs . - _ *; usually empty. */
  moves?: string | undefined;
  /** The move shown (real-board): a whole number from 0 to 400; usually 0. The move shown (play-guess-who): a whole number from 0 to 128; usually 128. The round shown (cheating-table): a whole number from 1 to 30; usually 1. */
  move?: number | `${number}` | undefined;
  /** The question chosen (real-board): a whole number from 0 to 128; usually 0. */
  question?: number | `${number}` | undefined;
  /** A phone at the table (real-board): yes or no; usually no. */
  phone?: boolean | "yes" | "no" | undefined;
  /** Your card (real-board): the name of a suspect, the place on the board, or none; usually none. */
  card?: string | undefined;
  /** How far faces have fallen (real-board): a whole number from 0 to 7; usually 7. */
  fallen?: number | `${number}` | undefined;
  /** The tree of questions (real-board): none, halver, fewest; usually none. */
  tree?: "none" | "halver" | "fewest" | undefined;
  /** The move shown of the best play after a mistake (play-guess-who): a whole number from 0 to 128; usually 0. */
  line?: number | `${number}` | undefined;
  /** The hands (guts-coalition): numbers, cards1, cards2; usually numbers. */
  hands?: "numbers" | "cards1" | "cards2" | undefined;
  /** The number of players (guts-payoff): a whole number from 2 to 20; usually 3. The number of players (play-guts): a whole number from 2 to 8; usually 3. The number of players (guts-coalition): a whole number from 3 to 20, or inf; usually 3. The number of players (guts-ruin): a whole number from 2 to 1000; usually 3. */
  players?: number | `${number}` | "inf" | undefined;
  /** The width of the part shown for its height (guts-cards): a number from 0.015625 to 64; usually 1. */
  aspect?: number | `${number}` | undefined;
  /** The cards of a hand (guts-cards): 1, 2, 3, 5; usually 2. */
  cards?: 1 | "1" | 2 | "2" | 3 | "3" | 5 | "5" | undefined;
  /** The ranks of the deck (guts-cards): a whole number from 2 to 13; usually 13. */
  ranks?: number | `${number}` | undefined;
  /** The suits of the deck (guts-cards): a whole number from 1 to 4; usually 4. */
  suits?: number | `${number}` | undefined;
  /** Straights and flushes (guts-cards): yes or no; usually no. */
  straights?: boolean | "yes" | "no" | undefined;
  /** The Weenie rule (guts-payoff, guts-cards, play-guts, guts-coalition, guts-ruin): yes or no; usually no. */
  weenie?: boolean | "yes" | "no" | undefined;
  /** Your threshold (guts-payoff, guts-coalition): a number from 0 to 1; usually 0.5. */
  threshold?: number | `${number}` | undefined;
  /** The others’ threshold (guts-payoff): a number from 0 to 1; usually 0.6. */
  others?: number | `${number}` | undefined;
  /** Playing apart (guts-payoff): yes or no; usually no. */
  apart?: boolean | "yes" | "no" | undefined;
  /** Player 3’s threshold (guts-payoff): a number from 0 to 1; usually 0. */
  third?: number | `${number}` | undefined;
  /** Declaring in turn (guts-payoff): yes or no; usually no. */
  "in-turn"?: boolean | "yes" | "no" | undefined;
  /** What was declared before you (guts-payoff): a whole number from 0 to 254; usually 0. */
  declared?: number | `${number}` | undefined;
  /** The termination fee (guts-payoff): a number from 0 to 1; usually 1. The fee for leaving (play-guts): a number from 0 to 1; usually 1. */
  fee?: number | `${number}` | undefined;
  /** The lines for theorists (guts-payoff): yes or no; usually no. */
  theory?: boolean | "yes" | "no" | undefined;
  /** What is shown (guts-cards): equilibrium, threshold, difference, matrix, lines; usually equilibrium. */
  view?: "equilibrium" | "threshold" | "difference" | "matrix" | "lines" | undefined;
  /** The hand (guts-cards): the cards of a hand, such as J7, JD 7S or J♦7♠; a ten is 10 or T; none of every line; usually JD7D. */
  hand?: string | undefined;
  /** The repeated game (guts-coalition): yes or no; usually no. */
  repeated?: boolean | "yes" | "no" | undefined;
  /** The mixture (guts-coalition): optimum, apart, paper, own; usually optimum. */
  mixture?: "optimum" | "apart" | "paper" | "own" | undefined;
  /** ε (guts-coalition): a number from 0 to 0.5; usually 0.04. */
  epsilon?: number | `${number}` | undefined;
  /** δ (guts-coalition): a number from 0 to 0.5; usually 0.137. */
  delta?: number | `${number}` | undefined;
  /** C (guts-coalition): a number from 0 to 10000; usually 106.25. */
  "gap-constant"?: number | `${number}` | undefined;
  /** The bloc’s threshold (guts-coalition): a number from 0 to 1; usually 0.66. */
  bloc?: number | `${number}` | undefined;
  /** The spoiler’s threshold (guts-coalition): a number from 0 to 1; usually 0. */
  spoiler?: number | `${number}` | undefined;
  /** The threshold beside the spoiler (guts-coalition): a number from 0 to 1; usually 0.85. */
  beside?: number | `${number}` | undefined;
  /** How often one spoils (guts-coalition): a number from 0 to 1; usually 0.15. */
  weight?: number | `${number}` | undefined;
  /** The line of the mixture in hand (guts-coalition): bloc, weight, spoiler, beside; usually bloc. */
  handle?: "bloc" | "weight" | "spoiler" | "beside" | undefined;
  /** The line of one of the two (guts-coalition): a whole number from 0 to 91; usually 0. */
  "one-line"?: number | `${number}` | undefined;
  /** The line of the other (guts-coalition): a whole number from 0 to 91; usually 45. */
  "other-line"?: number | `${number}` | undefined;
  /** The line (guts-cards): a whole number from 0 to 22100; usually 668. The line (guts-coalition): a whole number from 0 to 91; usually 34. */
  "hold-above"?: number | `${number}` | undefined;
  /** The hands listed on each side (guts-cards): a whole number from 3 to 11050; usually 7. */
  around?: number | `${number}` | undefined;
  /** The hands dealt (play-guts): line, turns, cards1, cards2, cards3; usually cards2. */
  deal?: "line" | "turns" | "cards1" | "cards2" | "cards3" | undefined;
  /** The opponents (play-guts): equilibrium, reckless, overcautious, coalition, mixed; usually mixed. Those who are said to have an agreement (cheating-table): unsaid, nobody, ann-bo, ann-cy, bo-cy; usually unsaid. */
  opponents?: "equilibrium" | "reckless" | "overcautious" | "coalition" | "mixed" | "unsaid" | "nobody" | "ann-bo" | "ann-cy" | "bo-cy" | undefined;
  /** The hands revealed (play-guts): yes or no; usually no. */
  revealed?: boolean | "yes" | "no" | undefined;
  /** Your bankroll (guts-ruin): a whole number from 1 to 100000; usually 20. */
  bankroll?: number | `${number}` | undefined;
}

/** The same in markup, which knows no boolean: an attribute that is false is not written. */
export type SettingValues = { [Name in keyof Settings]: Exclude<Settings[Name], boolean> };
