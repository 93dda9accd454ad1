/**
 * What the metrics of each fold are, as a table of results of learners that Melon and everything else reads.
 * @module
 */
import { csvOf } from '../export/csv.js';
import { columnOf } from './predictions.js';

/**
 * @typedef {import('./predictions.js').LabFacts} LabFacts
 * @typedef {import('./predictions.js').LabPredictions} LabPredictions
 *
 * @typedef {object} FoldResult of one learner in one test set
 * @property {string} [dataSet] where there are several
 * @property {number} repeat
 * @property {number} fold
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
 * What the report on the predictions of one test set says of each learner.
 * @param {LabPredictions} part
 * @param {{ models: { name: string, metrics: Record<string, number | null> }[] }} report
 * @returns {FoldResult[]}
 */
export function foldResults({ repeat, fold, outputs }, { models }) {
  // Of two classes the model has the name of one of its columns.
  const learners = new Map(outputs.map((one) => [columnOf(one), one.learner]));
  return models.map(({ name, metrics }) => ({
    repeat: repeat[0],
    fold: fold[0],
    learner: learners.get(name) ?? name,
    metrics,
  }));
}

/**
 * A line for each learner in each fold of each data set.
 * @param {readonly FoldResult[]} results
 * @param {readonly string[]} metrics
 * @returns {string}
 */
export function resultsCsv(results, metrics) {
  const several = results.some(({ dataSet }) => dataSet !== undefined);
  const head = [...(several ? ['data_set'] : []), 'repeat', 'fold', 'learner', ...metrics];
  return csvOf([
    head,
    ...results.map((one) => [
      ...(several ? [one.dataSet ?? ''] : []),
      String(one.repeat),
      String(one.fold),
      one.learner,
      ...metrics.map((metric) => String(one.metrics[metric] ?? '')),
    ]),
  ]);
}
