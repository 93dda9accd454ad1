import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_ROWS, MOST_SETS, planGrid, spaced } from '../../../web/lab/plan_grid.js';

const plan = { id: 'any', rows: 4 };

test('rows that are shown are at equal distances and within the table', () => {
  assert.deepEqual(spaced(3, 60), [1, 2, 3]);
  const rows = spaced(1797, MOST_ROWS);
  assert.equal(new Set(rows).size, MOST_ROWS);
  assert.ok(rows[0] === 1 && rows.every((row) => row <= 1797));
  const gaps = rows.slice(1).map((row, at) => row - rows[at]);
  assert.ok(Math.max(...gaps) - Math.min(...gaps) <= 1);
});

test('with folds each row is tested by its own and learnt from by the others', () => {
  const folds = [
    [2, 1, 1, 2],
    [1, 1, 2, 2],
  ];
  const { sets } = planGrid({ plan, warnings: [], folds });
  assert.deepEqual(
    sets.map(({ repeat, fold, parts }) => [repeat, fold, parts.map((part) => part[1]).join('')]),
    // "t(r)ain" and "t(e)st".
    [
      [1, 1, 'reer'],
      [1, 2, 'erre'],
      [2, 1, 'eerr'],
      [2, 2, 'rree'],
    ],
  );
});

test('a row that was drawn twice, and one that was left out, differ from the others', () => {
  const sets = [
    { repeat: 1, fold: 1, train: [1, 1, 2], test: [3] },
    { repeat: 2, fold: 1, test: [4] },
    { repeat: 2, fold: 1, inner_fold: 1, train: [1], test: [2] },
  ];
  assert.deepEqual(
    planGrid({ plan, warnings: [], sets }).sets.map(({ parts }) => parts),
    [
      ['more', 'train', 'test', 'none'],
      ['train', 'train', 'train', 'test'],
    ],
  );
});

test('of a long plan its beginning is shown', () => {
  const fold = Array.from({ length: 1000 }, (_, row) => row + 1);
  const { sets } = planGrid({
    plan: { id: 'leave_one_out', rows: 1000 },
    warnings: [],
    folds: [fold],
  });
  assert.equal(sets.length, MOST_SETS);
  assert.equal(sets[0].parts.filter((part) => part === 'test').length, 1);
});
