import assert from 'node:assert/strict';
import { test } from 'node:test';
import katex from 'katex';
import { comparisonWords } from '../../../../web/tasks/comparison/words.js';
import {
  binomialSteps,
  cvSteps,
  friedmanSteps,
  sum,
} from '../../../../web/tasks/comparison/working.js';
import { binomialReport, cvReport, friedmanReport } from './example.mjs';

const { working } = comparisonWords('en');
const results = (
  /** @type {import('../../../../web/tasks/comparison/working.js').Step[]} */ steps,
) => Object.fromEntries(steps.map(({ id, latex }) => [id, latex[latex.length - 1]]));

test('Friedman’s test is worked out with the user’s own ranks', () => {
  const steps = friedmanSteps(friedmanReport(), working.friedman);
  const { chi2, ties, f, f_ties: corrected, cd } = results(steps);
  assert.deepEqual([chi2, ties, f, corrected, cd], ['7.125', '7.6', '24.4286', '57', '1.6572']);
  assert.equal(
    steps[0].latex[0],
    String.raw`\begin{array}{lll}\text{A} &\quad \text{B} &\quad \text{C}\\ 1 &\quad 2 &\quad 3\\ 1 &\quad 2 &\quad 3\end{array}`,
  );
  const [, numbers] = steps.find(({ id }) => id === 'chi2')?.latex ?? [];
  assert.match(numbers, /4\^2\+8\.5\^2\+11\.5\^2/);
  const [, difference] = steps.find(({ id }) => id === 'cd')?.latex ?? [];
  // Demšar 2006, table 5 (a): 2.343 for three algorithms.
  assert.equal(difference, String.raw`2.3437\sqrt{\frac{3\cdot 4}{6\cdot 4}}`);
  const [, correction] = steps.find(({ id }) => id === 'ties')?.latex ?? [];
  assert.match(correction, /\(2\^3-2\)/);
});

test('an infinite F is worked out to infinity', () => {
  const report = friedmanReport();
  Object.assign(report.tests, {
    friedman_chi2: 8,
    friedman_chi2_tie_corrected: 8,
    iman_davenport_f: null,
    iman_davenport_p: 0,
    iman_davenport_f_tie_corrected: null,
  });
  assert.equal(results(friedmanSteps(report, working.friedman)).f, '\\infty');
});

/** Of the example's two learners, fold by fold. */
const differences = [0.02, -0.02, 0.05, -0.02, 0.05];

test('the t tests are worked out with the differences of the folds', () => {
  const report = cvReport();
  const steps = cvSteps(report, { pair: report.pairs[0], differences }, working.cv);
  const { mean, std, paired, corrected } = results(steps);
  assert.deepEqual([mean, std, paired, corrected], ['0.016', '0.03507', '1.0201', '0.6801']);
  assert.match(steps[0].latex[1], /0\.02-0\.02\+0\.05-0\.02\+0\.05/);
});

test('the 5×2 t test is worked out with the standard deviation within the runs', () => {
  const report = cvReport();
  const pair = { ...report.pairs[0], cv5x2_t: 1.2649, cv5x2_std: 0.01581 };
  const steps = cvSteps(report, { pair, differences }, working.cv);
  const [, numbers, t] = steps.find(({ id }) => id === 'five')?.latex ?? [];
  assert.deepEqual([numbers, t], [String.raw`\frac{0.02}{0.01581}`, '1.2649']);
});

test('a step without its numbers is left out', () => {
  const report = cvReport();
  const { std_diff: _, ...pair } = report.pairs[0];
  assert.deepEqual(
    cvSteps(report, { pair, differences }, working.cv).map(({ id }) => id),
    ['mean'],
  );
});

test('the binomial test is worked out for the worst experiment', () => {
  assert.deepEqual(results(binomialSteps(binomialReport(), working.binomial)), {
    rate: '0.5',
    p: '0.15027',
  });
});

test('a long sum is cut in the middle', () => {
  assert.equal(sum(['1', '-2', '3']), '1-2+3');
  assert.equal(sum(['1', '2', '3', '4', '5', '6', '7']), '1+2+3+4+\\cdots+7');
});

test('every step renders, whatever the names are', () => {
  const report = friedmanReport();
  report.models[0].name = '\\frac{<b>} $x_1$ 学习器 & % ~';
  const all = [
    ...friedmanSteps(report, working.friedman),
    ...cvSteps(cvReport(), { pair: cvReport().pairs[0], differences }, working.cv),
    ...binomialSteps(binomialReport(), working.binomial),
  ];
  for (const { id, latex } of all) {
    for (const step of latex) {
      assert.doesNotThrow(
        () => katex.renderToString(step, { throwOnError: true, strict: false }),
        id,
      );
    }
  }
});
