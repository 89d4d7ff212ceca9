// @ts-check
/** The script of the first screen of the story. */

import "./first-game/show.js";
