/**
 * Sentences for a paper, in English. `words.zh.js` has the same keys. `c` cites:
 * `c.in(…)` in brackets, `c.by(…)` with the author in the sentence.
 * @typedef {import('../citations.js').Citations} Citations
 */

/** @param {string[]} items */
const list = (items) =>
  items.length < 3
    ? items.join(' and ')
    : `${items.slice(0, -1).join(', ')}, and ${items[items.length - 1]}`;

/** @param {number} n @param {string} one @param {string} many */
const counted = (n, one, many) => `${n} ${n === 1 ? one : many}`;

const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** A number that begins a sentence. @param {number} n */
const atStart = (n) => NUMBERS[n] ?? `In all, ${n}`;

const DIRECTIONS = {
  higher: 'higher results are better',
  lower: 'lower results are better',
  ranks: 'given as ranks, of which 1 is the best',
};

/** How p-values were adjusted. @type {Record<string, (c: Citations) => string>} */
const ADJUSTMENTS = {
  bonferroni: (c) => `by Bonferroni’s method ${c.in('dunn1961')}`,
  bonferroni_dunn: (c) => `by the Bonferroni–Dunn procedure ${c.in('dunn1961', 'demsar2006')}`,
  holm: (c) => `by Holm’s procedure ${c.in('holm1979')}`,
  hochberg: (c) => `by Hochberg’s procedure ${c.in('hochberg1988')}`,
  hommel: (c) => `by Hommel’s procedure ${c.in('hommel1988')}`,
  finner: (c) => `by Finner’s procedure ${c.in('finner1993', 'garcia2010')}`,
  li: (c) => `by Li’s two-step procedure ${c.in('li2008', 'garcia2010')}`,
  rom: (c) => `by Rom’s procedure ${c.in('rom1990', 'garcia2010')}`,
  holland: (c) => `by Holland and Copenhaver’s procedure ${c.in('holland1987', 'garcia2010')}`,
  shaffer: (c) => `by Shaffer’s static procedure ${c.in('shaffer1986', 'garcia2008')}`,
  bergmann_hommel: (c) => `by the Bergmann–Hommel procedure ${c.in('bergmann1988', 'garcia2008')}`,
};

export const paper = {
  join: ' ',
  and: list,
  comma: ', ',
  semicolon: '; ',
  citations: {
    comma: ', ',
    semicolon: '; ',
    open: '(',
    close: ')',
    and: ' and ',
    others: ' et al.',
  },
  brackets: (/** @type {string[]} */ parts) => (parts.length === 0 ? '' : ` (${parts.join('; ')})`),
  adjustments: ADJUSTMENTS,

  compared: (
    /** @type {number} */ k,
    /** @type {string[]} */ names,
    /** @type {number} */ n,
    /** @type {keyof DIRECTIONS} */ direction,
  ) =>
    `We compared ${counted(k, 'learning algorithm', 'learning algorithms')}${names.length > 0 ? ` (${list(names)})` : ''} on ${counted(n, 'data set', 'data sets')} (${DIRECTIONS[direction]}).`,
  dropped: (/** @type {number} */ rows) =>
    `${atStart(rows)} ${rows === 1 ? 'row' : 'rows'} with a missing or non-numeric value ${rows === 1 ? 'was' : 'were'} left out.`,
  casesUnmatched: (/** @type {number} */ n, /** @type {string} */ all) =>
    `${atStart(n)} of ${all} cases ${n === 1 ? 'was left out, as it is' : 'were left out, as they are'} not in every file.`,
  rowsUnmatched: (/** @type {{ file: string, left: string, all: string }[]} */ files) =>
    `Rows that are not in every file were left out: ${list(files.map(({ file, left, all }) => `${left} of ${all} in ${file}`))}.`,
  datasetsLeftOut: (
    /** @type {number} */ n,
    /** @type {number} */ all,
    /** @type {string[]} */ names,
  ) =>
    `${atStart(n)} of ${all} data sets${names.length > 0 ? ` (${list(names)})` : ''} ${n === 1 ? 'was' : 'were'} left out, because a result was missing.`,
  foldName: (/** @type {string} */ run, /** @type {string} */ fold) =>
    [run && `run ${run}`, fold && `fold ${fold}`].filter(Boolean).join(', '),
  foldsLeftOut: (
    /** @type {number} */ n,
    /** @type {number} */ all,
    /** @type {string[]} */ names,
  ) =>
    `${atStart(n)} of ${all} folds${names.length > 0 ? ` (${names.join('; ')})` : ''} ${n === 1 ? 'was' : 'were'} left out, because a result was missing.`,
  noSizes:
    'No test was made, since the sizes of the training and test sets are not known and nothing corrects for what the training sets share.',
  averaged: (/** @type {string} */ n, /** @type {'folds' | 'runs' | 'results'} */ of) =>
    `On each data set ${of === 'results' ? `${n} results` : `the results of ${n} ${of}`} were averaged.`,
  friedman: (
    /** @type {Citations} */ c,
    /** @type {boolean} */ ranked,
    /** @type {string} */ alpha,
    /** @type {string} */ how,
  ) =>
    `${ranked ? 'The algorithms were ranked on each data set, the best receiving rank 1 and ties the mean of their ranks, and' : 'On the ranks,'} Friedman’s test ${c.in('friedman1937')}, corrected for ties, was carried out ${how} at α = ${alpha}. ${c.by('demsar2006')} recommends it for several classifiers over several data sets.`,
  byF: (/** @type {Citations} */ c) => `with the F statistic of ${c.by('iman1980')}`,
  byCounting: 'with its exact distribution',
  byPermutations: (/** @type {string} */ draws) =>
    `with ${draws} random permutations of the ranks on each data set`,
  differ: (/** @type {string} */ numbers, /** @type {string} */ more) =>
    `The mean ranks differed significantly, ${numbers}${more}.`,
  noDifference: (/** @type {string} */ numbers, /** @type {string} */ more) =>
    `No significant difference between the algorithms was found, ${numbers}${more}; pairs of algorithms were therefore not compared.`,
  undefined: (/** @type {string} */ reason) =>
    `No test was made${reason ? `: ${reason}` : ', since its statistic is undefined for these results'}.`,
  infinite: 'F = ∞ (the rankings agree on all data sets)',
  chi: (/** @type {string} */ numbers) => `Friedman’s ${numbers}`,
  exact: (/** @type {string} */ p) => `exact ${p}`,
  permutation: (/** @type {string} */ p) => `permutation ${p}`,
  alsoF: (/** @type {Citations} */ c, /** @type {string} */ numbers) =>
    `as F, ${c.bare('iman1980')}, ${numbers}`,
  kendall: (/** @type {Citations} */ c, /** @type {string} */ w) =>
    `Kendall’s W = ${w}, ${c.bare('kendall1939')}`,
  rank: (/** @type {string} */ name, /** @type {string} */ rank) => `${rank} (${name})`,
  ranks: (/** @type {string[]} */ ranks, /** @type {number} */ left) =>
    `The mean ranks were ${list(ranks)}${left > 0 ? `; those of the other ${left} are in the table` : ''}.`,

  nemenyi: (/** @type {Citations} */ c, /** @type {number} */ pairs, /** @type {string} */ cd) =>
    `All ${pairs} pairs were compared by the Nemenyi test ${c.in('nemenyi1963', 'demsar2006')}; the critical difference of mean ranks is CD = ${cd}.`,
  conover: (/** @type {Citations} */ c, /** @type {number} */ pairs) =>
    `All ${pairs} pairs were compared by Conover’s t-tests of the rank sums ${c.in('conover1999')}, without adjustment for the number of pairs.`,
  tukey: (/** @type {Citations} */ c, /** @type {number} */ pairs) =>
    `All ${pairs} pairs were compared by Tukey’s test ${c.in('tukey1949')} of the mean results after an analysis of variance for repeated measures, with p-values adjusted by the studentized range.`,
  byRanks: (
    /** @type {Citations} */ c,
    /** @type {number} */ pairs,
    /** @type {string} */ adjusted,
  ) =>
    `All ${pairs} pairs were compared by z-tests of their mean ranks ${c.in('demsar2006')}, with p-values adjusted ${adjusted}.`,
  byWilcoxon: (
    /** @type {Citations} */ c,
    /** @type {number} */ pairs,
    /** @type {string} */ adjusted,
  ) =>
    `All ${pairs} pairs were compared by two-sided Wilcoxon signed-rank tests ${c.in('wilcoxon1945')}, with p-values adjusted ${adjusted}.`,
  against: (
    /** @type {Citations} */ c,
    /** @type {string} */ control,
    /** @type {number} */ others,
    /** @type {string} */ adjusted,
    /** @type {string} */ cd,
  ) =>
    `${control}, the control, was compared with each of the ${counted(others, 'other algorithm', 'other algorithms')} by z-tests of mean ranks ${c.in('demsar2006')}, with p-values adjusted ${adjusted}${cd ? `; the critical difference from the control is CD = ${cd}` : ''}.`,
  better: (/** @type {string[]} */ pairs, /** @type {number} */ left) =>
    `${pairs.length + left === 1 ? 'One pair differed' : `${atStart(pairs.length + left)} pairs differed`} significantly: ${pairs.join('; ')}${left > 0 ? `; and ${left} more, which are in the table` : ''}.`,
  betterPair: (
    /** @type {string} */ better,
    /** @type {string} */ worse,
    /** @type {string} */ numbers,
  ) => `${better} was better than ${worse} (${numbers})`,
  rankPair: (/** @type {string} */ better, /** @type {string} */ worse) =>
    `mean ranks ${better} and ${worse}`,
  adjusted: (/** @type {string} */ p) => `adjusted ${p}`,
  nonePair: (/** @type {string} */ p) =>
    `No pair was found to differ significantly${p ? ` (smallest ${p})` : ''}.`,
  noneControl: (/** @type {string} */ p) =>
    `No significant difference from the control was found${p ? ` (smallest ${p})` : ''}.`,
  otherPairs: 'For all other pairs no significant difference was found.',
  otherControls: 'For the others no significant difference from the control was found.',
  meanDifference: (/** @type {string} */ value) => `mean difference ${value}`,
  rankDifference: (/** @type {string} */ value) => `mean ranks ${value} apart`,
  hodgesLehmann: (/** @type {string} */ value, /** @type {string} */ source) =>
    `Hodges–Lehmann estimate of the difference ${value}${source ? `, ${source}` : ''}`,
  unadjusted: 'The intervals are not adjusted for the number of comparisons.',
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
    /** @type {string} */ more,
  ) =>
    `${one} and ${other} differed significantly, ${numbers}${more}, but the direction is not clear: by ${own} ${one} is ahead, by ${list(against)} ${other}.`,
  tolerance: (/** @type {string} */ tolerance) =>
    `Results of a data set that differ by at most ${tolerance} shared their rank; tests of differences used the differences as they are.`,
  intervalDisagrees: (/** @type {boolean} */ significant) =>
    `The interval ${significant ? 'contains 0 although the test is significant' : 'excludes 0 although the test is not significant'}, since it does not allow for ties and zeros among the differences.`,
  opposed: (/** @type {string[]} */ statistics, /** @type {string} */ other) =>
    `though by ${list(statistics)} ${other} is ahead`,
  rankBiserial: (/** @type {string} */ value, /** @type {string} */ source) =>
    `matched-pairs rank-biserial correlation ${value}${source ? `, ${source}` : ''}`,

  wilcoxon: (
    /** @type {Citations} */ c,
    /** @type {boolean} */ exact,
    /** @type {number} */ dropped,
    /** @type {string} */ alpha,
  ) =>
    `Following ${c.by('demsar2006')}, the two were compared by the two-sided Wilcoxon signed-rank test ${c.in('wilcoxon1945')} at α = ${alpha}, ${exact ? 'with its exact distribution' : 'by the normal approximation'}${dropped > 0 ? `; ${counted(dropped, 'data set', 'data sets')} without a difference ${dropped === 1 ? 'was' : 'were'} left out of the test, but not of the Hodges–Lehmann estimate` : ''}.`,
  signTest: (
    /** @type {Citations} */ c,
    /** @type {number} */ dropped,
    /** @type {string} */ alpha,
  ) =>
    `Since ranks of two only tell which is better, the two were compared by the two-sided exact sign test ${c.in('dixon1946', 'demsar2006')} at α = ${alpha}${dropped > 0 ? `; ${counted(dropped, 'data set', 'data sets')} with equal ranks ${dropped === 1 ? 'was' : 'were'} left out` : ''}.`,
  twoBetter: (
    /** @type {string} */ best,
    /** @type {string} */ other,
    /** @type {string} */ numbers,
    /** @type {string} */ more,
  ) => `${best} was significantly better than ${other}, ${numbers}${more}.`,
  twoNone: (
    /** @type {string} */ a,
    /** @type {string} */ b,
    /** @type {string} */ numbers,
    /** @type {string} */ more,
  ) => `No significant difference between ${a} and ${b} was found, ${numbers}${more}.`,
  record: (
    /** @type {string} */ name,
    /** @type {number} */ wins,
    /** @type {number} */ losses,
    /** @type {number} */ ties,
  ) =>
    `${name} was better on ${wins}, worse on ${losses}, and tied on ${counted(ties, 'data set', 'data sets')}`,

  designs: {
    kfold: (/** @type {number} */ folds, /** @type {number} */ _runs, /** @type {number} */ _n) =>
      `${folds}-fold cross-validation`,
    repeated: (/** @type {number} */ folds, /** @type {number} */ runs, /** @type {number} */ _n) =>
      `${folds}-fold cross-validation repeated ${runs} times`,
    '5x2': (/** @type {number} */ _folds, /** @type {number} */ _runs, /** @type {number} */ _n) =>
      'five replications of two-fold cross-validation',
    rows: (/** @type {number} */ _folds, /** @type {number} */ _runs, /** @type {number} */ n) =>
      `${n} splits into training and test sets`,
  },
  splitsOfRatio: (/** @type {number} */ n, /** @type {string} */ ratio) =>
    `${n} splits into training and test sets (test/training ratio ${ratio})`,
  evaluated: (
    /** @type {number} */ k,
    /** @type {string[]} */ names,
    /** @type {string} */ design,
    /** @type {'higher' | 'lower'} */ direction,
    measure = '',
  ) =>
    `We evaluated ${counted(k, 'learner', 'learners')}${names.length > 0 ? ` (${list(names)})` : ''} by ${design}${k === 1 ? '' : ' on the same splits'} (${measure && `${measure}; `}${DIRECTIONS[direction]}).`,
  means: (/** @type {string[]} */ means, /** @type {number} */ left) =>
    `The ${means.length === 1 && left === 0 ? 'mean (standard deviation) was' : 'means (standard deviations) were'} ${list(means)}${left > 0 ? `; those of the other ${left} are in the table` : ''}.`,
  corrected: (/** @type {Citations} */ c, /** @type {string} */ ratio) =>
    `the corrected resampled t-test ${c.in('nadeau2003')}, which allows for overlapping training sets (n_test/n_train = ${ratio})`,
  fiveByTwo: (/** @type {Citations} */ c) => `the 5×2cv paired t-test ${c.in('dietterich1998')}`,
  foldTest: (
    /** @type {Citations} */ c,
    /** @type {string} */ test,
    /** @type {number} */ pairs,
    /** @type {string} */ alpha,
  ) =>
    `The best two were compared by ${test}, two-sided at α = ${alpha}${pairs > 1 ? `; p-values were adjusted over all ${pairs} pairs by Holm’s procedure ${c.in('holm1979')}` : ''}.`,
  /** Of each other learner with the control. */
  controlTest: (
    /** @type {Citations} */ c,
    /** @type {string} */ control,
    /** @type {string} */ test,
    /** @type {number} */ pairs,
    /** @type {string} */ alpha,
  ) =>
    `The other learners were each compared with the control ${control} by ${test}, two-sided at α = ${alpha}; p-values were adjusted over the ${pairs} comparisons by Holm’s procedure ${c.in('holm1979')}.`,
  difference: (
    /** @type {string} */ value,
    /** @type {string} */ level,
    /** @type {string} */ interval,
  ) => `difference ${paper.estimate(value, level, interval)}`,
  estimate: (
    /** @type {string} */ value,
    /** @type {string} */ level,
    /** @type {string} */ interval,
  ) => `${value}${interval ? `, ${level} CI ${interval}` : ''}`,
  withinRope: (/** @type {string} */ rope) =>
    `The whole interval lies within ±${rope}, the region of practical equivalence.`,
  untestedFolds: (
    /** @type {string[]} */ names,
    /** @type {boolean} */ equal,
    /** @type {string} */ reason,
  ) =>
    `${list(names)} ${equal ? 'have the same mean and ' : ''}were not compared by a test${reason ? `: ${reason}` : ', whose statistic is undefined for them'}.`,
  foldTests: (
    /** @type {Citations} */ c,
    /** @type {string} */ test,
    /** @type {number} */ pairs,
    /** @type {string} */ alpha,
  ) =>
    `The other pairs were compared by ${test}, two-sided at α = ${alpha}; p-values were adjusted over all ${pairs} pairs by Holm’s procedure ${c.in('holm1979')}.`,
  eachBetter: (
    /** @type {string[]} */ best,
    /** @type {string[]} */ beaten,
    /** @type {string} */ p,
  ) =>
    `${list(best)} ${best.length > 1 ? 'were each' : 'was'} significantly better than ${list(beaten)} (${beaten.length > 1 || best.length > 1 ? 'largest ' : ''}adjusted ${p}).`,
  /** Pairs without the best; none named where they are many. */
  further: (
    /** @type {{ better: string, worse: string }[]} */ pairs,
    /** @type {number} */ count,
  ) =>
    pairs.length > 0
      ? `Of the other pairs, ${list(pairs.map(({ better, worse }) => `${better} was significantly better than ${worse}`))}.`
      : `Of the other pairs, ${count} differed significantly.`,
  firstDifference: (/** @type {string} */ value) => `difference in the first fold ${value}`,
  alpaydin: (/** @type {Citations} */ c, /** @type {string} */ numbers) =>
    `The combined 5×2cv F test ${c.in('alpaydin1999')}, which has no direction, gave ${numbers}.`,
  bayes: (
    /** @type {Citations} */ c,
    /** @type {string} */ rope,
    /** @type {string} */ best,
    /** @type {string} */ other,
    /** @type {[string, string, string]} */ shares,
  ) =>
    `By the Bayesian correlated t-test ${c.in('corani2015', 'benavoli2017')} the posterior probability is ${shares[0]} that ${best} is better by more than ${rope}, ${shares[1]} that the two differ by at most ${rope}, and ${shares[2]} that ${other} is better by more than ${rope}.`,
  /** Where higher is better, `rate` is the error rate that leaves the target. */
  single: (
    /** @type {string} */ name,
    /** @type {string} */ target,
    /** @type {string} */ rate,
    /** @type {string} */ numbers,
    /** @type {boolean} */ differs,
    /** @type {string} */ alpha,
  ) =>
    `${differs ? `The mean of ${name} differed significantly from` : `No significant difference was found between the mean of ${name} and`} ${target}${rate ? `, the accuracy at an error rate of ${rate}` : ''} (same corrected t-test, two-sided at α = ${alpha}): ${numbers}.`,
  singleInterval: (
    /** @type {Citations} */ c,
    /** @type {string} */ name,
    /** @type {string} */ level,
    /** @type {string} */ interval,
    /** @type {string} */ ratio,
  ) =>
    `The ${level} confidence interval of the mean of ${name} is ${interval} by the corrected resampled t-test ${c.in('nadeau2003')}, which allows for overlapping training sets (n_test/n_train = ${ratio}).`,
  singleAssumes:
    'The correction assumes that the results of two folds have the correlation n_test/(n_test + n_train).',

  errors: (
    /** @type {Citations} */ c,
    /** @type {string} */ name,
    /** @type {string} */ errors,
    /** @type {string} */ n,
    /** @type {string} */ rate,
    /** @type {string} */ level,
    /** @type {string} */ interval,
  ) =>
    `${name} erred in ${errors} of ${n} test cases (error rate ${rate}, ${level} CI ${interval}, ${c.bare('clopper1934')}).`,
  /** Experiments of a table without names. */
  unnamed: { one: 'the experiment', of: (/** @type {string} */ row) => `experiment ${row}` },
  tested: (
    /** @type {'greater' | 'less' | 'two-sided'} */ alternative,
    /** @type {boolean} */ found,
    /** @type {string} */ eps0,
    /** @type {string} */ p,
    /** @type {string} */ alpha,
  ) => {
    const sides = alternative === 'two-sided' ? 'two-sided' : 'one-sided';
    const than = { greater: 'more than', less: 'less than', 'two-sided': 'different from' };
    return `By the ${sides} exact binomial test at α = ${alpha} ${found ? 'this is' : 'it was not found to be'} significantly ${than[alternative]} ${eps0}, ${p}.`;
  },
  tailsDiffer: (/** @type {boolean} */ significant) =>
    `The interval ${significant ? 'contains this rate although the test is significant' : 'excludes this rate although the test is not significant'}, since p adds up the outcomes that are no likelier than the one observed and the interval has equal tails.`,
  /** With the level at which they are found, where it is adjusted. */
  critical: (
    /** @type {string | null} */ few,
    /** @type {string | null} */ many,
    /** @type {string} */ adjusted,
  ) => {
    const at = adjusted && ` at the adjusted level ${adjusted}`;
    return few && many
      ? `The critical numbers of errors${at} are ${few} and fewer, ${many} and more.`
      : `The critical number of errors${at} is ${few ?? many}.`;
  },
  otherExperiment: (/** @type {string} */ name, /** @type {string} */ p) => `${name} (${p})`,
  otherExperiments: (
    /** @type {'greater' | 'less' | 'two-sided'} */ alternative,
    /** @type {string} */ eps0,
    /** @type {string[]} */ texts,
    /** @type {number} */ left,
  ) => {
    const than = { greater: 'more than', less: 'less than', 'two-sided': 'different from' };
    const names = left > 0 ? [...texts, `${left} more, which are in the table`] : texts;
    return texts.length === 0
      ? `No other error rate was found to be significantly ${than[alternative]} ${eps0} after adjustment for the number of experiments.`
      : `After adjustment for the number of experiments, the error ${names.length > 1 ? 'rates' : 'rate'} of ${list(names)} ${names.length > 1 ? 'are' : 'is'} significantly ${than[alternative]} ${eps0}.`;
  },
  sameRate: (/** @type {string[]} */ names, /** @type {number} */ left) =>
    `${list(left > 0 ? [...names, `${left} more`] : names)} ${names.length > 1 ? 'have' : 'has'} the same error rate.`,
  /** Of experiments without a test. */
  worstUntested: (/** @type {number} */ k) =>
    `It is the largest error rate of ${k} experiments, chosen by these results, and its interval is not adjusted for their number.`,
  experiment: (
    /** @type {string} */ name,
    /** @type {string} */ errors,
    /** @type {string} */ n,
    /** @type {string} */ rate,
  ) => `${errors} of ${n} (${rate}) in ${name}`,
  experiments: (/** @type {string[]} */ texts, /** @type {number} */ left) =>
    `The other errors were ${list(left > 0 ? [...texts, `those of ${left} more, which are in the table`] : texts)}.`,
  worst: (/** @type {Citations} */ c, /** @type {number} */ k) =>
    `It is the largest error rate of ${k} experiments, so its p-value was adjusted for their number ${c.in('dunn1961', 'salzberg1997')}.`,
  guessedDirection: (/** @type {'higher' | 'lower'} */ direction) =>
    `[To be checked and removed: Melon guessed that ${DIRECTIONS[direction]}.]`,
  /** Sentences of the report. */
  doubts: (/** @type {string[]} */ sentences) =>
    `[To be checked and removed: ${sentences.join(' ')}]`,
  software: (/** @type {string} */ version) => `All numbers were computed with Melon ${version}.`,
};
