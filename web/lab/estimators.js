/**
 * The choices of the simulation of estimators, and what is asked of the core for them.
 *
 * @typedef {object} EstimatorSummary  as the core has it
 * @property {string} estimator
 * @property {number} mean
 * @property {number} deviation
 * @property {number} low  a deviation below the mean
 * @property {number} high
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
 * @property {object[]} parts  from which it was summarized
 */

export const LEARNERS = {
  nearest: 'k_nearest_neighbors:n_neighbors=1',
  neighbors: 'k_nearest_neighbors:n_neighbors=5',
  tree: 'decision_tree',
  logistic: 'logistic_regression',
  bayes: 'gaussian_naive_bayes',
};

/** What the core takes where nothing is typed, to stand in the fields. */
export const USUAL_NUMBERS = {
  rows: '40',
  dimensions: '5',
  distance: '1',
  repetitions: '200',
  seed: '1',
};

export const USUAL = {
  learner: 'nearest',
  rows: '',
  dimensions: '',
  distance: '',
  repetitions: '',
  seed: '',
};

/** @param {Record<string, string>} choices @returns {Record<string, unknown> & { repetitions: number }} */
export function estimatorsRequest(choices) {
  const numbers = Object.entries(USUAL_NUMBERS).map(([name, usual]) => [
    name,
    Number(choices[name] || usual),
  ]);
  return {
    type: 'estimators',
    learner: LEARNERS[/** @type {keyof typeof LEARNERS} */ (choices.learner)],
    .../** @type {{ repetitions: number }} */ (Object.fromEntries(numbers)),
  };
}
