// @ts-check
/** Does the jobs of the module boards, which is imported statically: the Worker is a single file, which every bundler can handle. Written by `cargo xtask generate`. */

import init, { TaskRun } from "../pkg/boards.js";
import { workshop } from "./solving.js";

export const { ready, run } = workshop(init, TaskRun);
