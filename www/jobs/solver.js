// @ts-check
/** The headless core, wherever JavaScript runs: the solver without figures. Its callers say where its modules are. */

import init, * as core from "../pkg/core.js";
import { inSlices } from "./slices.js";

/** @type {Promise<unknown> | undefined} */
let started;
/** Is the module there? */
let isLoaded = false;
/** The module of the checks, or its place. @type {() => import("../core.js").Source} */
let sourceOfChecks;
/** That module, once something is checked. @type {Promise<typeof import("../pkg/claims.js")> | undefined} */
let checks;

/**
 * Loads the WebAssembly module, once.
 * @param {() => import("../core.js").Source} source asked for only where it is to be loaded
 * @param {() => import("../core.js").Source} ofChecks the same for the module of the checks, which is loaded for the first of them
 * @returns {Promise<void>}
 */
export async function ready(source, ofChecks) {
  sourceOfChecks ??= ofChecks;
  started ??= init({ module_or_path: /** @type {BufferSource} */ (source()) });
  try {
    await started;
    isLoaded = true;
  } catch (error) {
    started = undefined;
    throw error;
  }
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

/**
 * Two-player Guts with real cards: see the types.
 * @param {Parameters<typeof import("../core.js").gutsCards>[0]} options
 * @returns {ReturnType<typeof import("../core.js").gutsCards>}
 */
export async function gutsCards(options) {
  needModule();
  return finished(new core.CardSolver(options), options);
}

/**
 * A board of suspects for both players: see the types.
 * @param {import("../core.js").Board} board
 * @param {import("../core.js").BoardOptions} [options]
 * @returns {ReturnType<typeof import("../core.js").solveBoard>}
 */
export async function solveBoard(board, options = {}) {
  needModule();
  return finished(new core.BoardSolver(board, options), options);
}

/**
 * Checks a claim of the papers: see the types.
 * @param {string} id
 * @param {number} [size]
 * @param {Parameters<typeof import("../core.js").checkClaim>[2]} [options]
 * @returns {ReturnType<typeof import("../core.js").checkClaim>}
 */
export async function checkClaim(id, size, options = {}) {
  needModule();
  const chosen = core.claimSize(id, size, options);
  checks ??= loadChecks();
  const { ClaimCheck } = await checks;
  return finished(new ClaimCheck(id, chosen), options);
}

/** Loads the module of the checks; after a failure the next check tries again. */
async function loadChecks() {
  try {
    const module = await import("../pkg/claims.js");
    await module.default({ module_or_path: /** @type {BufferSource} */ (sourceOfChecks()) });
    return module;
  } catch (error) {
    checks = undefined;
    throw error;
  }
}

const solver = guarded(core);
export const { blindfold, claims, fairStart, gameLength, limitProbability, mixedWinProbability } = solver;
export const { mostEvenQuestion, position, punish, questionCount, questionValue, readBoard, readBoardWithNotes, ruleOfThumb } = solver;
export const { oneDeck, spokenQuestion, threePlayers, winProbability, winTable } = solver;
export const { gutsBankroll, gutsBestResponse, gutsCardsExploitability, gutsCoalition, gutsEquilibrium, gutsHold, gutsInTurn, gutsLine } =
  solver;
export const { gutsCardCoalition, gutsPayoff, gutsPot, gutsPotTail, gutsRuin } = solver;
export const { adviseGuts, forwardGuts, moveGuts, playGuts, replayGuts, reviewGuts } = solver;
export const { moveGuessWho, playGuessWho, replayGuessWho, reviewGuessWho } = solver;
