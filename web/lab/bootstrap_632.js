/**
 * The .632 and .632+ estimates: what is asked of the core for them, and their table.
 * @module
 */
import { csvOf } from '../export/csv.js';

/**
 * @typedef {import('./predictions.js').LabFacts} LabFacts
 * @typedef {import('./predictions.js').LabPredictions} LabPredictions
 *
 * @typedef {object} Estimate of the error rate of a learner
 * @property {string} name
 * @property {number} apparent_error
 * @property {number} out_of_bag_error
 * @property {number} estimate_632
 * @property {number} no_information_rate
 * @property {number} overfitting_rate
 * @property {number} weight
 * @property {number} estimate_632_plus
 *
 * @typedef {object} Estimates
 * @property {{ rows: number, samples: number, never_left_out: number, learners: Estimate[], reference: string }} bootstrap_632
 * @property {import('../core/core.js').CoreError[]} warnings
 */

/** In the order in which they come about. */
export const ESTIMATE_KEYS = /** @type {const} */ ([
  'apparent_error',
  'out_of_bag_error',
  'estimate_632',
  'no_information_rate',
  'overfitting_rate',
  'weight',
  'estimate_632_plus',
]);

/** What the estimates are made from. @param {LabPredictions} part */
const classesOf = ({ row, truth, predicted }) => ({ row, truth, predicted });

/**
 * Without predictions it asks whether there is anything to estimate.
 * @param {LabFacts} facts
 * @param {readonly LabPredictions[]} [parts]  of all splits of the plan
 * @param {LabPredictions} [apparent]  of all rows, learnt from all rows
 */
export function estimatesRequest({ lab, plan }, parts, apparent) {
  const known = { type: 'bootstrap_632', plan: plan.id, goal: lab.goal };
  if (!parts || !apparent) return known;
  return {
    ...known,
    rows: plan.rows,
    classes: lab.classes?.length ?? 0,
    left_out: parts.map(classesOf),
    apparent: classesOf(apparent),
  };
}

/**
 * A line for each learner.
 * @param {Estimates} estimates
 * @returns {string}
 */
export const estimatesCsv = ({ bootstrap_632: { learners } }) =>
  csvOf([
    ['learner', ...ESTIMATE_KEYS],
    ...learners.map((one) => [one.name, ...ESTIMATE_KEYS.map((key) => String(one[key]))]),
  ]);
