// What is ticked on a list's page: the losses of each unit and the turn. Kept in the browser under the list's fingerprint.

/**
 * @typedef {object} Ticked
 * @property {number[]} lost  of each card
 * @property {number} turn  from 1
 */

/** Nothing lost, turn 1. @param {number[]} most  of each card @returns {Ticked} */
export function unticked(most) {
  return { lost: most.map(() => 0), turn: 1 };
}

/**
 * What was kept, within the bounds of the list; unticked where nothing of use was kept.
 * @param {string | null} text
 * @param {number[]} most
 * @returns {Ticked}
 */
export function tickedFrom(text, most) {
  const none = unticked(most);
  try {
    const kept = JSON.parse(text ?? "null");
    if (!kept || !Array.isArray(kept.lost) || kept.lost.length !== most.length) return none;
    const whole = (/** @type {unknown} */ value, /** @type {number} */ from, /** @type {number} */ to) =>
      Number.isInteger(value) ? Math.min(Math.max(Number(value), from), to) : from;
    return { lost: most.map((last, i) => whole(kept.lost[i], 0, last)), turn: whole(kept.turn, 1, 99) };
  } catch {
    return none;
  }
}

/** How many are lost after a tap on a box: the last ticked box is cleared. @param {number} lost @param {number} box from 0 */
export function afterTap(lost, box) {
  return lost === box + 1 ? box : box + 1;
}

/** "2 of 11 units lost". @param {number[]} lost @param {number[]} most */
export function standing(lost, most) {
  const gone = most.filter((last, i) => lost[i] >= last).length;
  return `${gone} of ${most.length} ${most.length === 1 ? "unit" : "units"} lost`;
}
