// @ts-check
/** Makes reports on boards. The module is imported statically: the Worker is a single file, which every bundler can handle. */

import init, { TaskRun } from "../pkg/own-board.js";
import { workshop } from "./solving.js";

export const { ready, run } = workshop(init, TaskRun);
