// Golden reports of the task `ranking` through the command line, against scikit-learn, scipy and the definitions.
// tests/golden/ranking_reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { disagreements, faults, goldenReports } from './compare_reports.mjs';

/** What the oracle itself is sure of: scipy's t distribution. @param {string} key */
const tolerance = (key) => (key === 'paired_t_p' ? 1e-9 : 1e-12);

/**
 * @param {string} place
 * @param {(number | null)[]} expected
 * @param {(number | null)[]} actual
 */
function wrongValues(place, expected, actual) {
  const asRecord = (/** @type {(number | null)[]} */ list) =>
    Object.fromEntries(list.map((value, i) => [`query ${i}`, value]));
  return disagreements(place, asRecord(expected), asRecord(actual ?? []), {});
}

for (const { name, input, expected } of goldenReports('ranking_reports')) {
  test(`${name}: the report equals the golden one`, async () => {
    const { status, stdout } = await evaluate([input, ...expected.args]);
    assert.equal(status, 0, stdout.slice(0, 1000));
    const report = JSON.parse(stdout);
    assert.equal(report.task, 'ranking');
    assert.deepEqual(
      report.models.map((/** @type {any} */ model) => model.name),
      Object.keys(expected.models),
    );
    const found = [];
    for (const model of report.models) {
      found.push(
        ...faults(model.name, expected.models[model.name], model.metrics, model.reasons, tolerance),
      );
      for (const [key, values] of Object.entries(expected.queries[model.name] ?? {}))
        found.push(...wrongValues(`${model.name}, ${key}`, values, model.queries[key]));
    }
    for (const [index, pair] of report.pairs.entries()) {
      const place = `${pair.a} – ${pair.b}`;
      found.push(...faults(place, expected.pairs[index], pair, pair.reasons, tolerance));
    }
    assert.equal(report.pairs.length, expected.pairs.length);
    assert.deepEqual(found, []);
  });
}

test('intervals come from resampling queries, and are the same every time', async () => {
  const run = async () =>
    (await evaluate(['tests/golden/ranking_reports/diabetes.csv', '--bootstrap=300', '--seed=4']))
      .stdout;
  const report = JSON.parse(await run());
  for (const { name, metrics, intervals } of report.models) {
    const { low, high, method } = intervals.ndcg;
    assert.ok(low < metrics.ndcg && metrics.ndcg < high, name);
    assert.match(method, /^bootstrap_/);
  }
  assert.ok(report.pairs[0].differences.ndcg.p > 0);
  assert.equal(await run(), await run());
});

test('one query gives no interval, and says why', async () => {
  const report = JSON.parse(
    (
      await evaluate([
        'tests/golden/ranking_reports/diabetes_one_query.csv',
        '--task=ranking',
        '--truth=relevance',
        '--bootstrap=100',
      ])
    ).stdout,
  );
  assert.deepEqual(report.models[0].intervals, {});
  assert.equal(report.models[0].other_intervals.ndcg.bootstrap_bca.reason, 'one_query');
  assert.equal(report.verdict.kind, 'untested');
  assert.equal(report.verdict.reason, 'one_query');
});
