/**
 * The choices of the simulation of estimators, and what is asked of the core for them.
 *
 * @typedef {object} EstimatorChoices
 * @property {string} learner  one of LEARNERS
 * @property {string} rows  as typed; empty: as usual
 * @property {string} dimensions
 * @property {string} distance
 * @property {string} repetitions
 * @property {string} seed
 *
 * @typedef {object} EstimatorSummary  as the core has it
 * @property {string} estimator
 * @property {number} mean
 * @property {number} deviation
 * @property {number} bias
 * @property {number} standard_error
 * @property {number} root_mean_squared_error
 *
 * @typedef {object} Estimators
 * @property {{ learner: string } & Record<'rows' | 'dimensions' | 'distance' | 'repetitions' | 'seed', number>} estimators
 * @property {number} bayes_error
 * @property {{ mean: number, deviation: number }} true_error
 * @property {string} closest
 * @property {EstimatorSummary[]} estimates
 */

export const LEARNERS = {
  nearest: 'k_nearest_neighbors:n_neighbors=1',
  neighbors: 'k_nearest_neighbors:n_neighbors=5',
  tree: 'decision_tree',
  logistic: 'logistic_regression',
  bayes: 'gaussian_naive_bayes',
};
export const NUMBERS = /** @type {const} */ ([
  'rows',
  'dimensions',
  'distance',
  'repetitions',
  'seed',
]);

/** What the core takes where nothing is typed, to stand in the fields. */
export const USUAL_NUMBERS = {
  rows: '40',
  dimensions: '5',
  distance: '1',
  repetitions: '200',
  seed: '1',
};

/** @type {EstimatorChoices} */
export const USUAL = {
  learner: 'nearest',
  rows: '',
  dimensions: '',
  distance: '',
  repetitions: '',
  seed: '',
};

/** @param {EstimatorChoices} choices @returns {Record<string, unknown> & { repetitions: number }} */
export function estimatorsRequest(choices) {
  const numbers = NUMBERS.map((name) => [name, Number(choices[name] || USUAL_NUMBERS[name])]);
  return {
    type: 'estimators',
    learner: LEARNERS[/** @type {keyof typeof LEARNERS} */ (choices.learner)],
    .../** @type {{ repetitions: number }} */ (Object.fromEntries(numbers)),
  };
}
