// @ts-check
/** The Worker that does the jobs of the module own-board. Written by `cargo xtask generate`. */

import * as solving from "./own-board-solving.js";
import { serve } from "./serving.js";

serve(solving);
