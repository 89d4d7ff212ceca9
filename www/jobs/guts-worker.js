// @ts-check
/** The Worker that does the jobs of *Guts*. */

import * as solving from "./guts-solving.js";
import { serve } from "./serving.js";

serve(solving);
