import assert from 'node:assert/strict';
import { test } from 'node:test';
import { binomialReport } from '../comparison/example.mjs';
import { detail, sentence, strong } from '../comparison/verdict_text.mjs';

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
    sentence(binomialReport({ others }), 'zh'),
    /其余实验中，B 和 C 的错误率高于 ε₀（校正后最大 p\s=\s\.030）。$/,
  );
});

test('experiments without names are called by what they are, and not by a number alone', () => {
  const one = binomialReport({ kind: 'above', name: '1', experiments: 1, adjustment: null });
  one.models = [{ ...one.models[0], name: '1' }];
  assert.match(sentence(one), /^The experiment errs more often than/);
  assert.match(sentence(one, 'zh'), /^该实验的错误率高于/);
  const two = binomialReport({ name: '2', others: [{ name: '1', p_adjusted: 0.01 }] });
  two.models = ['1', '2'].map((name) => ({ ...two.models[0], name }));
  assert.match(sentence(two), /^Experiment 2 was not found .* Of the others, experiment 1 errs /);
  assert.match(sentence(two, 'zh'), /^第 2 次实验的错误率/);
});
