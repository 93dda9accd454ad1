import { kindOf } from '../../core/kinds.js';
import { counterpartOf } from './counterparts.js';

/**
 * What a snippet does, in whichever language: decided from the report, which nothing is computed for.
 *
 * @typedef {'python' | 'r'} Target
 *
 * @typedef {object} Measure
 * @property {string} key of the report
 * @property {string} expression
 * @property {string} [interval] the method of an interval that has a counterpart
 * @property {[hits: string, among: string]} [of] that of a proportion
 * @property {string[]} except models for which it is undefined
 * @property {boolean} isMean of the queries of a ranking
 *
 * @typedef {object} Plan
 * @property {string} file
 * @property {any} input of the report
 * @property {number} rows that are left of the table
 * @property {string} kind
 * @property {number} level
 * @property {string | null} weight
 * @property {string[]} numbers columns of which every cell has to be a number
 * @property {string[]} texts columns of which every cell has to be there
 * @property {boolean} truthIsNumber
 * @property {any[]} models
 * @property {(model: string) => [label: string, column: string][]} columnsOf of probabilities of many classes
 * @property {boolean} isAveraged confusion matrices of one learner
 * @property {boolean} isHigherBetter this and the following: of comparisons of learners
 * @property {boolean} hasF whether the F of Iman and Davenport is finite
 * @property {string | null} control
 * @property {string | null} procedure that adjusts p-values, where there is a counterpart
 * @property {'exact' | 'approx' | null} signedRanks how pairs are compared by Wilcoxon's test
 * @property {number | null} ratio of a test set to its training set
 * @property {boolean} isFiveByTwo
 * @property {number | null} eps0
 * @property {string} alternative
 * @property {Measure[]} measures
 * @property {{ key: string, untested: [string, string][] }[]} tests of pairs, by the key of their p-value
 * @property {string[]} notes
 */

const INTERVALS = ['wilson', 'delong_logit'];

/** @param {any} report @param {string} key @returns {string[]} models for which it is undefined */
const undefinedFor = ({ models }, key) =>
  models.flatMap((/** @type {any} */ { name, metrics }) =>
    typeof metrics[key] === 'number' ? [] : [name],
  );

/** @param {any} report @param {string} key */
function intervalOf({ models }, key) {
  const methods = new Set(models.map((/** @type {any} */ one) => one.intervals[key]?.method));
  const [method] = methods;
  return methods.size === 1 ? method : undefined;
}

/**
 * The measures that are shown, and those that there is no way to compute.
 * @param {any} report
 * @param {string[]} keys
 * @param {Target} to
 */
export function measuresOf(report, keys, to) {
  const kind = kindOf(report);
  /** @type {Measure[]} */
  const measures = [];
  const leftOut = [];
  const intervalsLeftOut = [];
  for (const key of keys) {
    const except = undefinedFor(report, key);
    if (except.length === report.models.length) continue;
    const { [to]: expression, of } = counterpartOf(kind, key);
    if (expression === undefined) {
      leftOut.push(key);
      continue;
    }
    const method = intervalOf(report, key);
    const interval = INTERVALS.includes(method) ? method : undefined;
    if (method && !interval) intervalsLeftOut.push(key);
    measures.push({ key, expression, interval, of, except, isMean: kind === 'ranking' });
  }
  return { measures, leftOut, intervalsLeftOut };
}

/** By which pairs are tested, in the order of the kind's verdict. @type {Record<string, string[]>} */
const TESTS = {
  binary: ['delong_p', 'mcnemar_midp'],
  labels: ['mcnemar_midp'],
  many_labels: ['mcnemar_midp'],
  multiclass: ['mcnemar_midp'],
  regression: ['paired_t_p', 'wilcoxon_p_exact', 'wilcoxon_p_approx'],
  ranking: ['paired_t_p', 'wilcoxon_p_exact', 'wilcoxon_p_approx'],
};

/** @param {any} report @returns {Plan['tests']} */
export function testsOf(report) {
  const all = (TESTS[kindOf(report)] ?? []).map((key) => ({
    key,
    untested: report.pairs.flatMap((/** @type {any} */ pair) =>
      typeof pair[key] === 'number' ? [] : [[pair.a, pair.b]],
    ),
  }));
  const possible = all.filter(({ untested }) => untested.length < report.pairs.length);
  const isExact = possible.some(
    ({ key, untested }) => key === 'wilcoxon_p_exact' && !untested.length,
  );
  return possible.filter(({ key }) => key !== (isExact ? 'wilcoxon_p_approx' : 'wilcoxon_p_exact'));
}

/** Procedures that snippets have. */
const PROCEDURES = ['bonferroni', 'holm', 'hochberg', 'hommel', 'shaffer'];

/**
 * What a comparison of learners asks besides its results.
 * @param {any} report
 */
export function comparisonOf({ task, options, verdict, pairs, tests }) {
  const [pair] = pairs;
  const procedures = options.control ? PROCEDURES : [...PROCEDURES, 'nemenyi'];
  const isDefined = (/** @type {string} */ key) =>
    pairs.every((/** @type {any} */ one) => typeof one[key] === 'number');
  const exact = isDefined('wilcoxon_p_exact') ? 'exact' : null;
  const approx = isDefined('wilcoxon_p_approx') ? 'approx' : null;
  return {
    isHigherBetter: options.higher_is_better ?? false,
    hasF: typeof tests.iman_davenport_f_tie_corrected === 'number',
    control: options.control ?? null,
    procedure: procedures.includes(verdict.procedure) ? verdict.procedure : null,
    signedRanks:
      task === 'friedman' && pair?.wilcoxon_holm_p !== undefined
        ? /** @type {'exact' | 'approx' | null} */ (exact ?? approx)
        : null,
    ratio: options.test_train_ratio ?? null,
    isFiveByTwo: options.design === '5x2',
    eps0: options.eps0 ?? null,
    alternative: options.alternative ?? 'two-sided',
  };
}
