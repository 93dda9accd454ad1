// melon bias-variance: what it prints adds up, and what it refuses has a remedy.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { melon } from './command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-bias-'));
after(() => rmSync(FOLDER, { recursive: true }));

const IRIS = fromProject('tests/golden/learners/iris.csv');
const DIABETES = fromProject('tests/golden/learners/diabetes.csv');
const SIX_CLASSES = fromProject('tests/golden/bias_variance/six_classes.csv');

/** @param {string[]} args */
async function biasVariance(...args) {
  const { stdout, status, stderr } = await melon('bias-variance', ...args);
  assert.equal(status, 0, stderr);
  const [head, ...lines] = stdout.split('\r\n').slice(0, -1);
  const names = head.split(',');
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])),
  );
  return { rows, names, stdout, stderr };
}

/** @param {string} text */
function fileOf(text) {
  const file = join(FOLDER, 'table.csv');
  writeFileSync(file, text);
  return file;
}

test('the parts of each learner add up to its error', async () => {
  const { rows } = await biasVariance(
    IRIS,
    '--learners=decision_tree,gaussian_naive_bayes',
    '--training-sets=12',
    '--test-size=0.4',
    '--seed=5',
  );
  assert.deepEqual(
    rows.map(({ learner }) => learner),
    ['decision_tree', 'gaussian_naive_bayes'],
  );
  for (const row of rows) {
    const number = (/** @type {string} */ name) => Number(row[name]);
    for (const [one, other] of [
      ['kohavi_wolpert_bias_squared', 'kohavi_wolpert_variance'],
      ['domingos_bias', 'domingos_net_variance'],
    ])
      assert.ok(Math.abs(number(one) + number(other) - number('error')) < 1e-14);
    assert.ok(number('error') > 0 && number('error') < 0.2);
  }
});

test('of a number bias² and noise are one part', async () => {
  const { rows, names } = await biasVariance(
    DIABETES,
    '--learners=linear_regression',
    '--training-sets=5',
  );
  assert.deepEqual(names, ['learner', 'squared_error', 'bias_squared_and_noise', 'variance']);
  const [{ squared_error: error, bias_squared_and_noise: bias, variance }] = rows;
  assert.ok(Math.abs(Number(bias) + Number(variance) - Number(error)) < 1e-12 * Number(error));
});

test('a table of predictions is taken apart without learning', async () => {
  const { rows } = await biasVariance(SIX_CLASSES, '--truth=truth');
  assert.equal(rows.length, 1);
  assert.ok(Number(rows[0].domingos_biased_variance) > 0);
  const { stdout } = await melon('bias-variance', SIX_CLASSES, '--truth=truth', '--format=json');
  const answer = JSON.parse(stdout);
  assert.equal(answer.bias_variance.training_sets, 31);
  assert.equal(answer.learners[0].worst.length, 10);
});

test('two predictions may be named, and cases with missing cells dropped', async () => {
  const file = fileOf('id,truth,a,b,c\n1,x,x,y,x\n2,y,y,y,x\n3,y,,x,y\n');
  const { stderr } = await biasVariance(file, '--predictions=a,b', '--missing=drop');
  assert.match(stderr, /left out: 1/);
});

test('the cases with the largest error are a table of their own, the same as in JSON', async () => {
  const args = [IRIS, '--learners=decision_tree,baseline', '--training-sets=5'];
  const { rows, names } = await biasVariance(...args, '--table=cases');
  const { learners } = JSON.parse((await melon('bias-variance', ...args, '--json')).stdout);
  assert.deepEqual(names.slice(0, 6), [
    ...['learner', 'row', 'truth', 'main', 'error'],
    'kohavi_wolpert_bias_squared',
  ]);
  const worst = learners.flatMap((/** @type {any} */ one) =>
    one.worst.map((/** @type {any} */ of) => [one.name, String(of.row), String(of.error)]),
  );
  assert.ok(worst.length > 10);
  assert.deepEqual(
    rows.map(({ learner, row, error }) => [learner, row, error]),
    worst,
  );
  const numbers = await biasVariance(
    ...[DIABETES, '--learners=linear_regression', '--training-sets=3', '--table=cases'],
  );
  assert.deepEqual(numbers.names.slice(5), ['bias_squared_and_noise', 'variance']);
  assert.equal(numbers.rows.length, 10);
});

test('JSON has the plan and the warnings of melon lab', async () => {
  const { stdout } = await melon(
    'bias-variance',
    IRIS,
    '--learners=baseline',
    '--training-sets=3',
    '--json',
  );
  const { lab, plan, bias_variance: made, learners, warnings } = JSON.parse(stdout);
  assert.equal(lab.target, 'target');
  assert.equal(plan.test.min, 45);
  assert.equal(made.rows, 105);
  assert.equal(learners.length, 1);
  assert.ok(Array.isArray(warnings));
});

test('what cannot be taken apart is refused with the remedy', async () => {
  /** @type {[string[], RegExp, number][]} */
  const refused = [
    [[IRIS, '--training-sets=1'], /Give a whole number from 2 to 10,?000/, 2],
    [[fileOf('truth,a\nx,x\ny,y\n'), '--truth=truth'], /another training set/, 1],
    [[IRIS, '--truth=target', '--target=target'], /Leave one of the two out/, 2],
    [
      [IRIS, '--truth=target', '--training-sets=5'],
      /--truth is of a table of predictions, and --training-sets/,
      2,
    ],
    [[], /Give one file/, 2],
  ];
  for (const [args, sentence, expected] of refused) {
    const { status, stderr } = await melon('bias-variance', ...args);
    assert.match(stderr, sentence);
    assert.equal(status, expected, stderr);
  }
  const missing = fileOf('truth,a,b\nx,x,y\ny,,y\n');
  const { status, stderr } = await melon('bias-variance', missing, '--truth=truth');
  assert.equal(status, 1);
  assert.match(stderr, /missing values in 1 of 2 cells: "" in line 3.*missing=drop/);
  const single = fileOf('x,y\n1,a\n2,a\n3,a\n');
  const alike = await melon('bias-variance', single, '--target=y');
  assert.match(alike.stderr, /the same value in every row/);
});
