/** Words of the comparison of algorithms, in English. `comparison.zh.js` has the same keys. */
import { namesOf } from '../../core/fields.js';
import { counted } from '../../words/format.js';

const list = (/** @type {string[]} */ names) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/** A long list says how many there are. @param {string[]} names */
const some = (names) => (names.length > 5 ? `${names.length} others` : list(names));

/** The same at the start of a sentence. @param {string[]} names */
const several = (names) => (names.length > 5 ? `${names.length} of them` : list(names));

/** @param {number} count how many share the first rank */
const first = (count) => (count > 1 ? ' share the first rank' : ' ranks first');

/** The adjusted p-value of one, or the largest of several. @param {string[]} names @param {string} p */
const largest = (names, p) => `${names.length > 1 ? 'largest ' : ''}adjusted ${p}`;

/** @param {string} n @param {boolean} isOne */
const noneOf = (n, isOne) => (isOne ? 'The other one was not' : `None of the other ${n} was`);

const FORMS = {
  friedman_exact: 'Friedman’s test with its exact distribution',
  friedman_permutation: 'Friedman’s test by permutations',
  iman_davenport_tie_corrected: 'Iman–Davenport F with correction for ties',
  wilcoxon_signed_rank: 'Wilcoxon signed-rank test',
  sign_test: 'Sign test',
  corrected_t_test: 'Corrected resampled t-test (Nadeau & Bengio)',
  cv5x2_t_test: '5×2 cv t-test (Dietterich)',
  paired_t_test: 'Paired t-test',
};

const NAMES = namesOf('en');

export const comparison = {
  list,
  comma: ', ',
  stop: '.',
  colon: ': ',
  aside: (/** @type {string} */ text) => ` (${text})`,
  procedures: { unadjusted: 'unadjusted', ...NAMES.procedures },
  withWilcoxon: (/** @type {string} */ procedure) => `Wilcoxon–${procedure}`,
  parts: 'Pictures and tables',
  verdict: {
    /** Where nothing in the table says which way is better. */
    perhapsLower:
      'Nothing in the table says whether higher or lower is better, and higher was taken: for errors, losses or times the order turns round. ',
    perhapsHigher:
      'Nothing in the table says whether higher or lower is better, and lower was taken: for accuracies or other scores the order turns round. ',
    lowerByValues:
      'Lower was taken as better only because most values are small: for accuracies or other scores the order turns round. ',
    differ: (/** @type {string} */ k, /** @type {string} */ numbers) =>
      `The ${k} algorithms differ (${numbers}). `,
    several,
    /** How many share the first rank stands last here and below. */
    beatsAll: (/** @type {number} */ count) =>
      `${first(count)}${count > 1 ? '; each' : ' and'} is significantly better than all others.`,
    beats: (
      /** @type {string[]} */ beaten,
      /** @type {string[]} */ level,
      /** @type {number} */ count,
    ) =>
      `${first(count)}${count > 1 ? '; each' : ' and'} is significantly better than ${some(beaten)}${level.length > 0 ? `; no significant difference from ${some(level)} was found` : ''}.`,
    beatsNone: (
      /** @type {string} */ procedure,
      /** @type {number} */ pairs,
      /** @type {number} */ count,
    ) =>
      pairs === 0
        ? `${first(count)}, but no pair differs significantly by ${procedure}.`
        : `${first(count)}, but ${count > 1 ? 'there is no other that each of them is significantly better than' : 'is not significantly better than any other'}; by ${procedure}, ${counted(String(pairs), 'pair differs', 'pairs differ')} significantly.`,
    ahead: (
      /** @type {string} */ procedure,
      /** @type {string[]} */ names,
      /** @type {number} */ count,
    ) =>
      ` By ${procedure}, though, ${some(names)} ${names.length > 1 ? 'are' : 'is'} significantly better than ${count > 1 ? 'one of them' : 'it'}.`,
    /** What may favour another one than the test does. @type {Record<string, string>} */
    statistics: {
      mean_rank: 'the mean ranks',
      signed_ranks: 'the signed ranks',
      mean: 'the means',
      hodges_lehmann: 'the Hodges–Lehmann estimate',
      first_difference: 'the first fold',
    },
    unclear: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ own,
      /** @type {string[]} */ against,
      /** @type {string} */ numbers,
    ) =>
      `${one} and ${other} differ significantly, but the direction is not clear: by ${own} ${one} is ahead, by ${list(against)} ${other}. In numbers: ${numbers}.`,
    opposed: (/** @type {string[]} */ statistics, /** @type {string} */ other) =>
      ` By ${list(statistics)}, though, ${other} is ahead.`,
    opposedOf: (
      /** @type {string[]} */ statistics,
      /** @type {string[]} */ names,
      /** @type {string} */ better,
    ) =>
      ` By ${list(statistics)}, though, ${some(names)} ${names.length > 1 ? 'are' : 'is'} ahead of ${better}.`,
    /** Of rows that nothing says to be folds. */
    assumed: (/** @type {string} */ rows, /** @type {number} */ runs) =>
      ` That the ${rows} rows are the folds of ${runs === 1 ? 'one cross-validation' : `${runs} cross-validations`} is a guess: for repeated runs, random splits or validation along time the intervals are too short and the p-values too small.`,
    withinRope: (/** @type {string} */ rope) =>
      ` The whole interval lies within ±${rope}, so the difference is smaller than what you said matters.`,
    refused: (
      /** @type {string} */ procedure,
      /** @type {string} */ reason,
      /** @type {number} */ count,
    ) => `${first(count)}; ${procedure} gives no p-values here: ${reason}.`,
    noDifference: (/** @type {string} */ k, /** @type {string} */ numbers) =>
      `No significant difference between the ${k} algorithms was found (${numbers}). `,
    bestRank: (/** @type {string} */ rank, /** @type {number} */ count) =>
      ` ${count > 1 ? 'share' : 'has'} the best mean rank, ${rank}.`,
    sameMean: (
      /** @type {string[]} */ names,
      /** @type {string} */ mean,
      /** @type {string} */ reason,
    ) =>
      `${several(names)} have the same mean, ${mean}, and no test tells them apart${reason ? `: ${reason}` : ''}.`,
    noTest: (
      /** @type {string} */ best,
      /** @type {string} */ other,
      /** @type {string[]} */ means,
      /** @type {string} */ reason,
    ) =>
      `${best} has the better mean, ${means[0]} against ${means[1]} of ${other}, but no test can tell whether that is chance${reason ? `: ${reason}` : ''}.`,
    /** Of one, or of several that have the same mean. */
    eachBetter: (
      /** @type {string[]} */ names,
      /** @type {string[]} */ beaten,
      /** @type {string} */ p,
    ) =>
      ` ${names.length > 1 ? 'Each' : names[0]} is significantly better than ${some(beaten)} (${beaten.length > 1 || names.length > 1 ? 'largest ' : ''}adjusted ${p}).`,
    alsoBetter: (
      /** @type {string[]} */ _names,
      /** @type {string[]} */ beaten,
      /** @type {string} */ p,
    ) =>
      ` It is also significantly better than ${some(beaten)} (${beaten.length > 1 ? 'largest ' : ''}adjusted ${p}).`,
    /** Pairs without the best; none named where they are many. */
    further: (
      /** @type {{ better: string, worse: string }[]} */ pairs,
      /** @type {string} */ count,
    ) =>
      pairs.length > 0
        ? ` Of the other pairs, ${list(pairs.map(({ better, worse }) => `${better} is significantly better than ${worse}`))}.`
        : ` Of the other pairs, ${count} differ significantly.`,
    undefined: (/** @type {string} */ reason) =>
      `No test of these results is possible${reason ? `: ${reason}` : ''}.`,
    two: (/** @type {string} */ other, /** @type {string} */ numbers) =>
      ` is significantly better than ${other}: ${numbers}.`,
    /** What stands before the first name and what behind it. @type {(other: string, numbers: string) => [string, string]} */
    noneFound: (other, numbers) => [
      'No significant difference between ',
      ` and ${other} was found: ${numbers}.`,
    ],
    hodgesLehmann: (/** @type {string} */ size) => `Hodges–Lehmann difference ${size}`,
    signTest: (/** @type {string} */ p) => `sign test ${p}`,
    wilcoxon: (/** @type {string} */ p) => `Wilcoxon ${p}`,
    /** The tolerance is empty where only equal numbers tie, the name where the sentence has it. */
    wins: (
      /** @type {string} */ name,
      /** @type {string} */ wins,
      /** @type {string} */ n,
      /** @type {string} */ ties,
      /** @type {string} */ tolerance,
    ) =>
      `${name && `${name} is `}better on ${wins} of ${counted(n, 'data set', 'data sets')}${ties === '0' ? '' : `, equal on ${ties}`}${tolerance && ` (tie tolerance ${tolerance})`}`,
    control: (
      /** @type {string} */ control,
      /** @type {string[]} */ better,
      /** @type {string[]} */ worse,
      /** @type {string[]} */ rest,
    ) => {
      const verb = (/** @type {string[]} */ names) => (names.length > 1 ? 'are' : 'is');
      const parts = [
        ...(better.length > 0 ? [`${some(better)} ${verb(better)} significantly better`] : []),
        ...(worse.length > 0 ? [`${some(worse)} ${verb(worse)} significantly worse`] : []),
        ...(rest.length > 0 ? [`no significant difference from ${some(rest)}`] : []),
      ];
      return better.length + worse.length > 0
        ? `Against the control ${control}: ${parts.join('; ')}.`
        : `None differs significantly from the control ${control}.`;
    },
    controlUnclear: (/** @type {string} */ control, /** @type {string[]} */ names) =>
      ` ${some(names)} ${names.length > 1 ? 'differ' : 'differs'} significantly from the control ${control}, but the direction is not clear.`,
    means: (/** @type {string} */ difference, /** @type {string[]} */ [best, other]) =>
      `mean ${best} against ${other}, a difference of ${difference}`,
    firstFold: (/** @type {string} */ difference, /** @type {string[]} */ [best, other]) =>
      `a difference of ${difference} in the first fold, on which Dietterich’s t rests; mean ${best} against ${other}`,
    better: (/** @type {string} */ other, /** @type {string} */ numbers) =>
      ` is significantly better than ${other}: ${numbers}.`,
    onlyAlone: (
      /** @type {string} */ other,
      /** @type {string} */ numbers,
      /** @type {string} */ pairs,
    ) =>
      ` is significantly better than ${other} on its own, but not after adjusting for all ${pairs} comparisons: ${numbers}.`,
    single: (/** @type {string} */ mean) => ` has a mean of ${mean}.`,
    singleTested: (
      /** @type {string} */ mean,
      /** @type {string} */ target,
      /** @type {boolean} */ significant,
    ) =>
      ` has a mean of ${mean}, ${significant ? 'significantly different from' : 'not significantly different from'} ${target}.`,
    above: (/** @type {string} */ eps0, /** @type {string} */ numbers) =>
      ` errs more often than ε₀\u00a0=\u00a0${eps0}: ${numbers}.`,
    notAbove: (/** @type {string} */ eps0, /** @type {string} */ numbers) =>
      ` was not found to err more often than ε₀\u00a0=\u00a0${eps0}: ${numbers}.`,
    below: (/** @type {string} */ eps0, /** @type {string} */ numbers) =>
      ` errs less often than ε₀\u00a0=\u00a0${eps0}: ${numbers}.`,
    notBelow: (/** @type {string} */ eps0, /** @type {string} */ numbers) =>
      ` was not found to err less often than ε₀\u00a0=\u00a0${eps0}: ${numbers}.`,
    different: (/** @type {string} */ eps0, /** @type {string} */ numbers) =>
      ` has an error rate other than ε₀\u00a0=\u00a0${eps0}: ${numbers}.`,
    notDifferent: (/** @type {string} */ eps0, /** @type {string} */ numbers) =>
      ` was not found to have an error rate other than ε₀\u00a0=\u00a0${eps0}: ${numbers}.`,
    /** Other experiments of which the same is found; with the largest of their adjusted p. */
    others: {
      greater: (/** @type {string[]} */ names, /** @type {string} */ p) =>
        ` Of the others, ${some(names)} ${names.length > 1 ? 'err' : 'errs'} more often than ε₀ (${largest(names, p)}).`,
      less: (/** @type {string[]} */ names, /** @type {string} */ p) =>
        ` Of the others, ${some(names)} ${names.length > 1 ? 'err' : 'errs'} less often than ε₀ (${largest(names, p)}).`,
      'two-sided': (/** @type {string[]} */ names, /** @type {string} */ p) =>
        ` Of the others, ${some(names)} ${names.length > 1 ? 'have error rates' : 'has an error rate'} other than ε₀ (${largest(names, p)}).`,
    },
    noOthers: {
      greater: (/** @type {string} */ n, /** @type {boolean} */ isOne) =>
        ` ${noneOf(n, isOne)} found to err more often than ε₀ after the adjustment.`,
      less: (/** @type {string} */ n, /** @type {boolean} */ isOne) =>
        ` ${noneOf(n, isOne)} found to err less often than ε₀ after the adjustment.`,
      'two-sided': (/** @type {string} */ n, /** @type {boolean} */ isOne) =>
        ` ${noneOf(n, isOne)} found to have an error rate other than ε₀ after the adjustment.`,
    },
    otherSide: (/** @type {boolean} */ less, /** @type {string} */ p) =>
      ` Whether it errs ${less ? 'less' : 'more'} often: ${p}.`,
    /** Experiments of a table without names. */
    unnamed: { one: 'the experiment', of: (/** @type {string} */ row) => `experiment ${row}` },
    noRate: (/** @type {string} */ numbers) => ` errs most often: ${numbers}.`,
    oneRate: (/** @type {string} */ numbers) => ` made ${numbers}.`,
    /** Several with the largest rate; the numbers are those of one. */
    sharedRate: (
      /** @type {string[]} */ names,
      /** @type {string} */ one,
      /** @type {string} */ numbers,
    ) => `${several(names)} have the same error rate, the largest. In ${one}: ${numbers}.`,
    sameRate: (/** @type {string[]} */ names) =>
      ` ${some(names)} ${names.length > 1 ? 'have' : 'has'} the same error rate.`,
    errors: (/** @type {string} */ errors, /** @type {string} */ n, /** @type {string} */ rate) =>
      `${errors} errors in ${n}, a rate of ${rate}`,
    giveRate: 'To test it, give the error rate ε₀ that it is held against, in the settings.',
    adjustedP: (/** @type {string} */ p) => `adjusted ${p}`,
    worstOf: (/** @type {string} */ k, /** @type {string} */ alone) =>
      ` It is the worst of ${k} experiments, chosen after looking, so p is adjusted for all of them; on its own ${alone}.`,
  },
  detail: {
    tests: /** @type {Record<string, string>} */ (FORMS),
    size: (/** @type {string} */ k, /** @type {string} */ n) =>
      `k\u00a0=\u00a0${k} algorithms, N\u00a0=\u00a0${counted(n, 'data set', 'data sets')}`,
    folds: (/** @type {string} */ n, /** @type {string} */ all) =>
      n === all ? counted(n, 'fold', 'folds') : `${n} of ${all} folds`,
    runs: (/** @type {string} */ n, /** @type {string} */ all) =>
      n === all ? counted(n, 'run', 'runs') : `${n} of ${all} runs`,
    splits: (/** @type {string} */ n, /** @type {string} */ all, /** @type {string} */ ratio) =>
      `${n === all ? n : `${n} of ${all}`} splits, test/training ratio ${ratio}`,
    design: {
      kfold: 'k-fold',
      repeated: 'repeated k-fold',
      '5x2': '5×2',
      holdout: 'repeated hold-out',
      irregular: 'unequal numbers of folds',
    },
    alpha: (/** @type {string} */ alpha) => `Significance is judged at α\u00a0=\u00a0${alpha}.`,
    pairsBy: (/** @type {string} */ procedure, /** @type {string} */ alpha) =>
      `Pairs by ${procedure} at α\u00a0=\u00a0${alpha}.`,
    controlBy: (/** @type {string} */ procedure, /** @type {string} */ alpha) =>
      `Against the control by ${procedure} at α\u00a0=\u00a0${alpha}.`,
    tolerance: (/** @type {string} */ tolerance) =>
      `Results of a data set that differ by at most ${tolerance} share their rank; tests of differences, such as Wilcoxon’s, use the differences as they are.`,
    controlOfTwo: 'With two algorithms a control changes nothing.',
    postHocOfTwo: (/** @type {string} */ procedure) =>
      `With two algorithms there is one pair, so ${procedure} is not used.`,
    adjusted: (/** @type {string} */ p, /** @type {string} */ pairs) =>
      `${p} after Holm’s adjustment over ${pairs} pairs`,
    adjustedForControl: (/** @type {string} */ pairs) =>
      `p-values adjusted by Holm over the ${pairs} comparisons with the control`,
    exact: 'exact',
    permutation: 'permutation',
    refused: (/** @type {string} */ procedure, /** @type {string} */ reason) =>
      `${procedure} was not computed${reason ? ` (${reason})` : ''}.`,
    normal: 'normal approximation',
    measure: (/** @type {string} */ name) => `Measure: ${name}.`,
    higher: 'Higher is better',
    lower: 'Lower is better',
    ranks: 'Ranks as given, 1 is best',
    guessed: 'guessed',
    binomial: (/** @type {string} */ n, /** @type {string} */ eps0, /** @type {string} */ tail) =>
      `Exact binomial test for n\u00a0=\u00a0${n}, ε₀\u00a0=\u00a0${eps0}: ${tail}`,
    twoSided: 'two-sided',
    tailsDiffer: (/** @type {boolean} */ significant) =>
      `This one ${significant ? 'contains ε₀ although the test is significant' : 'excludes ε₀ although the test is not significant'}: p adds up all outcomes that are no likelier than the one observed, the interval has equal tails on both sides.`,
    critical: (
      /** @type {string | null} */ few,
      /** @type {string | null} */ many,
      /** @type {string} */ adjusted,
    ) => {
      const from = many && `from ${many} errors on`;
      const upTo = few && `up to ${few} errors`;
      return `${[upTo, from].filter(Boolean).join(' and ')} it would be significant${adjusted && ` at the adjusted level ${adjusted}`}`;
    },
    interval: (/** @type {string} */ level) => `Intervals are two-sided, at ${level}.`,
    intervalDisagrees: (/** @type {boolean} */ significant) =>
      `This one ${significant ? 'contains 0 although the test is significant' : 'excludes 0 although the test is not significant'}: the test allows for ties and drops zeros among the differences, the interval does neither.`,
    unadjusted: (/** @type {string} */ level) =>
      `Intervals are two-sided, at ${level}, not adjusted for the number of comparisons.`,
    intervalOfMean: (/** @type {string} */ level) =>
      `The interval is two-sided, at ${level}, and allows for overlapping training sets.`,
  },
  rail: {
    title: (/** @type {string} */ n, /** @type {string} */ k) =>
      `${counted(n, 'data set', 'data sets')} × ${counted(k, 'algorithm', 'algorithms')}`,
    folds: (/** @type {string} */ n, /** @type {string} */ k) =>
      `${counted(n, 'fold', 'folds')} × ${counted(k, 'algorithm', 'algorithms')}`,
    experiments: (/** @type {string} */ n) => counted(n, 'experiment', 'experiments'),
    dataset: 'Data set',
    fold: 'Fold',
    rank: (/** @type {string} */ rank) => `rank ${rank}`,
    more: (/** @type {string} */ shown, /** @type {string} */ all) =>
      `The first ${shown} of ${all} rows.`,
    table: 'Table of results',
    tooLarge: 'The table is too large to be shown here.',
    turnHint: 'Take the other direction; everything is computed anew',
    guessed: {
      higher: 'Higher is better: this is a guess. Are these errors, losses or times?',
      lower: 'Lower is better: this is a guess. Are these accuracies or other scores?',
    },
    decided: { higher: 'Yes, higher is better', lower: 'Yes, lower is better' },
    advice: 'Advice',
    kinds: { fits: 'fits', caution: 'caution', warning: 'warning' },
    instead: 'Instead:',
    moreAdvice: (/** @type {string} */ lines) => `${lines} more`,
    why: 'Why this test?',
  },
  settings: {
    direction: 'Direction',
    higher: 'higher is better',
    lower: 'lower is better',
    control: 'Control',
    none: 'none',
    controlHint: 'An algorithm that all others are compared with, instead of all pairs',
    postHoc: 'Pairs by',
    postHocHint: 'The procedure that adjusts the p-values of pairs; it decides which pairs differ',
    rope: 'ROPE ±',
    ropeHint:
      'ROPE, the region of practical equivalence: differences up to this much do not matter. The Bayesian tests use it',
    ties: 'Equal up to',
    tiesHint:
      'Two results of one data set that differ by at most this much share their rank; 0: only equal numbers do. Differences themselves stay as they are',
    draws: 'Random draws',
    drawsHint:
      'How many random draws the permutation test and the Bayesian tests make: more take longer and vary less. For large tables there are fewer',
    seedHint: 'Start of the random numbers: the same seed gives the same draws',
    seed: 'Seed',
    eps0: 'ε₀',
    eps0Name: 'Error rate ε₀ to test against',
    alternative: 'Side',
    alternativeHint:
      'On which side of ε₀ the error rate is sought; to be settled before seeing the counts',
    alternatives: { greater: 'errs more', less: 'errs less', 'two-sided': 'either' },
    eps0Hint:
      'The error rate that an algorithm is held against, as a number from 0 to 1 (20 % is 0.2); may be left empty',
    design: 'Design',
    designHint: 'How the folds were made; it decides which test is valid',
    designs: { kfold: 'k-fold', repeated: 'repeated k-fold', '5x2': '5×2' },
    ratio: 'Test / training',
    ratioHint: 'Size of a test set divided by that of its training set',
  },
  figure: {
    saveAs: (/** @type {string} */ title, /** @type {string} */ kind) => `Save ${title} as ${kind}`,
    asTable: 'Show as table',
    paper: 'Paper',
    column: '85 mm',
    page: '175 mm',
    paperHint: 'Width on paper: one column or the whole page',
    none: 'There is nothing to draw.',
  },
  cd: {
    title: 'Critical-difference diagram',
    controlTitle: (/** @type {string} */ control) => `Against the control ${control}`,
    more: 'more',
    moreLabel: 'Other procedures',
    withCd: (/** @type {string} */ cd, /** @type {string} */ alpha) =>
      `CD\u00a0=\u00a0${cd} at α\u00a0=\u00a0${alpha}: mean ranks at least this far apart differ significantly.`,
    withoutCd: (/** @type {string} */ procedure, /** @type {string} */ alpha) =>
      `A bar joins algorithms of which no two differ significantly by ${procedure} at α\u00a0=\u00a0${alpha}. It has no critical difference: each pair has a p-value of its own.`,
    notRead:
      'The test over all algorithms is not significant, so pairs should not be read – unless it was planned beforehand to go without it: Holm’s, Shaffer’s and similar procedures control the error by themselves.',
    significant: (/** @type {string} */ n, /** @type {string} */ all) =>
      `${n} of ${counted(all, 'pair differs', 'pairs differ')}.`,
    turned: 'best at the right',
    noCliques: 'The bars are not known for this procedure.',
  },
  friedmanPlot: {
    title: 'Friedman plot',
    hint: 'bars of length CD (Nemenyi); overlap means no significant difference',
    other: (/** @type {string} */ procedure) =>
      `The pairs are judged by ${procedure}, which has no critical difference and so no such plot. The bars here are those of the Nemenyi test: where the two disagree, go by ${procedure}.`,
  },
  matrix: { title: 'Adjusted p-values', hint: 'of every two algorithms' },
  ranks: {
    title: 'Ranks',
    results: 'Results',
    ofRanks: 'ranks',
    ofResults: 'results',
    parts: {
      low: 'lowest',
      q1: 'Q1',
      median: 'median',
      q3: 'Q3',
      high: 'highest',
    },
  },
  wins: {
    title: 'Wins, ties, losses',
    tolerance: (/** @type {string} */ tolerance) =>
      `Results of a data set that differ by at most ${tolerance} count as ties. The sign test counts the differences as they are.`,
  },
  learners: {
    title: 'Algorithms',
    name: 'Algorithm',
    keys: NAMES.models,
    controlKey: (/** @type {string} */ procedure) => `p (${procedure})`,
    select: (/** @type {string} */ name) => `Let ${name} stand out`,
    interval: 'interval',
  },
  intervals: {
    head: (
      /** @type {string} */ label,
      /** @type {string} */ level,
      /** @type {string} */ method,
    ) => `${label} (${level} interval${method && `, ${method}`})`,
    /** @type {Record<string, string>} */
    methods: { corrected_t: 'corrected t', clopper_pearson: 'Clopper–Pearson' },
  },
  pairs: {
    title: 'All pairs',
    hint: 'p-values at or below α are marked',
    pair: 'Pair',
    versus: (/** @type {string} */ a, /** @type {string} */ b) => `${a} – ${b}`,
    filter: 'Find an algorithm',
    columns: 'Columns',
    more: (/** @type {string} */ shown, /** @type {string} */ all) => `${shown} of ${all} pairs`,
    showMore: 'Show more',
    sort: (/** @type {string} */ name) => `Sort by ${name}`,
    open: (/** @type {string} */ pair) => `Look at ${pair}`,
    significant: 'significant',
    naive: 'too optimistic: training sets overlap',
    optimistic: 'too optimistic',
    holm: (/** @type {string} */ name) => `${name}, Holm`,
    df: (/** @type {string} */ name, /** @type {number | null} */ side) =>
      `${side === null ? '' : ['numerator ', 'denominator '][side]}df, ${name}`,
    keys: NAMES.pairs,
  },
  tests: {
    title: 'Tests of all algorithms',
    hint: 'whether there is any difference at all',
    test: 'Test',
    statistic: 'Statistic',
    df: 'df',
    p: 'p',
    default: 'default',
    whyTwo:
      'With two algorithms the verdict rests on Wilcoxon’s signed-rank test: Friedman’s would see only which of the two is better on each data set.',
    why: {
      friedman_exact:
        'The verdict rests on Friedman’s test with its exact distribution, which was counted: it needs no approximation, and χ² and F order the arrangements alike, with and without correction for ties.',
      friedman_permutation:
        'The verdict rests on Friedman’s test by permutations: the table is too small for χ² and F, and has too many arrangements to count them all.',
      iman_davenport_tie_corrected:
        'The verdict rests on Iman–Davenport’s F with the correction for ties: Friedman’s χ² is too conservative, and without the correction shared ranks make it more so.',
    },
    cd: 'Critical differences of mean ranks',
    level: (/** @type {string} */ alpha) => `α\u00a0=\u00a0${alpha}`,
  },
  pair: {
    title: 'Two algorithms',
    first: 'First algorithm',
    second: 'Second algorithm',
    waiting: 'Computing …',
    differences: 'Differences',
    differencesOf: (/** @type {string} */ a, /** @type {string} */ b) => `${a} − ${b}`,
    axis: (/** @type {string} */ a, /** @type {string} */ b) => `${a} − ${b}`,
    tests: 'Tests',
    effects: 'Effect sizes',
    effect: 'Effect size',
    direction: (/** @type {string[]} */ [a, b], /** @type {boolean} */ higherIsBetter) =>
      `Of ${a} − ${b}: positive where the results of ${a} are higher, which is ${higherIsBetter ? 'better' : 'worse'}.`,
    value: 'Value',
    interval: (/** @type {string} */ level) => `${level} interval`,
    unadjusted: 'not adjusted for the number of comparisons',
    bayes: 'Bayesian',
    bayesTitle: 'How probable is a difference that matters?',
    sign: 'Bayesian sign test',
    signedRank: 'Bayesian signed-rank test',
    correlated: 'Bayesian correlated t-test',
    correlatedHint: 'posterior of the mean difference',
    ropeLabel: 'ROPE: differences up to this much do not matter',
    ropeValue: (/** @type {string} */ rope) => `ROPE ±${rope}`,
    better: (/** @type {string} */ name) => `${name} better`,
    equivalent: 'practically equal',
    optimistic:
      'Tests called too optimistic treat the folds as independent, but their training sets overlap, so their p is too small. Read the corrected test.',
  },
  foldPlot: {
    title: 'Folds',
    hint: 'a dot per fold, a line joins one fold; the bar is the mean',
    axis: 'Result',
    description: (/** @type {string[]} */ names) => `Results of ${list(names)} in each fold.`,
    fold: (/** @type {string} */ run, /** @type {string} */ fold) =>
      [run && `run ${run}`, fold && `fold ${fold}`].filter(Boolean).join(', '),
  },
  experiments: {
    title: 'Experiments',
    hint: 'error rates with Clopper–Pearson intervals',
    axis: 'Error rate',
    description: (/** @type {string[]} */ names) => `Error rates with intervals of ${list(names)}.`,
    cut: (/** @type {string} */ shown, /** @type {string} */ all) =>
      `The first ${shown} of ${all} experiments.`,
    tip: (
      /** @type {string} */ name,
      /** @type {string} */ errors,
      /** @type {string} */ n,
      /** @type {string} */ interval,
    ) => `${name}: ${errors} of ${n}, ${interval}`,
  },
  distribution: {
    title: 'If the error rate were ε₀',
    hint: 'chance of each number of errors',
    axis: 'Errors',
    description: (
      /** @type {string} */ n,
      /** @type {string} */ eps0,
      /** @type {string} */ critical,
    ) => `Binomial distribution for n\u00a0=\u00a0${n} and rate ${eps0}; ${critical}.`,
    observed: (/** @type {string} */ m) => `observed: ${m}`,
    critical: (/** @type {string} */ m) => `significant from ${m} on`,
    criticalFew: (/** @type {string} */ m) => `significant up to ${m}`,
    bar: (/** @type {string} */ errors, /** @type {string} */ p) => `${errors} errors: ${p}`,
    errors: 'errors',
    probability: 'probability',
    none: 'Give ε₀ below: the error rate that the algorithm is held against.',
  },
  differences: {
    description: (/** @type {string} */ a, /** @type {string} */ b) =>
      `Differences ${a} − ${b}, sorted.`,
    better: (/** @type {string} */ name) => `${name} better`,
  },
  paper: {
    title: 'For the paper',
    hint: 'methods and results with citations',
    language: 'Language of the paragraph',
    copy: 'Copy text',
    latex: 'Copy LaTeX',
    latexHint: 'with \\cite and the keys of the BibTeX below',
    copyBibtex: 'Copy BibTeX',
    references: 'References',
  },
  working: {
    title: 'Show the working',
    hint: 'with your numbers',
    friedman: {
      chi2: 'Friedman’s χ²',
      ties: 'Correction for ties',
      f: 'Iman and Davenport’s τF',
      cd: 'Nemenyi’s critical difference',
      dunn: 'Bonferroni–Dunn’s critical difference',
      note: 'R is the rank sum of an algorithm, N the number of data sets, k of algorithms; t counts the algorithms that share a rank.',
    },
    cv: {
      paired: 'Paired t',
      corrected: 'Corrected t',
      five: '5×2 cv t',
      note: (/** @type {string} */ pair) => `d is the difference ${pair} in a fold.`,
    },
    binomial: {
      p: 'p-value',
      note: 'm errors in n cases; ε₀ is the rate that they are held against.',
    },
  },
};
