// Every number of the tables of learners and of counted errors opens its working.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '../../bin/api.mjs';
import { learnersTable } from '../../web/tasks/comparison/tables.js';
import { comparisonWords } from '../../web/tasks/comparison/words.js';
import { recompute } from './recompute_line.mjs';

/** @param {string} path */
const file = (path) => new URL(`../../${path}`, import.meta.url).pathname;
/** @param {string} name */
const sample = (name) => file(`web/samples/${name}`);

/** Errors, and how many folds or cases there are: of these there is nothing to work out. */
const GIVEN = ['errors', 'n'];
const SHARED = { D: ['a', 'b', 'c'], A: [0.9, 0.8, 0.7], B: [0.9, 0.8, 0.6], C: [0.9, 0.1, 0.1] };
const HUGE = { D: ['a', 'b'], A: [1e200, 2e200], B: [3e200, 1e200] };
const COUNTED = { errors: [12, 0, 80], n: [100, 30, 80] };
const binomial = { task: 'binomial' };

/** @type {[name: string, table: import('../../web/api/melon.js').Table, options?: object][]} */
const TABLES = [
  ['algorithms on data sets', sample('demsar-auc.csv')],
  ['algorithms against a control', sample('demsar-auc.csv'), { control: 'C4.5' }],
  ['many algorithms', sample('learners-accuracies.csv')],
  ['first ranks that are shared', SHARED, { task: 'friedman' }],
  ['first ranks within a tolerance', SHARED, { task: 'friedman', tie_tolerance: 0.15 }],
  ['one data set', { D: ['a'], A: [0.9], B: [0.8] }, { task: 'friedman' }],
  ['results whose squares are too large', HUGE, { task: 'friedman' }],
  ['folds', sample('ten-folds.csv')],
  ['folds against a rate', sample('ten-folds.csv'), { eps0: 0.1 }],
  ['five runs of two folds', sample('five-by-two.csv')],
  ['counted errors', COUNTED, binomial],
  ['counted errors against a rate', COUNTED, { ...binomial, eps0: 0.08 }],
  ['few counted errors', COUNTED, { ...binomial, eps0: 0.2, alternative: 'less' }],
  ['errors that are counted once', { errors: [7], n: [90] }, { ...binomial, alpha: 0.1 }],
];

for (const [name, table, options = {}] of TABLES) {
  test(`every number of the learners of ${name} ends in the reported value, each line by its own digits`, async () => {
    const session = await open(table);
    const report = await session.run(options);
    const { heads, rows } = learnersTable(report, comparisonWords('en'));
    let lines = 0;
    let recomputed = 0;
    const count = (/** @type {any[]} */ shown, /** @type {string} */ where) => {
      for (const line of shown) {
        lines += 1;
        if (recompute(line, where)) recomputed += 1;
      }
    };
    for (const { index, cells } of rows) {
      for (const [column, { value, reason, interval }] of cells.entries()) {
        const { key } = heads[column];
        if (GIVEN.includes(key)) continue;
        const question = { model: index, key };
        const where = JSON.stringify(question);
        const working = await session.query({ type: 'working', ...question });
        assert.equal(working.value, value, where);
        if (value === null) {
          assert.equal(working.reason, reason, where);
          continue;
        }
        // Of squares beyond the range of doubles no line is shown.
        const isShown = name !== 'results whose squares are too large' || key === 'median';
        if (isShown || working.lines.length > 0)
          assert.equal(working.lines.at(-1)?.value, value, where);
        count(working.lines, where);
        assert.equal(working.interval === undefined, interval === null, where);
        if (!interval) continue;
        const { low, high, lines: ofLimits } = working.interval;
        assert.deepEqual({ low, high }, interval, where);
        assert.deepEqual(
          ofLimits.slice(-2).map((/** @type {any} */ line) => line.value),
          [low, high],
          where,
        );
        count(ofLimits, where);
      }
    }
    assert.ok(lines > 0 && recomputed > 0.4 * lines, `${recomputed} of ${lines} lines`);
  });
}

test('mean, deviation, median and times best of a table are those that a hand works out', async () => {
  const session = await open(SHARED);
  await session.run({ task: 'friedman' });
  const ask = (/** @type {number} */ model, /** @type {string} */ key) =>
    session.query({ type: 'working', model, key });
  assert.equal((await ask(0, 'median')).value, 0.8);
  assert.match((await ask(0, 'median')).lines.at(-1).symbols, /x_\{\(2\)\}/);
  // A, B and C share the first data set, A and B the second, the third is A's.
  const { value, lines } = await ask(0, 'wins');
  assert.equal(value, 1 / 3 + 1 / 2 + 1);
  assert.deepEqual(lines.at(-1).tables[0].rows, [
    ['a', 2, 2, 3, 1 / 3],
    ['b', 1.5, 1.5, 2, 1 / 2],
    ['c', 1, 1, 1, 1],
  ]);
  assert.equal((await ask(2, 'wins')).value, 1 / 3);
  const mean = (0.9 + 0.8 + 0.6) / 3;
  assert.ok(Math.abs((await ask(1, 'mean')).value - mean) < 1e-15);
  const squares = [0.9, 0.8, 0.6].map((one) => (one - mean) ** 2);
  const deviation = Math.sqrt(squares.reduce((sum, one) => sum + one) / 2);
  assert.ok(Math.abs((await ask(1, 'std')).value - deviation) < 1e-15);
});

test('the median of an even number of results lies between the two in the middle', async () => {
  const session = await open({ D: ['a', 'b', 'c', 'd'], A: [4, 1, 8, 2], B: [1, 1, 1, 1] });
  await session.run({ task: 'friedman' });
  const { value, lines } = await session.query({ type: 'working', model: 0, key: 'median' });
  assert.equal(value, 3);
  assert.deepEqual(lines.at(-1).tables[0].rows, [
    [1, 'b', 1],
    [2, 'd', 2],
    [3, 'a', 4],
    [4, 'c', 8],
  ]);
});

for (const [name, table, options = {}] of TABLES.slice(0, 7)) {
  test(`wins, losses and ties by rank of ${name} are counted over the data sets`, async () => {
    const session = await open(table);
    const { models, pairs } = await session.run(options);
    const place = (/** @type {string} */ wanted) => models.findIndex((one) => one.name === wanted);
    for (const pair of pairs) {
      for (const key of ['rank_wins', 'rank_losses', 'rank_ties']) {
        const question = { a: place(pair.a), b: place(pair.b), key };
        const { value, lines } = await session.query({ type: 'working', ...question });
        assert.equal(value, pair[key], JSON.stringify(question));
        const [line] = lines;
        assert.equal(line.value, value);
        assert.ok(recompute(line, JSON.stringify(question)));
      }
    }
  });
}

test('the rate of errors has the limits of Clopper and Pearson', async () => {
  const session = await open(COUNTED);
  await session.run({ task: 'binomial' });
  const { value, lines, interval } = await session.query({
    type: 'working',
    model: 0,
    key: 'error_rate',
  });
  assert.equal(value, 0.12);
  assert.equal(lines.at(-1).numbers, String.raw`\frac{12}{100}`);
  assert.equal(interval.method, 'clopper_pearson');
  // R 4.2.2: binom.test(12, 100)$conf.int
  assert.ok(Math.abs(interval.low - 0.0635689025612) < 1e-12);
  assert.ok(Math.abs(interval.high - 0.20023568362) < 1e-12);
});
