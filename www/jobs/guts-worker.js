// @ts-check
/** The Worker that does the jobs of the module guts. Written by `cargo xtask generate`. */

import * as solving from "./guts-solving.js";
import { serve } from "./serving.js";

serve(solving);
