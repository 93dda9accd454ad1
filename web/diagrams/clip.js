/**
 * What of lines and areas lies within a box.
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Bounds
 */

/**
 * The share of a segment, from and to, that lies within the bounds; null where none does (Liang & Barsky 1984).
 * @param {Point} from
 * @param {Point} to
 * @param {Bounds} bounds
 * @returns {[number, number] | null}
 */
function shareInside([x, y], [toX, toY], { left, right, top, bottom }) {
  let first = 0;
  let last = 1;
  const edges = [
    [x - toX, x - left],
    [toX - x, right - x],
    [y - toY, y - top],
    [toY - y, bottom - y],
  ];
  for (const [step, room] of edges) {
    if (step === 0 && room < 0) return null;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first <= last ? [first, last] : null;
}

/**
 * The pieces of a line within the bounds.
 * @param {Point[]} points
 * @param {Bounds} bounds
 * @returns {Point[][]}
 * @example clippedLine([[0, 5], [20, 5]], { left: 5, right: 10, top: 0, bottom: 9 }) // [[[5, 5], [10, 5]]]
 */
export function clippedLine(points, bounds) {
  /** @type {Point[][]} */
  const pieces = [];
  let isOpen = false;
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1], points[at]];
    const share = shareInside(from, to, bounds);
    const place = (/** @type {number} */ part) =>
      /** @type {Point} */ ([
        from[0] + part * (to[0] - from[0]),
        from[1] + part * (to[1] - from[1]),
      ]);
    if (share === null) {
      isOpen = false;
      continue;
    }
    const [first, last] = share;
    if (!isOpen || first > 0) pieces.push([first > 0 ? place(first) : from]);
    pieces[pieces.length - 1].push(last < 1 ? place(last) : to);
    isOpen = last === 1;
  }
  return pieces;
}

/**
 * A polygon cut off at the bounds (Sutherland & Hodgman 1974).
 * @param {Point[]} points
 * @param {Bounds} bounds
 * @returns {Point[]} none where all of it lies outside
 */
export function clippedArea(points, { left, right, top, bottom }) {
  /** Axis, limit, and the sign of what lies within. @type {[axis: 0 | 1, limit: number, sign: number][]} */
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return edges.reduce((polygon, [axis, limit, sign]) => {
    /** @type {Point[]} */
    const kept = [];
    for (const [at, point] of polygon.entries()) {
      const before = polygon.at(at - 1) ?? point;
      const isIn = sign * (point[axis] - limit) >= 0;
      if (isIn !== sign * (before[axis] - limit) >= 0) {
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        kept.push([
          before[0] + share * (point[0] - before[0]),
          before[1] + share * (point[1] - before[1]),
        ]);
      }
      if (isIn) kept.push(point);
    }
    return kept;
  }, points);
}
