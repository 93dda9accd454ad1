/**
 * The page's own words, in English. `zh.js` has the same keys. Functions take
 * what was formatted already.
 */

import { counted } from './format.js';

/**
 * @typedef {object} VerdictValues
 * @property {string} best
 * @property {string} other
 * @property {string} metric
 * @property {boolean} ranks the metric judges an order, not decisions
 * @property {string} bestValue
 * @property {string} otherValue
 * @property {string} difference
 * @property {string} interval with a space before it, or empty
 * @property {string[]} shared all that have the best value
 *
 * @typedef {{ test: string, p: string, favours: string }} SecondValues
 * @typedef {{ metric: string, mean: string, std: string, min: string, max: string }} AveragedValues
 */
const list = (/** @type {string[]} */ items) =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** A long list says how many there are. @param {string[]} names */
const some = (names) => (names.length > 5 ? `${names.length} models` : list(names));

export const page = {
  code: 'en',
  title: 'Melon: which model is better, and why',
  skip: 'Skip to the result',
  skipToData: 'Skip to data',
  toData: 'Data',
  rail: 'Data and settings',
  notAvailable: 'n/a',
  list,
  close: 'Close',
  header: {
    language: '中文',
    languageLabel: '切换到中文',
    theme: 'Colours',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    share: 'Share',
    shareHint: 'Link, QR code, frame for another page; data only when you put it in',
    export: 'Export',
  },
  navigation: {
    label: 'What to do',
    evaluate: 'Evaluate',
    compare: 'Compare',
    lab: 'Lab',
    learn: 'Learn',
    reference: 'Reference',
  },
  data: {
    title: 'Data',
    drop: 'Drop one file or several here, or anywhere on the page',
    choose: 'Choose files',
    change: 'Change…',
    paste: 'Paste',
    typeMatrix: 'Type a matrix',
    typeResults: 'Type results',
    drawScores: 'Draw scores or a curve',
    kinds: [
      'Predictions: the truth and one column per model',
      'Results: data sets or folds × algorithms, to compare them by tests',
      'CSV, Excel, JSON, Parquet, Arrow, NumPy, ARFF; also as .zip or .gz',
    ],
    samples: 'Samples of predictions',
    resultSamples: 'Samples of results',
    pasted: 'Pasted table',
    typed: 'Typed table',
    rows: (/** @type {string} */ rows, /** @type {string} */ models) =>
      `${counted(rows, 'row', 'rows')} · ${counted(models, 'model', 'models')}`,
    dropHere: 'Drop the file to evaluate it',
    chooseLabel: 'Files of predictions',
    addFile: 'Add a file',
    addFileLabel: 'Files to join with these',
    fileRows: (/** @type {string} */ rows) => counted(rows, 'row', 'rows'),
    unmatched: (/** @type {string} */ rows) => `, ${rows} left out`,
    join: 'Joined',
    joinNot: 'not yet',
    joinBy: (/** @type {string} */ columns) => `by ${columns}`,
    joinWays: { rows: 'row by row', stack: 'below each other, as folds or data sets' },
    removeFile: (/** @type {string} */ file) => `Take ${file} away`,
  },
  columns: {
    title: 'Columns',
    roles: {
      truth: 'truth',
      prediction: 'prediction',
      feature: 'feature',
      weight: 'weight',
      query: 'query',
      experiment: 'experiment',
      dataset: 'data set',
      algorithm: 'algorithm',
      run: 'run',
      fold: 'fold',
      cluster: 'group',
      tp: 'true positives',
      fp: 'false positives',
      fn: 'false negatives',
      tn: 'true negatives',
      ignored: 'ignored',
    },
    predictionRoles: {
      score: 'score',
      label: 'prediction',
      estimate: 'prediction',
      probability: 'probability',
      cluster: 'cluster',
      count: 'count',
      result: 'result',
    },
    task: 'Task',
    guessedTask: (/** @type {string} */ task) => (task ? `Guessed: ${task}` : 'Guess'),
    tasks: {
      binary: 'Two classes, scores',
      labels: 'Predicted labels',
      multiclass: 'Class probabilities',
      regression: 'Regression',
      ranking: 'Ranking',
      clustering: 'Clustering',
      counts: 'Confusion matrices',
      friedman: 'Algorithms on data sets',
      cv: 'Algorithms in folds',
      binomial: 'Errors of experiments',
    },
    roleOf: (/** @type {string} */ column) => `Role of ${column}`,
    guessed: 'guessed',
    guessedHint: 'Roles were guessed from names and content. Change what is wrong.',
    preview: 'First rows',
    search: 'Find a column',
    more: (/** @type {string} */ shown, /** @type {string} */ all) =>
      `${shown} of ${all} columns are shown; search for the others.`,
    missing: (/** @type {string} */ cells) => `${cells} missing`,
    notFinite: (/** @type {string} */ cells) => `${cells} not finite`,
    notANumber: (/** @type {string} */ cells) => counted(cells, 'not a number', 'not numbers'),
    distinct: (/** @type {string} */ values) =>
      counted(values, 'distinct value', 'distinct values'),
    kinds: { category: 'category', number: 'number', text: 'text' },
    positive: (/** @type {string} */ label) => `positive: ${label}`,
    percent: '81.7 % is read as 0.817',
  },
  settings: {
    title: 'Settings',
    positive: 'Positive class',
    direction: (/** @type {string} */ label) => `A higher score means ${label}.`,
    thresholdPolicy: 'Threshold',
    fixed: 'One for all',
    moved: 'Moved by hand',
    threshold: 'Threshold for all',
    differs: 'each its own',
    ordered: 'Classes have an order',
    orderedHint: 'As they are listed in the tables; the weighted kappas need it',
    weightKind: 'Weights are',
    weightKindGuessed: 'counts, if whole',
    weightKinds: {
      counts: 'counts of cases',
      importance: 'importances of cases',
      totals: 'totals over cases',
    },
    weightKindHint:
      'Counts: a row stands for so many equal cases, and tests are made of them all. Importances: a row is one case that matters so much. Totals: a row sums up different cases. Of importances and totals no test is made.',
    beta: 'β of Fβ',
    alpha: 'Significance level α',
    alphaHint:
      'A p-value at or below α counts as significant; intervals are at 1 − α. Usual: 0.05, also 0.1, 0.01, 0.001',
    intervals: (/** @type {string} */ level) => `Intervals at 1 − α = ${level}.`,
    flaws: {
      number: () => 'This is not a number.',
      whole: (/** @type {string} */ text) => `${text} is not a whole number.`,
      between: (/** @type {string} */ text, /** @type {string} */ min, /** @type {string} */ max) =>
        `${text} is not between ${min} and ${max}.`,
      least: (/** @type {string} */ text, /** @type {string} */ min) =>
        `${text} is less than ${min}.`,
      above: (/** @type {string} */ text, /** @type {string} */ min) =>
        `${text} is not above ${min}.`,
      used: (/** @type {string} */ value) => `Still in use: ${value}.`,
      take: (/** @type {string} */ value) => `Take ${value}`,
    },
    missing: 'Missing cells',
    missingChoices: { error: 'Refuse', drop: 'Leave the row out' },
    bootstrap: (/** @type {string} */ replicates) =>
      `Bootstrap intervals (${replicates} resamples)`,
    bootstrapHint: 'With the seed below. The command line computes them where --bootstrap is given',
    resample: 'Resampled',
    resampleHint:
      'Cases: the usual choice, and class totals vary. Within classes: if the class totals were fixed when the data were collected; otherwise intervals of precision, accuracy or F1 are too narrow. Groups: if rows belong together, such as several images of one patient.',
    resampleChoices: { plain: 'Cases', stratified: 'Cases within each class' },
    resampleGroups: (/** @type {string} */ column) => `Groups by ${column}`,
    seed: 'Seed',
    undo: 'Undo',
    redo: 'Redo',
    refine: 'Compute bootstrap intervals',
  },
  progress: {
    reading: 'Reading',
    working: 'Computing',
    bootstrap: 'Bootstrap intervals',
    starting: 'Starting',
    cancel: 'Cancel',
    mayNotFit: (/** @type {string} */ cells, /** @type {string} */ sure) =>
      `This file has about ${cells} cells; only ${sure} are sure to fit into the 4 GB of memory that a page can have.`,
    of: (/** @type {string} */ done, /** @type {string} */ total) => `${done} of ${total}`,
  },
  problem: {
    stale: (/** @type {string} */ name) => `Below stands the result of ${name} as it was.`,
    kept: 'What was loaded before is still here.',
    drop: 'Leave those rows out',
    ignore: (/** @type {string} */ column) => `Leave the column “${column}” out`,
    back: (/** @type {string} */ name) => `Back to ${name}`,
    undo: 'Undo the last change',
    again: 'Try again',
    lab: 'Open it in the lab',
    dismiss: 'Dismiss',
    line: (/** @type {string} */ line) => `line ${line}`,
    column: (/** @type {string} */ column) => `column ${column}`,
  },
  notice: {
    awaiting: (/** @type {string} */ name) =>
      name
        ? `This link is for ${name}, which it does not contain: drop that file here.`
        : 'This link is for a pasted table, which it does not contain: paste that table here.',
    sample_unknown: () => 'The link names an example that does not exist; another is shown.',
    session_unfit: () =>
      'The settings of the session do not fit its table; it is shown without them.',
    link_unfit: () => 'The settings of the link do not fit this table; it is shown without them.',
    link_cut: () =>
      'This link is not complete: the table in it was cut off or changed on the way. Ask for the link again, or for the file.',
    link_newer: () =>
      'This link was made by a later version of Melon. Load the page again to get that version, then follow the link again.',
    link_too_long: () =>
      'The table in this link is larger than Melon puts into a link, and was not read. Ask for the file instead.',
    link_no_table: () =>
      'The table in this link cannot be evaluated, and was put aside. Ask for the file instead.',
    restarted: () => 'The calculation failed and was started anew; nothing on this page is lost.',
    cancelled: () => 'Cancelled. What was here before is still here.',
    forgotten: () => 'Your data is deleted from this browser.',
    copied: (/** @type {string} */ value) => (value ? `Copied: ${value}` : 'Copied.'),
    saved: (/** @type {string} */ name) => `Saved as ${name}.`,
    part_missing: () =>
      'This part of the page could not be fetched. Check the network, then try again.',
    copy_failed: () => 'The browser did not allow copying; save the file instead.',
  },
  verdict: {
    warnings: 'Mind',
    earlier: (/** @type {string} */ name) => `An earlier result, of ${name}`,
    waiting: 'Waiting for the table that is being typed.',
    takePositive: (/** @type {string} */ label) => `Take “${label}” as positive`,
    bestIn: (/** @type {VerdictValues} */ v) =>
      `${v.ranks ? ' ranks better than ' : ' is better than '}${v.other}: ${v.metric} ${v.bestValue} against ${v.otherValue}, a difference of ${v.difference}${v.interval}.`,
    noDifference: (/** @type {VerdictValues} */ v) =>
      `No significant difference between ${v.best} and ${v.other} was found: ${v.metric} ${v.bestValue} against ${v.otherValue}, a difference of ${v.difference}${v.interval}.`,
    equal: (/** @type {VerdictValues} */ v) =>
      `${some(v.shared)} have the same ${v.metric}, ${v.bestValue}${v.interval && v.shared.length === 2 ? `; the interval of the difference is${v.interval}` : ''}.`,
    /** Of one model, or of each that shares the best value. */
    beaten: (
      /** @type {string} */ best,
      /** @type {string[]} */ beaten,
      /** @type {string} */ test,
      /** @type {string} */ p,
    ) =>
      ` ${best || 'Each'} is significantly better than ${some(beaten)} (${test}, ${beaten.length > 1 ? 'largest ' : ''}adjusted ${p}).`,
    /** What stands before and after the best model's name. */
    onlyAlone: (/** @type {VerdictValues} */ v, /** @type {string} */ pairs) => [
      '',
      `${v.ranks ? ' ranks significantly better than ' : ' is significantly better than '}${v.other} on its own, but not after adjusting for all ${pairs} comparisons: ${v.metric} ${v.bestValue} against ${v.otherValue}, a difference of ${v.difference}${v.interval}.`,
    ],
    worseThanChance: {
      one: (/** @type {VerdictValues} */ v, /** @type {string} */ positive) =>
        ` ranks worse than chance: ${v.metric} ${v.bestValue}${v.interval}. Is “${positive}” the right positive class?`,
      all: (/** @type {VerdictValues} */ v, /** @type {string} */ positive) =>
        `Every model ranks worse than chance: even ${v.best} reaches only ${v.metric} ${v.bestValue}${v.interval}. Is “${positive}” the right positive class?`,
    },
    untested: (/** @type {VerdictValues} */ v) =>
      ` comes first: ${v.metric} ${v.bestValue} against ${v.otherValue} of ${v.other}, a difference that is not tested.`,
    waits: (/** @type {VerdictValues} */ v) =>
      `Whether ${v.best} and ${v.other} differ is being computed: ${v.metric} ${v.bestValue} against ${v.otherValue}.`,
    measures:
      'The distances between all pairs of points are being measured; then the clusterings are compared.',
    waitsForGroups:
      'The cases come in groups, and whole groups are resampled to judge the difference.',
    notes: 'What this takes for granted',
    noTest: (/** @type {string} */ reason) => `No test is possible${reason ? `: ${reason}` : ''}.`,
    noTestOf: (
      /** @type {string} */ test,
      /** @type {string} */ best,
      /** @type {string} */ other,
      /** @type {string} */ reason,
    ) => `${test} cannot be computed for ${best} and ${other}${reason ? `: ${reason}` : ''}.`,
    /** Where it has no name. */
    theMatrix: 'The confusion matrix',
    single: (/** @type {VerdictValues} */ v) => ` reaches ${v.metric} ${v.bestValue}${v.interval}.`,
    averaged: (/** @type {AveragedValues} */ v) =>
      `The ${v.metric} averages ${v.mean} with a standard deviation of ${v.std}, from ${v.min} to ${v.max}.`,
    mixed: 'The confusion matrices are of different models: each stands for itself.',
    leading: (/** @type {VerdictValues} */ v) =>
      ` comes first: ${v.metric} ${v.bestValue} against ${v.otherValue} of ${v.other}.`,
    matrices: (/** @type {string} */ count) =>
      `${counted(count, 'confusion matrix', 'confusion matrices')}.`,
    undefined: (/** @type {string} */ metric, /** @type {string} */ reason) =>
      `The ${metric} is undefined${reason ? `: ${reason}` : ''}.`,
    /** Of clusterings without coordinates. */
    orTrueGroups:
      ' With a column of the true groups instead (truth), the clusterings are compared by the adjusted Rand index.',
    onOne: (
      /** @type {string} */ cases,
      /** @type {string} */ positives,
      /** @type {string} */ positive,
    ) => `${counted(cases, 'case', 'cases')}, ${positives} of them positive (“${positive}”).`,
    /** Where weights are not counts. */
    onWeighted: (
      /** @type {string} */ cases,
      /** @type {string} */ total,
      /** @type {string} */ positives,
      /** @type {string} */ positive,
    ) =>
      `${counted(cases, 'case', 'cases')} with a total weight of ${total}, ${positives} of it on positive ones (“${positive}”).`,
    /** Where weights are totals of those of several cases. */
    onTotals: (/** @type {string} */ rows, /** @type {string} */ total) =>
      `${counted(rows, 'row', 'rows')}, each for several cases, with a total weight of ${total}.`,
    onCases: (/** @type {string} */ cases) => `${counted(cases, 'case', 'cases')}.`,
    same: {
      cases: (/** @type {string} */ count) => `the same ${counted(count, 'case', 'cases')}`,
      queries: (/** @type {string} */ count) => `the same ${counted(count, 'query', 'queries')}`,
    },
    testLine: (
      /** @type {{ test: string, cases: string, statistic: string, p: string, adjusted: string, pairs: number }} */ v,
    ) =>
      `${v.test} on ${v.cases}: ${v.statistic ? `${v.statistic}, ` : ''}${v.p}${v.adjusted && v.adjusted !== v.p ? `, ${v.adjusted}` : ''}${v.adjusted ? ` after Holm’s adjustment over ${v.pairs} pairs` : ''}.`,
    second: {
      adjusted: ', adjusted alike',
      beside: (/** @type {SecondValues} */ v) => ` ${v.test}: ${v.p}.`,
      besideBut: (/** @type {SecondValues} */ v) =>
        ` But by the ${v.test}, ${v.favours} comes out better (${v.p}).`,
      alone: (/** @type {SecondValues} */ v) =>
        ` At their thresholds ${v.favours} makes fewer errors (${v.test}, ${v.p}).`,
      also: (/** @type {SecondValues} */ v) =>
        ` At their thresholds ${v.favours} also makes fewer errors (${v.test}, ${v.p}).`,
      but: (/** @type {SecondValues} */ v) =>
        ` But at their thresholds ${v.favours} makes fewer errors (${v.test}, ${v.p}).`,
      neither: (/** @type {SecondValues} */ v) =>
        ` At their thresholds the numbers of errors do not differ clearly (${v.test}, ${v.p}).`,
    },
    chance: (/** @type {string} */ p) => ` Mann–Whitney test of an AUC of 0.5: ${p}.`,
    level: (/** @type {string} */ level, /** @type {boolean} */ many, /** @type {string} */ how) =>
      ` ${level} intervals${many ? ', not adjusted for the number of comparisons' : ''}${how ? `; that of the difference ${how}` : ''}.`,
    alpha: (/** @type {string} */ alpha) => ` Significance is judged at α\u00a0=\u00a0${alpha}.`,
    intervalDisagrees: (/** @type {boolean} */ significant) =>
      ` The interval ${significant ? 'contains 0 although p is at most α' : 'excludes 0 although p is above α'}: it and p are computed in different ways and may disagree close to α. A difference is only claimed where both find it.`,
    /** How the interval of the difference was made, where the test does not say it. @type {Record<string, string>} */
    differenceBy: { mcnemar_midp: 'by Tango’s score method', cluster_bootstrap: 'by percentiles' },
    groups: (
      /** @type {string} */ column,
      /** @type {string} */ groups,
      /** @type {string} */ replicates,
    ) => ` (${groups} groups by “${column}”, ${replicates} replicates)`,
    /** Of few groups. */
    optimistic: (/** @type {string} */ groups, /** @type {boolean} */ isTested) =>
      ` With only ${groups} groups the ${isTested ? 'interval is too narrow and p too small' : 'interval is too narrow'}.`,
    fewGroups: (
      /** @type {string} */ column,
      /** @type {string} */ groups,
      /** @type {string} */ needed,
    ) => ` (there are ${groups} by “${column}”; at this α it takes at least ${needed})`,
    tests: {
      cluster_bootstrap: 'Bootstrap of groups',
      delong: 'DeLong’s test',
      auc_permutation: 'Permutation test of the AUCs',
      mcnemar_midp: 'McNemar’s mid-p test',
      mcnemar_exact: 'McNemar’s exact test',
      mcnemar: 'McNemar’s test',
      bootstrap: 'Bootstrap',
      paired_t_test: 'Paired t-test',
      wilcoxon_signed_rank: 'Wilcoxon signed-rank test',
    },
    metrics: { roc_auc: 'AUC', accuracy: 'accuracy' },
  },
  table: {
    caption: 'Models and metrics',
    model: 'Model',
    matrix: 'Matrix',
    columns: 'Columns',
    counts: {
      n: { name: 'Cases', short: 'n' },
      tp: { name: 'True positives', short: 'TP' },
      fp: { name: 'False positives', short: 'FP' },
      fn: { name: 'False negatives', short: 'FN' },
      tn: { name: 'True negatives', short: 'TN' },
      n_clusters: { name: 'Clusters', short: 'clusters' },
      pairs_a: { name: 'Pairs together in clusters and truth', short: 'a' },
      pairs_b: { name: 'Pairs together in clusters only', short: 'b' },
      pairs_c: { name: 'Pairs together in the truth only', short: 'c' },
      pairs_d: { name: 'Pairs apart in both', short: 'd' },
      n_queries: { name: 'Queries', short: 'queries' },
      n_queries_used: { name: 'Queries with a relevant item', short: 'used' },
    },
    shown: 'Shown',
    higher: 'higher is better',
    lower: 'lower is better',
    neither: 'neither direction is better',
    range: (/** @type {string} */ range) => `Range ${range}`,
    comma: ', ',
    sortByThis: 'Sort by this column',
    workValue: (/** @type {string} */ value) => `${value}, click for its working`,
    copyValue: (/** @type {string} */ value) => `${value}, click to copy`,
    undefinedBecause: (/** @type {string} */ reason) => `not available: ${reason}`,
    best: 'best',
    selected: 'The model that stands out in the pictures',
    select: (/** @type {string} */ name) => `Let ${name} stand out`,
    interval: (
      /** @type {string} */ level,
      /** @type {string} */ method,
      /** @type {string} */ resampled,
    ) => `${level} interval, ${method}${resampled ? `, ${resampled}` : ''}`,
    /** A metric, and the models whose interval is of a second method. */
    ofModels: (/** @type {string} */ metric, /** @type {string} */ models) =>
      `${metric} (${models})`,
    modelsCounted: (/** @type {string} */ n) => `${n} models`,
    list: (/** @type {string[]} */ names) => names.join(', '),
    intervalMethods: (
      /** @type {string} */ level,
      /** @type {{ metrics: string, how: string }[]} */ clauses,
    ) =>
      `${level} intervals. ${clauses.map(({ metrics, how }) => `${metrics}: ${how}`).join('; ')}.`,
    /** @type {Record<string, string>} */
    resampled: {
      plain: 'cases resampled',
      stratified: 'resampled within each class, so for these class totals only',
      cluster: 'groups of cases resampled',
      queries: 'queries resampled',
    },
    hidden: (/** @type {string} */ rows) => `${rows} more`,
    fewer: 'Show fewer',
    oldInterval: 'The interval before the last change; a new one is being computed',
    noInterval: 'no interval',
    noIntervalBecause: (/** @type {string} */ reason) => `no interval: ${reason}`,
    pairs: 'Every two models',
    pairsHint: 'The same cases, so the comparisons are paired. Holm’s adjustment covers all pairs.',
    pair: 'Pair',
    versus: (/** @type {string} */ a, /** @type {string} */ b) => `${a} − ${b}`,
    difference: (/** @type {string} */ metric) => `Difference of ${metric}`,
    pRaw: 'p (DeLong)',
    pRawMcnemar: 'p (McNemar, mid-p)',
    pRawT: 'p (paired t)',
    pRawGroups: 'p (bootstrap of groups)',
    pRawBootstrap: 'p (bootstrap)',
    pRawPermutation: 'p (permutation)',
    pRawWilcoxon: 'p (Wilcoxon)',
    pHolm: 'p (Holm)',
    differenceOf: 'Metric compared',
  },
  footer: {
    tables: 'Tables of critical values',
    stays: 'Your data stays in this browser.',
    check: 'How to check',
    offline: ' Ready without network.',
    checkOffline:
      'Switch the network off and go on: everything works, also after the page is loaded again.',
    notYetOffline:
      'Once this line says “Ready without network”, everything works with the network switched off.',
    checkText:
      'The page’s security policy lets the page, and the worker that computes, fetch from no place but the one it came from.',
    forget: 'Forget my data',
    forgetSure: 'Delete the table and its settings from this browser?',
    forgetYes: 'Delete',
    forgetNo: 'Keep',
    forgetHint:
      'The last table and the settings are kept in this browser, so that a reload finds them.',
    summary: (
      /** @type {string} */ rows,
      /** @type {string} */ models,
      /** @type {string} */ time,
    ) => `${counted(rows, 'row', 'rows')} · ${models} · ${time}`,
    models: (/** @type {number} */ n) => counted(String(n), 'model', 'models'),
    algorithms: (/** @type {number} */ n) => counted(String(n), 'algorithm', 'algorithms'),
    matrices: (/** @type {number} */ n) => counted(String(n), 'matrix', 'matrices'),
    version: (/** @type {string} */ version) => `Melon ${version}`,
  },
};
