/**
 * @typedef {import('../core/report.js').Model} Model
 * @typedef {import('../core/report.js').Curve} Curve
 * @typedef {Record<string, (number | null)[]>} Columns of equal length, by
 *   name; the first two are x and y
 * @typedef {{ x: number, y: number }} Point
 */

/**
 * @param {Model} model
 * @param {string} curve
 * @param {string} series
 * @returns {Columns | null} null when the curve is undefined for this model
 */
export function columnsOf(model, curve, series) {
  return model.curves?.[curve]?.series?.[series] ?? null;
}

/**
 * The drawn points of a series; what is undefined leaves a gap.
 * @param {Columns | null} columns
 * @param {string} [xName] else the first column
 * @param {string} [yName] else the second column
 * @returns {Point[]}
 */
export function pointsOf(columns, xName, yName) {
  if (!columns) return [];
  const [first, second] = Object.keys(columns);
  const xs = columns[xName ?? first];
  const ys = columns[yName ?? second];
  return xs.map((x, index) => ({
    x: x ?? Number.NaN,
    y: ys[index] ?? Number.NaN,
  }));
}

/**
 * Smallest and largest finite value of a column over several models.
 * @param {Model[]} models
 * @param {string} curve
 * @param {string} series
 * @param {string} column
 * @returns {{ low: number, high: number } | null}
 */
export function extent(models, curve, series, column) {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const model of models) {
    for (const value of columnsOf(model, curve, series)?.[column] ?? []) {
      if (value === null) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low <= high ? { low, high } : null;
}
