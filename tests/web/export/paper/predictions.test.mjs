// The paragraph on models and predictions: every number of the verdict stands in it, in both languages, and nothing is
// claimed that the verdict does not claim.
import assert from 'node:assert/strict';
import test from 'node:test';
import { paper } from '../../../../web/tasks/papers.js';

/** A report of two classes, as far as a paragraph looks at it. */
const REPORT = {
  melon: '1.2.3',
  task: 'binary',
  input: {
    rows: 569,
    rows_dropped: 2,
    truth: 'diagnosis',
    weight: null,
    positive: 'malignant',
    positives: 212,
    guessed: ['truth', 'positive'],
  },
  options: { alpha: 0.05, bootstrap: 0 },
  models: [
    {
      name: 'Random\nforest',
      metrics: { n: 567, roc_auc: 0.8888 },
      intervals: { roc_auc: { low: 0.8604, high: 0.9172, method: 'delong' } },
    },
    {
      name: 'LR & co',
      metrics: { n: 567, roc_auc: 0.8841 },
      intervals: { roc_auc: { low: 0.857, high: 0.911, method: 'delong' } },
    },
  ],
  pairs: [{}],
  verdict: {
    kind: 'no_difference',
    metric: 'roc_auc',
    best: 'Random\nforest',
    best_value: 0.8888,
    other: 'LR & co',
    other_value: 0.8841,
    difference: 0.0047,
    low: -0.0166,
    high: 0.0261,
    statistic: 0.4369,
    test: 'delong',
    p: 0.6622,
    p_adjusted: 0.8077,
    pairs: 10,
    second: {
      test: 'mcnemar_midp',
      kind: 'no_difference',
      p: 0.023,
      p_adjusted: 0.1379,
      favours: 'Random\nforest',
    },
  },
};

/** @param {object} verdict @param {object} [more] */
const withVerdict = (verdict, more = {}) => ({
  ...REPORT,
  ...more,
  verdict: { ...REPORT.verdict, ...verdict },
});

test('methods, values, test, interval, p and adjusted p are those of the report', () => {
  const { text, cited } = paper(REPORT, 'en');
  for (const part of [
    'We evaluated 2 models (Random forest and LR & co) on 567 cases, 212 of them malignant (the positive class).',
    '2 rows with a missing or non-numeric value were left out.',
    'The AUC was 0.889 [0.860, 0.917] for Random forest and 0.884 [0.857, 0.911] for LR & co, with 95 % confidence intervals by DeLong’s method (DeLong et al., 1988).',
    'Random forest, the best by AUC, was compared with LR & co by DeLong’s test (DeLong et al., 1988), with p adjusted by Holm’s procedure (Holm, 1979) over all 10 pairs, at α = .05.',
    'No significant difference was found: difference in AUC 0.005 (95 % confidence interval [−0.017, 0.026]), z = 0.44, p = .662, adjusted p = .808.',
    'On the same two models, McNemar’s mid-p test (McNemar, 1947; Fagerland et al., 2013) gave p = .023, adjusted p = .138.',
    'Melon 1.2.3',
    '[To be checked and removed: Melon guessed the column with the truth (diagnosis) and the positive class (malignant).]',
  ]) {
    assert.ok(text.includes(part), `${part}\n${text}`);
  }
  assert.deepEqual(cited, ['delong1988', 'holm1979', 'mcnemar1947', 'fagerland2013']);
});

test('an interval and a p that part about 0 are explained', () => {
  const parted = withVerdict({ interval_agrees: false });
  assert.match(
    paper(parted, 'en').text,
    / The interval excludes 0 although p is above α, since it and p are computed in different ways\./,
  );
  assert.match(paper(parted, 'zh').text, /p 大于 α 而区间不含 0，因为二者算法不同。/);
});

test('the same in Chinese, with the terms of the field', () => {
  const { text, cited, bibtex } = paper(REPORT, 'zh');
  for (const part of [
    '567 个样例',
    '正类 malignant 有 212 个',
    'AUC 之差 0.005',
    'p = .662',
    '校正后 p = .808',
    '未发现显著差异',
    'z = 0.44',
  ]) {
    assert.ok(text.includes(part), `${part}\n${text}`);
  }
  assert.doesNotMatch(text, /undefined|null|\[object/);
  for (const key of cited) assert.match(bibtex, new RegExp(`^@\\w+\\{${key},$`, 'm'));
});

test('only a verdict that says better is written as a difference', () => {
  const says = (/** @type {string} */ kind) => paper(withVerdict({ kind }), 'en').text;
  assert.match(says('better'), /Random forest was significantly better than LR & co: /);
  assert.match(
    says('only_alone'),
    /significant by itself, but its adjusted p is above α, so no difference is claimed: /,
  );
  for (const kind of ['only_alone', 'no_difference', 'untested', 'undefined']) {
    assert.doesNotMatch(says(kind), /better than/);
  }
  for (const kind of ['only_alone', 'no_difference']) {
    assert.doesNotMatch(paper(withVerdict({ kind }), 'zh').text, /显著优于/);
  }
});

test('an interval beside an adjusted p says that it is not adjusted itself', () => {
  const says = (/** @type {object} */ verdict) => paper(withVerdict(verdict), 'en').text;
  assert.match(says({}), /Unlike the adjusted p, the interval of the difference is not adjusted/);
  assert.doesNotMatch(says({ pairs: 1 }), /not adjusted/);
  assert.doesNotMatch(says({ low: null, high: null }), /not adjusted/);
  assert.match(paper(withVerdict({}), 'zh').text, /差值的区间未按比较次数校正。/);
});

test('McNemar’s test says at which thresholds scores became errors', () => {
  const at = (/** @type {number[]} */ thresholds) => ({
    ...REPORT,
    models: REPORT.models.map((/** @type {any} */ model, /** @type {number} */ index) => ({
      ...model,
      threshold: thresholds[index],
    })),
  });
  assert.match(
    paper(at([0.3, 0.3]), 'en').text,
    /\) of the errors at the threshold 0\.3 gave p = /,
  );
  assert.match(
    paper(at([0.25, 0.5]), 'en').text,
    /at the thresholds 0\.25 \(Random forest\) and 0\.5 \(LR & co\) gave p = /,
  );
  assert.match(paper(at([0.3, 0.3]), 'zh').text, /（阈值 0\.3 处的错误）/);
});

test('a threshold has as many digits as on the page, and is to be checked where it was tuned', () => {
  const models = REPORT.models.map((model) => ({ ...model, threshold: 0.43198944629241404 }));
  const notes = [
    { code: 'threshold_on_test_set', message: 'It was tuned.', message_zh: '阈值偏乐观。' },
  ];
  const tuned = withVerdict({ notes }, { models });
  const { text } = paper(tuned, 'en');
  assert.match(text, / of the errors at the threshold 0\.432 gave p = .* It was tuned\. /);
  assert.match(
    text,
    /the positive class \(malignant\); thresholds should be chosen on other cases than these\.\]$/,
  );
  const { input } = tuned;
  assert.match(
    paper({ ...tuned, input: { ...input, guessed: [] } }, 'en').text,
    /\[To be checked and removed: thresholds should be/,
  );
  assert.match(paper(tuned, 'zh').text, /阈值偏乐观。.*；阈值应在其他样例上选取。］$/);
});

test('notes that limit the claim are in the paragraph, those on options are not', () => {
  const note = (/** @type {string} */ code) => ({
    code,
    message: `On ${code}.`,
    message_zh: `关于 ${code}。`,
  });
  const notes = ['selected_on_test_set', 'too_few_replicates', 'models_as_given'].map(note);
  const { text } = paper(withVerdict({ notes }), 'en');
  assert.match(text, /On selected_on_test_set\. On models_as_given\. All numbers/);
  assert.doesNotMatch(text, /too_few_replicates/);
  assert.match(paper(withVerdict({ notes }), 'zh').text, /关于 models_as_given。/);
});

test('one model with repeated cases has no p-value that could be too small', () => {
  const warnings = [{ code: 'cases_repeat', message: '', message_zh: '', column: 'patient' }];
  const of = (/** @type {object} */ verdict, /** @type {'en' | 'zh'} */ language) =>
    paper(withVerdict(verdict, { warnings }), language).text;
  assert.match(of({}, 'en'), /same patient .*; if they are alike, p-values are too small and int/);
  assert.match(of({ kind: 'single', p: null }, 'en'), /; if they are alike, intervals are too na/);
  assert.match(of({}, 'zh'), /patient 相同的各行.*p 值偏小、区间偏窄/);
});

test('one model has its value and no comparison', () => {
  const { kind, metric, best, best_value } = REPORT.verdict;
  const single = {
    ...REPORT,
    models: [REPORT.models[0]],
    pairs: [],
    verdict: {
      kind: 'single',
      metric,
      best,
      best_value,
      chance: { test: 'mann_whitney', p: 1e-9 },
    },
  };
  assert.ok(kind);
  const { text } = paper(single, 'en');
  assert.match(text, /The AUC was 0\.889 \[0\.860, 0\.917\] for Random forest, with/);
  assert.match(text, /The test of an AUC of 0\.5 gave p < \.001\./);
  assert.doesNotMatch(text, /compared|No significance test/);
});

test('a single case is no "1 cases"', () => {
  const of = (/** @type {object} */ input) => {
    const [model] = REPORT.models;
    const models = [{ ...model, metrics: { n: 1, roc_auc: null, mae: 0.5 } }];
    const verdict = { kind: 'single', metric: 'mae', best: model.name, best_value: 0.5 };
    const rows = { rows: 1, rows_dropped: 0, truth: 'y', weight: null, guessed: [], ...input };
    return paper({ ...REPORT, input: rows, models, pairs: [], verdict }, 'en').text;
  };
  assert.match(of({}), / on 1 case\./);
  assert.match(of({ classes: ['a', 'b', 'c'] }), / on 1 case of /);
  assert.match(of({ positive: 'malignant', positives: 1 }), / 1 case, which is malignant \(/);
  assert.match(of({ positive: 'malignant', positives: 0 }), / 1 case, which is not malignant \(/);
});

test('without a test the paragraph says so', () => {
  const { text } = paper(
    withVerdict({ kind: 'untested', test: null, p: null, second: undefined }),
    'en',
  );
  assert.match(text, /No significance test was made\./);
});

test('intervals that were made in several ways say which was made how', () => {
  const [first, second] = REPORT.models;
  const models = [
    first,
    { ...second, intervals: { roc_auc: { low: 0.8, high: 0.9, method: 'bootstrap_bca' } } },
  ];
  const options = { alpha: 0.05, bootstrap: 2000 };
  assert.match(
    paper({ ...REPORT, models, options }, 'en').text,
    /with 95 % confidence intervals by DeLong’s method \(DeLong et al\., 1988\) for Random forest and by the BCa bootstrap \(Efron, 1987\) with 2,000 replicates for LR & co\./,
  );
  assert.match(paper({ ...REPORT, models, options }, 'zh').text, /Random forest 用 DeLong 法/);
});

test('a second test has a direction where it is significant, and an adjusted p of several pairs', () => {
  const second = { ...REPORT.verdict.second, p: 0.001, p_adjusted: 0.001 };
  const better = { ...second, kind: 'better' };
  const { text } = paper(withVerdict({ second: better, pairs: 1 }), 'en');
  assert.match(text, /gave p = \.001, in favour of Random forest\./);
  assert.match(paper(withVerdict({ second: better }), 'zh').text, /Random forest 占优/);
  assert.doesNotMatch(paper(withVerdict({ second }), 'zh').text, /占优/);
});

test('the interval of a difference in accuracy has the name of its method', () => {
  const { text, cited } = paper(withVerdict({ test: 'mcnemar_midp', second: null }), 'en');
  assert.match(
    text,
    /confidence interval \[−0\.017, 0\.026\] by Tango’s score method \(Tango, 1998\)\)/,
  );
  assert.ok(cited.includes('tango1998'));
});

test('a metric that no model has is said to be undefined, and why', () => {
  const report = withVerdict({ kind: 'undefined', metric: 'roc_auc', reason: 'one_class' });
  report.models = report.models.map((/** @type {any} */ model) => ({
    ...model,
    metrics: { ...model.metrics, roc_auc: null },
  }));
  const reason = () => 'there is only one class';
  assert.match(
    paper(report, 'en', reason).text,
    /\. The AUC is undefined: there is only one class\./,
  );
});

test('where groups were drawn, the paragraph names them and the replicates', () => {
  const report = withVerdict(
    {
      test: 'cluster_bootstrap',
      statistic: null,
      cluster: 'patient',
      groups: 30,
      replicates: 2000,
      second: undefined,
    },
    { options: { alpha: 0.05, bootstrap: 2000, resample: 'cluster=patient' } },
  );
  const { text } = paper(report, 'en');
  assert.match(
    text,
    /by the bootstrap \(Efron and Tibshirani, 1993\) with 2,000 replicates of whole groups \(30 by patient\)/,
  );
  assert.match(text, /\[−0\.017, 0\.026\] by percentiles\), p = \.662/);
  assert.match(paper(report, 'zh').text, /按 patient（30 组）整组抽取，2,000 次重复/);
  const eight = { ...report, verdict: { ...report.verdict, groups: 8, few_groups: true } };
  assert.match(
    paper(eight, 'en').text,
    /With only 8 groups, the intervals and p-values of the bootstrap are too optimistic \(Cameron et al\., 2008\)\./,
  );
  assert.match(paper(eight, 'zh').text, /只有 8 组，自助法的区间偏窄、p 值偏小/);
  assert.doesNotMatch(text, /optimistic/);
  const alone = { ...eight, verdict: { ...eight.verdict, p: null } };
  assert.match(
    paper(alone, 'en').text,
    /With only 8 groups, the intervals of the bootstrap are too optimistic/,
  );
  const untested = { ...report, verdict: { ...report.verdict, kind: 'untested', p: null } };
  assert.match(
    paper(untested, 'en').text,
    /No significance test was made: the cases come in groups/,
  );
  assert.match(paper(untested, 'zh').text, /样例按 patient（30 组）成组/);
  const few = { ...untested.verdict, reason: 'too_few_groups', groups: 2 };
  assert.match(
    paper({ ...untested, verdict: few }, 'en').text,
    /No significance test was made: the cases come in groups \(2 by patient\), and so few cannot show a difference\./,
  );
  assert.match(paper({ ...untested, verdict: few }, 'zh').text, /patient（2 组）成组，组数太少/);
});

test('of models that all rank worse than chance the paragraph says neither better nor "no difference"', () => {
  const worse = withVerdict({ kind: 'worse_than_chance', p: 0.0003, p_adjusted: 0.0003 });
  const { text } = paper(worse, 'en');
  assert.match(text, /every model ranks worse than chance, none is called better: .*p < \.001/);
  assert.doesNotMatch(text, /No significant difference|significantly better/);
  assert.match(paper(worse, 'zh').text, /比随机猜测差，故不论优劣/);
  assert.doesNotMatch(paper(worse, 'zh').text, /未发现显著差异/);
});

test('values of different cases are no finding of "no difference"', () => {
  const other = withVerdict({ kind: 'untested', reason: 'other_cases', p: 0.0003 });
  assert.match(paper(other, 'en').text, /come from different cases/);
  assert.doesNotMatch(paper(other, 'en').text, /No significant difference/);
  assert.match(paper(other, 'zh').text, /来自不同的样例/);
});

test('where the best two have no test, the paragraph says so and whom they are better than', () => {
  const report = withVerdict({
    kind: 'untested',
    reason: 'no_variance',
    p: null,
    equal: true,
    shared: ['Random forest', 'LR & co'],
    beaten: ['k-NN', 'Tree'],
    beaten_by: 'delong',
    beaten_p: 0.004,
  });
  const { text } = paper(report, 'en');
  assert.match(
    text,
    /Random forest and LR & co, which have the same AUC, could not be compared by DeLong’s test \(DeLong et al\., 1988\), which is undefined for them\./,
  );
  assert.match(
    text,
    /Random forest and LR & co were each significantly better than k-NN and Tree \(largest adjusted p = \.004\)\./,
  );
  assert.doesNotMatch(text, /No significance test was made/);
  assert.match(paper(report, 'zh').text, /各自显著优于 k-NN 和 Tree（最大的校正后 p = \.004）/);
});

test('of a test that is declined the reason of the report stands in the paragraph', () => {
  const report = withVerdict({
    kind: 'untested',
    reason: 'too_few_queries',
    test: 'paired_t_test',
    p: null,
  });
  const words = { en: 'too few queries for a test: six are needed', zh: '查询太少' };
  const text = (/** @type {'en' | 'zh'} */ language) =>
    paper(report, language, (id) => (id === 'too_few_queries' ? words[language] : '')).text;
  assert.match(
    text('en'),
    /could not be compared by .* – too few queries for a test: six are needed\./,
  );
  assert.doesNotMatch(text('en'), /undefined/);
  assert.match(text('zh'), /不适用（查询太少），未作比较。/);
});

test('of two models with the same value none is called the best', () => {
  const { text } = paper(withVerdict({ equal: true }), 'en');
  assert.match(text, /Random forest and LR & co, which have the same AUC, were compared by DeLong/);
  assert.doesNotMatch(text, /the best by/);
  assert.match(paper(withVerdict({ equal: true }), 'zh').text, /的 AUC相同|的 AUC 相同/);
});

test('confusion matrices of several models have no mean', () => {
  const report = {
    ...REPORT,
    task: 'counts',
    warnings: [{ code: 'matrices_of_models' }],
    verdict: {
      kind: 'averaged',
      metric: 'accuracy',
      mean: 0.83,
      std: 0.04,
      min: 0.77,
      max: 0.89,
      n_matrices: 16,
    },
  };
  assert.match(
    paper(report, 'en').text,
    /We evaluated 16 confusion matrices, which are not all of the same model/,
  );
  assert.doesNotMatch(paper(report, 'en').text, /0\.830/);
  assert.match(paper({ ...report, warnings: [] }, 'en').text, /the mean accuracy was 0\.830/);
  assert.match(paper(report, 'zh').text, /不给出平均/);
});

test('one confusion matrix has its accuracy with the interval', () => {
  const interval = { low: 0.481, high: 0.855, level: 0.95, method: 'wilson' };
  const report = {
    ...REPORT,
    task: 'counts',
    models: [{ name: '1', metrics: { n: 20, accuracy: 0.7 }, intervals: { accuracy: interval } }],
    verdict: { kind: 'single', metric: 'accuracy', best: '1', best_value: 0.7 },
  };
  assert.match(
    paper(report, 'en').text,
    /We evaluated 1 confusion matrix\. The accuracy was 0\.700 \[0\.481, 0\.855\], with 95 % confidence intervals by Wilson’s method/,
  );
  assert.match(paper(report, 'zh').text, /0\.700 \[0\.481, 0\.855\]/);
});

test('names are escaped in LaTeX and the citations are commands', () => {
  const { latex } = paper(REPORT, 'en');
  assert.ok(latex.includes('LR \\& co'), latex);
  assert.ok(latex.includes('~\\cite{delong1988}'), latex);
  assert.ok(latex.includes('95 \\% confidence'), latex);
});

test('many models are left to the table', () => {
  const models = Array.from({ length: 12 }, (_, at) => ({ ...REPORT.models[0], name: `m${at}` }));
  const { text } = paper({ ...REPORT, models }, 'en');
  assert.match(text, /We evaluated 12 models on/);
  assert.match(text, /; those of the other 2 are in the table/);
});
