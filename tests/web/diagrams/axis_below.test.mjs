import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisBelow } from '../../../web/diagrams/axis_below.js';

const options = /** @type {any} */ ({
  theme: { ink: '#000', muted: '#666', grid: '#ddd' },
  measure: (/** @type {string} */ text, /** @type {number} */ size) => text.length * size * 0.5,
});
const axis = {
  ticks: [0, 1],
  place: (/** @type {number} */ value) => 20 + 100 * value,
  write: String,
  title: 'errors',
  bottom: 50,
  right: 140,
  size: 10,
};

test('each tick reaches four pixels below the drawing, with its number under it', () => {
  const { ticks } = axisBelow(axis, options);
  const [tick, label, , last] = /** @type {any[]} */ (ticks);
  assert.equal(tick.part, 'tick');
  assert.deepEqual(tick.points, [
    [20, 50],
    [20, 54],
  ]);
  assert.equal(label.text, '0');
  assert.equal(last.text, '1');
});

test('with a top the ticks are lines through the whole drawing', () => {
  const [line] = /** @type {any[]} */ (axisBelow({ ...axis, top: 4 }, options).ticks);
  assert.equal(line.part, 'grid');
  assert.deepEqual(line.points[0], [20, 4]);
});

test('the title ends at the right, and drawing and axis are as high as its lower edge', () => {
  const { title, height } = axisBelow(axis, options);
  assert.equal(/** @type {any} */ (title).anchor, 'end');
  // 50 + two times 4 + 1.9 em to its middle, and one em more.
  assert.equal(height, 50 + 8 + 19 + 10);
});
