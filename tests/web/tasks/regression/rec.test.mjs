import assert from 'node:assert/strict';
import test from 'node:test';
import { recCurves, shareWithin } from '../../../../web/tasks/regression/rec.js';
import { THEME } from '../../charts/example.mjs';

const REC = { tolerance: [0, 1, 1, 4, 4], share: [0, 0, 0.5, 0.5, 1], area_over: 2.5 };
const TEXTS = { axisTolerance: 'tolerance', axisShare: 'share', mean: 'mean' };

test('every model that has a curve is a line, the mean a guide', () => {
  const models = [
    { name: 'A', rec: REC },
    { name: 'B', rec: undefined },
  ];
  const { data, options } = recCurves(models, REC, THEME, TEXTS, { selected: 0 });
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label, model }) => [label, model]),
    [
      ['A', 0],
      ['mean', undefined],
    ],
  );
  assert.equal(data.datasets[0].borderWidth, 2.75);
  assert.deepEqual([options.scales.x.min, options.scales.x.max], [0, 4]);
});

test('the picture ends where every curve has nearly all cases', () => {
  const long = { tolerance: [0, 1, 1, 100, 100], share: [0, 0, 0.996, 0.996, 1], area_over: 1 };
  const { options } = recCurves([{ name: 'A', rec: long }], undefined, THEME, TEXTS, {
    selected: 0,
  });
  assert.equal(options.scales.x.max, 1);
});

test('the share within a tolerance is read off the curve', () => {
  assert.deepEqual(
    [0, 0.5, 1, 3.9, 4, 9].map((tolerance) => shareWithin(REC, tolerance)),
    [0, 0, 0.5, 0.5, 1, 1],
  );
});
