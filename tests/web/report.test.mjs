import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onPage, ownValue, withValue } from '../../web/report.js';

test('an inherited property is no value', () => {
  assert.equal(ownValue({}, '__proto__'), undefined);
  assert.equal(ownValue({}, 'constructor'), undefined);
  assert.equal(ownValue(undefined, 'x'), undefined);
});

test('a value can be kept under any name', () => {
  const kept = withValue(withValue({ a: 1 }, '__proto__', 2), 'a', 3);
  assert.deepEqual(Object.entries(kept), [
    ['a', 3],
    ['__proto__', 2],
  ]);
  assert.equal(ownValue(kept, '__proto__'), 2);
  assert.equal(JSON.stringify(kept), '{"a":3,"__proto__":2}');
});

test('options of the command line are not told on the page', () => {
  assert.equal(
    onPage('Correct them, or leave their rows out (missing: drop).'),
    'Correct them, or leave their rows out.',
  );
  assert.equal(onPage('或略去这些行（missing：drop）。'), '或略去这些行。');
  assert.equal(onPage('A name (of mine) stays.'), 'A name (of mine) stays.');
});
