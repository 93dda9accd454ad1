import assert from 'node:assert/strict';
import test from 'node:test';
import { rankDistribution } from '../../../../web/tasks/friedman/rank_distribution.js';
import { options } from '../../diagrams/example.mjs';

/** @param {{ shapes: any[] }} diagram @param {string} part */
const parts = ({ shapes }, part) => shapes.filter((shape) => shape.part === part);

const MODELS = [
  {
    name: 'B',
    metrics: { average_rank: 2 },
    ranks: { low: 1, q1: 1.5, median: 2, q3: 2.5, high: 3 },
    results: { low: 0.1, q1: 0.2, median: 0.3, q3: 0.4, high: 0.5 },
  },
  {
    name: 'A',
    metrics: { average_rank: 1.5 },
    ranks: { low: 1, q1: 1, median: 1, q3: 2, high: 3 },
    results: { low: 0.6, q1: 0.7, median: 0.8, q3: 0.9, high: 0.9 },
  },
  {
    name: 'C',
    metrics: { average_rank: 2.5 },
    ranks: { low: 2, q1: 2, median: 3, q3: 3, high: 3 },
    results: null,
  },
];
const VALUES = {
  rank: [
    [1, 2, 3],
    [3, 1, 2],
  ],
  result: [
    [0.1, 0.2, 0.3],
    [0.5, 0.6, 0.7],
  ],
};

test('a box lies between the quartiles, the line at the median', () => {
  const diagram = rankDistribution({ models: MODELS, values: null, of: 'ranks' }, options());
  const place = Object.fromEntries(
    parts(diagram, 'tick_label').map(({ text, at }) => [text, at[0]]),
  );
  const [box] = parts(diagram, 'quartiles').filter(({ model }) => model === 1);
  assert.ok(Math.abs(box.x - place[1]) < 1e-9);
  assert.ok(Math.abs(box.x + box.width - place[2]) < 1e-9);
  const [median] = parts(diagram, 'median').filter(({ model }) => model === 0);
  assert.ok(Math.abs(median.points[0][0] - place[2]) < 1e-9);
});

test('few data sets have their dots, in the column of their algorithm', () => {
  const diagram = rankDistribution({ models: MODELS, values: VALUES, of: 'ranks' }, options());
  const place = Object.fromEntries(
    parts(diagram, 'tick_label').map(({ text, at }) => [text, at[0]]),
  );
  const [dots] = parts(diagram, 'data').filter(({ model }) => model === 0);
  assert.deepEqual(
    dots.points.map((/** @type {number[]} */ [x]) => x),
    [place[1], place[3]],
  );
});

test('more than 30 data sets have none', () => {
  const rank = Array.from({ length: 31 }, () => [1, 2, 3]);
  const part = {
    models: MODELS,
    values: { rank, result: rank },
    of: /** @type {const} */ ('ranks'),
  };
  assert.deepEqual(parts(rankDistribution(part, options()), 'data'), []);
});

test('results have an axis of their own; an algorithm without them has no row', () => {
  const diagram = rankDistribution({ models: MODELS, values: VALUES, of: 'results' }, options());
  assert.deepEqual(
    parts(diagram, 'label').map(({ text }) => text),
    ['A', 'B'],
  );
  const ticks = parts(diagram, 'tick_label').map(({ text }) => text);
  assert.equal(ticks[0], '0.1');
  assert.equal(ticks.at(-1), '0.9');
});
