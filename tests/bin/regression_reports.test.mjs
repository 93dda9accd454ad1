// Golden reports of the task `regression` through the command line, against scikit-learn, scipy and the definitions.
// tests/golden/regression_reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { faults, goldenReports } from './compare_reports.mjs';

/** What the oracle itself is sure of: scipy's t distribution. @param {string} key */
const tolerance = (key) => (/^paired_t_p/.test(key) ? 1e-9 : 1e-12);

/** Keys that the report must have for every model. */
const KEYS =
  'n mae mse rmse sse error_std mean_error max_error median_absolute_error mape r2 r2_ssr_sst adjusted_r2 explained_variance msle pinball_0.5 pinball_0.9 pearson spearman'.split(
    ' ',
  );

/** @param {string[]} args */
async function reportOf(args) {
  const { status, stdout } = await evaluate(args);
  assert.equal(status, 0, stdout.slice(0, 1000));
  return JSON.parse(stdout);
}

for (const { name, input, expected } of goldenReports('regression_reports')) {
  test(`${name}: the report equals the golden one`, async () => {
    const report = await reportOf([input, ...expected.args]);
    assert.equal(report.task, 'regression');
    assert.deepEqual(
      report.models.map((/** @type {any} */ model) => model.name),
      Object.keys(expected.models),
    );
    const found = [];
    for (const model of report.models) {
      for (const key of KEYS) assert.ok(Object.hasOwn(model.metrics, key), key);
      found.push(
        ...faults(model.name, expected.models[model.name], model.metrics, model.reasons, tolerance),
      );
    }
    assert.equal(report.pairs.length, expected.pairs.length);
    for (const [index, pair] of report.pairs.entries()) {
      const place = `${pair.a} – ${pair.b}`;
      found.push(...faults(place, expected.pairs[index], pair, pair.reasons, tolerance));
    }
    for (const [key, reason] of Object.entries(expected.reasons)) {
      for (const { reasons } of [...report.models, ...report.pairs]) {
        if (Object.hasOwn(reasons, key)) assert.equal(reasons[key], reason, key);
      }
    }
    assert.deepEqual(found, []);
  });
}

const DIABETES = 'tests/golden/regression_reports/diabetes.csv';
const FITTED = 'tests/golden/regression_reports/least_squares_on_its_own_data.csv';

test('the verdict compares the mean absolute errors of the best two', async () => {
  const { verdict, models } = await reportOf(['web/samples/diabetes-progression.csv']);
  const errors = models
    .map((/** @type {any} */ model) => model.metrics.mae)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  assert.equal(verdict.metric, 'mae');
  assert.equal(verdict.best_value, errors[0]);
  assert.equal(verdict.other_value, errors[1]);
  assert.ok(verdict.low < verdict.difference && verdict.difference < verdict.high);
  assert.equal(verdict.test, 'paired_t_test');
});

test('the two forms of R² agree for least squares on its own data alone', async () => {
  for (const { metrics, squares } of (await reportOf([FITTED, '--task=regression', '--truth=y']))
    .models) {
    assert.ok(squares.agree);
    assert.ok(Math.abs(metrics.r2 - metrics.r2_ssr_sst) < 1e-12);
  }
  const [outOfFold] = (await reportOf([DIABETES, '--task=regression', '--truth=progression']))
    .models;
  const { sst, ssr, sse, cross, agree } = outOfFold.squares;
  assert.equal(agree, false);
  assert.ok(Math.abs(ssr + sse + 2 * cross - sst) < 1e-12 * sst);
});

test('every metric has a bootstrap interval, the same every time', async () => {
  const run = async () =>
    (
      await evaluate([
        FITTED,
        '--task=regression',
        '--truth=y',
        '--n-features=10',
        '--bootstrap=200',
      ])
    ).stdout;
  const report = JSON.parse(await run());
  for (const { name, metrics, intervals } of report.models) {
    for (const key of Object.keys(metrics).filter((one) => one !== 'n')) {
      assert.ok(intervals[key].low <= intervals[key].high, `${name} ${key}`);
      assert.match(intervals[key].method, /^bootstrap_/);
    }
    assert.ok(intervals.mae.low < metrics.mae && metrics.mae < intervals.mae.high);
  }
  const { mae } = report.pairs[0].differences;
  assert.ok(mae.low < mae.difference && mae.difference < mae.high && mae.p > 0);
  assert.equal(await run(), await run());
});

test('another quantile has a key of its own', async () => {
  const [model] = (await reportOf([FITTED, '--task=regression', '--truth=y', '--quantile=0.25']))
    .models;
  assert.ok(model.metrics['pinball_0.25'] > 0);
  assert.ok(model.metrics['pinball_0.5'] > 0);
});

test('the pictures show every row of a short file, and all of them sum up to it', async () => {
  const { pictures, models } = await reportOf([
    DIABETES,
    '--task=regression',
    '--truth=progression',
  ]);
  assert.equal(pictures.shown, 442);
  assert.equal(pictures.of, 442);
  assert.equal(pictures.line[0], 2);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);
  for (const { metrics, pictures: own } of models) {
    assert.equal(own.prediction.length, 442);
    assert.equal(sum(own.histogram.counts), 442);
    assert.ok(Math.abs(own.histogram.std - metrics.error_std) < 1e-12 * metrics.error_std);
    assert.ok(Math.abs(own.rec.area_over - metrics.mae) < 1e-12 * metrics.mae);
    assert.equal(own.rec.share.at(-1), 1);
    for (const bins of [own.by_prediction, ...own.by_feature]) {
      assert.equal(sum(bins.count), 442);
      const mean =
        sum(
          bins.mae.map((/** @type {number} */ one, /** @type {number} */ i) => one * bins.count[i]),
        ) / 442;
      assert.ok(Math.abs(mean - metrics.mae) < 1e-12 * metrics.mae);
    }
  }
});
