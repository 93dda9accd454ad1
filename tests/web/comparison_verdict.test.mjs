import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  comparisonVerdict,
  controlProcedure,
  procedureName,
} from '../../web/comparison_verdict.js';
import { comparisonWords } from '../../web/text/comparison.js';
import { binomialReport, cvReport, friedmanReport } from './comparison_example.mjs';

const reason = (/** @type {string} */ id) => `[${id}]`;
const sentence = (/** @type {any} */ report, /** @type {'en' | 'zh'} */ language = 'en') =>
  comparisonVerdict(report, language, reason).sentence.replaceAll('\u00a0', ' ');
const detail = (/** @type {any} */ report) =>
  comparisonVerdict(report, 'en', reason).detail.replaceAll('\u00a0', ' ');
const strong = (/** @type {any} */ report) =>
  comparisonVerdict(report, 'en', reason).parts.filter((part) => part.strong);

test('learners that differ are told with F, p, the first in rank and whom it beats', () => {
  assert.equal(
    sentence(friedmanReport()),
    'The 3 learners differ (F(2, 6) = 57, p = .0001). A ranks first and is significantly better than C; no significant difference from B was found.',
  );
  assert.deepEqual(strong(friedmanReport()), [{ text: 'A', strong: true }]);
  assert.match(detail(friedmanReport()), /k = 3 learners, N = 4 data sets, χ² = 7\.60/);
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
    /Nemenyi finds no pair that differs significantly\.$/,
  );
  assert.match(
    verdict({ best: ['A', 'B', 'C'], beaten: [] }),
    /not significantly better than any other; Nemenyi finds 1 pair that differs\.$/,
  );
});

test('a procedure that is refused says why, and claims nothing of pairs', () => {
  const procedures = [{ id: 'nemenyi', key: 'nemenyi_p', significant: 0, reason: 'too_many' }];
  assert.match(
    sentence(friedmanReport({ procedures })),
    /A ranks first; Nemenyi gives no p-values here: \[too_many\]\.$/,
  );
});

test('no difference is said without claiming that the learners are equal', () => {
  const verdict = { ...friedmanReport().verdict, kind: 'no_difference', statistic: 1.2, p: 0.36 };
  const text = sentence(friedmanReport({ verdict }));
  assert.equal(
    text,
    'No significant difference between the 3 learners was found (F(2, 6) = 1.20, p = .360). A has the best mean rank, 1.00.',
  );
});

test('an infinite F stands beside the exact p', () => {
  const verdict = { ...friedmanReport().verdict, statistic: null, p: 0 };
  assert.match(sentence(friedmanReport({ verdict })), /F\(2, 6\) = ∞, exact p = \.009/);
});

test('what is undefined says why', () => {
  const verdict = { ...friedmanReport().verdict, kind: 'undefined', p: null, reason: 'all_tied' };
  assert.equal(
    sentence(friedmanReport({ verdict })),
    'These results cannot be compared: [all_tied].',
  );
  assert.equal(
    sentence(cvReport({ kind: 'undefined', p: null, reason: 'no_variance' }), 'zh'),
    '这些结果无法比较：[no_variance]。',
  );
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
      best: ['B'],
      beaten: ['A'],
      level: 0.95,
    },
    pairs: [
      {
        a: 'A',
        b: 'B',
        mean_diff: -0.1,
        mean_difference_low: -0.2,
        mean_difference_high: -0.05,
        wins: 0,
        losses: 5,
        ties: 1,
        reasons: {},
      },
    ],
  });
  assert.equal(
    sentence(report),
    'B is significantly better than A: better on 5 of 6 data sets, equal on 1, mean difference 0.100 [0.050, 0.200], p = .031.',
  );
});

test('against a control the verdict says who is better and who is worse', () => {
  const control = {
    name: 'B',
    index: 1,
    procedures: [
      { id: 'bonferroni_dunn', key: 'control_bonferroni_dunn_p', critical_difference: 1.58 },
      { id: 'holm', key: 'control_holm_p', critical_difference: null },
    ],
  };
  const report = friedmanReport({ control });
  report.models[0].metrics.control_bonferroni_dunn_p = 0.01;
  report.models[2].metrics.control_bonferroni_dunn_p = 0.02;
  assert.match(
    sentence(report),
    /Against the control B, A is significantly better; C is significantly worse\.$/,
  );
  report.models[0].metrics.control_bonferroni_dunn_p = 0.3;
  report.models[2].metrics.control_bonferroni_dunn_p = 0.2;
  assert.match(sentence(report), /None differs significantly from the control B\.$/);
  assert.equal(controlProcedure(report)?.id, 'bonferroni_dunn');
  report.options.post_hoc = 'shaffer';
  assert.equal(controlProcedure(report)?.id, 'holm');
});

test('folds are compared by the corrected test, with interval and direction', () => {
  assert.equal(
    sentence(cvReport()),
    'B and A do not differ significantly: mean 0.174 against 0.190, a difference of −0.016 [−0.081, 0.049].',
  );
  assert.match(
    detail(cvReport()),
    /5 folds \(k-fold\): t\(4\) = 0\.68, p = \.534\. Lower is better \(guessed\)/,
  );
  assert.match(
    sentence(cvReport({ kind: 'better', p: 0.01 })),
    /^B is significantly better than A/,
  );
  assert.match(
    sentence(cvReport({ p: 0.02, p_adjusted: 0.06, pairs: 3 })),
    /taken alone, but not significantly once all 3 comparisons/,
  );
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

test('a binomial test warns of the worst of several experiments', () => {
  assert.equal(
    sentence(binomialReport()),
    'A was not found to err more often than ε₀ = 0.3: 5 errors in 10, a rate of 0.500 [0.187, 0.813], p = .150. It is the worst of 2 experiments, chosen after looking: the true size of the test is larger than α.',
  );
  assert.match(
    sentence(binomialReport({ kind: 'above', experiments: 1 })),
    /^A errs more often than ε₀ = 0\.3/,
  );
  const without = binomialReport({ kind: 'undefined', eps0: null, reason: 'no_eps0' });
  assert.match(sentence(without), /^A errs most often: 5 errors in 10/);
  assert.match(detail(without), /give the error rate ε₀/);
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
