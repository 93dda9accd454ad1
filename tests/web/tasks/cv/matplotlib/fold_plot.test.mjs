import assert from 'node:assert/strict';
import test from 'node:test';
import { foldPlotScript } from '../../../../../web/tasks/cv/matplotlib/fold_plot.js';
import { HOSTILE, THEME } from '../../../diagrams/example.mjs';
import { dataOf, figure, hasPython } from '../../../export/python.mjs';

/** @param {string[]} names @param {number[][]} result */
const part = (names, result) => ({
  models: names.map((name, at) => ({ name, metrics: { mean: at ? 0.15 : null } })),
  result,
  foldOf: () => '',
});
const folds = [
  [0.1, 0.1],
  [0.3, 0.1234567],
];

test('a fold is a row, a learner a column with its colour and mean', { skip: !hasPython }, () => {
  const data = dataOf(foldPlotScript(part(['A', 'B'], folds), figure({ axis: 'Result' })));
  assert.deepEqual(data.names, ['A', 'B']);
  assert.deepEqual(data.results, [
    [0.1, 0.1],
    [0.3, 0.123457],
  ]);
  assert.deepEqual(data.means, [null, 0.15]);
  assert.deepEqual(data.colors, [THEME.models['--model-1'], THEME.models['--model-2']]);
  assert.equal(data.title, 'Result');
  assert.equal(data.angle, 0);
});

test('names that their columns have no room for are turned', { skip: !hasPython }, () => {
  const wide = Array.from({ length: 9 }, (_, at) => `Gradient boosting ${at}`);
  const row = [wide.map(() => 0.1)];
  assert.equal(dataOf(foldPlotScript(part(wide, row), figure({ axis: '' }))).angle, 30);
  const many = Array.from({ length: 24 }, (_, at) => `Gradient boosting ${at}`);
  const rows = [many.map(() => 0.1)];
  assert.equal(dataOf(foldPlotScript(part(many, rows), figure({ axis: '' }))).angle, 90);
});

test('two lines are tried before names are turned', { skip: !hasPython }, () => {
  const names = ['gradient boosting', 'random forest', 'naive Bayes', 'C4.5'];
  const data = dataOf(foldPlotScript(part(names, [[1, 2, 3, 4]]), figure({ axis: '' })));
  assert.equal(data.angle, 0);
  assert.deepEqual(data.names, names);
  assert.equal(data['names[0]'], 'gradient\nboosting');
});

test('hostile names are texts', { skip: !hasPython }, () => {
  const data = dataOf(
    foldPlotScript(part(HOSTILE, [HOSTILE.map(() => 1)]), figure({ axis: HOSTILE[4] })),
  );
  assert.deepEqual(data.names, [HOSTILE[0], HOSTILE[1], 'line break [31m', ...HOSTILE.slice(3)]);
  assert.equal(data.title, HOSTILE[4]);
});
