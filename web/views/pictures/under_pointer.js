/**
 * What of a chart is under the pointer.
 *
 * @typedef {object} Axis
 * @property {number} min
 * @property {number} max
 * @property {(pixel: number) => number | undefined} getValueForPixel
 * @property {(value: number) => number} getPixelForValue
 *
 * @typedef {object} Chart as Chart.js has it
 * @property {Record<string, Axis>} scales
 * @property {{ left: number, right: number, top: number, bottom: number }} chartArea
 * @property {{ datasets: unknown[] }} data
 * @property {number} width
 * @property {number} height
 *
 * @typedef {{ left: number, top: number }} Place  in pixels of the chart
 */

/** Pixels within which the pointer grips a line. */
const GRIP = 10;

/**
 * Data units at a place, held inside the axes.
 * @param {Chart} chart
 * @param {Place} at
 * @returns {[number, number]}
 */
export function valueAt({ scales: { x, y } }, { left, top }) {
  const hold = (/** @type {number} */ value, /** @type {{ min: number, max: number }} */ axis) =>
    Math.min(axis.max, Math.max(axis.min, value));
  return [hold(Number(x.getValueForPixel(left)), x), hold(Number(y.getValueForPixel(top)), y)];
}

/**
 * Whether a place is inside the axes, or as good as.
 * @param {Chart} chart
 * @param {Place} at
 */
export function isInside({ chartArea: area }, { left, top }) {
  return (
    left >= area.left - GRIP &&
    left <= area.right + GRIP &&
    top >= area.top - GRIP &&
    top <= area.bottom + GRIP
  );
}

/**
 * The model whose line is at a place; the selected one comes first.
 * @param {Chart} chart whose datasets have the index of their model
 * @param {Place} at
 * @param {number} selected also the answer where there is none
 */
export function modelAt(chart, { left, top }, selected) {
  const { x, y } = chart.scales;
  let nearest = GRIP * GRIP;
  let found = selected;
  for (const { model, data } of /** @type {any[]} */ (chart.data.datasets)) {
    if (model === undefined) continue;
    const square = squareDistance(left, top, data, x, y);
    if (square < nearest || (model === selected && square <= nearest)) {
      nearest = square;
      found = model;
    }
    if (model === selected && square < GRIP * GRIP) return selected;
  }
  return found;
}

/**
 * From a position to a line, in pixels, squared.
 * @param {number} left
 * @param {number} top
 * @param {{ x: number, y: number }[]} data
 * @param {{ getPixelForValue(value: number): number }} x
 * @param {{ getPixelForValue(value: number): number }} y
 */
function squareDistance(left, top, data, x, y) {
  let nearest = Number.POSITIVE_INFINITY;
  let from = { left: Number.NaN, top: Number.NaN };
  for (const point of data) {
    const to = { left: x.getPixelForValue(point.x), top: y.getPixelForValue(point.y) };
    const across = to.left - from.left;
    const down = to.top - from.top;
    const length = across * across + down * down;
    const along =
      length > 0
        ? Math.min(1, Math.max(0, ((left - from.left) * across + (top - from.top) * down) / length))
        : 1;
    const offX = left - (to.left - (1 - along) * (Number.isNaN(across) ? 0 : across));
    const offY = top - (to.top - (1 - along) * (Number.isNaN(down) ? 0 : down));
    const square = offX * offX + offY * offY;
    if (square < nearest) nearest = square;
    from = to;
  }
  return nearest;
}
