// @ts-check
/** The headless core, wherever JavaScript runs: the solver without figures. Its callers say where its modules are. */

import init, * as core from "../pkg/core.js";
import { once } from "../kit/once.js";
import { inSlices } from "./slices.js";

/** Is the module there? */
let isLoaded = false;
/** The module of the checks, or its place. @type {() => import("../core.js").Source} */
let sourceOfChecks;

const start = once(async (/** @type {() => import("../core.js").Source} */ source) => {
  await init({ module_or_path: /** @type {BufferSource} */ (source()) });
  isLoaded = true;
});

/**
 * Loads the WebAssembly module, once.
 * @param {() => import("../core.js").Source} source asked for only where it is to be loaded
 * @param {import("../core.js").Source | undefined} checks the module of the checks, which is loaded for the first of them; the last one given counts
 * @param {() => import("../core.js").Source} usual the same where none was ever given
 * @returns {Promise<void>}
 */
export async function ready(source, checks, usual) {
  if (checks !== undefined) sourceOfChecks = () => checks;
  sourceOfChecks ??= usual;
  await start(source);
}

/** Throws while the module is not loaded. */
function needModule() {
  if (!isLoaded) throw new Error("the solver is not loaded yet: await ready() first");
}

/**
 * The same functions, which throw a helpful error where they are called too early.
 * @template {object} T
 * @param {T} functions
 * @returns {T}
 */
function guarded(functions) {
  const guard =
    (/** @type {Function} */ call) =>
    (/** @type {unknown[]} */ ...given) => {
      needModule();
      return call(...given);
    };
  return /** @type {T} */ (Object.fromEntries(Object.entries(functions).map(([name, call]) => [name, guard(call)])));
}

/**
 * Takes all steps of a long job, which reports its progress and can be stopped.
 * @template T
 * @param {import("./slices.js").Steps & { result: () => T, free: () => void }} job
 * @param {{ onProgress?: (done: number) => void, signal?: AbortSignal }} options
 * @returns {Promise<T>}
 */
async function finished(job, options) {
  try {
    const { onProgress, signal } = options;
    const goesOn = () => {
      if (signal?.aborted) throw signal.reason;
      return true;
    };
    await inSlices(job, (done) => onProgress?.(done), goesOn);
    return job.result();
  } finally {
    job.free();
  }
}

/** @type {typeof import("../core.js").gutsCards} */
export async function gutsCards(options) {
  needModule();
  return finished(new core.CardSolver(options), options);
}

/** @type {typeof import("../core.js").solveBoard} */
export async function solveBoard(board, options = {}) {
  needModule();
  return finished(new core.BoardSolver(board, options), options);
}

/** @type {typeof import("../core.js").checkClaim} */
export async function checkClaim(id, size, options = {}) {
  needModule();
  const chosen = core.claimSize(id, size, options);
  const { ClaimCheck } = await checks();
  return finished(new ClaimCheck(id, chosen), options);
}

/** The module of the checks. */
const checks = once(async () => {
  const module = await import("../pkg/claims.js");
  await module.default({ module_or_path: /** @type {BufferSource} */ (sourceOfChecks()) });
  return module;
});

const solver = guarded(core);
export const { blindfold, claims, fairStart, gameLength, limitProbability, mixedWinProbability } = solver;
export const { mostEvenQuestion, position, punish, questionCount, questionValue, readBoard, readBoardWithNotes, ruleOfThumb } = solver;
export const { oneDeck, spokenQuestion, threePlayers, winProbability, winTable } = solver;
export const { gutsBankroll, gutsBestResponse, gutsCardsExploitability, gutsCoalition, gutsEquilibrium, gutsHold, gutsInTurn, gutsLine } =
  solver;
export const { gutsCardCoalition, gutsPayoff, gutsPot, gutsPotTail, gutsRuin } = solver;
export const { adviseGuts, forwardGuts, moveGuts, playGuts, replayGuts, reviewGuts } = solver;
export const { moveGuessWho, playGuessWho, replayGuessWho, reviewGuessWho } = solver;
