import { COLUMNS } from '../core/kinds.js';
import { learnersFor, learnerText } from './choices.js';
import { ALL } from './search.js';

/**
 * What was chosen for a search, and what is asked of the core for it.
 *
 * @typedef {import('./choices.js').LabCatalogue} LabCatalogue
 * @typedef {import('./predictions.js').LabFacts} LabFacts
 *
 * @typedef {object} SearchChoice
 * @property {string} learner  an id
 * @property {Record<string, string>} values  of hyper-parameters that stay, or are searched among "1|5|9"
 * @property {string} strategy  an id, or all
 * @property {string} budget  as typed; empty: as usual
 * @property {string} seed  as typed; empty: that of the plan
 * @property {string} metric  empty: as usual
 * @property {string} outerFolds  as typed; empty: none
 */

/** What the core takes where nothing is typed, to stand in the fields. */
export const USUAL_BUDGET = '30';

/** @type {SearchChoice} */
export const USUAL_SEARCH = {
  learner: 'decision_tree',
  values: {},
  strategy: 'bayesian',
  budget: '',
  seed: '',
  metric: '',
  outerFolds: '',
};

/** Trees of the grid in the lecture notes: `(1:30) * 50`. */
const TREES = Array.from({ length: 30 }, (_, at) => 50 * (at + 1)).join('|');

/**
 * The grid of 90 combinations of the lecture notes, which is one of R's gbm: shrinkage is called learning_rate here,
 * n.minobsinnode min_samples_leaf and n.trees n_estimators. Its interaction.depth counts the splits of a tree; max_depth,
 * which stands in its place, the levels of them.
 * @type {Partial<SearchChoice>}
 */
export const LECTURE_GRID = {
  learner: 'gradient_boosting',
  values: {
    learning_rate: '0.1',
    min_samples_leaf: '20',
    max_depth: '1|5|9',
    n_estimators: TREES,
  },
  strategy: 'grid',
  budget: '90',
};

/** What the core takes if no metric is named. */
const USUAL_METRIC = { classification: 'accuracy', regression: 'rmse' };

/** What the predictions of learners are read as, by the kind of report. */
const KINDS = {
  regression: ['estimates'],
  binary: ['counts', 'confusion', 'scores'],
  multiclass: ['confusion', 'probabilities'],
};

/**
 * The metrics of the catalogue that can be searched by, as one end of them is better: the usual one first, then those that
 * a table shows at first, then all others.
 * @param {LabCatalogue} catalogue
 * @param {LabFacts['lab']} lab
 * @returns {string[]}
 */
export function searchMetrics({ metrics }, { goal, positive }) {
  const task = goal === 'regression' ? goal : positive === undefined ? 'multiclass' : 'binary';
  const keys = metrics
    .filter(
      ({ direction, kinds }) =>
        direction !== 'neither' && kinds.some((one) => KINDS[task].includes(one)),
    )
    .flatMap((metric) => metric.keys.map(({ key }) => key));
  const first = [USUAL_METRIC[goal], ...COLUMNS[task]].filter((key) => keys.includes(key));
  return [...new Set([...first, ...keys])];
}

/**
 * The learners that have something to search.
 * @param {LabCatalogue} catalogue
 * @param {LabFacts['lab']} lab
 */
export const searchable = (catalogue, { goal }) =>
  learnersFor(catalogue, goal).filter(({ parameters }) => parameters.length > 0);

/**
 * The choice as far as it suits the data.
 * @param {LabCatalogue} catalogue
 * @param {LabFacts['lab']} lab
 * @param {SearchChoice} choice
 * @returns {SearchChoice}
 */
export function suiting(catalogue, lab, choice) {
  const suits = searchable(catalogue, lab).some(({ id }) => id === choice.learner);
  const metrics = searchMetrics(catalogue, lab);
  return {
    ...choice,
    ...(suits ? {} : { learner: USUAL_SEARCH.learner, values: {} }),
    metric: metrics.includes(choice.metric) ? choice.metric : metrics[0],
  };
}

/**
 * The options of the search, as the core takes them. What is wrong with a typed one is for the core to say.
 * @param {SearchChoice} choice
 * @returns {Record<string, unknown>}
 */
export const searchOptions = ({ learner, values, strategy, budget, seed, metric }) => ({
  learner: learnerText({ id: learner, values }),
  ...(strategy === ALL ? {} : { strategy }),
  ...(budget ? { budget: Number(budget) } : {}),
  ...(seed ? { seed: Number(seed) } : {}),
  metric,
});
