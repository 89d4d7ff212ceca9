// @ts-check
/** The script of the page inside an iframe, `embed.html`. */

import "./pages/embed.js";
