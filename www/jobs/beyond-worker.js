// @ts-check
/** The Worker that does the jobs of the module beyond. Written by `cargo xtask generate`. */

import * as solving from "./beyond-solving.js";
import { serve } from "./serving.js";

serve(solving);
