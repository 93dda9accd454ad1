import assert from 'node:assert/strict';
import test from 'node:test';
import { binAt, queryDistribution } from '../../../../web/tasks/ranking/query_distribution.js';
import { THEME } from '../../charts/example.mjs';

const distribution = { metric: 'ndcg', low: 0, high: 1, counts: [1, 0, 3, 4] };
const MODELS = [
  { name: 'A', distribution },
  { name: 'B', distribution: { ...distribution, counts: [0, 0, 0, 8] } },
];
const TEXTS = { axisValue: 'NDCG', axisQueries: 'Queries' };

test('the bins of each model are a staircase from zero to zero', () => {
  const { data } = queryDistribution(MODELS, THEME, TEXTS, { selected: 0 });
  assert.deepEqual(data.datasets[0].data, [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
    { x: 0.25, y: 1 },
    { x: 0.25, y: 0 },
    { x: 0.5, y: 0 },
    { x: 0.5, y: 3 },
    { x: 0.75, y: 3 },
    { x: 0.75, y: 4 },
    { x: 1, y: 4 },
    { x: 1, y: 0 },
  ]);
  assert.equal(data.datasets[0].borderColor, '#000001');
  assert.equal(data.datasets[1].label, 'B');
});

test('the axes span the range of the measure and the highest bin', () => {
  const { options } = queryDistribution(MODELS, THEME, TEXTS, { selected: 0 });
  assert.equal(options.scales.x.min, 0);
  assert.equal(options.scales.x.max, 1);
  assert.equal(options.scales.y.min, 0);
  assert.ok(options.scales.y.max > 8 && options.scales.y.max < 9);
  assert.equal(options.scales.x.title.text, 'NDCG');
});

test('a value lies in one bin, the largest in the last', () => {
  assert.equal(binAt(distribution, 0), 0);
  assert.equal(binAt(distribution, 0.5), 2);
  assert.equal(binAt(distribution, 1), 3);
  assert.equal(binAt(distribution, -1), 0);
});
