import assert from 'node:assert/strict';
import test from 'node:test';
import {
  cloud,
  errorScatter,
  nearestPoint,
  pairsOf,
} from '../../../../web/tasks/regression/error_scatter.js';
import { THEME } from '../../charts/example.mjs';

const BINS = {
  low: [1, 3],
  high: [2, 4],
  mean: [1.5, 3.5],
  count: [2, 2],
  mean_error: [-1, 2],
  mae: [1, 3],
};
const POINTS = [
  { x: 1, y: -1 },
  { x: 4, y: 5 },
];
const TEXTS = { x: 'predicted', y: 'error', mean: 'mean' };

test('errors are points, their means a line, no error a guide', () => {
  const { data, options } = errorScatter('A', POINTS, BINS, THEME, TEXTS, {
    model: 1,
    size: false,
  });
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label, data: points }) => [label, points]),
    [
      [
        'mean',
        [
          { x: 1.5, y: -1 },
          { x: 3.5, y: 2 },
        ],
      ],
      ['A', POINTS],
      [
        '0',
        [
          { x: 1, y: 0 },
          { x: 4, y: 0 },
        ],
      ],
    ],
  );
  assert.equal(data.datasets[1].showLine, false);
  assert.equal(data.datasets[1].pointStyle, 'rect');
  assert.equal(options.scales.y.min, undefined);
});

test('of absolute errors the means are those of their sizes, from zero up', () => {
  const { data, options } = errorScatter('A', POINTS, BINS, THEME, TEXTS, { model: 0, size: true });
  assert.deepEqual(
    data.datasets[0].data.map((/** @type {any} */ { y }) => y),
    [1, 3],
  );
  assert.equal(options.scales.y.min, 0);
});

test('many points are drawn smaller', () => {
  const many = Array.from({ length: 601 }, (_, x) => ({ x, y: x }));
  assert.equal(cloud('A', many, 0, THEME).pointRadius, 2);
  assert.equal(cloud('A', POINTS, 0, THEME).pointRadius, 3);
});

test('a row without one of the numbers is not a point', () => {
  assert.deepEqual(pairsOf([1, null, 3], [4, 5, null]), [{ x: 1, y: 4 }]);
});

test('the nearest point is found with both axes counting the same', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1000, y: 1 },
  ];
  assert.equal(nearestPoint(points, 400, 0), 0);
  assert.equal(nearestPoint(points, 400, 0.9), 1);
  assert.equal(nearestPoint([], 0, 0), -1);
});
