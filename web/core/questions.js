/**
 * What the core is asked to show how an item of the catalogue comes to its value: a measure of a
 * model or of all, with `method` its interval by that, with `class` of one class against the rest,
 * with `query` of one query alone;
 * the difference of a measure of two models, or
 * its p-value under the bootstrap; a key of the tests of two models, of one, or of all; a point of a
 * curve, at a threshold or at `x`, of many classes that of a class against the rest or of an average;
 * or the choice of a threshold rule.
 *
 * @typedef {{ model: number, metric: string, method?: string, class?: string, query?: string } |
 *   { metric: string } |
 *   { a: number, b: number, metric: string, number?: 'p' } | { a: number, b: number, key: string } |
 *   { model: number, key: string } | { key: string } |
 *   { model: number, curve: string, series?: string, threshold?: number | null, x?: number | null,
 *     class?: string, average?: string } |
 *   { model: number, rule: string, target?: number }} Question
 * @typedef {{ key: string }[] | string[]} Keys
 * @typedef {import('./report.js').Report} Report
 */

/** The families whose items show how they come to their values. */
export const WORKED_FAMILIES = /** @type {const} */ ([
  'metrics',
  'tests',
  'post_hoc',
  'effect_sizes',
  'intervals',
  'thresholds',
  'curves',
]);

/**
 * The keys of an item in a report, the p-values of a test first.
 * @param {{ id: string, keys?: Keys, p_values?: string[] }} item
 * @returns {string[]}
 */
const keysOf = ({ id, keys = [], p_values: first = [] }) => [
  ...first,
  ...keys.map((one) => (typeof one === 'string' ? one : one.key)),
  id,
];

/** @param {Record<string, unknown> | undefined} values @param {string} key */
const has = (values, key) =>
  values !== undefined && Object.hasOwn(values, key) && typeof values[key] === 'number';

/**
 * Where the models of a pair stand in the report.
 * @param {Report['models']} models
 * @param {{ a: string, b: string }} pair
 */
function placesOf(models, { a, b }) {
  const place = (/** @type {string} */ name) => models.findIndex((one) => one.name === name);
  return { a: place(a), b: place(b) };
}

/** The difference of the metric, by single cases and by whole groups, and its p-value under the bootstrap. */
const DIFFERENCE = ['difference', 'cluster_bootstrap_diff'];
const BOOTSTRAP_P = ['p', 'cluster_bootstrap_p'];

/**
 * What the core is asked of a number in the table of pairs.
 * @param {Report} report
 * @param {number} index of the pair
 * @param {string} key of the number
 * @param {string} metric whose differences the table shows
 * @returns {Question}
 */
export function pairQuestion({ models, pairs }, index, key, metric) {
  const places = placesOf(models, pairs[index]);
  if (DIFFERENCE.includes(key)) return { ...places, metric };
  return BOOTSTRAP_P.includes(key) ? { ...places, metric, number: 'p' } : { ...places, key };
}

/**
 * What the core is asked of a number in the table of classes.
 * @param {number} model
 * @param {string} label of the class
 * @param {string} key of the number
 * @returns {Question}
 */
export const classQuestion = (model, label, key) => ({
  model,
  metric: key === 'ece' ? 'ece_uniform' : key,
  class: label,
});

/**
 * What the core is asked of a number in the table of queries.
 * @param {number} model
 * @param {string} query by its name
 * @param {string} metric
 * @returns {Question}
 */
export const queryQuestion = (model, query, metric) => ({ model, metric, query });

/** Of a metric. @param {Report} report @param {any} item @returns {Question | null} */
function ofMetric(report, item) {
  /** Of confusion matrices, over all of them. */
  const { averages } = /** @type {any} */ (report);
  for (const key of keysOf(item)) {
    const model = report.models.findIndex(({ metrics }) => has(metrics, key));
    if (model >= 0) return { model, metric: key };
    if (has(averages, key)) return { metric: key };
  }
  return null;
}

/** Of a test, a procedure, an effect size. @param {Report} report @param {any} item @returns {Question | null} */
function ofComparison({ models, pairs, tests }, item) {
  for (const key of keysOf(item)) {
    if (has(tests, key)) return { key };
    const pair = pairs.find((one) => has(one, key));
    if (pair) return { ...placesOf(models, pair), key };
    const model = models.findIndex(
      (one) => has(one.metrics, key) || has(/** @type {any} */ (one).tests, key),
    );
    if (model >= 0) return { model, key };
  }
  return null;
}

/** Of an interval. @param {Report} report @param {{ id: string }} item @returns {Question | null} */
function ofInterval({ models, pairs }, { id }) {
  for (const [model, { intervals = {}, other_intervals: others = {} }] of /** @type {any[]} */ (
    models
  ).entries()) {
    const beside = Object.keys(intervals).find((key) => intervals[key].method === id);
    const metric = beside ?? Object.keys(others).find((key) => has(others[key][id], 'low'));
    if (metric) return { model, metric, method: id };
  }
  const pair = id === 'tango' && pairs.find((one) => has(one, 'accuracy_diff_low'));
  if (!pair) return null;
  return { ...placesOf(models, pair), key: 'accuracy_diff' };
}

/** Of a threshold rule. @param {Report} report @param {any} item @returns {Question | null} */
function ofRule({ task, models }, { id, needs_target: needsTarget }) {
  if (task !== 'binary') return null;
  if (needsTarget) return { model: 0, rule: id, target: id === 'target_fpr' ? 0.1 : 0.8 };
  const model = models.findIndex((one) =>
    has(/** @type {any} */ (one).thresholds?.[id], 'criterion'),
  );
  return model >= 0 ? { model, rule: id } : null;
}

/** A point in the middle of a curve. @param {Report} report @param {{ id: string }} item @returns {Question | null} */
function ofCurve({ models }, { id }) {
  const model = models.findIndex(({ curves }) => curves?.[id]?.series);
  if (model < 0) return null;
  const all = /** @type {any} */ (models[model]).curves[id].series;
  const series = Object.keys(all).find((name) => name !== 'segments') ?? '';
  const { threshold, probability_cost: cost, ...columns } = all[series];
  const places = threshold ?? Object.values(columns)[0];
  const middle = Math.floor(places.length / 2);
  return {
    model,
    curve: id,
    series,
    ...(threshold ? { threshold: threshold[middle] } : { x: places[middle] }),
    ...(cost ? { x: cost[middle] } : {}),
  };
}

/** @type {Record<string, (report: Report, item: any) => Question | null>} */
const QUESTIONS = {
  metrics: ofMetric,
  tests: ofComparison,
  post_hoc: ofComparison,
  effect_sizes: ofComparison,
  intervals: ofInterval,
  thresholds: ofRule,
  curves: ofCurve,
};

/**
 * @param {Report} report
 * @param {string} family of the catalogue
 * @param {any} item with its keys
 * @returns {Question | null} null where the report has no value of it
 */
export function questionOf(report, family, item) {
  return Object.hasOwn(QUESTIONS, family) ? QUESTIONS[family](report, item) : null;
}
