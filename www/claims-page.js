// @ts-check
/** The script of the page of claims, `claims.html`. */

import "./pages/claims.js";
