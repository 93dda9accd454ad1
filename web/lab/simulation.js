/**
 * The choices of the simulation of bias and variance, and what is asked of the core for them.
 *
 * @typedef {object} Simulation
 * @property {string} function  what is to be learnt
 * @property {string} family
 * @property {string} noise  as typed; empty: as usual
 * @property {string} rows
 * @property {string} training_sets
 * @property {string} seed
 *
 * @typedef {object} Family  learners of growing complexity
 * @property {string} learner
 * @property {string} parameter
 * @property {number[]} values  from simple to complex
 */

export const FUNCTIONS = /** @type {const} */ (['sine', 'line', 'step', 'bump']);
export const NUMBERS = /** @type {const} */ (['noise', 'rows', 'training_sets', 'seed']);

/** What the core takes where nothing is typed, to stand in the fields. */
export const USUAL_NUMBERS = { noise: '0.3', rows: '30', training_sets: '100', seed: '1' };

/** @param {number} last */
const upTo = (last) => Array.from({ length: last }, (_, at) => at + 1);

/** @type {Record<'polynomial' | 'tree' | 'neighbors', Family>} */
export const FAMILIES = {
  polynomial: { learner: 'polynomial_regression', parameter: 'degree', values: upTo(12) },
  tree: { learner: 'decision_tree', parameter: 'max_depth', values: upTo(8) },
  // The fewer neighbours, the more complex.
  neighbors: {
    learner: 'k_nearest_neighbors',
    parameter: 'n_neighbors',
    values: upTo(15).reverse(),
  },
};

/** @type {Simulation} */
export const USUAL = {
  function: 'sine',
  family: 'polynomial',
  noise: '',
  rows: '',
  training_sets: '',
  seed: '',
};

/** @param {Simulation} simulation */
export const familyOf = ({ family }) => FAMILIES[/** @type {keyof typeof FAMILIES} */ (family)];

/** @param {Simulation} simulation */
export function simulationRequest(simulation) {
  const { learner, parameter, values } = familyOf(simulation);
  const typed = NUMBERS.flatMap((name) =>
    simulation[name] ? [[name, Number(simulation[name])]] : [],
  );
  return {
    type: 'bias_variance',
    function: simulation.function,
    learners: values.map((value) => `${learner}:${parameter}=${value}`),
    ...Object.fromEntries(typed),
  };
}
