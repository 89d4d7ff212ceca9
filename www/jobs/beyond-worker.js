// @ts-check
/** The Worker that does the jobs of what goes beyond the story. */

import * as solving from "./beyond-solving.js";
import { serve } from "./serving.js";

serve(solving);
