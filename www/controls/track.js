// @ts-check
/** A pointer along the track of a slider: a drag is finer with Shift, or away from the track. */

/** The distance from the track at which a drag becomes finer, and the further distance that makes it twice as fine, in CSS pixels. */
const FINE_FROM = 48;
const FINE_DOUBLING = 48;
/** The fineness of a drag with Shift. */
const SHIFT_FINENESS = 16;

/**
 * The position of a pointer along the track of a slider, from 0 to 1, and how fine a drag is there: 1 on the track.
 * @param {PointerEvent} event
 * @param {HTMLInputElement} range
 */
export function alongTrack(event, range) {
  const box = range.getBoundingClientRect();
  const isUpright = box.height > box.width;
  const share = isUpright ? (box.bottom - event.clientY) / box.height : (event.clientX - box.left) / box.width;
  const middle = isUpright ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
  const away = Math.abs((isUpright ? event.clientX : event.clientY) - middle);
  const fineness = event.shiftKey ? SHIFT_FINENESS : 2 ** Math.max(0, Math.floor((away - FINE_FROM) / FINE_DOUBLING) + 1);
  return { share, fineness };
}

/**
 * The difference of values that a fraction of a slider's track stands for.
 * @param {HTMLInputElement} range
 * @param {number} share of the track
 * @param {number} fineness of the drag
 */
export function stepAlong(range, share, fineness) {
  return (share * (Number(range.max) - Number(range.min))) / fineness;
}
