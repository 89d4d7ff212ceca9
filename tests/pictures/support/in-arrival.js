// @ts-check
/**
 * A page in a frame, watched from outside from its first byte until its figure is there: what a reader sees move. It runs in the
 * page, and imports nothing.
 */

/** @typedef {{ address: string, width: number, height: number, isSlow: boolean }} Arrival the page, its window in CSS pixels, and its line */
/**
 * @typedef {object} Seen
 * @property {number} shift what moved below the figure: the share of the window concerned by the distance, as Layout Instability
 *   has it, added up
 * @property {number} moved the pixels between the highest and the lowest place of what is below the figure
 * @property {number} tooWide the most pixels by which it was wider than its window
 * @property {number[]} dips the heights to which the figure fell back before it was there
 * @property {string} words what the figure said for itself before it was there
 */

/**
 * @param {Arrival} arrival
 * @returns {Promise<Seen>}
 */
export async function arrive({ address, width, height, isSlow }) {
  const frame = document.createElement("iframe");
  frame.style.cssText = `position: absolute; left: 0; top: 0; border: 0; width: ${width}px; height: ${height}px`;
  frame.src = address;
  const heights = /** @type {number[]} */ ([]);
  const places = /** @type {number[]} */ ([]);
  let [shift, tooWide, before, waits, words] = [0, 0, -1, 0, ""];
  const look = () => {
    const page = frame.contentDocument;
    const figure = page?.querySelector("upper-hand");
    const below = page?.querySelector("#below");
    if (page && figure && below) {
      const top = Math.min(height, below.getBoundingClientRect().top);
      if (before >= 0 && before !== top) {
        const moved = Math.abs(top - before);
        shift += ((height - Math.min(top, before)) / height) * (moved / Math.max(width, height));
      }
      before = top;
      heights.push(Math.round(figure.getBoundingClientRect().height));
      places.push(below.getBoundingClientRect().top);
      tooWide = Math.max(tooWide, page.documentElement.scrollWidth - page.documentElement.clientWidth);
      const room = figure.shadowRoot?.querySelector(".room[aria-busy='true']");
      if (room != null) waits += 1;
      words ||= room?.textContent ?? "";
    }
    isWatching = isWatching && frame.isConnected;
    if (isWatching) requestAnimationFrame(look);
  };
  let isWatching = true;
  requestAnimationFrame(look);
  const loaded = new Promise((done) => frame.addEventListener("load", done));
  document.body.replaceChildren(frame);
  // Each part comes when what is there without it has been seen for some frames.
  for (const [part, before] of isSlow ? /** @type {const} */ ([["loader", () => heights.length], ["module", () => waits]]) : []) {
    for (let frames = 0; frames < 5; frames += before() > 0 ? 1 : 0) await new Promise(requestAnimationFrame);
    await fetch(`${address}${part}`);
  }
  await loaded;
  const inside = /** @type {Window & typeof globalThis} */ (frame.contentWindow);
  await inside.customElements.whenDefined("upper-hand");
  const figure = /** @type {import("../../../www/element.js").UpperHand} */ (inside.document.querySelector("upper-hand"));
  await figure.start();
  // What the figure and its page have still to do comes with the next frames, once both have heard of sizes and places.
  await new Promise((done) => new inside.IntersectionObserver(done).observe(figure));
  for (let count = 0; count < 10; count += 1) await new Promise(requestAnimationFrame);
  isWatching = false;
  const last = heights.at(-1) ?? 0;
  const dips = heights.filter((one, index) => one < Math.min(last, heights[index - 1] ?? 0) - 1);
  return { shift, moved: Math.max(...places) - Math.min(...places), tooWide, dips, words };
}
