/**
 * What the metrics of each fold are, as a table of results of learners that Melon and everything else reads.
 * @module
 */
import { csvOf } from '../export/csv.js';
import { columnOf, predictionsTable, undefinedLearners } from './predictions.js';

/**
 * @typedef {import('./predictions.js').LabFacts} LabFacts
 * @typedef {import('./predictions.js').LabPredictions} LabPredictions
 *
 * @typedef {object} FoldResult of one learner in one test set
 * @property {string} [dataSet] where there are several
 * @property {number} repeat
 * @property {number} fold
 * @property {number} trainingRows
 * @property {number} [share]  of the training set, that was learnt from
 * @property {'training' | 'test'} [part]  where the rows that were learnt from are measured, too
 * @property {string} learner
 * @property {Record<string, number | null>} metrics
 */

/**
 * The options with which the predictions of one test set are evaluated: what they are is known from the whole data,
 * though a few rows may look like something else, such as one class alone.
 * @param {LabFacts['lab']} lab
 */
export function evaluationOptions({ target, classes, positive, learners }) {
  const known = { truth: target, bootstrap: 0 };
  if (!classes) return { ...known, task: 'regression' };
  if (positive === undefined) return { ...known, task: 'multiclass' };
  const predictions = learners.map(({ name }) => columnOf({ learner: name, class: positive }));
  return { ...known, task: 'binary', positive, predictions };
}

/**
 * What is asked of the core about the predictions of one test set.
 * @param {LabFacts['lab']} lab
 * @param {LabPredictions} part
 * @returns {{ text: string, options: ReturnType<typeof evaluationOptions> } | null} null: no learner has predicted
 */
export function evaluationOf(lab, part) {
  const lost = undefinedLearners([part]);
  const learners = lab.learners.filter(({ name }) => !lost.has(name));
  if (learners.length === 0) return null;
  return { text: predictionsTable(lab, [part]), options: evaluationOptions({ ...lab, learners }) };
}

/**
 * What the report on the predictions of one test set says of each learner; of one that has not predicted, nothing.
 * @param {LabPredictions & { part?: 'training' }} predicted
 * @param {{ models: { name: string, metrics: Record<string, number | null> }[] }} [report]
 * @returns {FoldResult[]}
 */
export function foldResults(predicted, { models } = { models: [] }) {
  const { repeat, fold, outputs, training_rows: rows, training_share: share } = predicted;
  const { training, part } = predicted;
  // Of two classes the model has the name of one of its columns.
  const learners = new Map(outputs.map((one) => [columnOf(one), one.learner]));
  const lost = [...undefinedLearners([predicted])].map((name) => ({ name, metrics: {} }));
  return [...models, ...lost].map(({ name, metrics }) => ({
    repeat: repeat[0],
    fold: fold[0],
    trainingRows: rows[0],
    ...(share === undefined ? {} : { share }),
    ...(training || part ? { part: part ?? /** @type {const} */ ('test') } : {}),
    learner: learners.get(name) ?? name,
    metrics,
  }));
}

/**
 * The rows that were learnt from, to be measured as a test set is.
 * @param {LabPredictions} predicted
 */
export const trainingPart = ({ training, ...rest }) => ({
  ...rest,
  .../** @type {import('./predictions.js').PredictedRows} */ (training),
  part: /** @type {const} */ ('training'),
});

/**
 * A line for each learner in each fold of each data set; where the rows learnt from are measured, too, one for these and
 * one for the test set, with the number of rows that were learnt from.
 * @param {readonly FoldResult[]} results
 * @param {readonly string[]} metrics
 * @returns {string}
 */
export function resultsCsv(results, metrics) {
  const several = results.some(({ dataSet }) => dataSet !== undefined);
  const both = results.some(({ part }) => part !== undefined);
  const head = [
    ...(several ? ['data_set'] : []),
    'repeat',
    'fold',
    ...(both ? ['training_share', 'training_rows', 'part'] : []),
    'learner',
    ...metrics,
  ];
  return csvOf([
    head,
    ...results.map((one) => [
      ...(several ? [one.dataSet ?? ''] : []),
      String(one.repeat),
      String(one.fold),
      ...(both ? [String(one.share ?? 1), String(one.trainingRows), one.part ?? ''] : []),
      one.learner,
      ...metrics.map((metric) => String(one.metrics[metric] ?? '')),
    ]),
  ]);
}

/**
 * The results of each learner, repetition by repetition, of a plan that repeats its folds.
 * @param {readonly FoldResult[]} results
 * @param {string} metric
 * @returns {Map<string, (number | null)[][]> | null} null: of a plan that has one repetition, or one test set in each
 */
export function repetitionsOf(results, metric) {
  const repeats = [...new Set(results.map(({ repeat }) => repeat))];
  if (repeats.length < 2 || new Set(results.map(({ fold }) => fold)).size < 2) return null;
  const learners = new Set(results.map(({ learner }) => learner));
  const of = (/** @type {string} */ learner, /** @type {number} */ repeat) =>
    results
      .filter((one) => one.learner === learner && one.repeat === repeat)
      .map(({ metrics }) => metrics[metric] ?? null);
  return new Map(
    [...learners].map((learner) => [learner, repeats.map((repeat) => of(learner, repeat))]),
  );
}
