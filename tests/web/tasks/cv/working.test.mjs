import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cvSteps } from '../../../../web/tasks/cv/working.js';
import { cvReport } from '../comparison/example.mjs';
import { renderAll, results, working } from '../comparison/steps.mjs';

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

test('every step renders', () => {
  const report = cvReport();
  assert.doesNotThrow(() =>
    renderAll(cvSteps(report, { pair: report.pairs[0], differences }, working.cv)),
  );
});
