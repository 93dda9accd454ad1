import assert from 'node:assert/strict';
import test from 'node:test';
import { cost, costMarks } from '../../../../web/tasks/binary/cost.js';
import { loadWords, words } from '../../../../web/words/index.js';
import { MODELS, THEME } from '../../charts/example.mjs';

await loadWords('en');

const texts = words('en').pictures;
const UNIFORM = { x: [0, 1], y: [1, 1] };
const shapes = (/** @type {{ x: number[], y: number[] }} */ density) =>
  cost(MODELS, THEME, texts, { selected: 0, density }).options.plugins.backdrop.shapes;

test('each threshold of the selected model is a line from (0, FPR) to (1, FNR)', () => {
  const [, fan] = shapes(UNIFORM);
  assert.deepEqual(fan, {
    lines: [
      [
        [0, 0],
        [1, 1],
      ],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    stroke: '#0000014d',
    width: 1,
  });
});

test('envelopes stand with both trivial classifiers, up to one half', () => {
  const { data, options } = cost(MODELS, THEME, texts, { selected: 0, density: UNIFORM });
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label }) => label),
    ['A', 'always positive', 'always negative'],
  );
  assert.equal(options.scales.y.max, 0.5);
});

test('a density stands in the back, each unit of it a tenth of the height', () => {
  // Beta(2, 2) is 6x(1 − x).
  const [back] = /** @type {any[]} */ (shapes({ x: [0, 0.5, 1], y: [0, 1.5, 0] }));
  assert.deepEqual(back.points.slice(1, -1), [
    [0, 0],
    [0.5, 0.05 * 1.5],
    [1, 0],
  ]);
});

test('the operating point lies where its line meets the line of the costs', () => {
  const marks = costMarks({ rates: [0.25, 0.75], probabilityCost: 0.5, label: 'here' }, texts);
  assert.deepEqual(marks.at(-1), { kind: 'point', at: [0.5, 0.5] });
  assert.deepEqual(marks.at(-2), {
    kind: 'vertical',
    x: 0.5,
    role: 'accent',
    dash: [4, 3],
    label: 'here',
  });
});
