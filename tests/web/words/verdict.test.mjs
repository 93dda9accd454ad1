import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords } from '../../../web/words/index.js';
import { verdictText } from '../../../web/words/verdict.js';
import { exampleReport } from '../core/report_example.mjs';

await loadWords('en');
await loadWords('zh');

/** @param {string} text */
const plain = (text) => text.replaceAll('\u00a0', ' ');

/** @param {Partial<import('../../../web/core/report.js').Verdict>} parts */
const withVerdict = (parts) => {
  const report = exampleReport();
  return { ...report, verdict: { ...report.verdict, ...parts } };
};

test('the better model is named with both values, difference and interval', () => {
  const { sentence, parts } = verdictText(exampleReport(), 'en');
  assert.equal(
    plain(sentence),
    'RF ranks better than __proto__: AUC 0.982 against 0.957, a difference of 0.025 [0.011, 0.039].',
  );
  assert.deepEqual(parts[0], { text: 'RF', strong: true });
});

test('the line below names the test, its statistic and both p-values', () => {
  assert.equal(
    plain(verdictText(exampleReport(), 'en').detail),
    'DeLong’s test on the same 1,200 cases: z = 3.43, p < .001, p = .002 after Holm’s adjustment over 3 pairs. ' +
      'At their thresholds the numbers of errors do not differ clearly (McNemar’s mid-p test, p = .900, adjusted alike). ' +
      '95 % intervals, not adjusted for the number of comparisons.',
  );
});

test('Chinese has full-width punctuation', () => {
  const { sentence, detail } = verdictText(exampleReport(), 'zh');
  assert.equal(
    plain(sentence),
    'RF 的排序优于 __proto__：AUC 0.982 对 0.957，差 0.025 [0.011, 0.039]。',
  );
  assert.match(detail, /检验：z/);
  assert.doesNotMatch(detail, /[\u4e00-\u9fff][,;:()]/);
});

test('one pair needs no adjustment', () => {
  const { detail } = verdictText(withVerdict({ pairs: 1, p_adjusted: 0.0006 }), 'en');
  assert.doesNotMatch(detail, /Holm|adjusted/);
});

test('the interval beside adjusted p-values is said not to be adjusted', () => {
  const without = withVerdict({ low: undefined, high: undefined });
  assert.match(
    plain(verdictText(exampleReport(), 'zh').detail),
    /置信水平为 95 %，未按比较次数校正。$/,
  );
  assert.match(plain(verdictText(without, 'en').detail), /95 % intervals\.$/);
});

test('what the numbers take for granted is said in both languages', () => {
  assert.deepEqual(verdictText(exampleReport(), 'en').notes, [
    'The test takes the models as given.',
  ]);
  assert.deepEqual(verdictText(exampleReport(), 'zh').notes, ['检验把模型视为给定。']);
  assert.deepEqual(verdictText(withVerdict({ notes: undefined }), 'en').notes, []);
});

test('no difference stresses no model', () => {
  const report = withVerdict({ kind: 'no_difference', p: 0.3, p_adjusted: 0.9 });
  const { sentence, parts } = verdictText(report, 'en');
  assert.equal(
    plain(sentence),
    'No significant difference between RF and __proto__ was found: AUC 0.982 against 0.957, a difference of 0.025 [0.011, 0.039].',
  );
  assert.ok(parts.every(({ strong }) => !strong));
  assert.match(verdictText(report, 'zh').sentence, /^未发现 RF 与 __proto__ 有显著差异：AUC/);
});

test('what only the adjustment takes away is said to be so', () => {
  const report = withVerdict({ kind: 'only_alone', p: 0.03, p_adjusted: 0.4, pairs: 210 });
  const { sentence, parts } = verdictText(report, 'en');
  assert.equal(
    plain(sentence),
    'RF ranks significantly better than __proto__ on its own, but not after adjusting for all 210 comparisons: AUC 0.982 against 0.957, a difference of 0.025 [0.011, 0.039].',
  );
  assert.ok(parts.every(({ strong }) => !strong));
  assert.match(
    verdictText(report, 'zh').sentence,
    /^单独比较时 RF 的排序显著优于 __proto__，但按全部 210 次比较校正后不再显著：AUC/,
  );
});

test('the kind of the report decides, and no number of the page', () => {
  const report = withVerdict({ kind: 'no_difference', p: 0.03, p_adjusted: 0.4 });
  assert.match(verdictText(report, 'en').sentence, /^No significant difference/);
  const low = withVerdict({ kind: 'single', best_value: 0.4 });
  assert.match(verdictText(low, 'en').sentence, /^RF reaches AUC/);
});

test('worse than chance is never better: the positive class is asked for', () => {
  const report = withVerdict({ kind: 'worse_than_chance', best_value: 0.4, other_value: 0.3 });
  const { sentence, detail } = verdictText(report, 'en');
  assert.equal(
    plain(sentence),
    'Every model ranks worse than chance: even RF reaches only AUC 0.400 [0.900, 0.990]. Is “1” the right positive class?',
  );
  assert.equal(plain(detail), '1,200 cases, 400 of them positive (“1”).');
  assert.match(verdictText(report, 'zh').sentence, /“1”确实是正类吗？$/);
  const alone = { ...report, models: report.models.slice(0, 1) };
  assert.match(verdictText(alone, 'en').sentence, /^RF ranks worse than chance: AUC 0\.400/);
});

/**
 * @param {Partial<import('../../../web/core/report.js').Verdict>} parts
 * @param {'en' | 'zh'} language
 * @param {{ p: number | null, favours: string | null }} second one pair: nothing is adjusted
 */
const errors = (parts, language, second) => {
  const kind = second.p !== null && second.p <= 0.05 ? 'better' : 'no_difference';
  const tested = /** @type {const} */ ({
    test: 'mcnemar_midp',
    p_adjusted: second.p,
    kind,
    ...second,
  });
  return verdictText(withVerdict({ ...parts, pairs: 1, second: tested }), language).detail;
};

test('fewer errors are “also” only beside a better ranking of the same model', () => {
  const same = { p: 0.01, favours: 'RF' };
  const reverse = { p: 0.01, favours: '__proto__' };
  assert.match(errors({}, 'en', same), / At their thresholds RF also makes fewer errors/);
  assert.match(errors({}, 'zh', same), /RF 的错误也更少/);
  assert.match(errors({}, 'en', reverse), / But at their thresholds __proto__ makes fewer/);
  assert.match(errors({}, 'zh', reverse), /但在各自阈值下，反而是 __proto__ 的错误更少/);
  const equal = /** @type {const} */ ({ kind: 'no_difference', p: 0.3, p_adjusted: 0.6 });
  for (const second of [same, reverse]) {
    const name = second.favours;
    assert.match(errors(equal, 'en', second), new RegExp(`At their thresholds ${name} makes`));
    assert.match(errors(equal, 'zh', second), new RegExp(`在各自阈值下，${name} 的错误更少`));
    assert.doesNotMatch(errors(equal, 'en', second), /[Bb]ut/);
  }
});

test('errors that do not differ clearly favour neither model', () => {
  assert.match(errors({}, 'en', { p: 0.2, favours: 'RF' }), /do not differ clearly/);
  assert.match(errors({}, 'en', { p: 1, favours: null }), /do not differ clearly/);
  assert.doesNotMatch(errors({}, 'en', { p: null, favours: null }), /thresholds/);
});

test('an adjustment that changes no printed digit is not printed twice', () => {
  const report = withVerdict({ p: 1e-9, p_adjusted: 3e-9 });
  const line = plain(verdictText(report, 'en').detail);
  assert.match(line, /z = 3\.43, p < \.001 after Holm’s adjustment over 3 pairs\./);
  assert.equal(verdictText(report, 'zh').detail.split('.001').length, 2);
});

test('a single model is stated with its own interval', () => {
  const report = withVerdict({ kind: 'single', low: undefined, high: undefined });
  assert.equal(plain(verdictText(report, 'en').sentence), 'RF reaches AUC 0.982 [0.900, 0.990].');
  assert.equal(plain(verdictText(report, 'en').detail), '1,200 cases, 400 of them positive (“1”).');
});

test('labels are judged by accuracy', () => {
  const report = withVerdict({
    metric: 'accuracy',
    test: 'mcnemar_midp',
    low: undefined,
    high: undefined,
    statistic: undefined,
    second: undefined,
  });
  assert.equal(
    plain(verdictText(report, 'en').sentence),
    'RF is better than __proto__: accuracy 0.982 against 0.957, a difference of 0.025.',
  );
});

test('Chinese gives both names of the accuracy', () => {
  const report = withVerdict({ metric: 'accuracy', low: undefined, high: undefined });
  assert.equal(
    plain(verdictText(report, 'zh').sentence),
    'RF 优于 __proto__：精度 0.982 对 0.957，差 0.025。',
  );
});

test('what cannot be tested or judged says why', () => {
  const names = { reason: () => 'there is only one class' };
  // Other pairs, and the same two by another test, were tested.
  const untested = verdictText(withVerdict({ kind: 'untested', reason: 'one_class' }), 'en', names);
  assert.equal(
    plain(untested.detail),
    'DeLong’s test cannot be computed for RF and __proto__: there is only one class. ' +
      'At their thresholds the numbers of errors do not differ clearly (McNemar’s mid-p test, p = .900, adjusted alike).',
  );
  const alone = withVerdict({ kind: 'untested', reason: 'one_class', second: null, pairs: 1 });
  assert.equal(
    verdictText(alone, 'en', names).detail,
    'No test is possible: there is only one class.',
  );
  const nothing = verdictText(withVerdict({ kind: 'undefined', reason: 'one_class' }), 'en', names);
  assert.equal(nothing.sentence, 'The AUC is undefined: there is only one class.');
});

test('of clusterings with neither coordinates nor true groups it is said that either would do', () => {
  const bare = withVerdict({ kind: 'undefined', metric: 'silhouette', reason: 'no_features' });
  const clusterings = (/** @type {string | null} */ truth) =>
    /** @type {any} */ ({ ...bare, task: 'clustering', input: { ...bare.input, truth } });
  const names = { metric: () => 'silhouette', reason: () => 'there are no coordinates' };
  assert.equal(
    verdictText(clusterings(null), 'en', names).sentence,
    'The silhouette is undefined: there are no coordinates. With a column of the true groups instead (truth), the clusterings are compared by the adjusted Rand index.',
  );
  assert.match(
    verdictText(clusterings(null), 'zh', names).sentence,
    /。若改为给出真实分组的列（truth），则按调整 Rand 指数比较各聚类。$/,
  );
  assert.doesNotMatch(verdictText(clusterings('group'), 'en', names).sentence, /true groups/);
});

test('the only confusion matrix is not called by the number of its row', () => {
  const report = exampleReport({ task: 'counts' });
  const input = { ...report.input, columns: [] };
  const named = (/** @type {string} */ name) =>
    /** @type {any} */ ({
      ...report,
      input,
      task: 'counts',
      models: [{ ...report.models[0], name }],
      verdict: { ...report.verdict, kind: 'single', best: name },
    });
  assert.match(verdictText(named('1'), 'en').sentence, /^The confusion matrix reaches /);
  assert.match(verdictText(named('1'), 'zh').sentence, /^该混淆矩阵的/);
  assert.match(verdictText(named('A'), 'en').sentence, /^A reaches /);
});

test('one confusion matrix has as many cases as it counts', () => {
  const report = withVerdict({ kind: 'single', metric: 'accuracy', best: 'm' });
  const [model] = report.models;
  const metrics = { ...model.metrics, n: 5 };
  const { positive: _, ...input } = { ...report.input, rows: 1, rows_dropped: 0 };
  const one = /** @type {any} */ ({ ...report, task: 'counts', input });
  one.models = [{ ...model, name: 'm', metrics }];
  assert.equal(verdictText(one, 'en').detail, '5 cases.');
});

test('clusterings are put in order, not tested', () => {
  const report = { ...exampleReport({ task: 'clustering' }) };
  report.verdict = {
    kind: 'untested',
    metric: 'silhouette',
    best: 'k2',
    other: 'k3',
    best_value: 0.681,
    other_value: 0.553,
    reason: 'no_test_for_clusterings',
  };
  const { sentence, detail } = verdictText(report, 'en');
  assert.equal(plain(sentence), 'k2 comes first: silhouette 0.681 against 0.553 of k3.');
  assert.match(detail, /^No test is possible/);
});

test('a single model is held against chance', () => {
  const report = withVerdict({ kind: 'single', chance: { test: 'mann_whitney', p: 0.0025 } });
  assert.equal(
    plain(verdictText(report, 'en').detail),
    '1,200 cases, 400 of them positive (“1”). Mann–Whitney test of an AUC of 0.5: p = .003.',
  );
  assert.match(plain(verdictText(report, 'zh').detail), /Mann–Whitney 检验：p = \.003。$/);
});

test('a test of few cases is named', () => {
  const report = withVerdict({ test: 'auc_permutation', low: undefined, statistic: undefined });
  assert.match(
    plain(verdictText(report, 'en').detail),
    /^Permutation test of the AUCs on the same 1,200 cases: p < \.001/,
  );
});

test('ranks that say the opposite are said to do so', () => {
  const report = { ...exampleReport({ task: 'regression' }) };
  const ranks = /** @type {const} */ ({
    test: 'wilcoxon_signed_rank',
    p: 0.004,
    p_adjusted: 0.012,
    kind: 'better',
    favours: '__proto__',
  });
  report.verdict = { ...report.verdict, metric: 'mae', second: undefined, ranks };
  assert.match(
    plain(verdictText(report, 'en').detail),
    / But by the Wilcoxon signed-rank test, __proto__ comes out better \(p = \.012, adjusted alike\)\./,
  );
  assert.match(verdictText(report, 'zh').detail, /但按 Wilcoxon 符号秩检验，__proto__ 更好/);
});

test('a ranking is tested over its queries, with the ranks beside it', () => {
  const report = {
    ...exampleReport({ task: 'ranking' }),
    queries: { count: 31, used: 30 },
  };
  report.verdict = {
    ...report.verdict,
    metric: 'ndcg',
    test: 'paired_t_test',
    statistic: 2.5,
    pairs: 1,
    second: {
      test: 'wilcoxon_signed_rank',
      p: 0.012,
      p_adjusted: 0.012,
      kind: 'better',
      favours: 'RF',
    },
  };
  const { sentence, detail } = verdictText(report, 'en', { metric: () => 'NDCG' });
  assert.match(plain(sentence), /^RF ranks better than __proto__: NDCG /);
  assert.match(plain(detail), /^Paired t-test on the same 30 queries: t = 2\.50/);
  assert.match(plain(detail), /Wilcoxon signed-rank test: p = \.012\./);
  assert.match(verdictText(report, 'zh').detail, /^同样 30 个查询的成对 t 检验：/);
});

test('of confusion matrices of several models the best is named, and why nothing is tested', () => {
  const report = { ...exampleReport({ task: 'counts' }) };
  report.verdict = {
    kind: 'untested',
    metric: 'accuracy',
    best: 'RF',
    best_value: 0.967,
    other: 'LR',
    other_value: 0.909,
    reason: 'no_test_for_matrices',
  };
  const { sentence, detail } = verdictText(report, 'en', { reason: (id) => `[${id}]` });
  assert.equal(plain(sentence), 'RF comes first: accuracy 0.967 against 0.909 of LR.');
  assert.equal(plain(detail), 'No test is possible: [no_test_for_matrices].');
  report.verdict = { kind: 'mixed', metric: 'accuracy' };
  assert.match(
    verdictText(report, 'en').sentence,
    /of different models: each stands for itself\.$/,
  );
  assert.match(verdictText(report, 'zh').sentence, /请逐个阅读/);
});

test('confusion matrices are averaged', () => {
  const report = { ...exampleReport({ task: 'counts' }) };
  report.verdict = {
    kind: 'averaged',
    metric: 'accuracy',
    mean: 0.7,
    std: 0.05,
    min: 0.62,
    max: 0.81,
    n_matrices: 10,
  };
  assert.equal(
    plain(verdictText(report, 'en').sentence),
    'The accuracy averages 0.700 with a standard deviation of 0.050, from 0.620 to 0.810.',
  );
  assert.equal(
    plain(verdictText(report, 'zh').sentence),
    '精度的平均值为 0.700，标准差为 0.050，最小 0.620，最大 0.810。',
  );
});

test('a bootstrap of few groups is said to be too sure, in the sentence itself', () => {
  const report = withVerdict({ test: 'cluster_bootstrap', groups: 8, few_groups: true });
  assert.match(
    verdictText(report, 'en').sentence,
    / \[0\.011, 0\.039\]\. With only 8 groups the interval is too narrow and p too small\.$/,
  );
  assert.match(verdictText(report, 'zh').sentence, /。只有 8 组，区间偏窄，p 值偏小。$/);
  const single = withVerdict({ kind: 'single', p: undefined, groups: 8, few_groups: true });
  assert.match(
    verdictText(single, 'en').sentence,
    /With only 8 groups the interval is too narrow\.$/,
  );
  const untested = withVerdict({ kind: 'untested', p: null, groups: 8, few_groups: true });
  assert.doesNotMatch(verdictText(untested, 'en').sentence, /only 8 groups/);
});

test('the number of positives is not rounded where rows are weighted', () => {
  const report = withVerdict({ kind: 'single' });
  report.input = { ...report.input, weight: 'w', weight_kind: 'counts', positives: 12.5 };
  assert.match(verdictText(report, 'en').detail, /, 12\.5 of them positive/);
});

test('weights that are not whole do not count cases', () => {
  const report = withVerdict({ kind: 'single' });
  const { rows, rows_dropped: dropped } = report.input;
  report.input = { ...report.input, weight: 'w', weight_kind: 'importance', positives: 73.06 };
  report.models[0].metrics.n = 117.99;
  assert.match(
    verdictText(report, 'en').detail,
    / with a total weight of 117\.99, 73\.06 of it on positive ones \(“1”\)\./,
  );
  assert.ok(verdictText(report, 'zh').detail.includes('总权重为 117.99'));
  assert.ok(
    plain(verdictText(report, 'en').detail).startsWith((rows - dropped).toLocaleString('en')),
  );
});

test('what weights stand for says what a row is, however whole their sum', () => {
  const report = withVerdict({ kind: 'single' });
  const rows = (report.input.rows - report.input.rows_dropped).toLocaleString('en');
  report.input = { ...report.input, weight: 'w', positives: 1076 };
  report.models[0].metrics.n = 1724;
  report.input.weight_kind = 'importance';
  assert.ok(
    plain(verdictText(report, 'en').detail).startsWith(
      `${rows} cases with a total weight of 1,724, 1,076 of it on positive ones`,
    ),
  );
  report.input.weight_kind = 'totals';
  assert.ok(
    plain(verdictText(report, 'en').detail).startsWith(
      `${rows} rows, each for several cases, with a total weight of 1,724.`,
    ),
  );
  assert.ok(verdictText(report, 'zh').detail.includes('每行代表多个样例'));
  report.input.weight_kind = 'counts';
  assert.match(verdictText(report, 'en').detail, /^1,724 cases, 1,076 of them positive/);
});

test('errors at a threshold that was not set are not mentioned', () => {
  const second = {
    test: 'mcnemar_midp',
    p: null,
    p_adjusted: null,
    kind: /** @type {'untested'} */ ('untested'),
    favours: null,
    reasons: { p: 'threshold_not_set', p_adjusted: 'threshold_not_set' },
  };
  assert.doesNotMatch(verdictText(withVerdict({ second }), 'en').detail, /errors|McNemar/);
});

test('the bootstrap of groups names the groups and the replicates', () => {
  const report = exampleReport();
  report.verdict = {
    ...report.verdict,
    test: 'cluster_bootstrap',
    statistic: undefined,
    second: null,
    pairs: 1,
    p: 0.074,
    cluster: 'patient',
    groups: 30,
    replicates: 2000,
  };
  assert.match(
    plain(verdictText(report, 'en').detail),
    /^Bootstrap of groups \(30 groups by “patient”, 2,000 replicates\) on the same .*: p = \.074\. 95 % intervals; that of the difference by percentiles\.$/,
  );
  assert.match(verdictText(report, 'zh').detail, /整组自助法（按“patient”共 30 组，2,000 次重复）/);
  const few = { kind: /** @type {'untested'} */ ('untested'), p: null, reason: 'too_few_groups' };
  report.verdict = { ...report.verdict, ...few, groups: 2, groups_needed: 6 };
  const names = { reason: () => 'so few groups cannot show a difference' };
  assert.equal(
    verdictText(report, 'en', names).detail,
    'No test is possible: so few groups cannot show a difference (there are 2 by “patient”; at this α it takes at least 6).',
  );
  assert.match(
    verdictText(report, 'zh').detail,
    /（按“patient”共 2 组；在此 α 下至少需要 6 组）。$/,
  );
});

test('an interval and a p that part about 0 are explained in both languages', () => {
  const parted = (/** @type {number} */ p, /** @type {'en' | 'zh'} */ language) =>
    verdictText(withVerdict({ kind: 'no_difference', p, interval_agrees: false }), language).detail;
  assert.match(parted(0.063, 'en'), /The interval excludes 0 although p is above α: /);
  assert.match(parted(0.049, 'en'), /The interval contains 0 although p is at most α: /);
  assert.match(parted(0.063, 'zh'), /p 大于 α 而区间不含 0：/);
  const agrees = verdictText(withVerdict({ interval_agrees: true }), 'en').detail;
  assert.doesNotMatch(agrees, /although/);
});

test('several that share the best value are all named, and whom each of them beats', () => {
  const report = exampleReport();
  report.verdict = {
    ...report.verdict,
    kind: 'untested',
    reason: 'no_variance',
    best_value: 0.9,
    other_value: 0.9,
    difference: 0,
    low: null,
    high: null,
    p: null,
    equal: true,
    shared: ['RF', '__proto__'],
    beaten: ['k-NN'],
    beaten_by: 'delong',
    beaten_p: 0.0004,
  };
  const { sentence, parts } = verdictText(report, 'en');
  assert.equal(
    plain(sentence),
    'RF and __proto__ have the same AUC, 0.900. Each is significantly better than k-NN (DeLong’s test, adjusted p < .001).',
  );
  assert.equal(
    parts.some(({ strong }) => strong),
    false,
  );
  assert.equal(
    plain(verdictText(report, 'zh').sentence),
    'RF 与 __proto__ 的 AUC 相同，为 0.900。它们各自显著优于 k-NN（DeLong 检验，校正后 p < .001）。',
  );
  report.verdict.shared = ['RF', '__proto__', 'LR'];
  assert.match(
    plain(verdictText(report, 'en').sentence),
    /^RF, __proto__ and LR have the same AUC, 0\.900\./,
  );
});

test('clusterings of the same index share the first place', () => {
  const report = { ...exampleReport({ task: 'clustering' }) };
  report.verdict = {
    kind: 'untested',
    metric: 'silhouette',
    best: 'k2',
    other: 'k3',
    best_value: 0.681,
    other_value: 0.681,
    equal: true,
    shared: ['k2', 'k3'],
    reason: 'no_test_for_clusterings',
  };
  assert.equal(
    plain(verdictText(report, 'en').sentence),
    'k2 and k3 have the same silhouette, 0.681.',
  );
});

test('a level other than .05 is named', () => {
  const report = exampleReport();
  assert.doesNotMatch(verdictText(report, 'en').detail, /α/);
  report.options = { ...report.options, alpha: 0.0001 };
  assert.match(plain(verdictText(report, 'en').detail), /Significance is judged at α = \.0001\.$/);
  assert.match(plain(verdictText(report, 'zh').detail), /显著性水平 α = \.0001。$/);
});

test('of two models with the same value none comes first', () => {
  const report = exampleReport();
  report.verdict = {
    ...report.verdict,
    kind: 'no_difference',
    best_value: 0.9,
    other_value: 0.9,
    difference: 0,
    low: -0.1,
    high: 0.1,
    equal: true,
  };
  assert.equal(
    plain(verdictText(report, 'en').sentence),
    'RF and __proto__ have the same AUC, 0.900; the interval of the difference is [−0.100, 0.100].',
  );
  report.verdict = { ...report.verdict, kind: 'untested', low: null, high: null, p: null };
  assert.equal(
    plain(verdictText(report, 'en').sentence),
    'RF and __proto__ have the same AUC, 0.900.',
  );
  assert.match(plain(verdictText(report, 'zh').sentence), /相同，为 0\.900。$/);
});

test('an interval of equal models without a test has its level and method beside it', () => {
  const report = exampleReport();
  report.verdict = {
    ...report.verdict,
    kind: 'untested',
    reason: 'no_discordant_cases',
    test: 'mcnemar_midp',
    best_value: 0.9,
    other_value: 0.9,
    difference: 0,
    low: -0.088,
    high: 0.088,
    p: null,
    p_adjusted: null,
    pairs: 3,
    equal: true,
    shared: ['RF', '__proto__'],
  };
  delete report.verdict.second;
  assert.match(plain(verdictText(report, 'en').sentence), /is \[−0\.088, 0\.088\]/);
  assert.match(
    plain(verdictText(report, 'en').detail),
    / 95 % intervals, not adjusted for the number of comparisons; that of the difference by Tango’s score method\.$/,
  );
  assert.match(plain(verdictText(report, 'zh').detail), /Tango/);
  // Of three the sentence has no interval.
  report.verdict.shared = ['RF', '__proto__', 'LR'];
  assert.doesNotMatch(verdictText(report, 'en').detail, /intervals/);
});

test('while distances are measured the verdict says so, and not that nothing can be judged', () => {
  const report = withVerdict({ kind: 'undefined', reason: 'pairs_not_measured' });
  assert.match(verdictText(report, 'en', {}, true).sentence, /are being measured/);
  assert.match(verdictText(report, 'zh', {}, true).sentence, /^正在计算/);
  assert.doesNotMatch(verdictText(report, 'en').sentence, /are being measured/);
});

test('while groups are resampled the verdict says so, and no longer asks for it', () => {
  const notes = [{ code: 'cases_in_groups', message: 'Compute it.', message_zh: '请计算。' }];
  const report = withVerdict({ kind: 'untested', reason: 'groups_not_drawn', p: null, notes });
  const waiting = verdictText(report, 'en', {}, true);
  assert.match(waiting.sentence, /^Whether RF and __proto__ differ is being computed: AUC 0\.982/);
  assert.ok(waiting.parts.every(({ strong }) => !strong));
  assert.match(waiting.detail, /whole groups are resampled/);
  assert.deepEqual(waiting.notes, []);
  assert.match(
    verdictText(report, 'zh', {}, true).sentence,
    /^正在计算 RF 与 __proto__ 是否有差异/,
  );
  const left = verdictText(report, 'en');
  assert.match(
    left.sentence,
    /^RF comes first: AUC 0\.982 against 0\.957 of __proto__, a difference that is not tested\.$/,
  );
  assert.deepEqual(left.notes, ['Compute it.']);
  // What has another reason does not wait.
  const other = withVerdict({ kind: 'untested', reason: 'no_cases', p: null });
  assert.match(
    verdictText(other, 'en', {}, true).sentence,
    /^RF comes first: AUC 0\.982 against 0\.957 of __proto__, a difference that is not tested\.$/,
  );
});
