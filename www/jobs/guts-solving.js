// @ts-check
/** Does the jobs of *Guts*. The module is imported statically: the Worker is a single file, which every bundler can handle. */

import init, { TaskRun } from "../pkg/guts.js";
import { workshop } from "./solving.js";

export const { ready, run } = workshop(init, TaskRun);
