// @ts-check
/** The script of the story, `index.html`. */

import "./pages/story.js";
