/**
 * The error of learners, taken apart into bias and variance, as a table.
 * @module
 */
import { csvOf } from '../export/csv.js';

/**
 * @typedef {import('../core/report.js').Problem} Problem
 *
 * @typedef {object} TakenApart the error of one learner's models, as means over the cases
 * @property {string} name
 * @property {number} error  share of wrong predictions, or mean squared error
 * @property {{ bias_squared: number, variance: number, sum: number, reference: string }} [kohavi_wolpert]  of classes; reference: where it
 *   was published
 * @property {{ bias: number, net_variance: number, sum: number, unbiased_variance: number, biased_variance: number,
 *   variance: number, reference: string }} [domingos]  of classes
 * @property {{ bias_squared_and_noise: number, variance: number, sum: number }} [squared_error]  of numbers
 * @property {{ row: number, truth: string | number, main: string | number, error: number }[]} worst
 *
 * @typedef {object} PartsAnswer of the core
 * @property {{ training_sets: number, cases: number, least_error?: string } & Record<string, any>} bias_variance
 * @property {TakenApart[]} learners
 *
 * @typedef {{ learner: string, values: number[] }} Output what the models of a learner predict, set by set
 *
 * @typedef {object} SetPredictions of some training sets
 * @property {Output[]} outputs
 * @property {Problem[]} warnings
 */

const OF_CLASSES = /** @type {const} */ ([
  ['kohavi_wolpert', 'bias_squared'],
  ['kohavi_wolpert', 'variance'],
  ['domingos', 'bias'],
  ['domingos', 'net_variance'],
  ['domingos', 'unbiased_variance'],
  ['domingos', 'biased_variance'],
  ['domingos', 'variance'],
]);

/**
 * A line for each learner: its error, and the parts.
 * @param {readonly TakenApart[]} learners
 * @returns {string}
 */
export function takenApartCsv(learners) {
  if (learners[0].squared_error) {
    const rows = learners.map(({ name, error, squared_error: parts }) => [
      name,
      ...[error, parts?.bias_squared_and_noise, parts?.variance].map(String),
    ]);
    return csvOf([['learner', 'squared_error', 'bias_squared_and_noise', 'variance'], ...rows]);
  }
  const head = OF_CLASSES.map(([of, part]) => `${of}_${part}`);
  const rows = learners.map((one) => [
    one.name,
    String(one.error),
    ...OF_CLASSES.map(([of, part]) => String(/** @type {any} */ (one[of])[part])),
  ]);
  return csvOf([['learner', 'error', ...head], ...rows]);
}

/**
 * A line for each case with the largest error of each learner: what most models predict of it, or their mean, its error and
 * the parts of that.
 * @param {readonly TakenApart[]} learners
 * @returns {string}
 */
export function worstCasesCsv(learners) {
  const head = ['learner', 'row', 'truth', 'main', 'error'];
  const parts = learners[0].squared_error
    ? /** @type {const} */ ([
        ['squared_error', 'bias_squared_and_noise'],
        ['squared_error', 'variance'],
      ])
    : OF_CLASSES;
  const names = parts.map(([of, part]) => (of === 'squared_error' ? part : `${of}_${part}`));
  const rows = learners.flatMap(({ name, worst }) =>
    worst.map((one) => [
      ...[name, one.row, one.truth, one.main, one.error].map(String),
      ...parts.map(([of, part]) => String(/** @type {any} */ (one)[of][part])),
    ]),
  );
  return csvOf([[...head, ...names], ...rows]);
}

/**
 * The predictions of all training sets, learner by learner.
 * @param {readonly SetPredictions[]} pieces  in the order of the training sets
 * @returns {Output[]}
 */
export const joinedOutputs = (pieces) =>
  pieces[0].outputs.map(({ learner }, at) => ({
    learner,
    values: pieces.flatMap(({ outputs }) => outputs[at].values),
  }));

/** So many pieces show progress well; each of them reads the data set again. */
const MOST_PIECES = 50;

/**
 * The training sets in pieces, [begin, end).
 * @param {number} count
 * @returns {[begin: number, end: number][]}
 * @example piecesOf(3) // [[0, 1], [1, 2], [2, 3]]
 */
export function piecesOf(count) {
  const size = Math.ceil(count / MOST_PIECES);
  return Array.from({ length: Math.ceil(count / size) }, (_, at) => [
    at * size,
    Math.min(count, (at + 1) * size),
  ]);
}
