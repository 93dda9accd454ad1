import assert from 'node:assert/strict';
import test from 'node:test';
import { predictedTrue } from '../../../../web/tasks/regression/predicted_true.js';
import { THEME } from '../../charts/example.mjs';

const TEXTS = { axisTrue: 'true', axisPredicted: 'predicted', right: 'right' };

test('both axes have the same reach, and the diagonal goes through', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 100, y: 90 },
  ];
  const { data, options } = predictedTrue('A', points, THEME, TEXTS, { model: 0 });
  assert.deepEqual(
    [options.scales.x.min, options.scales.x.max, options.scales.y.min, options.scales.y.max],
    [-4, 104, -4, 104],
  );
  assert.deepEqual(data.datasets[0].data, [
    { x: -4, y: -4 },
    { x: 104, y: 104 },
  ]);
  assert.deepEqual(data.datasets[1].data, points);
  assert.equal(options.scales.x.title.text, 'true');
});

test('a single point has room around it', () => {
  const { options } = predictedTrue('A', [{ x: 2, y: 2 }], THEME, TEXTS, { model: 0 });
  assert.ok(options.scales.x.min < 2 && options.scales.x.max > 2);
});
