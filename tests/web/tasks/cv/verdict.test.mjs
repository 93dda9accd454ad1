import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cvReport } from '../comparison/example.mjs';
import { detail, sentence, strong } from '../comparison/verdict_text.mjs';

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

test('where the ratio that was given is not that of the folds, the rows are called splits', () => {
  const report = cvReport({});
  Object.assign(report.options, { design: 'kfold', test_train_ratio: 0.25 });
  report.input.folds = 15;
  report.input.runs = 1;
  report.tests.n_folds = 15;
  assert.match(detail(report), /15 splits, test\/training ratio 0\.25/);
  assert.doesNotMatch(detail(report), /fold/);
  assert.match(detail(report, 'zh'), /15 次划分，测试集与训练集之比 0\.25/);
  // 1/(15 − 1), as it is typed.
  report.options.test_train_ratio = 0.0714;
  assert.match(detail(report), /15 folds \(k-fold\)/);
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

test('a level other than .05 is named beside the test of two', () => {
  const report = cvReport();
  assert.doesNotMatch(detail(report), /α/);
  report.options.alpha = 0.01;
  assert.match(detail(report), /Significance is judged at α = \.01\./);
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

test('that the rows are folds is said to be a guess where it is one', () => {
  const report = cvReport({ kind: 'better', p: 0.01, assumes: 'folds' });
  report.tests.n_folds = 50;
  assert.match(
    sentence(report),
    / That the 50 rows are the folds of one cross-validation is a guess: for repeated runs, random splits or validation along time the intervals are too short and the p-values too small\.$/,
  );
  assert.match(sentence(report, 'zh'), /50 行是一次交叉验证的各折，这只是推测；.*p 值偏小。$/);
  report.input.runs = 5;
  assert.match(sentence(report), /the folds of 5 cross-validations is a guess/);
  assert.match(sentence(report, 'zh'), /50 行是 5 次交叉验证的各折/);
  assert.doesNotMatch(sentence(cvReport({ kind: 'better', p: 0.01 })), /is a guess/);
});

test('a direction that nothing in the table speaks for is said first, but of one learner', () => {
  const report = cvReport({ kind: 'better', p: 0.01 });
  assert.doesNotMatch(sentence(report), /Nothing in the table/);
  report.input.direction_by_task = true;
  assert.match(
    sentence(report),
    /^Nothing in the table says whether higher or lower is better, and lower was taken: for accuracies or other scores the order turns round\. B is/,
  );
  assert.match(sentence(report, 'zh'), /^表中没有说明.*这里按越低越好处理：/);
  report.options.higher_is_better = true;
  assert.match(sentence(report), /^Nothing .* higher was taken: for errors, losses or times /);
  assert.match(sentence(report, 'zh'), /^表中没有说明.*这里按越高越好处理：/);
  assert.deepEqual(strong(report), strong(cvReport({ kind: 'better', p: 0.01 })));
  report.verdict = { ...report.verdict, kind: 'single' };
  assert.doesNotMatch(sentence(report), /Nothing in the table/);
});

test('that small values alone speak for lower is said first', () => {
  const report = cvReport({ kind: 'better', p: 0.01 });
  report.input.lower_by_values = true;
  assert.match(
    sentence(report),
    /^Lower was taken as better only because most values are small: for accuracies or other scores the order turns round\. B is/,
  );
  assert.match(sentence(report, 'zh'), /^表中没有说明.*仅因数值大多较小而按越低越好处理：/);
});

test('with a control it is said which differ from it', () => {
  const pair = (/** @type {string} */ b, /** @type {object} */ more) => ({ a: 'C', b, ...more });
  const report = cvReport({ kind: 'better', other: 'C', control: 'C', pairs: 5, p: 0.001 });
  report.pairs = [
    pair('B', { better: 'B', opposed_by: [] }),
    pair('A', { better: 'C', opposed_by: [] }),
    pair('D', {}),
    pair('E', { opposed_by: ['mean'] }),
    { a: 'F', b: 'C', better: 'F', opposed_by: [] },
  ];
  assert.equal(
    sentence(report),
    'Against the control C: B and F are significantly better; A is significantly worse; no significant difference from D. E differs significantly from the control C, but the direction is not clear.',
  );
  assert.match(sentence(report, 'zh'), /^与对照 C 相比，B 和 F 显著更优，A 显著更差，与 D /);
  assert.match(
    detail(report),
    /5 folds \(k-fold\): p-values adjusted by Holm over the 5 comparisons with the control\. Lower/,
  );
  assert.match(detail(report, 'zh'), /p 值对与对照的 5 次比较作 Holm 校正。/);
  report.pairs = [pair('D', {}), pair('E', { opposed_by: ['mean'] })];
  assert.match(sentence(report), /^E differs significantly from the control C, but/);
  report.pairs = [pair('D', {})];
  assert.equal(sentence(report), 'None differs significantly from the control C.');
});

test('folds without a result are counted, and each design has its name in both languages', () => {
  const report = cvReport();
  Object.assign(report.input, { folds: 10, runs: 10 });
  Object.assign(report.options, { design: 'repeated' });
  report.tests.n_folds = 99;
  report.options.test_train_ratio = 1 / (report.input.folds - 1);
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
  Object.assign(report.options, { eps0: 0.4, higher_is_better: true, test_train_ratio: 0.5 });
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

test('what is undefined says why', () => {
  assert.equal(
    sentence(cvReport({ kind: 'undefined', p: null, reason: 'no_variance' }), 'zh'),
    'B 的均值较好：0.174，A 为 0.190；但无法检验这是否出于偶然：[no_variance]。',
  );
});
