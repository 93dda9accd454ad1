import assert from 'node:assert/strict';
import test from 'node:test';
import { bars, runs } from '../../../../web/tasks/friedman/cliques.js';

test('runs of neighbours stay together', () => {
  assert.deepEqual(runs([0, 1, 3, 5, 6]), [
    [0, 1],
    [3, 3],
    [5, 6],
  ]);
  assert.deepEqual(runs([]), []);
});

test('a clique that skips one in the middle has two pieces', () => {
  assert.deepEqual(bars([[3, 0, 1]], [0, 10, 20, 30], 5), [
    {
      members: [0, 1, 3],
      pieces: [
        [0, 1],
        [3, 3],
      ],
      level: 0,
    },
  ]);
});

test('bars share a row when they are apart, and only then', () => {
  const columns = [0, 10, 20, 30, 40, 50];
  const levels = (/** @type {number} */ gap) =>
    bars(
      [
        [0, 1],
        [1, 2, 3],
        [3, 4],
        [4, 5],
      ],
      columns,
      gap,
    ).map(({ level }) => level);
  // 0–10, 10–30, 30–40, 40–50: each begins where the one before ends.
  assert.deepEqual(levels(0), [0, 0, 0, 0]);
  assert.deepEqual(levels(5), [0, 1, 0, 1]);
  assert.deepEqual(levels(25), [0, 1, 2, 0]);
});

test('a single algorithm is not a clique', () => {
  assert.deepEqual(bars([[2], []], [0, 1, 2], 1), []);
});
