/**
 * A ROC curve that a reader draws, and cases that have it. Free of the DOM.
 *
 * @typedef {object} Rates a point of the curve
 * @property {number} fpr the share of negatives above the threshold
 * @property {number} tpr the share of positives
 *
 * @typedef {object} Curve
 * @property {Rates[]} points between (0, 0) and (1, 1): each at the right of the one before, or above it, or both
 * @property {number} chosen which of them was taken last
 * @property {number} positives
 * @property {number} negatives
 * @property {'spread' | 'tied'} within how the cases between two points are scored: each by itself, so that the curve
 *   climbs along the segment in steps, or all the same, so that it is straight
 *
 * @typedef {object} Counts a point as so many cases above the threshold
 * @property {number} fp
 * @property {number} tp
 */

/** Of points between the ends. */
export const MOST_POINTS = 12;
const DECIMALS = 4;

/** @type {Curve} */
export const FIRST_CURVE = {
  points: [
    { fpr: 0.1, tpr: 0.5 },
    { fpr: 0.4, tpr: 0.86 },
  ],
  chosen: 0,
  positives: 50,
  negatives: 50,
  within: 'spread',
};

/**
 * The points on the grid of whole cases, both ends included.
 * @param {Curve} curve
 * @returns {Counts[]}
 */
export const countsOf = ({ points, positives, negatives }) => [
  { fp: 0, tp: 0 },
  ...points.map(({ fpr, tpr }) => ({
    fp: Math.round(fpr * negatives),
    tp: Math.round(tpr * positives),
  })),
  { fp: negatives, tp: positives },
];

/** @param {number} value @param {number} low @param {number} high */
const between = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * A place on the grid that keeps to the right of and above one point, and to the left of and below another.
 * @param {Curve} curve
 * @param {Counts} place any numbers
 * @param {Counts} before
 * @param {Counts} after
 * @returns {Rates}
 */
const kept = ({ positives, negatives }, { fp, tp }, before, after) => ({
  fpr: between(Math.round(fp), before.fp, after.fp) / negatives,
  tpr: between(Math.round(tp), before.tp, after.tp) / positives,
});

/**
 * @param {Curve} curve
 * @param {number} at
 * @param {Counts} place where the point is to go, as far as its neighbours let it
 * @returns {Curve}
 */
export function withPointAt(curve, at, place) {
  const counts = countsOf(curve);
  const point = kept(curve, place, counts[at], counts[at + 2]);
  return { ...curve, points: curve.points.with(at, point), chosen: at };
}

/**
 * @param {Curve} curve
 * @param {Counts} place
 * @returns {Curve} the same when it has as many points as there may be
 */
export function withPoint(curve, place) {
  if (curve.points.length >= MOST_POINTS) return curve;
  const counts = countsOf(curve);
  // After the last point that does not lie to the right of it; of several above each other, by their height.
  const isBefore = (/** @type {Counts} */ { fp, tp }) =>
    fp < place.fp || (fp === place.fp && tp <= place.tp);
  const at = counts.slice(1, -1).filter(isBefore).length;
  const point = kept(curve, place, counts[at], counts[at + 1]);
  return { ...curve, points: curve.points.toSpliced(at, 0, point), chosen: at };
}

/**
 * With another point in the middle of the longest segment.
 * @param {Curve} curve
 */
export function withMiddle(curve) {
  const { positives, negatives } = curve;
  const counts = countsOf(curve);
  const lengths = counts
    .slice(1)
    .map(({ fp, tp }, at) => (fp - counts[at].fp) / negatives + (tp - counts[at].tp) / positives);
  const at = lengths.indexOf(Math.max(...lengths));
  const [one, other] = counts.slice(at, at + 2);
  return withPoint(curve, { fp: (one.fp + other.fp) / 2, tp: (one.tp + other.tp) / 2 });
}

/**
 * @param {Curve} curve
 * @param {number} at
 * @returns {Curve}
 */
export function withoutPoint(curve, at) {
  const points = curve.points.toSpliced(at, 1);
  return { ...curve, points, chosen: Math.max(0, Math.min(at, points.length - 1)) };
}

/**
 * Positives and negatives mixed as evenly as their numbers allow. Where one of each has the same place, they take turns in
 * coming first.
 * @param {number} positives
 * @param {number} negatives
 * @returns {boolean[]} whether each is positive
 */
function mixed(positives, negatives) {
  const places = [true, false].flatMap((positive) => {
    const count = positive ? positives : negatives;
    return Array.from({ length: count }, (_, at) => ({
      positive,
      place: (at + 0.5) / count,
      turn: positive ? 2 * (at % 2) : 1,
    }));
  });
  return places
    .sort((one, other) => one.place - other.place || one.turn - other.turn)
    .map(({ positive }) => positive);
}

/**
 * Cases whose ROC curve passes through each point, the highest scores first.
 * @param {Curve} curve
 * @returns {import('./cases.js').Case[]}
 */
export function casesOfCurve(curve) {
  const counts = countsOf(curve);
  const segments = counts
    .slice(1)
    .map(({ fp, tp }, at) => mixed(tp - counts[at].tp, fp - counts[at].fp))
    .filter(({ length }) => length > 0);
  const groups = curve.within === 'tied' ? segments : segments.flat().map((positive) => [positive]);
  return groups.flatMap((group, at) => {
    const score = Number((1 - (at + 0.5) / groups.length).toFixed(DECIMALS));
    return group.map((positive) => ({ score, positive }));
  });
}
