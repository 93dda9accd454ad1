// Golden reports through the command line: every key of the rows `binary` and `labels` (two classes) against
// scikit-learn, scipy, statsmodels and pROC. tests/golden/reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { disagreements, faults, goldenReports, ROOT } from './compare_reports.mjs';

const GOLDEN = join(ROOT, 'tests', 'golden', 'reports');

/** Quantities of pROC, of special functions or of numerical integration, whose oracle promises less. */
const NINE_DIGITS =
  /^(roc_auc_se|roc_auc_ci_.*|delong_.*|mcnemar_(exact_|mid)?p|mcnemar_p_corrected|cochran_q_p|cost_curve_area_.*)$/;

/** @param {string} key */
const tolerance = (key) => (NINE_DIGITS.test(key) ? 1e-9 : 1e-12);

for (const { name, input, expected } of goldenReports('reports')) {
  test(`${name}: the report equals the golden one`, async () => {
    const { status, stdout, stderr } = await evaluate([input, ...expected.args]);
    assert.equal(
      status,
      0,
      `exit status ${status}: ${stdout.slice(0, 1000)} ${stderr.slice(0, 1000)}`,
    );
    const report = JSON.parse(stdout);
    assert.equal(typeof report.schema, 'number');
    assert.equal(report.task, expected.classes ? 'labels' : 'binary');
    assert.ok(Array.isArray(report.warnings));
    assert.equal(typeof report.melon, 'string');
    assert.equal(typeof report.input, 'object');
    assert.equal(typeof report.options, 'object');

    assert.deepEqual(
      report.models.map((/** @type {any} */ model) => model.name),
      Object.keys(expected.models),
    );
    const found = [];
    for (const model of report.models) {
      const wantedMetrics = expected.models[model.name];
      found.push(...faults(model.name, wantedMetrics, model.metrics, model.reasons, tolerance));
      for (const wanted of expected.classes?.[model.name] ?? []) {
        const place = `${model.name}, class ${wanted.label}`;
        const actual = model.classes?.find(
          (/** @type {any} */ entry) => entry.label === wanted.label,
        );
        if (!actual) found.push(`${place} is not in the report`);
        else found.push(...disagreements(place, wanted, actual, actual.reasons, tolerance));
      }
    }
    assert.deepEqual(
      report.pairs.map((/** @type {any} */ { a, b }) => [a, b]),
      expected.pairs.map((/** @type {any} */ { a, b }) => [a, b]),
    );
    for (const [index, pair] of report.pairs.entries()) {
      const place = `${pair.a} – ${pair.b}`;
      found.push(...faults(place, expected.pairs[index], pair, pair.reasons, tolerance));
    }
    found.push(
      ...disagreements(
        'tests',
        expected.tests ?? {},
        report.tests,
        report.tests.reasons,
        tolerance,
      ),
    );
    assert.deepEqual(found, []);
  });
}

test('the same input gives the same bytes', async () => {
  for (const name of ['real_models', 'weights_fractional', 'labels_text', 'strange_names']) {
    const { args } = JSON.parse(readFileSync(join(GOLDEN, `${name}.expected.json`), 'utf8'));
    const run = async () =>
      (await evaluate([join('tests', 'golden', 'reports', `${name}.csv`), ...args])).stdout;
    const first = await run();
    assert.ok(first.length > 0);
    assert.equal(await run(), first, name);
  }
});

test('every sample of the page can be evaluated without any option', async () => {
  const samples = JSON.parse(readFileSync(join(ROOT, 'web', 'samples', 'samples.json'), 'utf8'));
  for (const { file, models, rows } of samples) {
    const { status, stdout } = await evaluate([join('web', 'samples', file)]);
    assert.equal(status, 0, `${file}: ${stdout.slice(0, 500)}`);
    const report = JSON.parse(stdout);
    assert.equal(report.models.length, models, file);
    const text = readFileSync(join(ROOT, 'web', 'samples', file), 'utf8');
    assert.equal(text.trimEnd().split('\n').length - 1, rows, file);
  }
});
