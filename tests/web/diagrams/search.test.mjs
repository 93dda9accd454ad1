// The pictures of a search: what was tried, and the best so far.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestSoFar } from '../../../web/diagrams/best_so_far.js';
import { responseSurface, shownTrials } from '../../../web/diagrams/response_surface.js';
import { valueAxis } from '../../../web/diagrams/value_axis.js';
import { diagramWords } from '../../../web/diagrams/words.js';
import { THEME as theme } from './example.mjs';

const options = { width: 400, size: 14, theme, words: diagramWords('en') };
const texts = { metric: 'Accuracy', description: 'd', x: 'trials', y: 'Accuracy' };

/** @type {import('../../../web/lab/search.js').Searched} */
const kernel = {
  name: 'kernel',
  kind: 'choice',
  low: 'rbf',
  high: 'linear',
  values: ['rbf', 'linear'],
};
/** @type {import('../../../web/lab/search.js').Searched} */
const cost = { name: 'C', kind: 'log_real', low: 0.01, high: 1000 };
/** @type {import('../../../web/lab/search.js').Searched} */
const gamma = { name: 'gamma', kind: 'log_real', low: 0.0001, high: 10 };

/**
 * @param {Record<string, string | number>} parameters
 * @param {number | null} mean
 * @param {number | null} best
 */
const trial = (parameters, mean, best, share = 1) => ({
  learner: 'svm',
  parameters,
  training_share: share,
  mean,
  best,
});

const trials = [
  trial({ kernel: 'rbf', C: 1, gamma: 0.1 }, 0.5, 0.5),
  trial({ kernel: 'linear', C: 100 }, 0.9, 0.9),
  trial({ kernel: 'rbf', C: 10, gamma: 1 }, null, 0.9),
  trial({ kernel: 'rbf', C: 0.01, gamma: 0.001 }, 0.7, 0.9),
];

/** @param {Partial<import('../../../web/diagrams/response_surface.js').Surface>} patch */
const surface = (patch) =>
  responseSurface(
    { axes: [kernel, cost], trials, step: 4, higherIsBetter: true, ...patch },
    { ...options, texts },
  ).shapes;

/** @param {import('../../../web/diagrams/geometry.js').Shape[]} shapes @param {string} part */
const dots = (shapes, part) =>
  shapes.flatMap((shape) => (shape.part === part && shape.kind === 'dot' ? [shape] : []));

test('orders of magnitude are as far from each other as the next ones', () => {
  const { place, marks } = valueAxis(cost);
  assert.ok(Math.abs(place(10) - place(1) - (place(1) - place(0.1))) < 1e-12);
  assert.deepEqual(
    marks.map(({ text }) => text),
    ['0.01', '0.1', '1', '10', '100', '1000'],
  );
});

test('a level of 0 has a place beside orders of magnitude', () => {
  const { place, marks } = valueAxis({ ...cost, low: 0, high: 10, values: [0, 0.1, 10] });
  assert.equal(place(0), 0);
  assert.ok(marks.length > 1 && marks.every(({ at }) => Number.isFinite(at)));
});

test('choices stand side by side, levels of a number where they are', () => {
  assert.deepEqual(
    valueAxis(kernel).marks.map(({ at, text }) => [at, text]),
    [
      [0, 'rbf'],
      [1, 'linear'],
    ],
  );
  const depth = valueAxis({ name: 'depth', kind: 'whole', low: 1, high: 9, values: [1, 5, 9] });
  assert.equal(depth.place(5), 5);
  assert.deepEqual(
    depth.marks.map(({ text }) => text),
    ['1', '5', '9'],
  );
});

test('each step shows one trial more, the best so far and the latest one', () => {
  for (const step of [1, 2, 3, 4]) {
    const shapes = surface({ step });
    const rings = (/** @type {string} */ part) => shapes.filter((one) => one.part === part).length;
    // The third has no value, and is a cross of two lines.
    assert.equal(dots(shapes, 'trial').length, step < 3 ? step : step - 1);
    assert.equal(rings('undefined'), step < 3 ? 0 : 2);
    assert.equal(rings('best'), 1);
    assert.equal(rings('latest'), 1);
  }
});

test('a better trial has a stronger colour, also where lower is better', () => {
  const colours = (/** @type {boolean} */ higherIsBetter) =>
    dots(surface({ higherIsBetter }), 'trial').map(({ colour }) => colour);
  assert.equal(colours(true)[1], theme.models['--model-2']);
  assert.equal(colours(false)[0], theme.models['--model-2']);
  assert.notEqual(colours(true)[0], colours(true)[2]);
});

test('a trial without a value is a cross, and is no zero', () => {
  assert.equal(dots(surface({}), 'trial').length, 3);
  // The axis of the metric reaches no further down than the trials that have one.
  const labels = surface({ axes: [cost] }).flatMap((shape) =>
    shape.kind === 'text' && shape.part === 'tick_label' ? [shape.text] : [],
  );
  assert.ok(!labels.includes('0.0'), labels.join(' '));
});

test('what does not count has no place on its axis', () => {
  const shown = shownTrials({ axes: [cost, gamma], trials, step: 4, higherIsBetter: true });
  assert.deepEqual(
    shown.map(({ at }) => at),
    [0, 2, 3],
  );
  // The best is the one that has no place: no other gets its ring.
  assert.equal(surface({ axes: [cost, gamma] }).filter(({ part }) => part === 'best').length, 0);
});

test('a trial on a part of the rows costs as much of the budget', () => {
  const part = [trial({}, 0.5, null, 0.5), trial({}, 0.6, null, 0.5), trial({}, 0.7, 0.7)];
  const { shapes } = bestSoFar(
    { raced: [{ name: 'halving', trials: part }], budget: 2, step: 3 },
    { ...options, texts },
  );
  const [first, second, third] = dots(shapes, 'trial').map(({ at }) => at[0]);
  assert.ok(Math.abs(third - second - 2 * (second - first)) < 1e-9);
});

test('in a race each strategy has a curve and a name, however long it had no value', () => {
  const raced = [
    { name: 'random', trials },
    { name: 'grid', trials: [trial({}, null, null), trial({}, 0.6, 0.6)] },
    { name: 'none', trials: [trial({}, null, null)] },
  ];
  const { shapes } = bestSoFar({ raced, budget: 4, step: null }, { ...options, texts });
  const curves = shapes.filter(({ part }) => part === 'best');
  assert.equal(new Set(curves.map((one) => one.kind)).size, 2);
  assert.equal(curves.length, 2);
  const names = shapes.flatMap((one) =>
    one.kind === 'text' && one.part === 'legend' ? [one.text] : [],
  );
  assert.deepEqual(names, ['random', 'grid', 'none']);
});
