import assert from 'node:assert/strict';
import test from 'node:test';
import { differencesScript } from '../../../../../../web/tasks/comparison/pair/matplotlib/differences.js';
import { HOSTILE } from '../../../../diagrams/example.mjs';
import { dataOf, figure, hasPython } from '../../../../export/python.mjs';

/** Tokens of the two sides. @type {[string, string]} */
const HUES = ['--model-3', '--model-1'];

const items = [
  { name: 'low', difference: -0.2 },
  { name: 'none', difference: 0 },
  { name: 'high', difference: 0.1 + 0.2 },
];
const better = { first: 'A better', second: 'B better' };

test('differences come from the largest to the smallest', { skip: !hasPython }, () => {
  const data = dataOf(
    differencesScript({ items, higherIsBetter: true, hues: HUES }, figure({ better })),
  );
  assert.deepEqual(data.names, ['high', 'none', 'low']);
  assert.deepEqual(data.differences, [0.3, 0, -0.2]);
});

test(
  'what is below zero speaks for the second where higher is better',
  { skip: !hasPython },
  () => {
    const labels = (/** @type {boolean} */ higherIsBetter) =>
      dataOf(differencesScript({ items, higherIsBetter, hues: HUES }, figure({ better }))).labels;
    assert.deepEqual(labels(true), ['B better', 'A better']);
    assert.deepEqual(labels(false), ['A better', 'B better']);
  },
);

test('many differences have no names', { skip: !hasPython }, () => {
  const many = Array.from({ length: 61 }, (_, at) => ({ name: `${at}`, difference: at }));
  const data = dataOf(
    differencesScript({ items: many, higherIsBetter: true, hues: HUES }, figure({ better })),
  );
  assert.deepEqual(data.names, []);
  assert.equal(data.differences.length, 61);
});

test('hostile names are texts', { skip: !hasPython }, () => {
  const hostile = HOSTILE.map((name, at) => ({ name, difference: -at }));
  const [first, , , second] = HOSTILE;
  const data = dataOf(
    differencesScript(
      { items: hostile, higherIsBetter: false, hues: HUES },
      figure({ better: { first, second } }),
    ),
  );
  assert.deepEqual(data.names, [HOSTILE[0], HOSTILE[1], 'line break [31m', ...HOSTILE.slice(3)]);
  assert.deepEqual(data.labels, [first, second]);
});
