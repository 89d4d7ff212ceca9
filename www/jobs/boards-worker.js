// @ts-check
/** The Worker that does the jobs of boards. */

import * as solving from "./boards-solving.js";
import { serve } from "./serving.js";

serve(solving);
