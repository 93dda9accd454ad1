import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labCurve, rangeOf } from '../../../web/diagrams/lab_curve.js';
import { diagramWords } from '../../../web/diagrams/words.js';
import { THEME as theme } from './example.mjs';

const texts = { x: 'depth', y: 'Accuracy', training: 'learnt', test: 'tested', description: 'd' };
const options = { width: 400, size: 14, theme, words: diagramWords('en'), texts };

/** @param {number | null} mean */
const moments = (mean) => ({
  ...{ mean, std: 0.1, count: mean === null ? 0 : 3 },
  ...{ low: mean === null ? null : mean - 0.1, high: mean === null ? null : mean + 0.1 },
});

/** @param {number | null} training @param {number | null} test */
const point = (training, test) => ({ training: moments(training), test: moments(test) });

const points = [point(0.5, 0.4), point(0.8, null), point(1, 0.6), point(1, 0.5)];
const drawn = {
  labels: ['1', '2', '4', '8'],
  rows: null,
  points,
  best: 2,
  range: rangeOf([points]),
};

test('what is undefined leaves a gap in the curve, and no zero', () => {
  const { shapes } = labCurve(drawn, options);
  const of = (/** @type {string} */ part) => shapes.filter((shape) => shape.part === part);
  assert.equal(of('training_point').length, 4);
  assert.equal(of('test_point').length, 3);
  assert.equal(of('training_band').length, 1);
  assert.equal(of('test_band').length, 2);
});

test('the best point stands out', () => {
  const dots = labCurve(drawn, options).shapes.flatMap((shape) =>
    shape.kind === 'dot' && shape.part === 'test_point' ? [shape.radius] : [],
  );
  assert.equal(Math.max(...dots), dots[1]);
  assert.ok(dots[1] > dots[0]);
});

test('the range has room for the bands of all curves', () => {
  const [low, high] = rangeOf([points, [point(null, -2)]]);
  assert.ok(low < -2.1 && high > 1.1);
  assert.deepEqual(rangeOf([[point(null, null)]]), [0, 1]);
});

test('numbers of rows lie at their distances, values of a hyper-parameter side by side', () => {
  const places = (/** @type {number[] | null} */ rows) =>
    labCurve({ ...drawn, rows }, options).shapes.flatMap((shape) =>
      shape.kind === 'dot' && shape.part === 'training_point' ? [shape.at[0]] : [],
    );
  const even = places(null);
  assert.ok(Math.abs(even[1] - even[0] - (even[3] - even[2])) < 1e-9);
  const apart = places([10, 20, 40, 80]);
  assert.ok(Math.abs((apart[3] - apart[2]) / (apart[1] - apart[0]) - 4) < 1e-9);
});

test('a band of many values names as many as there is room for', () => {
  const many = Array.from({ length: 40 }, (_, at) => String(1000 + at));
  const { shapes } = labCurve(
    { ...drawn, labels: many, points: many.map(() => point(1, 0.5)) },
    options,
  );
  const named = shapes.filter(
    (shape) => shape.part === 'tick_label' && shape.kind === 'text' && many.includes(shape.text),
  );
  assert.ok(named.length > 3 && named.length < 20, String(named.length));
});
