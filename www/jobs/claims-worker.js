// @ts-check
/** The Worker that checks claims. */

import * as checking from "./checking.js";
import { serve } from "./serving.js";

serve(checking);
