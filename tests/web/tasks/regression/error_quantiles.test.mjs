import assert from 'node:assert/strict';
import test from 'node:test';
import { errorQuantiles } from '../../../../web/tasks/regression/error_quantiles.js';
import { THEME } from '../../charts/example.mjs';

test('quantiles are points, and the line is that of normal errors', () => {
  const quantiles = { theoretical: [-1, 1], observed: [3, 9], mean: 5, std: 2 };
  const texts = { axisTheoretical: 'normal quantile', axisError: 'error', normal: 'normal' };
  const { data, options } = errorQuantiles('A', quantiles, THEME, texts, { model: 0 });
  assert.deepEqual(data.datasets[0].data, [
    { x: -1.2, y: 2.6 },
    { x: 1.2, y: 7.4 },
  ]);
  assert.deepEqual(data.datasets[1].data, [
    { x: -1, y: 3 },
    { x: 1, y: 9 },
  ]);
  assert.deepEqual([options.scales.x.min, options.scales.x.max], [-1.2, 1.2]);
});
