// @ts-check
/** What figures allow for the settings that they share: written by `cargo xtask generate` from their schemas. */

/** By figure and setting: the least and the most, and Infinity where that is allowed, or every name. @type {Readonly<Record<string, Readonly<Record<string, readonly number[] | readonly string[]>>>>} */
export const ALLOWED = {
  "win-map": {
    "rules": ["race", "official", "open"],
    "answers": [2, 6],
    "mine": [1, 2147483647],
    "theirs": [1, 2147483647],
  },
  "question-profile": {
    "rules": ["race", "official", "open"],
    "answers": [2, 6],
    "mine": [1, 2147483647],
    "theirs": [1, 2147483647],
  },
  "limit-tiles": {
    "rules": ["race", "official", "open"],
    "answers": [2, 6],
  },
  "real-board": {
    "rules": ["race", "official"],
  },
  "play-guess-who": {
    "rules": ["race", "official", "open"],
    "answers": [2, 6],
    "mine": [2, 64],
    "theirs": [2, 64],
  },
  "guts-payoff": {
    "players": [2, 20],
    "weenie": ["no", "yes"],
    "threshold": [0, 1],
  },
  "guts-cards": {
    "weenie": ["no", "yes"],
  },
  "play-guts": {
    "players": [2, 8],
    "weenie": ["no", "yes"],
  },
  "guts-coalition": {
    "players": [3, 20, Infinity],
    "weenie": ["no", "yes"],
    "threshold": [0, 1],
  },
  "guts-ruin": {
    "players": [2, 1000],
    "weenie": ["no", "yes"],
  },
  "cheating-table": {
  },
  "three-players": {
    "rules": ["race", "official", "open"],
    "answers": [2, 3],
    "mine": [1, 64],
    "theirs": [1, 64],
  },
  "blindfold": {
    "rules": ["race", "official", "open"],
    "mine": [1, 24],
    "theirs": [1, 24],
  },
};

/** The names of all of them: those of a line go along together or not at all. @type {readonly (readonly string[])[]} */
export const GROUPS = [
  ["rules", "answers"],
  ["mine", "theirs"],
  ["players"],
  ["weenie"],
  ["threshold"],
];
