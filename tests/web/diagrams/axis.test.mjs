import assert from 'node:assert/strict';
import test from 'node:test';
import { rankTicks, roundTicks, scale, spread, widened } from '../../../web/diagrams/axis.js';

test('a scale maps its ends to the edges, either way round', () => {
  assert.equal(scale(1, 5, 0, 100).place(2), 25);
  assert.equal(scale(5, 1, 0, 100).place(2), 75);
  assert.equal(scale(3, 3, 10, 20).place(3), 10);
});

test('a scale and its margins reach over all doubles', () => {
  const largest = Number.MAX_VALUE;
  const all = scale(-largest, largest, 0, 100);
  assert.deepEqual([-largest, 0, largest].map(all.place), [0, 50, 100]);
  assert.deepEqual(widened(0, 10, 0.1), [-1, 11]);
  assert.deepEqual(widened(8, 8, 0.25), [6, 10]);
  assert.deepEqual(widened(0, 0, 0.5), [-0.5, 0.5]);
  assert.deepEqual(widened(-largest, largest, 0.1), [-largest, largest]);
});

test('ranks are labelled at whole numbers, the first always', () => {
  assert.deepEqual(rankTicks(5, 40, 20), [1, 2, 3, 4, 5]);
  assert.deepEqual(rankTicks(30, 10, 20), [1, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]);
  assert.deepEqual(rankTicks(100, 3, 30), [1, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  assert.deepEqual(rankTicks(7, 10, 25), [1, 5]);
  assert.deepEqual(rankTicks(1, 0, 10), [1]);
});

test('labels of ranks have their room, whatever the number of algorithms', () => {
  for (let k = 1; k <= 300; k += 1) {
    for (const gap of [0.8, 3, 11, 50]) {
      const ticks = rankTicks(k, gap, 24);
      ticks.slice(1).forEach((tick, at) => {
        assert.ok((tick - ticks[at]) * gap >= 24, `k = ${k}, gap ${gap}`);
      });
    }
  }
});

test('round ticks are multiples of 1, 2 or 5, with as many decimals as they need', () => {
  assert.deepEqual(roundTicks(0, 1, 6), { values: [0, 0.2, 0.4, 0.6, 0.8, 1], decimals: 1 });
  assert.deepEqual(roundTicks(-0.03, 0.13, 4), { values: [0, 0.05, 0.1], decimals: 2 });
  assert.deepEqual(roundTicks(3, 1200, 4).values, [500, 1000]);
  assert.deepEqual(roundTicks(7, 7, 4).values, [7]);
});

test('any interval has few ticks, each another, at once', () => {
  const largest = Number.MAX_VALUE;
  for (const [from, to] of [
    [1, 1 + Number.EPSILON],
    [1e15, 1e15 + 0.125],
    [1e16, 1e16 + 2],
    [0, largest],
    [-largest, largest],
    [-8e307, 8e307],
    [0, 1e-15],
    [0, 5e-324],
    [3, 3 + 1e-12],
  ]) {
    const { values } = roundTicks(from, to, 6);
    assert.ok(values.length >= 1 && values.length <= 7, `${from} to ${to}: ${values}`);
    assert.equal(new Set(values).size, values.length, `${from} to ${to}: ${values}`);
    for (const value of values)
      assert.ok(value >= from && value <= to, `${from} to ${to}: ${values}`);
  }
  assert.equal(roundTicks(0, 1e-15, 6).values.length, 6);
});

test('places that have room are left alone', () => {
  assert.deepEqual(spread([1, 5, 9], 2, 0, 10), [1, 5, 9]);
});

test('equal places move apart evenly, and stay inside', () => {
  assert.deepEqual(spread([5, 5], 2, 0, 10), [4, 6]);
  assert.deepEqual(spread([0, 0, 0], 2, 0, 10), [0, 2, 4]);
  assert.deepEqual(spread([10, 10], 2, 0, 10), [8, 10]);
});

test('places share what room there is', () => {
  assert.deepEqual(spread([3, 3, 3], 100, 0, 10), [0, 5, 10]);
});

test('one neighbour that comes too near moves the others as little as possible', () => {
  // 0 and 1 pool at −0.5 and 1.5 around their mean 0.5; 9 stays.
  assert.deepEqual(spread([0, 1, 9], 2, -5, 10), [-0.5, 1.5, 9]);
});
