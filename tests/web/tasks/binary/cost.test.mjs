import assert from 'node:assert/strict';
import test from 'node:test';
import { cost, costMarks } from '../../../../web/tasks/binary/cost.js';
import { loadWords, words } from '../../../../web/words/index.js';
import { MODELS, THEME } from '../../charts/example.mjs';

await loadWords('en');

const texts = words('en').pictures;
const shapes = (/** @type {{ a: number, b: number }} */ density) =>
  cost(MODELS, THEME, texts, { selected: 0, density }).options.plugins.backdrop.shapes;

test('each threshold of the selected model is a line from (0, FPR) to (1, FNR)', () => {
  const [, fan] = shapes({ a: 1, b: 1 });
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
  const { data, options } = cost(MODELS, THEME, texts, { selected: 0, density: { a: 1, b: 1 } });
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label }) => label),
    ['A', 'always positive', 'always negative'],
  );
  assert.equal(options.scales.y.max, 0.5);
});

test('a uniform density is a low flat band; a Beta(2, 2) has 1.5 times its height in the middle', () => {
  const height = (/** @type {any} */ shape) =>
    shape.points.find((/** @type {any} */ [x]) => x === 0.5)[1];
  const flat = height(shapes({ a: 1, b: 1 })[0]);
  const round = height(shapes({ a: 2, b: 2 })[0]);
  assert.ok(Math.abs(flat - 0.05) < 1e-12);
  // The density of Beta(2, 2) at 1/2 is 6 · 1/2 · 1/2; the trapezoid over 100 pieces errs by 1e-4.
  assert.ok(Math.abs(round / flat - 1.5) < 1e-3);
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
