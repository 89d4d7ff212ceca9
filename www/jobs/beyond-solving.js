// @ts-check
/** Does the jobs of what goes beyond the story. The module is imported statically: the Worker is a single file, which every bundler can handle. */

import init, { TaskRun } from "../pkg/beyond.js";
import { workshop } from "./solving.js";

export const { ready, run } = workshop(init, TaskRun);
