// @ts-check
/**
 * What a figure shows, as attributes and addresses spell it: names, ranges, defaults.
 *
 * Anything that is not allowed becomes the nearest value that is, with a notice that says so.
 */

/** @typedef {"win-map"} FigureName */
/** @typedef {"race" | "official" | "open"} RulesName */
/** @typedef {"win" | "question" | "regions"} LayerName */
/**
 * @typedef {object} State
 * @property {FigureName} figure which figure
 * @property {RulesName} rules
 * @property {number} mine suspects you have left, 1 to `size`
 * @property {number} theirs suspects they have left, 1 to `size`
 * @property {number} size the largest pool on the map, 8 to 512
 * @property {LayerName} layer what the colours show
 */
/** @typedef {keyof State} Field */

export const SMALLEST_MAP = 8;
export const LARGEST_MAP = 512;

/** @type {Readonly<State>} */
export const DEFAULTS = Object.freeze({ figure: "win-map", rules: "race", mine: 24, theirs: 24, size: 64, layer: "win" });

/** In the order in which they stand in an address. */
export const FIELDS = /** @type {readonly Field[]} */ (["figure", "rules", "mine", "theirs", "size", "layer"]);

/** @type {{ figure: readonly FigureName[], rules: readonly RulesName[], layer: readonly LayerName[] }} */
export const CHOICES = { figure: ["win-map"], rules: ["race", "official", "open"], layer: ["win", "question", "regions"] };

/** What a notice calls a field. */
const CALLED = { figure: "the figure", rules: "the rules", layer: "the layer", mine: "your pool", theirs: "their pool", size: "the map’s size" };

/**
 * The given text, short enough to be quoted.
 * @param {string} text
 */
function quoted(text) {
  return text.length > 30 ? `“${text.slice(0, 30)}…”` : `“${text}”`;
}

/**
 * The nearest whole number from `least` to `most`; `fallback` for what is no number.
 * @param {"mine" | "theirs" | "size"} field
 * @param {string} text
 * @param {number} least
 * @param {number} most
 * @param {number} fallback
 * @returns {{ value: number, notice: string | null }}
 */
export function wholeNumber(field, text, least, most, fallback) {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  const wanted = Number.isNaN(number) ? fallback : Math.round(number);
  const value = Math.min(Math.max(wanted, least), most);
  if (value === number) return { value, notice: null };
  const allowed = `a whole number from ${least} to ${most}`;
  return { value, notice: `${quoted(text)} is not possible as ${CALLED[field]}: it takes ${allowed}. Showing ${value}.` };
}

/**
 * One of the names allowed; the default for what is none of them.
 * @template {"figure" | "rules" | "layer"} F
 * @param {F} field
 * @param {string} text
 * @returns {{ value: State[F], notice: string | null }}
 */
export function choice(field, text) {
  const found = CHOICES[field].find((name) => name === text);
  if (found !== undefined) return { value: /** @type {State[F]} */ (found), notice: null };
  const allowed = CHOICES[field].join(", ");
  const value = DEFAULTS[field];
  return { value, notice: `${quoted(text)} is not possible as ${CALLED[field]}: it takes ${allowed}. Showing ${value}.` };
}

/**
 * The state that some source of texts asks for, each field `null` where the source is silent. A map
 * whose size is not given grows to hold the pools that are.
 * @param {(field: Field) => string | null} source
 * @returns {{ state: State, notices: string[] }}
 */
export function read(source) {
  /** @type {(string | null)[]} */
  const notices = [];
  /** @type {State} */
  const state = { ...DEFAULTS };
  for (const field of /** @type {const} */ (["figure", "rules", "layer"])) {
    const text = source(field);
    if (text === null) continue;
    const read = choice(field, text);
    Object.assign(state, { [field]: read.value });
    notices.push(read.notice);
  }
  const size = source("size");
  if (size !== null) {
    const read = wholeNumber("size", size, SMALLEST_MAP, LARGEST_MAP, DEFAULTS.size);
    state.size = read.value;
    notices.push(read.notice);
  }
  const largest = size === null ? LARGEST_MAP : state.size;
  for (const field of /** @type {const} */ (["mine", "theirs"])) {
    const text = source(field);
    if (text === null) {
      state[field] = Math.min(DEFAULTS[field], state.size);
      continue;
    }
    const read = wholeNumber(field, text, 1, largest, DEFAULTS[field]);
    state[field] = read.value;
    notices.push(read.notice);
  }
  if (size === null) {
    while (state.size < Math.max(state.mine, state.theirs)) state.size += state.size;
  }
  return { state, notices: notices.filter((notice) => notice !== null) };
}

/**
 * The state as an address query, defaults left out: "?rules=official&mine=14".
 * @param {State} state
 */
export function query(state) {
  const parameters = new URLSearchParams();
  for (const field of FIELDS) {
    if (state[field] !== DEFAULTS[field]) parameters.set(field, String(state[field]));
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
