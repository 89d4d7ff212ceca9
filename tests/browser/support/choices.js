// @ts-check
/** Everything that can be chosen in each figure: written by `cargo xtask generate` from their schemas. */

/** Figures, their choices and switches, and every value of these. @type {Record<string, Record<string, string[]>>} */
export const CHOICES = {
  "win-map": {
    "rules": ["race", "official", "open"],
    "axes": ["linear", "log"],
    "layer": ["win", "gain", "question", "regions", "rule"],
    "rule": ["halving", "ladder", "half-of-the-smaller", "even-parts", "name-from-three", "name-early", "distance"],
    "contours": ["none", "half", "quarters", "tenths"],
    "compare": ["none", "race", "official", "open"],
    "compare-as": ["split", "difference"],
  },
  "question-profile": {
    "rules": ["race", "official", "open"],
  },
  "limit-tiles": {
    "rules": ["race", "official", "open"],
  },
  "real-board": {
    "rules": ["race", "official"],
    "joined": ["no", "yes"],
    "begins": ["you", "opponent"],
    "phone": ["no", "yes"],
    "tree": ["none", "halver", "fewest"],
  },
  "play-guess-who": {
    "rules": ["race", "official", "open"],
    "deck": ["two", "one"],
    "opponent": ["perfect", "halving", "bold", "careless", "person"],
    "begins": ["you", "opponent"],
    "coach": ["off", "hints", "full"],
  },
  "guts-payoff": {
    "weenie": ["no", "yes"],
    "apart": ["no", "yes"],
    "in-turn": ["no", "yes"],
    "theory": ["no", "yes"],
  },
  "guts-cards": {
    "cards": ["1", "2", "3", "5"],
    "straights": ["no", "yes"],
    "weenie": ["no", "yes"],
    "view": ["equilibrium", "threshold", "difference", "matrix", "lines"],
  },
  "play-guts": {
    "coach": ["off", "hints", "full"],
    "weenie": ["no", "yes"],
    "deal": ["line", "turns", "cards1", "cards2", "cards3"],
    "opponents": ["equilibrium", "reckless", "overcautious", "coalition", "mixed"],
    "revealed": ["no", "yes"],
  },
  "guts-coalition": {
    "hands": ["numbers", "cards1", "cards2"],
    "weenie": ["no", "yes"],
    "repeated": ["no", "yes"],
    "mixture": ["optimum", "apart", "paper", "own"],
    "handle": ["bloc", "weight", "spoiler", "beside"],
  },
  "guts-ruin": {
    "weenie": ["no", "yes"],
  },
  "cheating-table": {
    "opponents": ["unsaid", "nobody", "ann-bo", "ann-cy", "bo-cy"],
  },
  "three-players": {
    "rules": ["race", "official", "open"],
    "layer": ["win", "next", "last-player", "choice"],
  },
  "blindfold": {
    "rules": ["race", "official", "open"],
    "layer": ["difference", "blindfold", "win"],
  },
};
