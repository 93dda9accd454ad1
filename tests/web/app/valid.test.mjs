import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validOptions, validPreferences, validSource } from '../../../web/app/valid.js';

const NONSENSE = [null, undefined, 5, 'text', true, [], ['en']];

test('preferences are a known language and a known theme, or nothing', () => {
  const empty = { language: undefined, theme: undefined };
  for (const value of NONSENSE) assert.deepEqual(validPreferences(value), empty);
  assert.deepEqual(validPreferences({ language: 'xx', theme: {} }), empty);
  assert.deepEqual(validPreferences({ language: 'zh', theme: 'dark', more: 1 }), {
    language: 'zh',
    theme: 'dark',
  });
});

test('options that are not objects are none', () => {
  for (const value of NONSENSE) assert.equal(validOptions(value), undefined);
});

test('an option of another type is left out, the others stay', () => {
  const thresholds = Object.fromEntries([
    ['__proto__', 0.5],
    ['b', null],
  ]);
  const good = { truth: 'y', beta: 2, weight: null, predictions: ['a'], higher_is_better: false };
  assert.deepEqual(validOptions({ ...good, thresholds }), { ...good, thresholds });
  for (const bad of [
    { predictions: 'a' },
    { predictions: [5] },
    { features: {} },
    { thresholds: [0.5] },
    { thresholds: { a: '0.5' } },
    { truth: { name: 'y' } },
    { beta: [] },
    { cost_matrix: [[0, '1']] },
    { standardize: 'yes' },
  ]) {
    assert.deepEqual(validOptions({ ...good, ...bad, alpha: 0.1 })?.alpha, 0.1);
    const [name] = Object.keys(bad);
    assert.equal(Object.hasOwn(validOptions({ alpha: 0.1, ...bad }) ?? {}, name), false, name);
  }
});

test('a matrix of costs and the ordered classes are kept', () => {
  const options = {
    cost_matrix: [
      [0, 1],
      [5, 0],
    ],
    ordered: ['a', 'b'],
  };
  assert.deepEqual(validOptions(options), options);
});

test('an option that there is not is kept, so that the core can say so', () => {
  assert.deepEqual(validOptions({ no_such_option: 1, other: [] }), { no_such_option: 1 });
});

test('a source that is kept is a file or a pasted text', () => {
  const source = { name: 'a.csv', size: 5, kind: 'file' };
  assert.deepEqual(validSource({ ...source, id: 'x' }), source);
  assert.deepEqual(validSource({ ...source, files: ['a.csv', 5] }), source);
  const files = ['a.csv', 'b.csv'];
  assert.deepEqual(validSource({ ...source, files }), { ...source, files });
  for (const value of NONSENSE) assert.equal(validSource(value), null);
  for (const bad of [{ name: 5 }, { size: '5' }, { size: Number.NaN }, { kind: 'sample' }]) {
    assert.equal(validSource({ ...source, ...bad }), null);
  }
});
