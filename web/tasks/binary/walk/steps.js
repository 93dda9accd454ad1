/**
 * From cut-off to cut-off: what one step of the threshold does. Free of the DOM.
 *
 * @typedef {object} CutOff as the core answers, the highest first; a case is predicted positive
 *   at or above the threshold
 * @property {number | null} threshold null: above every score
 * @property {number} tp
 * @property {number} fn
 * @property {number} fp
 * @property {number} tn
 * @property {number | null} fpr
 * @property {number | null} recall
 * @property {number | null} precision
 *
 * @typedef {object} Group the cases of one score, which pass the threshold together
 * @property {number} position of the threshold that has just reached them
 * @property {number} positives
 * @property {number} negatives
 *
 * @typedef {'start' | 'positive' | 'negative' | 'tie'} Kind of a step; tie: of both classes
 */

/** Cases of a class that are drawn one by one; of more there is one with their number. */
const MOST_DRAWN = 5;
/** A number beside a sign, in signs. */
const DIGIT = 0.55;

/**
 * The columns of an answer of the core as objects.
 * @param {{ columns: string[], rows: (number | null)[][] }} answer
 * @returns {CutOff[]}
 */
export const cutOffsOf = ({ columns, rows }) =>
  rows.map(
    (row) =>
      /** @type {CutOff} */ (
        /** @type {unknown} */ (
          Object.fromEntries(columns.map((column, place) => [column, row[place]]))
        )
      ),
  );

/**
 * @param {CutOff} before the next higher threshold
 * @param {CutOff} after
 * @param {number} position of the lower one
 * @returns {Group}
 */
export const groupBetween = (before, after, position) => ({
  position,
  positives: after.tp - before.tp,
  negatives: after.fp - before.fp,
});

/**
 * @param {Group | null} group null: the threshold is above every score
 * @returns {Kind}
 */
export function kindOf(group) {
  if (!group) return 'start';
  if (group.positives > 0 && group.negatives > 0) return 'tie';
  return group.positives > 0 ? 'positive' : 'negative';
}

/**
 * Where the point of a precision–recall curve goes.
 * @param {CutOff} before
 * @param {CutOff} after
 * @returns {'begins' | 'right_up' | 'right' | 'right_down' | 'down' | 'stays'}
 */
export function moveOf(before, after) {
  if (before.precision === null || after.precision === null) return 'begins';
  const rise = after.precision - before.precision;
  if (after.tp > before.tp) {
    if (rise === 0) return 'right';
    return rise > 0 ? 'right_up' : 'right_down';
  }
  return rise < 0 ? 'down' : 'stays';
}

/**
 * How many scores are at or above a threshold; null where the rows do not say.
 * @param {CutOff[]} rows
 * @param {number} from how many cut-offs lie before the first row
 * @param {number} total of all
 * @param {number | null} threshold
 */
export function positionIn(rows, from, total, threshold) {
  const height = (/** @type {number | null} */ value) => value ?? Number.POSITIVE_INFINITY;
  const below = rows.findIndex((row) => height(row.threshold) < height(threshold));
  if (below === 0) return null;
  if (below > 0) return from + below - 1;
  return rows.length > 0 && from + rows.length === total ? total - 1 : null;
}

/**
 * Whether every case of a group is drawn, or one of each class with a number.
 * @param {Group} group
 */
export const isDrawnOut = ({ positives, negatives }) =>
  [positives, negatives].every((count) => Number.isInteger(count) && count <= MOST_DRAWN);

/**
 * How broad a group is, in signs.
 * @param {Group} group
 * @param {(count: number) => string} text
 */
function widthOf(group, text) {
  if (isDrawnOut(group)) return 1;
  const longest = Math.max(text(group.positives).length, text(group.negatives).length);
  return 1.2 + DIGIT * longest;
}

/**
 * The groups around a position that fit in a width: as many on the one side as on the other,
 * and more where the other side ends.
 * @param {Group[]} groups in order
 * @param {number} position of the last group that is predicted positive
 * @param {number} room in signs
 * @param {(count: number) => string} text of a number of cases
 * @returns {Group[]}
 */
export function groupsAround(groups, position, room, text) {
  const after = groups.findIndex((group) => group.position > position);
  const middle = after < 0 ? groups.length : after;
  const width = (/** @type {number} */ at) =>
    at >= 0 && at < groups.length ? widthOf(groups[at], text) : Number.POSITIVE_INFINITY;
  let [first, end, left] = [middle, middle, room];
  for (;;) {
    const [ahead, behind] = [width(first - 1), width(end)];
    const isTurn = middle - first <= end - middle || behind > left;
    const takesAhead = ahead <= left && isTurn;
    if (!takesAhead && behind > left) return groups.slice(first, end);
    left -= takesAhead ? ahead : behind;
    if (takesAhead) first -= 1;
    else end += 1;
  }
}

/**
 * The part of a drawn curve down to a threshold.
 * @param {import('../../../charts/series.js').Columns | null} columns with the thresholds
 * @param {number | null} threshold
 * @param {[string, string]} names of the columns across and upwards
 * @returns {[number, number][]}
 */
export function walked(columns, threshold, [across, upwards]) {
  if (!columns) return [];
  const lowest = threshold ?? Number.POSITIVE_INFINITY;
  return columns.threshold.flatMap((at, row) => {
    const place = [columns[across][row], columns[upwards][row]];
    const isPassed = (at ?? Number.POSITIVE_INFINITY) >= lowest;
    return isPassed && place[0] !== null && place[1] !== null
      ? [/** @type {[number, number]} */ (place)]
      : [];
  });
}
