import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictText } from '../../web/verdict.js';
import { exampleReport } from './report_example.mjs';

/** @param {string} text */
const plain = (text) => text.replaceAll('\u00a0', ' ');

/** @param {Partial<import('../../web/report.js').Verdict>} parts */
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
    'DeLong’s test on the same 1,200 cases: z = 3.43, p = .0006, p = .002 after Holm’s adjustment over 3 pairs. ' +
      'At their thresholds the numbers of errors do not differ significantly (McNemar’s mid-p test, p = .300). Intervals are at 95 %.',
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
  assert.doesNotMatch(detail, /Holm/);
});

test('no difference stresses no model', () => {
  const { sentence, parts } = verdictText(withVerdict({ kind: 'no_difference' }), 'en');
  assert.match(sentence, /^RF and __proto__ cannot be told apart/);
  assert.ok(parts.every(({ strong }) => !strong));
});

test('a single model is stated with its own interval', () => {
  const report = withVerdict({ kind: 'single', low: undefined, high: undefined });
  assert.equal(plain(verdictText(report, 'en').sentence), 'RF reaches AUC 0.982 [0.900, 0.990].');
  assert.equal(plain(verdictText(report, 'en').detail), '1,200 cases, 400 of them 1.');
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

test('what cannot be tested or judged says why', () => {
  const names = { reason: () => 'there is only one class' };
  const untested = verdictText(withVerdict({ kind: 'untested', reason: 'one_class' }), 'en', names);
  assert.equal(untested.detail, 'No test is possible: there is only one class.');
  const nothing = verdictText(withVerdict({ kind: 'undefined', reason: 'one_class' }), 'en', names);
  assert.equal(nothing.sentence, 'These predictions cannot be judged: there is only one class.');
});
