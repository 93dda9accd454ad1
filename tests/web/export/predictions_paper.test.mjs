// The paragraph on models and predictions: every number of the verdict stands in it, in both languages, and nothing is
// claimed that the verdict does not claim.
import assert from 'node:assert/strict';
import test from 'node:test';
import { paper } from '../../../web/export/paper.js';

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
    second: { test: 'mcnemar_midp', p: 0.023, p_adjusted: 0.1379, favours: 'Random\nforest' },
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
    'On the same two models, McNemar’s mid-p test (McNemar, 1947; Fagerland et al., 2013) gave p = .023, adjusted p = .138, in favour of Random forest.',
    'Melon 1.2.3',
    '[To be checked and removed: Melon guessed the column with the truth (diagnosis) and the positive class (malignant).]',
  ]) {
    assert.ok(text.includes(part), `${part}\n${text}`);
  }
  assert.deepEqual(cited, ['delong1988', 'holm1979', 'mcnemar1947', 'fagerland2013']);
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
  assert.match(says('only_alone'), /not after the adjustment, so no difference is claimed: /);
  for (const kind of ['only_alone', 'no_difference', 'untested', 'undefined']) {
    assert.doesNotMatch(says(kind), /better than/);
  }
  for (const kind of ['only_alone', 'no_difference']) {
    assert.doesNotMatch(paper(withVerdict({ kind }), 'zh').text, /显著优于/);
  }
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

test('without a test the paragraph says so', () => {
  const { text } = paper(
    withVerdict({ kind: 'untested', test: null, p: null, second: undefined }),
    'en',
  );
  assert.match(text, /No significance test was made\./);
});

test('intervals that were made in several ways are not given one name', () => {
  const [first, second] = REPORT.models;
  const models = [
    first,
    { ...second, intervals: { roc_auc: { low: 0.8, high: 0.9, method: 'bootstrap_bca' } } },
  ];
  assert.doesNotMatch(paper({ ...REPORT, models }, 'en').text, /confidence intervals by/);
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
