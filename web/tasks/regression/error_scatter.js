import { figure, guide } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { modelStyle } from '../../charts/model_style.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {{ x: number, y: number }} Point
 *
 * @typedef {object} Bins of a quantity, one entry a bin
 * @property {number[]} low
 * @property {number[]} high
 * @property {number[]} mean of the quantity
 * @property {number[]} count of cases
 * @property {number[]} mean_error
 * @property {number[]} mae
 */

/** Above this number of points they are drawn smaller and paler. */
const MANY = 600;

/**
 * Points of one model as a dataset.
 * @param {string} label
 * @param {Point[]} points
 * @param {number} model its place in the report
 * @param {Theme} theme
 */
export function cloud(label, points, model, theme) {
  const colour = modelColour(model, theme);
  const many = points.length > MANY;
  return {
    label,
    model,
    data: points,
    showLine: false,
    pointRadius: many ? 2 : 3,
    pointStyle: modelStyle(model).marker,
    pointBackgroundColor: faded(colour, many ? 0.3 : 0.45),
    pointBorderColor: faded(colour, many ? 0.5 : 0.8),
    pointBorderWidth: 1,
    order: 2,
  };
}

/**
 * The rows of which both numbers are there.
 * @param {(number | null)[]} xs
 * @param {(number | null)[]} ys
 * @returns {Point[]}
 */
export function pairsOf(xs, ys) {
  return xs.flatMap((x, index) => {
    const y = ys[index];
    return x === null || y === null || y === undefined ? [] : [{ x, y }];
  });
}

/**
 * Errors against a quantity: a point a row, the line of no error, and the mean
 * of the errors in bins of the quantity.
 * @param {string} name of the model
 * @param {Point[]} points
 * @param {Bins} bins
 * @param {Theme} theme
 * @param {{ x: string, y: string, mean: string }} texts titles of the axes, name of the line of means
 * @param {{ model: number, size: boolean }} view `size`: of absolute errors
 */
export function errorScatter(name, points, bins, theme, texts, { model, size }) {
  const middles = size ? bins.mae : bins.mean_error;
  const xs = points.map(({ x }) => x);
  const low = Math.min(...xs, ...bins.low);
  const high = Math.max(...xs, ...bins.high);
  return figure({
    theme,
    x: { title: texts.x, includeBounds: false },
    y: { title: texts.y, includeBounds: false, ...(size && { min: 0 }) },
    datasets: [
      {
        label: texts.mean,
        data: bins.mean.map((x, bin) => ({ x, y: middles[bin] })),
        borderColor: theme.ink,
        borderWidth: 2,
        order: 1,
      },
      cloud(name, points, model, theme),
      guide(
        '0',
        [
          { x: low, y: 0 },
          { x: high, y: 0 },
        ],
        theme.muted,
      ),
    ],
  });
}

/**
 * The point nearest to a place, both axes counting the same.
 * @param {Point[]} points
 * @param {number} x
 * @param {number} y
 * @returns {number} its index; −1 when there is none
 */
export function nearestPoint(points, x, y) {
  const extent = (/** @type {'x' | 'y'} */ axis) => {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const point of points) {
      low = Math.min(low, point[axis]);
      high = Math.max(high, point[axis]);
    }
    return high > low ? high - low : 1;
  };
  const [width, height] = [extent('x'), extent('y')];
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const distance = ((point.x - x) / width) ** 2 + ((point.y - y) / height) ** 2;
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  }
  return nearest;
}
