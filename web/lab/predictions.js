/**
 * What learners of the lab predict, as a table of predictions that Melon and everything else reads.
 * @module
 */
import { csvOf, marked } from '../export/csv.js';
import { csvText } from '../import/pasted_cells.js';

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
 * The learners with a prediction that is not a number, as where the squares of large features overflow.
 * @param {readonly PredictedRows[]} parts
 * @returns {Set<string>}
 */
export const undefinedLearners = (parts) =>
  new Set(
    parts.flatMap(({ outputs }) =>
      outputs.flatMap(({ learner, values }) =>
        values.every((value) => Number.isFinite(value)) ? [] : learner,
      ),
    ),
  );

/**
 * A line for each tested row: its number, repeat and fold, its target, and what each learner predicts. Of classes there
 * is a column for each learner and class, "learner:class", with the probability. A learner that has not predicted each
 * row by a number has no column.
 * @param {Pick<LabFacts['lab'], 'target' | 'classes'>} lab
 * @param {readonly PredictedRows[]} parts  of the plan's splits, in their order
 * @returns {string[][]}
 */
function predictionRows({ target, classes }, parts) {
  const lost = undefinedLearners(parts);
  const kept = (/** @type {PredictedRows} */ { outputs }) =>
    outputs.filter(({ learner }) => !lost.has(learner));
  const rows = parts.flatMap((part) =>
    part.row.map((number, at) => [
      ...[number, part.repeat[at], part.fold[at]].map(String),
      classes ? classes[part.truth[at]] : String(part.truth[at]),
      ...kept(part).map(({ values }) => String(values[at])),
    ]),
  );
  return [['row', 'repeat', 'fold', target, ...kept(parts[0]).map(columnOf)], ...rows];
}

/**
 * The predictions as Melon itself reads them, with every name as it is.
 * @param {LabFacts['lab']} lab
 * @param {readonly PredictedRows[]} parts
 */
export const predictionsTable = (lab, parts) => csvText(predictionRows(lab, parts));

/**
 * The predictions as a file, safe for spreadsheets: a class that has a mark has it in the names of columns, too.
 * @param {LabFacts['lab']} lab
 * @param {readonly PredictedRows[]} parts
 */
export function predictionsCsv({ target, classes }, parts) {
  const markedParts = parts.map((part) => ({
    ...part,
    outputs: part.outputs.map((output) =>
      output.class === undefined ? output : { ...output, class: marked(output.class) },
    ),
  }));
  return csvOf(predictionRows({ target, classes: classes?.map(marked) }, markedParts));
}
