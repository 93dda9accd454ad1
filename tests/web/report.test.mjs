import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownValue, withValue } from '../../web/report.js';

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
