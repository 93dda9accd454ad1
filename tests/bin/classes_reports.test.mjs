// Golden reports of many classes through the command line: every key of the rows `labels` and `multiclass` against
// scikit-learn, statsmodels and scipy. tests/golden/classes_reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { disagreements, faults, goldenReports } from './compare_reports.mjs';

/** p-values, whose oracle promises less. @param {string} key */
const tolerance = (key) => (/_(mid)?p(_corrected)?$/.test(key) ? 1e-9 : 1e-12);

/**
 * @param {string} place
 * @param {any} expected
 * @param {any} actual
 */
function compared(place, expected, actual) {
  return faults(place, expected, actual, actual.reasons ?? {}, tolerance);
}

/**
 * @param {any} model
 * @param {any} expected
 */
function modelFaults(model, expected) {
  const found = faults(
    model.name,
    expected.models[model.name],
    model.metrics,
    model.reasons,
    tolerance,
  );
  const classes = expected.classes[model.name];
  assert.equal(model.classes.length, classes.length);
  for (const wanted of classes) {
    const actual = model.classes.find((/** @type {any} */ { label }) => label === wanted.label);
    assert.ok(actual, `${model.name} has no class ${wanted.label}`);
    found.push(...compared(`${model.name}, class ${wanted.label}`, wanted, actual));
  }
  const costs = expected.costs?.[model.name];
  if (costs) found.push(...disagreements(`${model.name}, costs`, costs, model.costs.minimal, {}));
  return found;
}

/**
 * @param {any} model
 * @param {number[][]} expected
 */
function confusionFaults(model, expected) {
  return expected.flatMap((row, i) =>
    row.flatMap((count, j) =>
      Math.abs(model.confusion.counts[i][j] - count) <= 1e-12 * count
        ? []
        : [`${model.name}: ${model.confusion.counts[i][j]} cases in cell ${i}, ${j}, not ${count}`],
    ),
  );
}

for (const { name, input, expected } of goldenReports('classes_reports')) {
  test(`${name}: the report equals the golden one`, async () => {
    const { status, stdout } = await evaluate([input, ...expected.args]);
    assert.equal(status, 0, stdout.slice(0, 1000));
    const report = JSON.parse(stdout);
    assert.equal(report.task, expected.task);
    assert.deepEqual(
      report.models.map((/** @type {any} */ model) => model.name),
      Object.keys(expected.models),
    );
    assert.deepEqual(
      report.warnings.map((/** @type {any} */ { code }) => code),
      expected.warnings ?? [],
    );
    const found = [];
    for (const model of report.models) {
      found.push(...modelFaults(model, expected));
      if (expected.confusion) found.push(...confusionFaults(model, expected.confusion[model.name]));
    }
    assert.equal(report.pairs.length, expected.pairs.length);
    for (const [index, pair] of report.pairs.entries())
      found.push(...compared(`${pair.a} – ${pair.b}`, expected.pairs[index], pair));
    found.push(...compared('tests', expected.tests ?? {}, report.tests));
    assert.deepEqual(found, []);
  });
}

const IRIS = 'tests/golden/classes_reports/iris.csv';

test('the bootstrap gives intervals around the values, the same ones every time', async () => {
  const run = async () => (await evaluate([IRIS, '--bootstrap=300', '--seed=4'])).stdout;
  const report = JSON.parse(await run());
  for (const { name, metrics, intervals } of report.models) {
    for (const key of ['accuracy', 'f1_macro', 'log_loss', 'roc_auc_ovo_macro']) {
      const { low, high } = intervals[key];
      assert.ok(low <= metrics[key] && metrics[key] <= high && low < high, `${name} ${key}`);
    }
    assert.equal(intervals.accuracy.method, 'wilson');
    assert.match(intervals.log_loss.method, /^bootstrap_/);
  }
  assert.ok(report.pairs[0].differences.log_loss.p > 0);
  assert.equal(await run(), await run());
});

test('counted rows and repeated rows have the same intervals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'melon-'));
  const cells = ['a,a,5', 'a,b,2', 'b,a,5', 'b,b,3', 'c,a,10', 'c,c,2'];
  const repeated = cells.flatMap((cell) => {
    const [truth, model, count] = cell.split(',');
    return Array(Number(count)).fill(`${truth},${model}`);
  });
  writeFileSync(join(folder, 'counted.csv'), `truth,model,count\n${cells.join('\n')}\n`);
  writeFileSync(join(folder, 'repeated.csv'), `truth,model\n${repeated.join('\n')}\n`);
  const measured = async (/** @type {string} */ name) =>
    JSON.parse((await evaluate([join(folder, `${name}.csv`), '--bootstrap=200'])).stdout).models[0];
  const [counted, rows] = [await measured('counted'), await measured('repeated')];
  assert.deepEqual(counted.intervals, rows.intervals);
  assert.deepEqual(counted.metrics, rows.metrics);
});

test('the verdict compares accuracies by McNemar, adjusted over all pairs', async () => {
  const { verdict, pairs } = JSON.parse(
    (await evaluate(['tests/golden/classes_reports/digits_labels.csv', '--task=labels'])).stdout,
  );
  assert.equal(verdict.metric, 'accuracy');
  assert.equal(verdict.test, 'mcnemar_midp');
  const pair = pairs.find(
    (/** @type {any} */ { a, b }) =>
      [a, b].includes(verdict.best) && [a, b].includes(verdict.other),
  );
  assert.equal(verdict.p, pair.mcnemar_midp);
  assert.equal(verdict.p_adjusted, pair.mcnemar_midp_holm);
  assert.equal(verdict.kind, verdict.p_adjusted <= 0.05 ? 'better' : 'no_difference');
});

/** What is wrong with a file, and the code of the error that says so. */
const BAD = [
  {
    name: 'a class without a column',
    csv: 'y,m:a,m:b\na,.5,.5\nb,.2,.8\nc,.3,.7\n',
    args: ['--task=multiclass'],
    code: 'missing_class_columns',
    mentions: 'm:c',
  },
  {
    name: 'two columns for one class',
    csv: 'y,m:1,m:2,m:3,m:1.0\n1,.5,.2,.3,.5\n2,.2,.8,0,.2\n3,0,0,1,0\n',
    args: ['--task=multiclass', '--truth=y'],
    code: 'class_column_twice',
    mentions: '1',
  },
  {
    name: 'a probability that is a text',
    csv: `y,m:a,m:b,m:c\na,.5,.5,0\nb,.2,.8,0\nc,.3,x,.7\n${Array.from({ length: 12 }, (_, i) => `c,0,.${i + 11},.${89 - i}`).join('\n')}\n`,
    args: ['--task=multiclass'],
    code: 'not_a_number',
    mentions: 'line 4',
  },
  {
    name: 'an order that leaves out a class',
    csv: 'y,m\na,a\nb,c\nc,c\n',
    args: ['--ordered=a,b'],
    code: 'incomplete_order',
    mentions: 'c',
  },
  {
    name: 'an order with a class twice',
    csv: 'y,m\na,a\nb,c\nc,c\n',
    args: ['--ordered=a,b,c,b'],
    code: 'class_named_twice',
    mentions: 'b',
  },
  {
    name: 'costs of another number of classes',
    csv: 'y,m\na,a\nb,c\nc,c\n',
    args: ['--cost-matrix=[[0,1],[1,0]]'],
    code: 'cost_matrix_size',
    mentions: '3 classes',
  },
  {
    name: 'a truth that is measured',
    csv: `y,m\n${Array.from({ length: 1500 }, (_, i) => `${i / 7},${i / 7}`).join('\n')}\n`,
    args: ['--task=labels', '--truth=y', '--predictions=m'],
    code: 'too_many_classes',
    mentions: 'regression',
  },
  {
    name: 'a negative weight',
    csv: 'y,m,w\na,a,1\nb,c,-2\nc,c,1\n',
    args: ['--weight=w'],
    code: 'invalid_weight',
    mentions: 'line 3',
  },
];

for (const { name, csv, args, code, mentions } of BAD) {
  test(`${name} is an error that says what to do`, async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'melon-')), 'bad.csv');
    writeFileSync(file, csv);
    const { status, stdout } = await evaluate([file, ...args]);
    assert.notEqual(status, 0);
    const { error } = JSON.parse(stdout);
    assert.equal(error.code, code, error.message);
    assert.ok(error.message.includes(mentions), error.message);
    assert.match(error.message_zh, /[。：]/);
  });
}
