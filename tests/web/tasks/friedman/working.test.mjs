import assert from 'node:assert/strict';
import { test } from 'node:test';
import { friedmanSteps } from '../../../../web/tasks/friedman/working.js';
import { friedmanReport } from '../comparison/example.mjs';
import { renderAll, results, working } from '../comparison/steps.mjs';

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

test('every step renders, whatever the names are', () => {
  const report = friedmanReport();
  report.models[0].name = '\\frac{<b>} $x_1$ 学习器 & % ~';
  assert.doesNotThrow(() => renderAll(friedmanSteps(report, working.friedman)));
});
