import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  comparisonVerdict,
  controlProcedure,
  procedureName,
} from '../../../../web/tasks/comparison/verdict.js';
import { comparisonWords } from '../../../../web/tasks/comparison/words.js';
import { binomialReport, cvReport, friedmanReport } from './example.mjs';

const reason = (/** @type {string} */ id) => `[${id}]`;
const sentence = (/** @type {any} */ report, /** @type {'en' | 'zh'} */ language = 'en') =>
  comparisonVerdict(report, language, reason).sentence.replaceAll('\u00a0', ' ');
const detail = (/** @type {any} */ report, /** @type {'en' | 'zh'} */ language = 'en') =>
  comparisonVerdict(report, language, reason).detail.replaceAll('\u00a0', ' ');
const strong = (/** @type {any} */ report) =>
  comparisonVerdict(report, 'en', reason).parts.filter((part) => part.strong);

test('learners that differ are reported with F, p, the first in rank and which it beats', () => {
  assert.equal(
    sentence(friedmanReport()),
    'The 3 algorithms differ (F(2, 6) = 57, p < .001). A ranks first and is significantly better than C; no significant difference from B was found.',
  );
  assert.deepEqual(strong(friedmanReport()), [{ text: 'A', strong: true }]);
  assert.match(detail(friedmanReport()), /k = 3 algorithms, N = 4 data sets, χ² = 7\.60/);
  assert.match(detail(friedmanReport()), /Pairs by Nemenyi at α = \.05\. Ranks as given/);
});

test('a first in rank that beats all, some or none has its own sentence', () => {
  const verdict = (/** @type {object} */ more) =>
    sentence(friedmanReport({ verdict: { ...friedmanReport().verdict, ...more } }));
  assert.match(verdict({ best: ['A'], beaten: ['B', 'C'] }), /better than all others\.$/);
  const procedures = [{ id: 'nemenyi', key: 'nemenyi_p', significant: 0 }];
  assert.match(
    sentence(
      friedmanReport({
        procedures,
        verdict: { ...friedmanReport().verdict, best: ['A', 'B', 'C'], beaten: [] },
      }),
    ),
    /A ranks first, but no pair differs significantly by Nemenyi\.$/,
  );
  assert.match(
    verdict({ best: ['A', 'B', 'C'], beaten: [] }),
    /not significantly better than any other; by Nemenyi, 1 pair differs significantly\.$/,
  );
});

test('what beats the first in rank by another statistic is named', () => {
  const report = friedmanReport();
  Object.assign(report.verdict, { best: ['A'], beaten: ['C'], ahead: ['B'] });
  assert.match(
    sentence(report),
    /A ranks first and is significantly better than C\. By Nemenyi, though, B is significantly better than it\.$/,
  );
  assert.match(sentence(report, 'zh'), /A 居首，显著优于 C。但按 Nemenyi 法，B 显著优于它。$/);
});

test('a procedure that is refused says why, and claims nothing of pairs', () => {
  const procedures = [{ id: 'nemenyi', key: 'nemenyi_p', significant: 0, reason: 'too_many' }];
  assert.match(
    sentence(friedmanReport({ procedures })),
    /A ranks first; Nemenyi gives no p-values here: \[too_many\]\.$/,
  );
});

/** @param {object} verdict @param {object} [tests] @returns {any} */
const friedmanWith = (verdict, tests = {}) => {
  const report = friedmanReport();
  return {
    ...report,
    verdict: { ...report.verdict, ...verdict },
    tests: { ...report.tests, ...tests },
  };
};

test('no difference is said without claiming that the algorithms are equal', () => {
  const found = friedmanWith(
    { kind: 'no_difference', best: ['A', 'B', 'C'], beaten: [] },
    { iman_davenport_f_tie_corrected: 1.2, iman_davenport_p_tie_corrected: 0.36 },
  );
  assert.equal(
    sentence(found),
    'No significant difference between the 3 algorithms was found (F(2, 6) = 1.20, p = .360). A has the best mean rank, 1.00.',
  );
});

/** The four rankings by the test that decides it: χ² 7.6, exact p 12/1296. */
const EXACT = { test: 'friedman_exact', statistic: 7.6, p: 12 / 1296, df1: null, df2: null };

test('the test that decides is named with its statistic and its p, and F stands beside it', () => {
  assert.match(
    sentence(friedmanWith(EXACT)),
    /^The 3 algorithms differ \(χ² = 7\.60, exact p = \.009\)\./,
  );
  assert.match(
    detail(friedmanWith(EXACT)),
    /^Friedman’s test with its exact distribution: k = 3 \w+, N = 4 data sets, Iman–Davenport F\(2, 6\) = 57, p < \.001\./,
  );
  const drawn = friedmanWith({ ...EXACT, test: 'friedman_permutation' });
  assert.match(sentence(drawn), /χ² = 7\.60, permutation p = \.009/);
  assert.match(detail(drawn), /^Friedman’s test by permutations/);
});

test('an infinite F is written as one, and its p as a limit', () => {
  const infinite = { iman_davenport_f_tie_corrected: null, iman_davenport_p_tie_corrected: 0 };
  assert.match(sentence(friedmanWith({ statistic: null, p: 0 }, infinite)), /F\(2, 6\) = ∞, p → 0/);
});

test('against a control nothing is claimed where all together do not differ', () => {
  const control = { name: 'B', index: 1, procedure: 'holm', better: [], worse: [], procedures: [] };
  const report = { ...friedmanWith({ ...EXACT, kind: 'no_difference', p: 0.2 }), control };
  assert.match(sentence(report), /A has the best mean rank, 1\.00\.$/);
});

test('a procedure that another one stands in for is named with the reason', () => {
  const refused = { procedure: 'bergmann_hommel', reason: 'too_many' };
  const report = friedmanWith({ procedure: 'holm', refused });
  assert.match(detail(report), /Bergmann–Hommel was not computed \(\[too_many\]\)\. Pairs by Holm/);
});

test('what is undefined says why', () => {
  const verdict = { ...friedmanReport().verdict, kind: 'undefined', p: null, reason: 'all_tied' };
  assert.equal(
    sentence(friedmanReport({ verdict })),
    'No test of these results is possible: [all_tied].',
  );
  assert.equal(
    sentence(cvReport({ kind: 'undefined', p: null, reason: 'no_variance' }), 'zh'),
    'B 的均值较好：0.174，A 为 0.190；但无法检验这是否出于偶然：[no_variance]。',
  );
});

test('of folds without a test the better mean is given, with the digits that tell them apart', () => {
  const report = cvReport({
    ...{ kind: 'undefined', p: null, reason: 'no_test_train_ratio' },
    ...{ best_value: 0.1741, other_value: 0.1743 },
  });
  assert.equal(
    sentence(report),
    'B has the better mean, 0.17410 against 0.17430 of A, but no test can tell whether that is chance: [no_test_train_ratio].',
  );
});

test('of three learners or more each pair that differs is named, or counted where they are many', () => {
  const pair = { better: 'A', worse: 'C' };
  const better = cvReport({ kind: 'better', p: 0.01, beaten: ['C'], beaten_p: 0.004 });
  assert.match(
    sentence(better),
    /It is also significantly better than C \(adjusted p = \.004\)\.$/,
  );
  assert.match(sentence(better, 'zh'), /它还显著优于 C（校正后 p = \.004）。$/);
  const none = cvReport({ beaten: ['C'], beaten_p: 0.004, further: [pair] });
  assert.match(
    sentence(none),
    /^No significant difference between B and A .* B is significantly better than C \(adjusted p = \.004\)\. Of the other pairs, A is significantly better than C\.$/,
  );
  const many = cvReport({ further: Array.from({ length: 4 }, () => pair) });
  assert.match(sentence(many), / Of the other pairs, 4 differ significantly\.$/);
  assert.match(sentence(many, 'zh'), /其余各对中，4 对有显著差异。$/);
});

test('folds with the same mean share it, and what each of them beats is said', () => {
  const report = cvReport({
    kind: 'undefined',
    p: null,
    reason: 'no_variance',
    shared: ['A', 'B'],
    beaten: ['C', 'D'],
    beaten_p: 0.004,
  });
  assert.equal(
    sentence(report),
    'A and B have the same mean, 0.174, and no test tells them apart: [no_variance]. Each is significantly better than C and D (largest adjusted p = .004).',
  );
  assert.deepEqual(strong(report), []);
  assert.match(sentence(report, 'zh'), /^A 和 B 的均值相同，为 0\.174，没有检验能区分它们/);
  assert.match(sentence(report, 'zh'), /它们各自显著优于 C 和 D（最大的校正后/);
});

test('those that share the first rank are named together, and none stands out', () => {
  const shared = { shared: ['A', 'B'], best: ['A', 'B'], beaten: ['C'] };
  const report = friedmanReport({ verdict: { ...friedmanReport().verdict, ...shared } });
  assert.match(
    sentence(report),
    /A and B share the first rank; each is significantly better than all others\.$/,
  );
  assert.deepEqual(strong(report), []);
  assert.match(sentence(report, 'zh'), /A 和 B 并列居首，各自显著优于其余所有算法。$/);
  const none = { ...shared, kind: 'no_difference', best: ['A', 'B', 'C'], beaten: [] };
  const equal = friedmanReport({ verdict: { ...friedmanReport().verdict, ...none } });
  assert.match(sentence(equal), /A and B share the best mean rank, 1\.00\.$/);
  assert.match(sentence(equal, 'zh'), /A 和 B 的平均序值并列最优，为 1\.00。$/);
});

test('a statistic that favours a beaten one is named', () => {
  const opposed = [{ better: 'A', worse: 'C', by: ['mean'] }];
  const report = friedmanReport({ verdict: { ...friedmanReport().verdict, opposed } });
  assert.match(sentence(report), /was found\. By the means, though, C is ahead of A\.$/);
  assert.match(sentence(report, 'zh'), /但按均值，C 领先于 A。$/);
});

test('an interval within the region that was given is said to be', () => {
  const report = cvReport({ within_rope: true });
  report.options.rope = 0.05;
  assert.match(
    sentence(report),
    /The whole interval lies within ±0\.05, so the difference is smaller than what you said matters\.$/,
  );
  assert.match(sentence(report, 'zh'), /整个区间都在 ±0\.05 之内/);
  assert.doesNotMatch(sentence(cvReport({ within_rope: false })), /lies within/);
});

test('of one experiment, or of several with the largest rate, none errs most often', () => {
  const [one, several] = [binomialReport(), binomialReport()];
  for (const report of [one, several]) {
    Object.assign(report.verdict, { eps0: null, kind: 'undefined', p: null });
    report.options.eps0 = null;
  }
  one.verdict.experiments = 1;
  assert.doesNotMatch(sentence(one), /most often/);
  assert.match(sentence(one), / made \d+ errors in \d+/);
  several.verdict.shared = [several.verdict.name, 'other'];
  assert.match(sentence(several), /and other have the same error rate, the largest\./);
  assert.deepEqual(strong(several), []);
});

test('a level other than .05 is named beside the test of two', () => {
  const report = cvReport();
  assert.doesNotMatch(detail(report), /α/);
  report.options.alpha = 0.01;
  assert.match(detail(report), /Significance is judged at α = \.01\./);
});

test('two algorithms are compared by Wilcoxon’s test, seen from the better one', () => {
  const report = friedmanReport();
  report.models.pop();
  Object.assign(report, {
    tests: { n_datasets: 6, n_algorithms: 2, reasons: {} },
    verdict: {
      kind: 'two',
      test: 'wilcoxon_signed_rank',
      exact: true,
      statistic: 0,
      p: 0.031,
      effect: 'hodges_lehmann',
      difference: 0.1,
      low: 0.05,
      high: 0.2,
      best: ['B'],
      beaten: ['A'],
      ahead: [],
      ...{ wins: 5, losses: 0, ties: 1 },
      opposed_by: [],
      direction_unclear: false,
      level: 0.95,
    },
    pairs: [{ a: 'A', b: 'B', reasons: {} }],
  });
  assert.equal(
    sentence(report),
    'B is significantly better than A: better on 5 of 6 data sets, equal on 1, Hodges–Lehmann difference 0.100 [0.050, 0.200], Wilcoxon p = .031.',
  );
  report.options.tie_tolerance = 0.02;
  assert.match(sentence(report), /equal on 1 \(tie tolerance 0\.02\), Hodges–Lehmann/);
  assert.match(detail(report), /at most 0\.02 share their rank; tests of differences/);
  report.options.tie_tolerance = 0;
  Object.assign(report.verdict, {
    ...{ best: ['B', 'A'], beaten: [], opposed_by: ['mean_rank', 'mean'], direction_unclear: true },
  });
  assert.match(
    sentence(report),
    /^B and A differ significantly, but the direction is not clear: by the signed ranks B is ahead, by the mean ranks and the means A\. In numbers: .*p = \.031\.$/,
  );
  assert.deepEqual(strong(report), []);
  assert.match(
    sentence(report, 'zh'),
    /^B 与 A 差异显著，但孰优不明：按符号秩，B 领先；按平均序值和均值，A 领先。/,
  );
  Object.assign(report.verdict, { best: ['B', 'A'], beaten: [], difference: null, opposed_by: [] });
  report.verdict.direction_unclear = false;
  delete report.verdict.low;
  assert.equal(
    sentence(report),
    'No significant difference between B and A was found: better on 5 of 6 data sets, equal on 1, Wilcoxon p = .031.',
  );
  // None of two that are not told apart stands out.
  assert.deepEqual(strong(report), []);
  assert.match(sentence(report, 'zh'), /^B 与 A 未见显著差异：/);
});

test('against a control the verdict says which is better and which is worse', () => {
  const control = {
    name: 'B',
    index: 1,
    procedure: 'bonferroni_dunn',
    better: ['A'],
    worse: ['C'],
    procedures: [
      { id: 'bonferroni_dunn', key: 'control_bonferroni_dunn_p', critical_difference: 1.58 },
      { id: 'holm', key: 'control_holm_p', critical_difference: null },
    ],
  };
  const report = friedmanReport({ control });
  assert.match(
    sentence(report),
    /Against the control B, A is significantly better; C is significantly worse\.$/,
  );
  assert.equal(controlProcedure(report)?.id, 'bonferroni_dunn');
  Object.assign(control, { better: [], worse: [] });
  assert.match(sentence(report), /None differs significantly from the control B\.$/);
  assert.equal(controlProcedure(friedmanReport()), null);
});

test('folds are compared by the corrected test, with interval and direction', () => {
  assert.equal(
    sentence(cvReport()),
    'No significant difference between B and A was found: mean 0.174 against 0.190, a difference of −0.016 [−0.081, 0.049].',
  );
  assert.match(
    detail(cvReport()),
    /5 folds \(k-fold\): t\(4\) = −0\.68, p = \.534\. Lower is better \(guessed\)\. Intervals are two-sided, at 95 %\.$/,
  );
  assert.match(
    sentence(cvReport({ kind: 'better', p: 0.01 })),
    /^B is significantly better than A/,
  );
  assert.match(
    sentence(cvReport({ p: 0.02, p_adjusted: 0.06, pairs: 3 })),
    /^B is significantly better than A on its own, but not after adjusting for all 3 comparisons: /,
  );
  assert.match(detail(cvReport({ pairs: 3 })), /not adjusted for the number of comparisons\.$/);
});

test('the 5×2 t names the fold that it rests on, and where the mean is against it', () => {
  const five = cvReport({
    ...{
      kind: 'direction_unclear',
      test: 'cv5x2_t_test',
      effect: 'first_difference',
      statistic: -2.9,
    },
    ...{ low: undefined, high: undefined, opposed_by: ['mean'] },
  });
  five.pairs[0].cv5x2_t_df = 5;
  assert.equal(
    sentence(five),
    'B and A differ significantly, but the direction is not clear: by the first fold B is ahead, by the means A. In numbers: a difference of −0.016 in the first fold, on which Dietterich’s t rests; mean 0.174 against 0.190.',
  );
  assert.match(detail(five), /t\(5\) = −2\.90/);
});

test('folds without a result are counted, and each design has its name in both languages', () => {
  const report = cvReport();
  Object.assign(report.input, { folds: 10, runs: 10 });
  Object.assign(report.options, { design: 'repeated' });
  report.tests.n_folds = 99;
  assert.match(detail(report), /, 99 of 100 folds \(repeated k-fold\): t\(/);
  assert.match(detail(report, 'zh'), /，100 折中的 99 折（重复 k 折）：t\(/);
  Object.assign(report.input, { folds: null });
  for (const design of ['holdout', 'irregular']) {
    report.options.design = design;
    for (const language of /** @type {const} */ (['en', 'zh'])) {
      const text = detail(report, language);
      assert.ok(!text.includes(design), text);
    }
  }
  // Each row of a repeated hold-out is a run, not a fold.
  report.options.design = 'holdout';
  report.tests.n_folds = 10;
  report.input.runs = 10;
  assert.match(detail(report), /, 10 runs \(repeated hold-out\): t\(/);
  assert.match(detail(report, 'zh'), /，10 轮（重复留出）：t\(/);
});

test('one learner is held against an error rate, or the accuracy that it leaves', () => {
  // .7, .8, .9 with n_test/n_train = 1/2: .8 ± 4.303 · .1 · √(1/3 + 1/2) = .8 ± .393; against 1 − .4: t = 2.191, P(|T₂| > t) = .160.
  const report = cvReport({
    ...{ kind: 'single', best: 'A', best_value: 0.8, low: 0.407, high: 1.193 },
    ...{ target: 0.6, statistic: 2.191, p: 0.16 },
  });
  report.models = [{ name: 'A', metrics: { mean: 0.8, std: 0.1, n: 3 }, reasons: {} }];
  report.tests.n_folds = 3;
  Object.assign(report.input, { folds: 3 });
  Object.assign(report.options, { eps0: 0.4, higher_is_better: true });
  assert.equal(
    sentence(report),
    'A has a mean of 0.800 [0.407, 1.193], not significantly different from 1 − ε₀ = 0.6.',
  );
  assert.match(
    detail(report),
    /^Corrected resampled t-test \(Nadeau & Bengio\), 3 folds \(k-fold\): t\(2\) = 2\.19, p = \.160\. .*allows for overlapping training sets\.$/,
  );
  Object.assign(report.options, { higher_is_better: false });
  report.verdict.target = 0.4;
  assert.match(sentence(report), / from ε₀ = 0\.4\.$/);
  Object.assign(report.verdict, { target: null, statistic: null, p: null });
  assert.equal(sentence(report), 'A has a mean of 0.800 [0.407, 1.193].');
  assert.match(detail(report), /^3 folds \(k-fold\)\. /);
});

test('a small difference is shown with two digits', () => {
  const small = cvReport({
    difference: -0.00031,
    best_value: 0.04965,
    other_value: 0.04996,
    low: null,
  });
  assert.match(sentence(small), /mean 0\.04965 against 0\.04996, a difference of −0\.00031\./);
});

test('a binomial test adjusts for the experiments of which the worst was chosen', () => {
  assert.equal(
    sentence(binomialReport()),
    'A was not found to err more often than ε₀ = 0.3: 5 errors in 10, a rate of 0.500 [0.187, 0.813], adjusted p = .301. It is the worst of 2 experiments, chosen after looking, so p is adjusted for all of them; on its own p = .150. The other one was not found to err more often than ε₀ after the adjustment.',
  );
  assert.match(
    sentence(binomialReport({ kind: 'above', experiments: 1, adjustment: null })),
    /^A errs more often than ε₀ = 0\.3/,
  );
  const without = binomialReport({ kind: 'undefined', eps0: null, reason: 'no_eps0' });
  assert.match(sentence(without), /^A errs most often: 5 errors in 10/);
  assert.match(detail(without), /give the error rate ε₀/);
});

/** 30 errors in 200 held against .2: P(X ≥ 30) = .972, P(X ≤ 30) = .043, two-sided .078. */
const thirty = (/** @type {object} */ verdict) => {
  const report = binomialReport({
    ...{ experiments: 1, errors: 30, n: 200, error_rate: 0.15, eps0: 0.2, adjustment: null },
    ...{ critical_many: null, ...verdict },
  });
  report.verdict.p_adjusted = report.verdict.p;
  const { alternative = 'greater' } = /** @type {any} */ (verdict);
  Object.assign(report.options, { alternative, eps0: 0.2 });
  Object.assign(report.tests, { max_errors: 30, max_n: 200 });
  return report;
};

test('a one-sided test that could find nothing also says what the other side gives', () => {
  const report = thirty({
    p: 0.972,
    other_side: { alternative: 'less', p: 0.043, p_adjusted: 0.043 },
  });
  assert.match(
    sentence(report),
    /^A was not found to err more often than ε₀ = 0\.2: .* p = \.972\. Whether it errs less often: p = \.043\.$/,
  );
});

test('each alternative of the binomial test has its sentence and its critical numbers', () => {
  const less = thirty({ kind: 'below', alternative: 'less', p: 0.043, critical_few: 30 });
  assert.match(sentence(less), /^A errs less often than ε₀ = 0\.2: 30 errors in 200/);
  assert.match(detail(less), /P\(X ≤ 30\) = \.043, up to 30 errors it would be significant/);
  const both = thirty({
    ...{ kind: 'not_different', alternative: 'two-sided', p: 0.078 },
    ...{ critical_few: 28, critical_many: 52 },
  });
  assert.match(sentence(both), /^A was not found to have an error rate other than ε₀ = 0\.2/);
  assert.match(detail(both), /two-sided p = \.078, up to 28 errors and from 52 errors on/);
});

test('critical numbers of errors of several experiments name their adjusted level', () => {
  // .05 / 2
  assert.match(
    detail(binomialReport()),
    /from 7 errors on it would be significant at the adjusted level 0\.025\./,
  );
});

test('a two-sided binomial test and an interval that part are explained', () => {
  const parted = (/** @type {object} */ found) =>
    detail(binomialReport({ alternative: 'two-sided', ...found }));
  assert.match(
    parted({ kind: 'different', p: 0.045, interval_agrees: false }),
    /This one contains ε₀ although the test is significant: p adds up all outcomes/,
  );
  assert.match(parted({ p: 0.06, interval_agrees: false }), /This one excludes ε₀ although/);
  assert.doesNotMatch(parted({ interval_agrees: true }), /although/);
});

test('two algorithms given as ranks are compared by the sign test', () => {
  const report = friedmanReport();
  report.input.values = 'ranks';
  report.verdict = {
    ...{ kind: 'two', test: 'sign_test', exact: true, statistic: 7, p: 0.0703, level: 0.95 },
    ...{ wins: 7, losses: 1, ties: 0, best: ['A', 'B'], beaten: [], ahead: [], opposed_by: [] },
    ...{ direction_unclear: false, reasons: {} },
    refused: { procedure: 'nemenyi', reason: 'two_algorithms' },
  };
  report.tests.n_datasets = 8;
  assert.equal(
    sentence(report),
    'No significant difference between A and B was found: better on 7 of 8 data sets, sign test p = .070.',
  );
  assert.match(detail(report), /^Sign test, exact, k = 2/);
  assert.match(detail(report), /there is one pair, so Nemenyi is not used\./);
});

test('the other side of one of several experiments has its adjusted p', () => {
  // .0386 × 5 = .193.
  const report = binomialReport({
    ...{ kind: 'not_below', alternative: 'less', experiments: 5, p: 0.98 },
    other_side: { alternative: 'greater', p: 0.0386, p_adjusted: 0.193 },
  });
  assert.match(sentence(report), / Whether it errs more often: adjusted p = \.193\./);
});

test('p is adjusted for all experiments where it is asked for fewer errors too', () => {
  const report = binomialReport({
    ...{ kind: 'below', alternative: 'less', experiments: 3, p: 0.004, p_adjusted: 0.012 },
  });
  assert.match(
    sentence(report),
    /adjusted p = \.012\. It is the worst of 3 experiments, chosen after looking, so p is adjusted for all of them; on its own p = \.004\. None of the other 2 was found to err less often than ε₀ after the adjustment\.$/,
  );
});

test('other experiments of which the same is found are named with their adjusted p', () => {
  const others = [
    { name: 'B', p_adjusted: 0.0002 },
    { name: 'C', p_adjusted: 0.03 },
  ];
  const [one] = others;
  assert.match(
    sentence(binomialReport({ others: [one] })),
    / Of the others, B errs more often than ε₀ \(adjusted p < \.001\)\.$/,
  );
  assert.match(
    sentence(
      binomialReport({ others, experiments: 5, alternative: 'two-sided', kind: 'different' }),
    ),
    / Of the others, B and C have error rates other than ε₀ \(largest adjusted p = \.030\)\.$/,
  );
  assert.match(
    comparisonVerdict(binomialReport({ others }), 'zh', reason).sentence,
    /其余实验中，B 和 C 的错误率高于 ε₀（校正后最大 p\s=\s\.030）。$/,
  );
});

test('an interval and a test of two that disagree about 0 are explained', () => {
  const two = {
    ...{ kind: 'two', test: 'wilcoxon_signed_rank', exact: true, statistic: 5.5, p: 0.021 },
    ...{ level: 0.95, best: ['A'], beaten: ['B'], ahead: [], opposed_by: [] },
    ...{ wins: 4, losses: 0, ties: 0, direction_unclear: false },
    ...{ effect: 'hodges_lehmann', difference: 1, low: 0, high: 1, reasons: {} },
  };
  const report = (/** @type {boolean} */ agrees) => {
    const example = friedmanReport();
    return { ...example, verdict: { ...two, interval_agrees: agrees } };
  };
  assert.match(detail(report(false)), /This one contains 0 although the test is significant: /);
  assert.doesNotMatch(detail(report(true)), /although/);
});

test('a procedure that cannot compare with a control is named with the reason', () => {
  const control = { name: 'B', index: 1, procedure: 'holm', better: [], worse: [], procedures: [] };
  control.procedures.push(
    // @ts-expect-error a procedure of the control
    { id: 'holm', key: 'control_holm_p', critical_difference: null },
  );
  const report = friedmanReport({ control });
  report.verdict.refused = { procedure: 'shaffer', reason: 'not_for_control' };
  assert.match(detail(report), /Shaffer was not computed \(.*\)\. Against the control by Holm/);
});

test('every verdict has a Chinese sentence, with full-width punctuation', () => {
  for (const report of [friedmanReport(), cvReport(), binomialReport()]) {
    const { sentence: text } = comparisonVerdict(report, 'zh', reason);
    assert.match(text, /。$/);
    assert.doesNotMatch(text, /[\u4e00-\u9fff][,;:!?()]/);
  }
});

test('a procedure on Wilcoxon’s p-values is named after both', () => {
  assert.equal(
    procedureName(comparisonWords('en'), 'wilcoxon_bergmann_hommel'),
    'Wilcoxon–Bergmann–Hommel',
  );
  assert.equal(procedureName(comparisonWords('en'), 'unknown'), 'unknown');
});
