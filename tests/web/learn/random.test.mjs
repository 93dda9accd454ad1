import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../../web/learn/random.js';

/** @param {number} count @param {() => number} draw */
const draws = (count, draw) => Array.from({ length: count }, draw);

test('the same seed draws the same, another one or another name something else', () => {
  const first = (/** @type {(string | number)[]} */ ...of) => draws(5, createRandom(...of).unit);
  assert.deepEqual(first(7, 'a'), first(7, 'a'));
  assert.notDeepEqual(first(7, 'a'), first(8, 'a'));
  assert.notDeepEqual(first(7, 'a'), first(7, 'b'));
  assert.notDeepEqual(first(1, '1a'), first(11, 'a'));
});

test('draws are uniform, whole numbers reach both ends, normal ones have their mean and deviation', () => {
  const random = createRandom(1);
  const units = draws(20_000, random.unit);
  assert.ok(units.every((unit) => unit >= 0 && unit < 1));
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  // Four standard errors.
  assert.ok(Math.abs(mean(units) - 0.5) < 4 * Math.sqrt(1 / 12 / 20_000));
  assert.deepEqual([...new Set(draws(500, () => random.whole(2, 4)))].sort(), [2, 3, 4]);
  const normal = draws(20_000, () => random.normal(3, 2));
  assert.ok(Math.abs(mean(normal) - 3) < (4 * 2) / Math.sqrt(20_000));
  assert.ok(
    Math.abs(mean(normal.map((value) => (value - 3) ** 2)) - 4) < 4 * 4 * Math.sqrt(2 / 20_000),
  );
});

test('a shuffle has the same items in another order, and leaves the list as it was', () => {
  const items = draws(30, () => 0).map((_, at) => at);
  const shuffled = createRandom(3).shuffled(items);
  assert.notDeepEqual(shuffled, items);
  assert.deepEqual(
    [...shuffled].sort((one, other) => one - other),
    items,
  );
});
