import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfItsKind, limitsOf, OPTIONS } from '../../../web/core/options.js';

test('limits say which ends are open, and whether a number is whole', () => {
  assert.deepEqual(limitsOf('max_fpr'), { min: 0, openMin: true, max: 1 });
  assert.deepEqual(limitsOf('alpha'), { min: 0, openMin: true, max: 1, openMax: true });
  assert.deepEqual(limitsOf('k'), { min: 1, max: 1e9, whole: true });
  assert.deepEqual(limitsOf('rope'), { min: 0 });
  assert.deepEqual(limitsOf('threshold'), {});
  assert.deepEqual(limitsOf('__proto__'), {});
});

test('defaults and choices are those of the core', () => {
  assert.equal(OPTIONS.alpha.default, 0.05);
  assert.equal(OPTIONS.missing.default, 'error');
  assert.deepEqual(OPTIONS.distance.choices, ['euclidean', 'manhattan', 'cosine']);
});

test('a default is of its kind', () => {
  for (const [name, option] of Object.entries(OPTIONS)) {
    if ('default' in option) assert.ok(isOfItsKind(name, option.default), name);
  }
});

/** @type {[string, unknown[], unknown[]][]} */
const KINDS = [
  ['beta', [2, null], ['2', Number.NaN, [2], true]],
  ['standardize', [true, false, null], ['true', 1]],
  ['truth', ['y', '', null], [5, true, ['y']]],
  ['predictions', [['a'], []], ['a', null, [1]]],
  ['thresholds', [{ a: 0.5, b: null }, {}], [0.5, null, [0.5], { a: '0.5' }]],
  [
    'cost_matrix',
    [
      [
        [0, 1],
        [2, 0],
      ],
      [],
    ],
    [null, 'x', [0], [[null]]],
  ],
  ['resample', ['cluster=g', null], [1]],
  ['no_such_option', [1, 'x', true, null], [[], {}, undefined]],
  ['__proto__', [1], [{}]],
];

for (const [name, good, bad] of KINDS) {
  test(`${name} has values of its kind alone`, () => {
    for (const value of good) assert.equal(isOfItsKind(name, value), true, JSON.stringify(value));
    for (const value of bad) assert.equal(isOfItsKind(name, value), false, JSON.stringify(value));
  });
}
