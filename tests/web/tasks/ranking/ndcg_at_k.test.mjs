import assert from 'node:assert/strict';
import test from 'node:test';
import {
  kAtPlace,
  lastPosition,
  ndcgAtK,
  placeOfK,
} from '../../../../web/tasks/ranking/ndcg_at_k.js';
import { THEME } from '../../charts/example.mjs';

/** @param {string} name @param {number[]} k @param {number[]} value */
const model = (name, k, value) => ({
  name,
  metrics: {},
  reasons: {},
  intervals: {},
  classes: [],
  curves: {
    ndcg_at_k: {
      series: { ndcg: { k, value }, ndcg_exp: { k, value: value.map((one) => one / 2) } },
    },
  },
});
const SHORT = [model('A', [1, 2, 3], [0.5, 0.6, 0.8]), model('B', [1, 3], [1, 1])];
const LONG = [model('A', [1, 40, 200], [0.5, 0.6, 0.8])];
const TEXTS = { axisK: 'Positions k', axisNdcg: 'NDCG@k' };

test('each model is a line of its values at the first k positions', () => {
  const { data, options } = ndcgAtK(SHORT, THEME, TEXTS, { selected: 1, gain: 'ndcg' });
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label, data: points, order }) => ({
      label,
      points,
      order,
    })),
    [
      {
        label: 'A',
        points: [
          { x: 1, y: 0.5 },
          { x: 2, y: 0.6 },
          { x: 3, y: 0.8 },
        ],
        order: 2,
      },
      {
        label: 'B',
        points: [
          { x: 1, y: 1 },
          { x: 3, y: 1 },
        ],
        order: 1,
      },
    ],
  );
  assert.equal(options.scales.x.min, 1);
  assert.equal(options.scales.x.max, 3);
  assert.equal(options.scales.x.title.text, 'Positions k');
  assert.equal(options.scales.y.max, 1);
});

test('the other gain is drawn on request', () => {
  const { data } = ndcgAtK(SHORT, THEME, TEXTS, { selected: 0, gain: 'ndcg_exp' });
  assert.equal(data.datasets[0].data[0].y, 0.25);
});

test('many positions stand at their logarithms', () => {
  const { data, options } = ndcgAtK(LONG, THEME, TEXTS, { selected: 0, gain: 'ndcg' });
  assert.equal(data.datasets[0].data[1].x, Math.log10(40));
  assert.equal(options.scales.x.max, Math.log10(200));
  const axis = { ticks: [] };
  options.scales.x.afterBuildTicks(axis);
  const labels = axis.ticks.map((/** @type {any} */ { value }) =>
    options.scales.x.ticks.callback(value),
  );
  assert.deepEqual(labels, ['1', '2', '5', '10', '20', '50', '100', '200']);
});

test('few positions have whole ticks from 1 on', () => {
  const { options } = ndcgAtK(SHORT, THEME, TEXTS, { selected: 0, gain: 'ndcg' });
  const axis = { ticks: [] };
  options.scales.x.afterBuildTicks(axis);
  assert.deepEqual(axis.ticks, [{ value: 1 }, { value: 2 }, { value: 3 }]);
});

test('a place on the axis means the nearest position that there is', () => {
  assert.equal(lastPosition(LONG, 'ndcg'), 200);
  assert.equal(kAtPlace(200, placeOfK(200)(37)), 37);
  assert.equal(kAtPlace(200, 9), 200);
  assert.equal(kAtPlace(3, 0.2), 1);
  assert.equal(kAtPlace(3, 2.4), 2);
});

test('a model without the curve has no line', () => {
  const none = { ...SHORT[0], curves: { ndcg_at_k: { reason: 'no_relevant_items' } } };
  const { data } = ndcgAtK([none, SHORT[1]], THEME, TEXTS, { selected: 0, gain: 'ndcg' });
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label }) => label),
    ['B'],
  );
});
