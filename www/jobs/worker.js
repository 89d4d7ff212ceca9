// @ts-check
/** The Worker that does the jobs of figures. */

import { serve } from "./serving.js";
import * as solving from "./solving.js";

serve(solving);
