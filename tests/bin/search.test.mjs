// melon search: the table of trials.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const learner = 'support_vector_machine:kernel=linear';
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
  assert.deepEqual(facts.parameters, [{ name: 'n_neighbors', kind: 'whole', low: 1, high: 50 }]);
  assert.equal(trials.length, 5);
});

/** The rows of a file that a plan has in a role, as a file. @param {string} role @param {number} fold */
async function rowsOf(role, fold) {
  const args = ['--plan=k_fold', '--folds=3', '--listing=rows', '--stratify=target'];
  const { stdout } = await melon('split', IRIS, ...args);
  const kept = new Set(
    stdout
      .split('\r\n')
      .map((line) => line.split(','))
      .filter(([, , of, is]) => Number(of) === fold && is === role)
      .map(([row]) => Number(row)),
  );
  const [head, ...lines] = readFileSync(IRIS, 'utf8').trim().split(/\r?\n/);
  return `${[head, ...lines.filter((_, at) => kept.has(at + 1))].join('\n')}\n`;
}

test('a search within an outer fold is that of a file with its training rows, and tests its choice on the others', async () => {
  const args = ['--learner=k_nearest_neighbors', '--strategy=grid', '--budget=9', '--folds=4'];
  const { stdout, stderr } = await search(
    IRIS,
    '--target=target',
    ...args,
    '--outer-folds=3',
    '--json',
  );
  const { outer } = JSON.parse(stdout);
  assert.equal(outer.each.length, 3);
  const folder = mkdtempSync(join(tmpdir(), 'melon-outer-'));
  for (const [at, { learner, best, result }] of outer.each.entries()) {
    const file = join(folder, 'train.csv');
    writeFileSync(file, await rowsOf('train', at + 1));
    const inner = JSON.parse((await search(file, '--target=target', ...args, '--json')).stdout);
    assert.equal(inner.trials.at(-1).best, best);
    const found = inner.trials.find((/** @type {any} */ one) => one.mean === best);
    assert.equal(found.learner, learner);
    const { stdout: lines } = await melon(
      'lab',
      IRIS,
      '--target=target',
      `--learners=${learner}`,
      '--folds=3',
      '--metrics=accuracy',
    );
    assert.equal(result, Number(lines.split('\r\n')[at + 1].split(',').at(-1)));
  }
  rmSync(folder, { recursive: true });
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, one) => sum + one) / 3;
  const near = (/** @type {number} */ one, /** @type {number} */ other) =>
    assert.ok(Math.abs(one - other) < 1e-12, `${one} and ${other}`);
  near(outer.inner_mean, mean(outer.each.map((/** @type {any} */ { best }) => best)));
  near(outer.outer_mean, mean(outer.each.map((/** @type {any} */ { result }) => result)));
  assert.match(stderr, /on outer test sets, which the search has not seen, .* \(3 folds\)\./);
});

test('all strategies have the same budget, and each has its own lines', async () => {
  const args = [IRIS, '--learner=decision_tree:ccp_alpha=0', '--budget=9', '--folds=3'];
  const { head, rows } = await search(...args, '--strategy=all');
  assert.equal(head, 'strategy,trial,max_depth,min_samples_leaf,training_share,accuracy,best');
  /** What each learnt from, in whole training sets. @type {Record<string, number>} */
  const used = {};
  for (const [strategy, , , , share] of rows)
    used[strategy] = (used[strategy] ?? 0) + Number(share);
  for (const [strategy, sum] of Object.entries(used)) {
    assert.ok(Math.abs(sum - 9) < 1e-9, `${strategy}: ${sum}`);
  }
  const strategies = ['bayesian', 'genetic', 'grid', 'particle_swarm', 'random'];
  assert.deepEqual(Object.keys(used), [...strategies, 'successive_halving']);
  const alone = await search(...args, '--strategy=genetic');
  assert.deepEqual(
    rows.filter(([strategy]) => strategy === 'genetic').map((row) => row.toSpliced(4, 1).slice(1)),
    alone.rows,
  );
});

test('successive halving tries the best third again on more rows, and only all rows can be best', async () => {
  const args = [IRIS, '--learner=decision_tree', '--folds=3', '--strategy=successive_halving'];
  const { head, rows } = await search(...args, '--budget=6', '--metric=log_loss');
  const shareAt = head.split(',').indexOf('training_share');
  assert.deepEqual(
    rows.map((row) => Math.round(9 * Number(row[shareAt]))),
    [...Array(18).fill(1), ...Array(6).fill(3), ...Array(2).fill(9)],
  );
  assert.ok(rows.slice(0, 24).every((row) => row.at(-1) === ''));
  const means = rows.slice(24).map((row) => Number(row.at(-2)));
  assert.equal(Number(rows[25].at(-1)), Math.min(...means));
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
  assert.match(await refused(learner, '--outer-folds=1'), /outer_folds.*from 2/);
  assert.match(await refused(learner, '--outer-folds=3', '--strategy=all'), /one strategy/);
  assert.match(await refused('--learner=decision_tree:max_depth=1|x'), /max_depth/);
  assert.match(await refused(learner, '--metric=rmse', '--folds=3'), /Unknown metric: rmse/);
});

/** What scikit-learn makes of the same searches; see the script beside it. */
const { searches, ...golden } = JSON.parse(
  readFileSync(fromProject('tests/golden/searches.json'), 'utf8'),
);
/** @param {number} one @param {number} other */
const isClose = (one, other) =>
  assert.ok(Math.abs(one - other) < 1e-9 * Math.abs(other), `${one} and ${other}`);

for (const { learner, parameter, levels, metric, trials, nested } of searches) {
  const args = [
    DIABETES,
    ...['--target=target', '--plan=time_series_split', `--folds=${golden.inner_folds}`],
    ...[`--learner=${learner}:${parameter}=${levels.join('|')}`, `--metric=${metric}`],
    ...[`--budget=${levels.length}`, '--json', '--quiet'],
  ];

  test(`a nested search of ${learner} is scikit-learn's GridSearchCV within cross_val_score`, async () => {
    const { stdout } = await search(
      ...args,
      '--strategy=grid',
      `--outer-folds=${golden.outer_folds}`,
    );
    const { outer } = JSON.parse(stdout);
    assert.equal(outer.each.length, nested.length);
    for (const [fold, expected] of nested.entries()) {
      const found = outer.each[fold];
      assert.equal(found.learner, `${learner}:${parameter}=${expected.level}`);
      isClose(found.best, expected.best);
      isClose(found.result, expected.result);
    }
  });

  test(`every strategy of a race finds of ${learner} what scikit-learn measures`, async () => {
    const race = JSON.parse((await search(...args, '--strategy=all')).stdout);
    assert.equal(race.searches.length, 6);
    for (const { search: facts, trials: tried } of race.searches) {
      const whole = tried.filter((/** @type {any} */ one) => one.training_share === 1);
      assert.ok(whole.length > 0, facts.strategy);
      const expected = whole.map(
        (/** @type {any} */ { parameters }) => trials[levels.indexOf(parameters[parameter])],
      );
      for (const [at, { mean }] of whole.entries()) isClose(mean, expected[at]);
      isClose(tried.at(-1).best, Math.min(...expected));
    }
    // A grid of all levels finds the smallest of all.
    const grid = race.searches.find((/** @type {any} */ one) => one.search.strategy === 'grid');
    isClose(grid.trials.at(-1).best, Math.min(...trials));
  });
}

test('settings that are equally good are said, and so are those that all are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'melon-tie-'));
  const file = join(folder, 'halves.csv');
  // One threshold tells the classes apart: two levels of a tree are as good as one.
  const rows = Array.from({ length: 20 }, (_, i) => `${i}.5,${i < 10 ? 'a' : 'b'}`);
  writeFileSync(file, `x,kind\n${rows.join('\n')}\n`);
  const of = (/** @type {string} */ leaf, /** @type {string[]} */ ...args) =>
    search(
      file,
      ...['--target=kind', '--strategy=grid', '--folds=2', ...args],
      `--learner=decision_tree:ccp_alpha=0:max_depth=1|2:min_samples_leaf=${leaf}`,
    );
  const some = await of('1|20', '--budget=4');
  assert.match(some.stderr, /The best is decision_tree:.*:max_depth=1:min_samples_leaf=1,/);
  assert.match(some.stderr, /favourable\. 2 settings are equally good; the first is reported\./);
  // With twenty rows in a leaf nothing is ever divided.
  const all = await of('20|21', '--budget=4');
  assert.match(all.stderr, /All 4 settings have the same accuracy.*the first is reported/);
  assert.match(
    (await of('20|21', '--budget=4', '--language=zh')).stderr,
    /4 组设置的 accuracy 全都相同/,
  );
  assert.doesNotMatch((await of('1|20', '--budget=1')).stderr, /equally good|the same/);
  rmSync(folder, { recursive: true });
});
