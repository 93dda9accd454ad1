import assert from 'node:assert/strict';
import test from 'node:test';
import { binOf, errorHistogram } from '../../../../web/tasks/regression/error_histogram.js';
import { THEME } from '../../charts/example.mjs';

const HISTOGRAM = {
  low: -100,
  width: 100,
  counts: [1, 3],
  mean: 0,
  std: 1,
  normal: { x: [-100, 0, 100], y: [0.5, 2, 0.5] },
};
const TEXTS = { axisError: 'error', axisCases: 'cases', normal: 'normal' };

test('every bin is a bar, and the normal curve a line over them', () => {
  const { data, options } = errorHistogram(HISTOGRAM, THEME, TEXTS, { model: 0 });
  assert.deepEqual(
    options.plugins.backdrop.shapes.map((/** @type {any} */ { points }) => points),
    [
      [
        [-96, 0],
        [-96, 1],
        [-4, 1],
        [-4, 0],
      ],
      [
        [4, 0],
        [4, 3],
        [96, 3],
        [96, 0],
      ],
    ],
  );
  assert.deepEqual([options.scales.x.min, options.scales.x.max], [-100, 100]);
  assert.ok(options.scales.y.max > 3);
  assert.deepEqual(data.datasets[0].data[1], { x: 0, y: 2 });
});

test('a value outside belongs to the bin at its end', () => {
  assert.deepEqual(
    [-900, -1, 0, 99, 100, 900].map((value) => binOf(HISTOGRAM, value)),
    [0, 0, 1, 1, 1, 1],
  );
});
