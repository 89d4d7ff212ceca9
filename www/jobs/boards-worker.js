// @ts-check
/** The Worker that does the jobs of the module boards. Written by `cargo xtask generate`. */

import * as solving from "./boards-solving.js";
import { serve } from "./serving.js";

serve(solving);
