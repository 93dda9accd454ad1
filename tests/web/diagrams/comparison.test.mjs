import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSvg } from '../../../web/diagrams/svg.js';
import { binomialDistribution } from '../../../web/tasks/binomial/binomial_distribution.js';
import { experiments } from '../../../web/tasks/binomial/experiments.js';
import { differences } from '../../../web/tasks/comparison/pair/differences.js';
import { foldPlot } from '../../../web/tasks/cv/fold_plot.js';
import { options as common, HOSTILE } from './example.mjs';

/** Tokens of the two sides. @type {[string, string]} */
const HUES = ['--model-3', '--model-1'];

/** @param {Record<string, any>} more @returns {any} */
const options = (more) => common(more);

const of = (/** @type {any} */ diagram, /** @type {string} */ part) =>
  diagram.shapes.filter((/** @type {any} */ shape) => shape.part === part);
const texts = { axis: 'axis', description: (/** @type {string[]} */ names) => names.join() };

const folds = {
  models: [
    { name: 'A', metrics: { mean: 0.2 } },
    { name: HOSTILE[0], metrics: { mean: 0.15 } },
  ],
  result: [
    [0.1, 0.1],
    [0.3, 0.2],
  ],
  foldOf: (/** @type {number} */ row) => `fold ${row + 1}`,
};

test('a fold is a dot for each learner and a line that joins them', () => {
  const diagram = foldPlot(folds, options(texts));
  assert.equal(of(diagram, 'result').length, 4);
  assert.equal(of(diagram, 'fold').length, 2);
  const [low, , high] = of(diagram, 'result').map((/** @type {any} */ { at }) => at[1]);
  assert.ok(low > of(diagram, 'mean')[0].points[0][1] || high !== low);
  assert.equal(of(diagram, 'mean').length, 2);
});

test('one learner has no lines between learners, equal results a scale of their own', () => {
  const diagram = foldPlot(
    { models: [folds.models[0]], result: [[0.2], [0.2]], foldOf: () => '' },
    options(texts),
  );
  assert.equal(of(diagram, 'fold').length, 0);
  for (const { at } of of(diagram, 'result')) assert.ok(at.every(Number.isFinite));
});

test('an experiment is a dot on its interval, and the rate it is held against a line', () => {
  const models = [
    {
      name: 'A',
      metrics: { error_rate: 0.5, clopper_pearson_low: 0.187, clopper_pearson_high: 0.813 },
    },
  ];
  const diagram = experiments(
    { models, eps0: 0.3, worst: 'A' },
    options({ ...texts, tip: () => '' }),
  );
  const [line] = of(diagram, 'interval');
  const [dot] = of(diagram, 'rate');
  assert.ok(line.points[0][0] < dot.at[0] && dot.at[0] < line.points[1][0]);
  assert.equal(of(diagram, 'eps0').length, 1);
  assert.equal(
    of(
      experiments({ models, eps0: null, worst: 'A' }, options({ ...texts, tip: () => '' })),
      'eps0',
    ).length,
    0,
  );
});

test('the distribution is shaded from the critical number on', () => {
  const distribution = { errors: [0, 1, 2, 3, 4], probability: [0.4, 0.3, 0.2, 0.08, 0.02] };
  const words = {
    ...texts,
    description: '',
    observedText: 'o',
    criticalText: 'c',
    bar: (/** @type {string} */ errors, /** @type {string} */ p) => `${errors}: ${p}`,
  };
  const diagram = binomialDistribution({ distribution, observed: 2, critical: 3 }, options(words));
  assert.equal(of(diagram, 'critical').length, 2);
  assert.equal(of(diagram, 'bar').length, 3);
  assert.equal(of(diagram, 'observed').length, 1);
  assert.equal(
    of(
      binomialDistribution({ distribution, observed: 9, critical: null }, options(words)),
      'critical',
    ).length,
    0,
  );
});

test('differences are sorted, and their side says which is better', () => {
  const items = [
    { name: 'low', difference: -0.2 },
    { name: 'none', difference: 0 },
    { name: 'high', difference: 0.1 },
  ];
  const words = {
    description: '',
    better: { first: 'A better', second: 'B better', names: ['A', 'B'] },
  };
  const diagram = differences({ items, higherIsBetter: true, hues: HUES }, options(words));
  const ends = of(diagram, 'end');
  assert.deepEqual(
    ends.map((/** @type {any} */ { tip }) => tip.split(':')[0]),
    ['high', 'none', 'low'],
  );
  const right = (/** @type {any} */ drawn) =>
    of(drawn, 'side').find((/** @type {any} */ { anchor }) => anchor === 'end').text;
  assert.equal(right(diagram), 'A better');
  assert.equal(
    right(differences({ items, higherIsBetter: false, hues: HUES }, options(words))),
    'B better',
  );
});

test('where there is little room the sides are cut in their names alone', () => {
  const names = ['Support vectors', 'Logistic regression'];
  const words = {
    description: '',
    better: { first: `${names[0]} better`, second: `${names[1]} better`, names },
  };
  const items = [{ name: 'one', difference: 0.1 }];
  const diagram = differences(
    { items, higherIsBetter: true, hues: HUES },
    { ...options(words), width: 300 },
  );
  for (const { text } of of(diagram, 'side')) assert.match(text, /^\S+…\S+ better$/);
});

test('the axis of differences has numbers on both sides of zero, however narrow it is', () => {
  const words = { description: '', better: { first: 'A', second: 'B', names: ['A', 'B'] } };
  for (const difference of [0.031, 0.46, 4.63, 0.9]) {
    const items = [
      { name: 'breast cancer', difference },
      { name: 'iris', difference: -difference / 2 },
    ];
    const drawn = differences(
      { items, higherIsBetter: true, hues: HUES },
      { ...options(words), width: 220 },
    );
    const signs = of(drawn, 'tick_label').map((/** @type {any} */ { text }) =>
      Math.sign(Number(text.replace('−', '-'))),
    );
    assert.deepEqual([...new Set(signs)], [-1, 0, 1], `${difference}`);
  }
});

test('numbers on the axis of differences stand apart: of five in little room, every second', () => {
  const words = { description: '', better: { first: 'A', second: 'B', names: ['A', 'B'] } };
  const items = [0.042, -0.022].map((difference) => ({ name: 'breast cancer', difference }));
  const numbers = (/** @type {number} */ width) =>
    of(
      differences({ items, higherIsBetter: true, hues: HUES }, { ...options(words), width }),
      'tick_label',
    ).map((/** @type {any} */ { text }) => text);
  assert.deepEqual(numbers(500), ['−0.04', '−0.02', '0.00', '0.02', '0.04']);
  assert.deepEqual(numbers(230), ['−0.04', '0.00', '0.04']);
});

test('a thousand differences have no names, and stay inside', () => {
  const items = Array.from({ length: 1000 }, (_, at) => ({
    name: `${at}`,
    difference: Math.sin(at),
  }));
  const diagram = differences(
    { items, higherIsBetter: true, hues: HUES },
    options({ description: '', better: { first: 'A', second: 'B', names: ['A', 'B'] } }),
  );
  assert.equal(of(diagram, 'label').length, 0);
  for (const { at } of of(diagram, 'end')) assert.ok(at[0] >= 0 && at[0] <= diagram.width);
});

test('hostile names are text', () => {
  for (const name of HOSTILE) {
    const models = [{ name, metrics: { mean: 0.1, error_rate: 0.1 } }];
    const svg = toSvg(foldPlot({ ...folds, models, result: [[0.1]] }, options(texts)), {
      font: 'serif',
    });
    assert.doesNotMatch(svg, /<script|<!--/);
  }
});

test('equal columns have an axis with zero alone', () => {
  const items = [0, 1e-17, -2e-16].map((difference, at) => ({ name: `set ${at}`, difference }));
  const words = {
    description: 'd',
    better: { first: 'A better', second: 'B better', names: ['A', 'B'] },
  };
  const diagram = differences({ items, higherIsBetter: true, hues: HUES }, options(words));
  const texts = diagram.shapes.flatMap((shape) =>
    shape.part === 'tick_label' ? [/** @type {any} */ (shape).text] : [],
  );
  assert.deepEqual(texts, ['0']);
  const ends = diagram.shapes.flatMap((shape) =>
    shape.part === 'end' ? [/** @type {any} */ (shape).at[0]] : [],
  );
  assert.equal(new Set(ends).size, 1);
});

/** Rows of ten folds of learners with these names. @param {string[]} names */
const learners = (names) => ({
  ...folds,
  models: names.map((name, at) => ({ name, metrics: { mean: at } })),
  result: [names.map((_, at) => at)],
});
const textsOf = (/** @type {any} */ diagram, /** @type {string} */ part) =>
  of(diagram, part).map((/** @type {any} */ { text }) => text);
const GRID = ['0.1', '1', '10'].flatMap((c) =>
  ['scale', '0.001'].map((gamma) => `C=${c}, gamma=${gamma}, kernel=rbf`),
);

test('names of learners stand whole below their columns, in two lines where they need them', () => {
  const names = ['random forest', 'logistic regression', 'SVM'];
  const diagram = foldPlot(learners(names), options({ ...texts, width: 330 }));
  assert.deepEqual(textsOf(diagram, 'label'), [
    'random',
    'forest',
    'logistic',
    'regression',
    'SVM',
  ]);
  assert.equal(of(diagram, 'name').length, 0);
});

test('learners whose names have no room below are numbered and listed, no name cut', () => {
  // 321 pixels are 85 mm, a column of a journal.
  for (const width of [700, 321]) {
    const diagram = foldPlot(learners(GRID), options({ ...texts, width }));
    assert.deepEqual(textsOf(diagram, 'label'), ['1', '2', '3', '4', '5', '6']);
    assert.deepEqual(textsOf(diagram, 'number'), textsOf(diagram, 'label'));
    assert.deepEqual(textsOf(diagram, 'name'), GRID);
    for (const { at, width: wide } of of(diagram, 'name')) {
      assert.ok(at[0] + wide <= width, `${at[0]} + ${wide}`);
      assert.ok(at[1] < diagram.height);
    }
  }
});

test('so many learners that a list would be larger than the picture are numbered alone', () => {
  const many = foldPlot(
    learners(Array.from({ length: 60 }, (_, at) => `C=${at}, gamma=scale`)),
    options(texts),
  );
  assert.equal(of(many, 'name').length, 0);
  assert.equal(textsOf(many, 'label')[59], '60');
});
