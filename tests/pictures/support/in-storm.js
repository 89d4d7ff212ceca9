// @ts-check
/** A storm of random events over a figure, and what it shows once it is left alone. Runs in the page, by the browser’s own clock. */
import { Events, generator } from "../../browser/support/events.js";

/** @typedef {import("../../../www/element.js").UpperHand} UpperHand */
/** @typedef {{ query: string, state: string, told: string, words: string, toldWords: string, differing: number, refused: string }} Look */

/** The number of events between two frames, and of such batches between two looks. */
const [BATCH, BATCHES] = [40, 10];

/** The levels, of 255, by which the browser itself may round one picture otherwise than the next. */
const LEVELS = 2;

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** What goes wrong on the page from now on, a line each. */
function watch() {
  const problems = /** @type {string[]} */ ([]);
  addEventListener("upper-hand:error", (event) => problems.push(`a figure: ${/** @type {CustomEvent} */ (event).detail.message}`));
  addEventListener("error", ({ message }) => {
    // A picture was given another size and its figure other words in one frame: the browser says that it shows both by the next.
    if (!/^ResizeObserver loop/.test(message)) problems.push(`uncaught: ${message}`);
  });
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`rejected: ${reason}`));
  for (const kind of /** @type {const} */ (["error", "warn"])) console[kind] = (...said) => {
    // Scripts set whatever any figure has, which is refused aloud.
    if (!/is no setting of this figure: it has /.test(said.join(" "))) problems.push(`console ${kind}: ${said.join(" ")}`);
  };
  return problems;
}

/**
 * What a figure shows when nothing is left to be done.
 * @param {UpperHand} figure
 */
async function seen(figure) {
  figure.scrollIntoView();
  await figure.ready;
  await figure.solved;
  const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
  // In sight, it draws with the next frame; a coarse picture becomes fine, and an answer may ask for the next one.
  await new Promise((done) => new IntersectionObserver(done).observe(figure));
  for (let frames = 0; frames < 3 || root.querySelector("[aria-busy=true]") !== null; frames += 1) await frame();
  await figure.solved;
  await frame();
  const canvases = [...root.querySelectorAll("canvas")].filter((canvas) => canvas.checkVisibility());
  const pictures = canvases.map((canvas) => {
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    context?.drawImage(canvas, 0, 0);
    return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  });
  const notice = root.querySelector(".notice:not([hidden])")?.textContent ?? "";
  const isMarked = notice !== "" || root.querySelector(".solving:not(.idle)") !== null;
  return { state: JSON.stringify(figure.getState()), words: root.querySelector(".readout")?.textContent ?? "", pictures, notice, isMarked };
}

/**
 * The largest share of the channels of pixels of a picture that is otherwise in the other one; 1 where it is not there, or of another size.
 * @param {readonly Uint8ClampedArray[]} some
 * @param {readonly Uint8ClampedArray[]} others
 */
function differing(some, others) {
  const shares = some.map((picture, index) => {
    const other = others[index];
    if (other?.length !== picture.length) return 1;
    return picture.reduce((count, level, at) => (Math.abs(level - (other[at] ?? 0)) > LEVELS ? count + 1 : count), 0) / picture.length;
  });
  return Math.max(some.length === others.length ? 0 : 1, ...shares);
}

/**
 * A look at the figure, and at a new one that is told its address alone.
 * @param {Events} events
 * @returns {Promise<Look>}
 */
export async function look(events) {
  events.calm();
  const figure = events.element;
  await figure.ready;
  await frame();
  // The zoom that goes on by itself would make of every look another state.
  for (const button of figure.shadowRoot?.querySelectorAll(/** @type {"button"} */ (".tools button[aria-pressed=true]")) ?? []) button.click();
  const shown = await seen(figure);
  const { query } = figure;
  const copy = /** @type {UpperHand} */ (document.createElement("upper-hand"));
  for (const [name, value] of new URLSearchParams(query)) copy.setAttribute(name, value);
  // At the same place: how the browser rounds the edges of a box to pixels depends on it.
  events.host.hidden = true;
  document.querySelector("#copies")?.replaceChildren(copy);
  const told = await seen(copy);
  copy.remove();
  events.host.hidden = false;
  // A picture that is not what its address leads to says so.
  const [words, toldWords, share] = shown.isMarked ? ["", "", 0] : [shown.words, told.words, differing(shown.pictures, told.pictures)];
  return { query, state: shown.state, told: told.state, words, toldWords, differing: share, refused: told.notice };
}

/**
 * @param {{ fields: readonly string[], seed: number, looks: number }} given
 * @returns {Promise<{ problems: string[], looks: Look[] }>}
 */
export async function storm({ fields, seed, looks }) {
  const problems = watch();
  // Games are dealt anew by chance, which is of the same seed.
  const draw = generator(seed);
  crypto.getRandomValues = (numbers) => /** @type {any} */ (numbers)?.fill(draw(2 ** 32));
  await customElements.whenDefined("upper-hand");
  const [stormed, mate] = /** @type {NodeListOf<UpperHand>} */ (document.querySelectorAll("upper-hand"));
  if (stormed === undefined || mate === undefined) throw new Error("a figure and its mate were expected");
  await Promise.all([stormed.start(), mate.start()]);
  const events = new Events(stormed, fields, seed);
  const taken = /** @type {Look[]} */ ([]);
  for (let batch = 1; batch <= looks * BATCHES; batch += 1) {
    for (let event = 0; event < BATCH; event += 1) events.send();
    await frame();
    await frame();
    if (batch % BATCHES === 0) taken.push(await look(events));
  }
  return { problems, looks: taken };
}
