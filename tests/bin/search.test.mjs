// melon search: the table of trials.
import assert from 'node:assert/strict';
import test from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { melon } from './command_line.mjs';

const IRIS = fromProject('tests/golden/learners/iris.csv');
const DIABETES = fromProject('tests/golden/learners/diabetes.csv');

/** @param {string[]} args */
async function search(...args) {
  const { stdout, status, stderr } = await melon('search', ...args);
  assert.equal(status, 0, stderr);
  const [head, ...rows] = stdout.split('\r\n').slice(0, -1);
  return { head, rows: rows.map((row) => row.split(',')), stdout, stderr };
}

/** The mean of what melon lab prints of a learner. @param {string[]} args */
async function meanOf(...args) {
  const { stdout } = await melon('lab', ...args);
  const results = stdout
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',').at(-1)));
  return results.reduce((sum, one) => sum + one, 0) / results.length;
}

test('a grid has the means that the lab prints', async () => {
  const plan = ['--folds=4', '--seed=3'];
  const learner = 'support_vector_machine:kernel=linear:gamma=1';
  const { head, rows, stderr } = await search(
    IRIS,
    `--learner=${learner}`,
    '--strategy=grid',
    '--budget=3',
    ...plan,
  );
  assert.equal(head, 'trial,C,accuracy,best');
  assert.deepEqual(
    rows.map(([trial, c]) => [trial, c]),
    [
      ['1', '0.01'],
      ['2', '3.16228'],
      ['3', '1000'],
    ],
  );
  let best = 0;
  for (const [, c, mean, bestSoFar] of rows) {
    const learners = `--learners=${learner}:C=${c}`;
    const expected = await meanOf(IRIS, learners, '--metrics=accuracy', ...plan);
    assert.ok(Math.abs(Number(mean) - expected) < 1e-12, `${mean} and ${expected}`);
    best = Math.max(best, Number(mean));
    assert.equal(Number(bestSoFar), best);
  }
  assert.match(
    stderr,
    new RegExp(`The best is ${learner}:C=.*, with accuracy ${best}\\. It was chosen`),
  );
});

test('the same seed gives the same trials, and an error is best when it is low', async () => {
  const args = [DIABETES, '--learner=ridge_regression', '--folds=3', '--budget=6'];
  const { rows, stdout } = await search(...args);
  assert.equal(rows.length, 6);
  const means = rows.map((row) => Number(row[2]));
  assert.equal(Number(rows[5][3]), Math.min(...means));
  assert.equal((await search(...args)).stdout, stdout);
  assert.notEqual((await search(...args, '--seed=2')).stdout, stdout);
});

test('JSON has what was searched and the trials', async () => {
  const output = ['--json', '--quiet'];
  const { stdout } = await search(
    IRIS,
    '--learner=k_nearest_neighbors',
    '--budget=5',
    '--folds=3',
    '--strategy=genetic',
    '--metric=log_loss',
    ...output,
  );
  const { search: facts, trials } = JSON.parse(stdout);
  assert.equal(facts.higher_is_better, false);
  assert.deepEqual(facts.parameters, [{ name: 'n_neighbors', low: 1, high: 50 }]);
  assert.equal(trials.length, 5);
});

test('what cannot be searched is refused with the remedy', async () => {
  const refused = async (/** @type {string[]} */ ...args) => {
    const { status, stderr } = await melon('search', IRIS, ...args);
    assert.equal(status, 2, stderr);
    return stderr;
  };
  assert.match(await refused(), /Unknown learner/);
  assert.match(await refused('--learner=baseline'), /no hyper-parameters to search/);
  const learner = '--learner=k_nearest_neighbors';
  assert.match(await refused(learner, '--budget=0'), /from 1 to 300/);
  assert.match(await refused(learner, '--strategy=luck'), /bayesian, genetic, grid/);
  assert.match(await refused(learner, '--metric=roc'), /metric/);
  assert.match(await refused(learner, '--metric=rmse', '--folds=3'), /Unknown metric: rmse/);
});
