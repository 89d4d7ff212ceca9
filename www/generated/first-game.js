// @ts-check
/** The first game of the story, as far as it can lead: written by `cargo xtask generate` from the solver. */

/** The suspects at the start. You are to move. */
export const START = { mine: 8, theirs: 4 };

/** How many you may ask about, by your suspects and theirs: half of yours, and at the end what is best. @type {Readonly<Record<string, readonly number[]>>} */
export const QUESTIONS = {
  "8 4": [4, 2],
  "6 2": [3, 1],
  "4 2": [2, 1],
  "2 3": [1],
};

/** How many a perfect opponent asks about, by their suspects and yours. @type {Readonly<Record<string, number>>} */
export const REPLIES = {
  "4 6": 2,
  "4 4": 2,
  "4 2": 1,
  "2 5": 1,
  "2 3": 1,
  "2 2": 1,
};

/** Games drawn at random against a perfect opponent: those that halving wins every time, and the best questions. */
export const DRAWN = { games: 200, halving: 0, best: 63 };
