// Golden reports through the command line: every key of the rows `binary` and `labels` (two classes) against
// scikit-learn, scipy, statsmodels and pROC. tests/golden/reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const GOLDEN = join(ROOT, 'tests', 'golden', 'reports');

/** Quantities of pROC, of special functions or of numerical integration, whose oracle promises less. */
const NINE_DIGITS =
  /^(roc_auc_se|roc_auc_ci_.*|delong_.*|mcnemar_(exact_|mid)?p|mcnemar_p_corrected|cochran_q_p|cost_curve_area_.*)$/;

/** What sums of numbers of size 1 lose to rounding where the expected value is 0 or the rest of a cancellation. */
const ABSOLUTE = 1e-14;

/** @param {string} key */
const relativeTolerance = (key) => (NINE_DIGITS.test(key) ? 1e-9 : 1e-12);

/** @param {string[]} args */
function evaluate(args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'bin', 'melon.mjs'), 'evaluate', ...args, '--json'],
    { cwd: ROOT, maxBuffer: 2 ** 30, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/**
 * All disagreements between a record of the report and the expected one, as lines to read.
 * @param {string} place
 * @param {Record<string, number | string | null>} expected
 * @param {Record<string, any>} actual
 * @param {Record<string, string> | undefined} reasons
 */
function disagreements(place, expected, actual, reasons) {
  const found = [];
  for (const [key, value] of Object.entries(expected)) {
    if (!Object.hasOwn(actual, key)) {
      found.push(`${place}: ${key} is not in the report`);
    } else if (value === null || actual[key] === null || typeof value === 'string') {
      if (actual[key] !== value)
        found.push(`${place}: ${key} is ${actual[key]} (${reasons?.[key]}), expected ${value}`);
    } else if (
      !(Math.abs(actual[key] - value) <= relativeTolerance(key) * Math.abs(value) + ABSOLUTE)
    ) {
      found.push(`${place}: ${key} is ${actual[key]}, expected ${value}`);
    }
  }
  return found;
}

/**
 * Keys that are null without a reason, or have a reason without being null.
 * @param {string} place
 * @param {Record<string, any>} values
 * @param {Record<string, string>} reasons
 */
function wrongReasons(place, values, reasons) {
  const nulls = Object.keys(values).filter((key) => values[key] === null);
  const without = nulls.filter(
    (key) => !Object.hasOwn(reasons, key) || !/^[a-z][a-z0-9_]*$/.test(reasons[key]),
  );
  const beyond = Object.keys(reasons).filter(
    (key) => Object.hasOwn(values, key) && values[key] !== null,
  );
  return [
    ...without.map((key) => `${place}: ${key} is null without a reason`),
    ...beyond.map((key) => `${place}: ${key} has a number and a reason`),
  ];
}

for (const file of readdirSync(GOLDEN).filter((name) => name.endsWith('.expected.json'))) {
  const name = file.replace('.expected.json', '');
  const expected = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'));
  const input = expected.file ?? join('tests', 'golden', 'reports', `${name}.csv`);

  test(`${name}: the report equals the golden one`, () => {
    const { status, stdout, stderr } = evaluate([input, ...expected.args]);
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
      found.push(
        ...disagreements(model.name, expected.models[model.name], model.metrics, model.reasons),
      );
      found.push(...wrongReasons(model.name, model.metrics, model.reasons ?? {}));
      for (const wanted of expected.classes?.[model.name] ?? []) {
        const place = `${model.name}, class ${wanted.label}`;
        const actual = model.classes?.find(
          (/** @type {any} */ entry) => entry.label === wanted.label,
        );
        if (!actual) found.push(`${place} is not in the report`);
        else found.push(...disagreements(place, wanted, actual, actual.reasons));
      }
    }
    assert.deepEqual(
      report.pairs.map((/** @type {any} */ { a, b }) => [a, b]),
      expected.pairs.map((/** @type {any} */ { a, b }) => [a, b]),
    );
    for (const [index, pair] of report.pairs.entries()) {
      const place = `${pair.a} – ${pair.b}`;
      found.push(...disagreements(place, expected.pairs[index], pair, pair.reasons));
      found.push(...wrongReasons(place, pair, pair.reasons ?? {}));
    }
    found.push(...disagreements('tests', expected.tests ?? {}, report.tests, report.tests.reasons));
    assert.deepEqual(found, []);
  });
}

test('the same input gives the same bytes', () => {
  for (const name of ['real_models', 'weights_fractional', 'labels_text', 'strange_names']) {
    const { args } = JSON.parse(readFileSync(join(GOLDEN, `${name}.expected.json`), 'utf8'));
    const run = () => evaluate([join('tests', 'golden', 'reports', `${name}.csv`), ...args]).stdout;
    const first = run();
    assert.ok(first.length > 0);
    assert.equal(run(), first, name);
  }
});

test('every sample of the page can be evaluated without any option', () => {
  const samples = JSON.parse(readFileSync(join(ROOT, 'web', 'samples', 'samples.json'), 'utf8'));
  for (const { file, models, rows } of samples) {
    const { status, stdout } = evaluate([join('web', 'samples', file)]);
    assert.equal(status, 0, `${file}: ${stdout.slice(0, 500)}`);
    const report = JSON.parse(stdout);
    assert.equal(report.models.length, models, file);
    const text = readFileSync(join(ROOT, 'web', 'samples', file), 'utf8');
    assert.equal(text.trimEnd().split('\n').length - 1, rows, file);
  }
});
