// Golden reports of the task `counts` (confusion matrices, one a row) through the command line, against scikit-learn and
// exact fractions. tests/golden/counts_reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { disagreements, faults, goldenReports } from './compare_reports.mjs';

for (const { name, input, expected } of goldenReports('counts_reports')) {
  test(`${name}: the report equals the golden one`, async () => {
    const { status, stdout } = await evaluate([input, ...expected.args]);
    assert.equal(status, 0, stdout.slice(0, 1000));
    const report = JSON.parse(stdout);
    assert.equal(report.task, 'counts');
    const found = [];
    assert.equal(report.models.length, expected.models.length);
    for (const [i, { name: wanted, ...values }] of expected.models.entries()) {
      const model = report.models[i];
      assert.equal(model.name, wanted);
      found.push(...faults(model.name, values, model.metrics, model.reasons));
    }
    const { averages, added } = report;
    found.push(
      ...faults('averages', expected.averages, averages, averages.reasons),
      ...disagreements('added', expected.added, added.metrics, added.reasons),
    );
    assert.deepEqual(found, []);
  });
}
