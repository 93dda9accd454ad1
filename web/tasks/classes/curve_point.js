import { pointsOf } from '../../charts/series.js';

/**
 * The point of a drawn line whose working is shown.
 *
 * @typedef {import('./class_curves.js').Kind} Kind
 * @typedef {import('./class_curves.js').Line} Line
 * @typedef {import('../../charts/series.js').Columns} Columns
 */

/**
 * The row of a line whose point lies nearest to a place; of equal ones the first.
 * @param {Columns} columns
 * @param {{ x: number, y: number }} place
 * @example nearestRow({ fpr: [0, 0, 1], tpr: [0, 0.5, 1] }, { x: 0.1, y: 0.4 }) // 1
 */
export function nearestRow(columns, place) {
  const distances = pointsOf(columns).map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
  return distances.indexOf(Math.min(...distances));
}

/** @param {Columns} columns */
export const middleRow = (columns) => Math.floor((pointsOf(columns).length - 1) / 2);

/**
 * What the core is asked of how it comes about.
 * @param {Kind} kind
 * @param {Line} line
 * @param {number} row
 * @param {number} selected the model, unless the line is of another one
 * @returns {import('../../core/questions.js').Question}
 */
export function pointQuestion(kind, { columns, of, model }, row, selected) {
  const [{ x }] = pointsOf(columns).slice(row);
  const question = { model: model ?? selected, curve: kind, ...of };
  if (kind === 'calibration') return { ...question, series: 'uniform', x };
  // Of a step two corners are of one threshold.
  if (columns.threshold) return { ...question, threshold: columns.threshold[row], x };
  // The average over the classes goes along the FPR, and begins where nothing is called positive.
  return { ...question, x: row === 0 ? null : x };
}
