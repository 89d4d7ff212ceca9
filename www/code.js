// @ts-check
/** The script of pages that show code: the examples and the documentation. */

import "./pages/code.js";
