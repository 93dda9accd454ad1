import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlProcedure } from '../../../../web/tasks/comparison/verdict.js';
import { friedmanReport } from '../comparison/example.mjs';
import { detail, sentence, strong } from '../comparison/verdict_text.mjs';

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
  assert.doesNotMatch(detail(friedmanReport({ procedures })), /Pairs by/);
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
    'No significant difference between B and A was found: B is better on 5 of 6 data sets, equal on 1, Wilcoxon p = .031.',
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
    /Against the control B: A is significantly better; C is significantly worse/,
  );
  assert.equal(controlProcedure(report)?.id, 'bonferroni_dunn');
  Object.assign(control, { better: [], worse: [] });
  assert.match(sentence(report), /None differs significantly from the control B\.$/);
  assert.equal(controlProcedure(friedmanReport()), null);
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
    'No significant difference between A and B was found: A is better on 7 of 8 data sets, sign test p = .070.',
  );
  assert.match(detail(report), /^Sign test, exact, k = 2/);
  assert.match(detail(report), /there is one pair, so Nemenyi is not used\./);
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

test('what is undefined says why', () => {
  const verdict = { ...friedmanReport().verdict, kind: 'undefined', p: null, reason: 'all_tied' };
  assert.equal(
    sentence(friedmanReport({ verdict })),
    'No test of these results is possible: [all_tied].',
  );
});
