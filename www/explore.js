// @ts-check
/** The script of the workbench, `explore.html`. */

import "./pages/explore.js";
