// @ts-check
/** The script of the page at the table, `table.html`. */

import "./at-the-table/show.js";
