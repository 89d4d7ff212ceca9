// @ts-check
/** The Worker that makes reports on boards. */

import * as solving from "./own-board-solving.js";
import { serve } from "./serving.js";

serve(solving);
