// Rows that stand for more cases than doubles can count one by one: the sums are exact all the same.
// tests/golden/aggregated_reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { disagreements, goldenReports } from './compare_reports.mjs';

/** Counts are exact; of a ratio the last digits may differ. */
const COUNTS = ['n', 'tp', 'fp', 'fn', 'tn'];

for (const { name, input, expected } of goldenReports('aggregated_reports')) {
  test(`${name}: weights whose sums lie beyond 2^53 are added exactly`, async () => {
    const { status, stdout } = await evaluate([input, ...expected.args]);
    assert.equal(status, 0, stdout.slice(0, 1000));
    const [model] = JSON.parse(stdout).models;
    for (const key of COUNTS) {
      if (key in expected.model) assert.equal(model.metrics[key], expected.model[key], key);
    }
    assert.deepEqual(disagreements(name, expected.model, model.metrics, model.reasons), []);
  });
}
