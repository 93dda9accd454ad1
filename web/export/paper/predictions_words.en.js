/**
 * Sentences on models and their predictions for a paper, in English.
 * `predictions_words.zh.js` has the same keys. `c` cites, as in `words.en.js`.
 * @typedef {import('../citations.js').Citations} Citations
 */

/** @param {string[]} items */
const list = (items) =>
  items.length < 3
    ? items.join(' and ')
    : `${items.slice(0, -1).join(', ')}, and ${items[items.length - 1]}`;

/** @param {number} n @param {string} one @param {string} many */
const counted = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @param {string} cases how many */
const casesOf = (cases) => `${cases} ${cases === '1' ? 'case' : 'cases'}`;

/** Replicates of a bootstrap. @param {string} replicates @param {string} groups the column of groups, or empty */
const drawn = (replicates, groups) =>
  ` with ${replicates} replicates${groups ? ` of whole groups (${groups})` : ''}`;

/** How an interval was made. @type {Record<string, (c: Citations, replicates: string, groups: string) => string>} */
const INTERVALS = {
  delong: (c) => `by DeLong’s method ${c.in('delong1988')}`,
  delong_logit: (c) => `by DeLong’s method on the logit scale ${c.in('delong1988')}`,
  hanley_mcneil: (c) => `by Hanley and McNeil’s method ${c.in('hanley1982')}`,
  newcombe: (c) => `by Newcombe’s method ${c.in('newcombe2006')}`,
  wilson: (c) => `by Wilson’s method ${c.in('wilson1927')}`,
  clopper_pearson: (c) => `by Clopper and Pearson’s method ${c.in('clopper1934')}`,
  bootstrap_bca: (c, replicates, groups) =>
    `by the BCa bootstrap ${c.in('efron1987')}${drawn(replicates, groups)}`,
  bootstrap_percentile: (c, replicates, groups) =>
    `by the percentile bootstrap ${c.in('efron1993')}${drawn(replicates, groups)}`,
};

/** @type {Record<string, (c: Citations, groups: string, replicates: string) => string>} */
const TESTS = {
  cluster_bootstrap: (c, groups, replicates) =>
    `the bootstrap ${c.in('efron1993')}${drawn(replicates, groups)}`,
  delong: (c) => `DeLong’s test ${c.in('delong1988')}`,
  auc_permutation: (c) => `a permutation test of the two AUCs ${c.in('bandos2005')}`,
  mcnemar_midp: (c) => `McNemar’s mid-p test ${c.in('mcnemar1947', 'fagerland2013')}`,
  mcnemar_exact: (c) => `McNemar’s exact test ${c.in('mcnemar1947')}`,
  mcnemar: (c) => `McNemar’s test ${c.in('mcnemar1947')}`,
  bootstrap: (c) => `the bootstrap ${c.in('efron1993')}`,
  paired_t_test: (c) => `the paired t-test ${c.in('student1908')}`,
  wilcoxon_signed_rank: (c) => `the Wilcoxon signed-rank test ${c.in('wilcoxon1945')}`,
};

export const predictionsPaper = {
  metrics: {
    roc_auc: 'AUC',
    average_precision: 'average precision',
    accuracy: 'accuracy',
    balanced_accuracy: 'balanced accuracy',
    log_loss: 'log loss',
    brier: 'Brier score',
    mae: 'mean absolute error',
    mse: 'mean squared error',
    rmse: 'root mean squared error',
    ndcg: 'NDCG',
    adjusted_rand: 'adjusted Rand index',
    silhouette: 'silhouette coefficient',
  },
  intervals: INTERVALS,
  tests: TESTS,
  intervalDisagrees: (/** @type {boolean} */ significant) =>
    `The interval ${significant ? 'contains 0 although p is at most α' : 'excludes 0 although p is above α'}, since it and p are computed in different ways.`,
  /** How the interval of a difference was made, where its test does not say it. @type {Record<string, (c: Citations) => string>} */
  differenceBy: {
    mcnemar_midp: (c) => ` by Tango’s score method ${c.in('tango1998')}`,
    cluster_bootstrap: () => ' by percentiles',
  },

  twoClasses: (
    /** @type {string} */ cases,
    /** @type {string} */ positives,
    /** @type {string} */ label,
  ) =>
    cases === '1'
      ? `1 case, which is ${positives === '1' ? '' : 'not '}${label} (the positive class)`
      : `${cases} cases, ${positives} of them ${label} (the positive class)`,
  weightedClasses: (
    /** @type {string} */ cases,
    /** @type {string} */ total,
    /** @type {string} */ positives,
    /** @type {string} */ label,
  ) =>
    `${casesOf(cases)} with a total weight of ${total}, ${positives} of it on ${label} (the positive class)`,
  classes: (/** @type {string} */ cases, /** @type {number} */ classes) =>
    `${casesOf(cases)} of ${classes} classes`,
  totals: (/** @type {string} */ rows, /** @type {string} */ total) =>
    `${rows} ${rows === '1' ? 'row that sums' : 'rows that sum'} up cases with a total weight of ${total}`,
  cases: casesOf,
  queries: (/** @type {string} */ queries, /** @type {string} */ items) =>
    `${queries} ${queries === '1' ? 'query' : 'queries'} with ${items} ${items === '1' ? 'item' : 'items'}`,
  queriesLeftOut: (/** @type {string} */ n, /** @type {string} */ all) =>
    `Of the ${all} queries, ${n} without a relevant item ${n === '1' ? 'was' : 'were'} left out.`,
  evaluated: (/** @type {string[]} */ names, /** @type {number} */ k, /** @type {string} */ of) =>
    `We evaluated ${counted(k, 'model', 'models')}${names.length > 0 ? ` (${list(names)})` : ''} on ${of}.`,
  clusterings: (
    /** @type {string[]} */ names,
    /** @type {number} */ k,
    /** @type {string} */ points,
  ) =>
    `We evaluated ${counted(k, 'clustering', 'clusterings')}${names.length > 0 ? ` (${list(names)})` : ''} of ${points} points.`,
  matrices: (
    /** @type {number} */ k,
    /** @type {string} */ metric,
    /** @type {string} */ mean,
    /** @type {string} */ std,
    /** @type {string} */ range,
  ) =>
    `Over ${counted(k, 'confusion matrix', 'confusion matrices')} the mean ${metric} was ${mean} (standard deviation ${std}, range ${range}).`,
  matricesMixed: (/** @type {number} */ k) =>
    `We evaluated ${counted(k, 'confusion matrix', 'confusion matrices')}, which are not all of the same model and kind, so no mean over them is given.`,
  matricesAlone: (/** @type {number} */ k) =>
    `We evaluated ${counted(k, 'confusion matrix', 'confusion matrices')}.`,
  weighted: (/** @type {string} */ column) => `Cases were weighted by ${column}.`,
  dropped: (/** @type {number} */ rows) =>
    `${counted(rows, 'row', 'rows')} with a missing or non-numeric value ${rows === 1 ? 'was' : 'were'} left out.`,
  value: (/** @type {string} */ name, /** @type {string} */ value) => `${value} for ${name}`,
  values: (
    /** @type {string} */ metric,
    /** @type {string[]} */ values,
    /** @type {number} */ left,
    /** @type {string} */ intervals,
  ) =>
    `The ${metric} was ${list(values)}${left > 0 ? `; those of the other ${left} are in the table` : ''}${intervals}.`,
  /** Of which no model has a value. */
  noValue: (/** @type {string} */ metric, /** @type {string} */ reason) =>
    `The ${metric} is undefined${reason ? `: ${reason}` : ''}.`,
  intervalsBy: (/** @type {string} */ level, /** @type {string[]} */ hows) =>
    `, with ${level} confidence intervals ${list(hows)}`,
  /** A method, and the models whose intervals it made. */
  intervalsOf: (/** @type {string} */ how, /** @type {string[]} */ names) =>
    `${how} for ${list(names)}`,

  compared: (
    /** @type {string} */ best,
    /** @type {string} */ other,
    /** @type {string} */ metric,
    /** @type {string} */ test,
    /** @type {string} */ adjusted,
    /** @type {string} */ alpha,
  ) =>
    `${best}, the best by ${metric}, was compared with ${other} by ${test}${adjusted}, at α = ${alpha}.`,
  /** The same of two with the same value. */
  comparedEqual: (
    /** @type {string} */ best,
    /** @type {string} */ other,
    /** @type {string} */ metric,
    /** @type {string} */ test,
    /** @type {string} */ adjusted,
    /** @type {string} */ alpha,
  ) =>
    `${best} and ${other}, which have the same ${metric}, were compared by ${test}${adjusted}, at α = ${alpha}.`,
  holm: (/** @type {Citations} */ c, /** @type {number} */ pairs) =>
    `, with p adjusted by Holm’s procedure ${c.in('holm1979')} over all ${pairs} pairs`,
  better: (
    /** @type {string} */ best,
    /** @type {string} */ other,
    /** @type {string} */ numbers,
  ) => `${best} was significantly better than ${other}: ${numbers}.`,
  onlyAlone: (/** @type {string} */ numbers) =>
    `The difference was significant by itself, but its adjusted p is above α, so no difference is claimed: ${numbers}.`,
  /** Of the interval of the difference, beside an adjusted p. */
  unadjusted:
    'Unlike the adjusted p, the interval of the difference is not adjusted for the number of comparisons.',
  noDifference: (/** @type {string} */ numbers) =>
    `No significant difference was found: ${numbers}.`,
  /** Models that all rank worse than chance. */
  notJudged: (/** @type {string} */ numbers) =>
    `Since every model ranks worse than chance, none is called better: ${numbers}.`,
  /** Where the means are of different cases, and those in common favour the other model. */
  otherCases: (/** @type {string} */ numbers) =>
    `The two values come from different cases and those in common favour the other model, so no difference is claimed: ${numbers}.`,
  undefinedFor: (
    /** @type {string[]} */ names,
    /** @type {string} */ metric,
    /** @type {string} */ test,
    /** @type {boolean} */ equal,
    /** @type {string} */ reason,
  ) =>
    `${list(names)}${equal ? `, which have the same ${metric},` : `, the best two by ${metric},`} could not be compared by ${test}${reason ? ` – ${reason}` : ', which is undefined for them'}.`,
  beaten: (
    /** @type {string[]} */ best,
    /** @type {string[]} */ beaten,
    /** @type {string} */ test,
    /** @type {string} */ adjusted,
    /** @type {string} */ alpha,
    /** @type {string} */ p,
  ) =>
    `By ${test}${adjusted}, at α = ${alpha}, ${list(best)} ${best.length > 1 ? 'were each' : 'was'} significantly better than ${list(beaten)} (${beaten.length > 1 || best.length > 1 ? 'largest ' : ''}adjusted ${p}).`,
  untested: 'No significance test was made.',
  untestable: (/** @type {string} */ reason) =>
    `No significance test is possible${reason ? `: ${reason}` : ''}.`,
  /** Forecasts that a test took as independent. */
  casesInTime: (/** @type {string} */ column) =>
    `The cases follow each other in time (${column}) and were tested as independent; if their errors are positively autocorrelated, p-values are too small and intervals are too narrow.`,
  /** Rows of the same case or patient. */
  casesRepeat: (/** @type {string} */ column, /** @type {boolean} */ isTested) =>
    `Rows with the same ${column} were evaluated as independent cases; if they are alike, ${isTested ? 'p-values are too small and ' : ''}intervals are too narrow.`,
  /** The column of groups, and how many there are where that is known. */
  groups: (/** @type {string} */ column, /** @type {string} */ count) =>
    count ? `${count} by ${column}` : column,
  /** Of intervals, and p-values where there are any, from few groups. */
  optimistic: (
    /** @type {Citations} */ c,
    /** @type {string} */ groups,
    /** @type {boolean} */ isTested,
  ) =>
    `With only ${groups} groups, the intervals${isTested ? ' and p-values' : ''} of the bootstrap are too optimistic ${c.in('cameron2008')}.`,
  tooFewGroups: (/** @type {string} */ groups) =>
    `No significance test was made: the cases come in groups (${groups}), and so few cannot show a difference.`,
  untestedInGroups: (/** @type {string} */ groups) =>
    `No significance test was made: the cases come in groups (${groups}), and tests for independent cases do not apply.`,
  worseThanChance: (/** @type {string} */ label) =>
    `These AUCs lie below 0.5: low scores go with ${label}.`,
  chance: (/** @type {string} */ p) => `The test of an AUC of 0.5 gave ${p}.`,
  difference: (
    /** @type {string} */ metric,
    /** @type {string} */ value,
    /** @type {string} */ level,
    /** @type {string} */ bounds,
    /** @type {string} */ how,
  ) =>
    `difference in ${metric} ${value}${bounds ? ` (${level} confidence interval ${bounds}${how})` : ''}`,
  adjusted: (/** @type {string} */ p) => `adjusted ${p}`,
  atThreshold: (/** @type {string} */ threshold) => ` of the errors at the threshold ${threshold}`,
  atThresholds: (/** @type {string[][]} */ each) =>
    ` of the errors at the thresholds ${list(each.map(([threshold, model]) => `${threshold} (${model})`))}`,
  beside: (
    /** @type {string} */ test,
    /** @type {string} */ numbers,
    /** @type {string} */ favours,
  ) =>
    `On the same two models, ${test} gave ${numbers}${favours ? `, in favour of ${favours}` : ''}.`,

  /** What was guessed, and whether a threshold may come from the cases that are judged. */
  toBeChecked: (/** @type {string[]} */ guessed, /** @type {boolean} */ isTuned) =>
    `[To be checked and removed: ${[
      ...(guessed.length > 0 ? [`Melon guessed ${list(guessed)}`] : []),
      ...(isTuned ? ['thresholds should be chosen on other cases than these'] : []),
    ].join('; ')}.]`,
  guesses: {
    task: (/** @type {any} */ _input, /** @type {string} */ task) => `the task (${task})`,
    truth: (/** @type {any} */ input) => `the column with the truth (${input.truth})`,
    predictions: () => 'the columns of the models',
    positive: (/** @type {any} */ input) => `the positive class (${input.positive})`,
    weight: (/** @type {any} */ input) => `the weights (${input.weight})`,
    query: (/** @type {any} */ input) => `the column of queries (${input.query})`,
    features: () => 'the features',
    experiment: (/** @type {any} */ input) => `the column of experiments (${input.experiment})`,
  },
};
