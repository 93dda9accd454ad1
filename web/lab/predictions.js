/**
 * What learners of the lab predict, as a table of predictions that Melon and everything else reads.
 * @module
 */
import { csvOf } from '../export/csv.js';

/**
 * @typedef {object} LabFacts
 * @property {{ target: string, goal: 'classification' | 'regression', classes?: string[], positive?: string,
 *   features: { name: string, kind: 'number' | 'category' }[],
 *   learners: { id: string, name: string, parameters: Record<string, number | string> }[] }} lab
 * @property {{ id: string, rows: number, count: number } & Record<string, any>} plan
 * @property {import('../core/core.js').CoreError[]} warnings
 *
 * @typedef {object} PredictedRows which are counted from 1
 * @property {number[]} row
 * @property {number[]} repeat
 * @property {number[]} fold
 * @property {number[]} truth  the target, or the class as it is counted in `classes`
 * @property {{ learner: string, class?: string, values: number[] }[]} outputs
 * @property {{ learner: string, values: number[] }[]} [predicted]  the classes that these come to
 *
 * @typedef {PredictedRows & { training_rows: number[], training_share?: number, training?: PredictedRows,
 *   warnings: import('../core/core.js').CoreError[] }} LabPredictions of the test sets, with the number of rows that each
 *   training set had, and the same of those if it was asked for
 */

/**
 * @param {{ learner: string, class?: string }} output
 * @returns {string}
 * @example columnOf({ learner: 'decision_tree', class: 'setosa' }) // "decision_tree:setosa"
 */
export const columnOf = (output) =>
  output.class === undefined ? output.learner : `${output.learner}:${output.class}`;

/**
 * A line for each tested row: its number, repeat and fold, its target, and what each learner predicts. Of classes there
 * is a column for each learner and class, "learner:class", with the probability.
 * @param {LabFacts['lab']} lab
 * @param {PredictedRows[]} parts  of the plan's splits, in their order
 * @returns {string}
 */
export function predictionsCsv({ target, classes }, parts) {
  const names = parts[0].outputs.map(columnOf);
  const rows = parts.flatMap(({ row, repeat, fold, truth, outputs }) =>
    row.map((number, at) => [
      ...[number, repeat[at], fold[at]].map(String),
      classes ? classes[truth[at]] : String(truth[at]),
      ...outputs.map(({ values }) => String(values[at])),
    ]),
  );
  return csvOf([['row', 'repeat', 'fold', target, ...names], ...rows]);
}
